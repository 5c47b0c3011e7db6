/** After-sale events as a person's lists show them, and what such a person can record one on. */
import { z } from "zod";
import { ActorShape, filledText, Id } from "../shapes.ts";
import { LifecycleEvent } from "./shape.ts";

export const EventSummary = LifecycleEvent.extend({
  recorded_by: ActorShape,
  /** What it concerns, named as its data stand now. */
  subject: z.strictObject({
    product: z.strictObject({ id: Id, name: z.string() }),
    batch: z.string().nullable(),
    /** Of the piece; null for what stands under a passport as a whole. */
    serial: z.string().nullable(),
    /** Its public page. */
    url: z.string(),
  }),
});
export type EventSummary = z.infer<typeof EventSummary>;

/** Longest text that subjects are searched by: addresses of codes may carry a query. */
const FIND_LENGTH = 1000;

export const SubjectSearch = z.strictObject({ find: filledText(FIND_LENGTH) });

export const EventSubject = z.strictObject({
  /** One of the two is set, as an event takes it. */
  item: Id.nullable(),
  passport: Id.nullable(),
  product: z.string(),
  reference: z.string(),
  batch: z.string().nullable(),
  serial: z.string().nullable(),
  voided: z.boolean(),
  /** Of a passport: it has pieces with serials of their own, on which events belong. */
  has_items: z.boolean(),
});
export type EventSubject = z.infer<typeof EventSubject>;
