/** Kiosks as the panel shows them. */
import { z } from "zod";
import { ActorShape, filledText, objectShape } from "../shapes.ts";

const DEVICE_NAME_LENGTH = 80;

/** Digits, since it is typed with gloves on. */
export const Pin = z.string().regex(/^[0-9]{4,12}$/, "must have 4 to 12 digits");

export const NewDevice = z.strictObject({
  name: filledText(DEVICE_NAME_LENGTH),
  /** What supervisors type for what not everybody may do; without one nothing asks for it. */
  pin: Pin.nullish(),
});
export type NewDevice = z.infer<typeof NewDevice>;

export const DeviceChanges = z.strictObject({
  name: filledText(DEVICE_NAME_LENGTH).optional(),
  /** Null: there is none any more. */
  pin: Pin.nullish(),
});
export type DeviceChanges = z.infer<typeof DeviceChanges>;

export const Device = objectShape("device", {
  name: z.string(),
  /** `waiting`: nobody has typed its code yet. */
  status: z.enum(["waiting", "paired", "revoked"]),
  has_pin: z.boolean(),
  /** Until when its code is good (Unix seconds); null when it has none. */
  code_expires: z.int().nullable(),
  paired: z.int().nullable(),
  last_seen: z.int().nullable(),
  revoked: z.int().nullable(),
  created_by: ActorShape,
});
export type Device = z.infer<typeof Device>;

/** With the code that it is paired with, which is in this answer and nowhere else. */
export const DeviceWithCode = Device.extend({ code: z.string() });
export type DeviceWithCode = z.infer<typeof DeviceWithCode>;
