/** What items and runs of items look like in the API. */
import { z } from "zod";
import { isSerialPrefix, MAX_PREFIX, MAX_SERIAL, RANDOM_LENGTH } from "../../formats/serial.ts";
import { filledText, Id, objectShape, refuse } from "../shapes.ts";
import { OwnSerials, SERIALS_PER_REQUEST } from "./own-serials.ts";

const VOID_REASON_LENGTH = 300;

const ALPHABET = 'letters, digits, ".", "_" and "-"';

export const Prefix = z.string().superRefine((prefix, context) => {
  if (!isSerialPrefix(prefix))
    refuse(context, "invalid_value", `must have at most ${MAX_PREFIX} ${ALPHABET}`);
});

/** How serials are made where none are sent. */
const Generated = z
  .strictObject({
    quantity: z.int().min(1).max(SERIALS_PER_REQUEST),
    mode: z.enum(["sequential", "random"]).nullish(),
    prefix: Prefix.nullish(),
    start: z.int().min(0).nullish(),
  })
  .superRefine(({ mode, start }, context) => {
    if (mode === "random" && typeof start === "number")
      context.addIssue({
        code: "custom",
        path: ["start"],
        message: 'is only for the mode "sequential". Leave it out.',
        params: { code: "invalid_value" },
      });
  });

/** Own serials, or how many of which kind. */
export type Wanted =
  | { serials: string[] }
  | { quantity: number; mode: "sequential" | "random"; prefix: string; start: number | undefined };

/** Looked at only where no serials are sent, hence no shape here. */
const generatedOnly = (words: { description: string; [keyword: string]: unknown }) =>
  z.unknown().optional().meta(words);

export const NewItems = z
  .strictObject({
    serials: OwnSerials.min(1)
      .optional()
      .meta({
        description: `Own serials, each at most ${MAX_SERIAL} ${ALPHABET.replaceAll('"', "`")}. When they are sent, all other parameters are ignored.`,
      }),
    quantity: generatedOnly({
      type: "integer",
      minimum: 1,
      maximum: SERIALS_PER_REQUEST,
      description: "How many serials to generate.",
    }),
    mode: generatedOnly({
      type: ["string", "null"],
      enum: ["sequential", "random", null],
      description: `\`sequential\` (000001, 000002, …) when it is left out; \`random\`: ${RANDOM_LENGTH} characters without look-alikes.`,
    }),
    prefix: generatedOnly({
      type: ["string", "null"],
      maxLength: MAX_PREFIX,
      description: "Placed before each number or random part.",
    }),
    start: generatedOnly({
      type: ["integer", "null"],
      minimum: 0,
      description: "First number, only with `sequential`; else it goes on after the last of that prefix.",
    }),
  })
  .superRefine(({ serials, ...generated }, context) => {
    if (serials !== undefined) return;
    const { quantity } = generated;
    if (quantity === undefined)
      context.addIssue({
        code: "custom",
        path: ["quantity"],
        message: 'The parameter "quantity" is missing. Send it, or "serials" of your own.',
        params: { code: "parameter_missing" },
      });
    for (const issue of Generated.safeParse({ ...generated, quantity: quantity === undefined ? 1 : quantity })
      .error?.issues ?? [])
      context.addIssue(issue as Parameters<typeof context.addIssue>[0]);
  })
  .meta({ id: "NewItems" });
export type NewItems = z.infer<typeof NewItems>;

/** What a request that has the shape asks for. */
export function wantedOf({ serials, ...generated }: NewItems): Wanted {
  if (serials !== undefined) return { serials };
  const { quantity, mode, prefix, start } = Generated.parse(generated);
  return { quantity, mode: mode ?? "sequential", prefix: prefix ?? "", start: start ?? undefined };
}

export const Void = z
  .strictObject({
    reason: filledText(VOID_REASON_LENGTH).meta({
      description: `Why, for readers; at most ${VOID_REASON_LENGTH} characters.`,
    }),
  })
  .meta({ id: "Void" });

/** ISO/IEC 14443-3: UIDs have 4, 7 or 10 bytes. */
const TAG_UID = /^(?:[0-9a-f]{8}|[0-9a-f]{14}|[0-9a-f]{20})$/i;
/** The first byte of a UID of 4 bytes that is another one each time (6.5.4 there). */
const RANDOM_UID = /^08.{6}$/;

const TagUid = z.string().superRefine((uid, context) => {
  if (!TAG_UID.test(uid))
    refuse(context, "invalid_value", "must be the UID of an NFC tag: 8, 14 or 20 hexadecimal digits");
  else if (RANDOM_UID.test(uid))
    refuse(context, "invalid_value", "must not be a random UID, which is another one each time");
});

export const ItemTag = z
  .strictObject({
    nfc_uid: TagUid.meta({
      description: "UID of the tag, as readers tell it: 8, 14 or 20 hexadecimal digits.",
    }),
    replace: z.boolean().optional().meta({
      description:
        "Bind it also when the item has another tag, or the tag belongs to another item, which is then without one.",
    }),
  })
  .meta({ id: "ItemTag" });
export type ItemTag = z.infer<typeof ItemTag>;

const Serial = z.string().optional().meta({
  description: "Only the item with exactly this serial; upper and lower case count as the same.",
});

export const PassportItemFilters = z.strictObject({
  serial: Serial,
  run: Id.optional().meta({ description: "Only the items of the run with this id." }),
});
export type PassportItemFilters = z.infer<typeof PassportItemFilters>;

export const ItemFilters = z.strictObject({
  serial: Serial,
  product: Id.optional().meta({ description: "Only items of the product with this id." }),
  nfc_uid: z
    .string()
    .optional()
    .meta({ description: "Only the item that carries the NFC tag with this UID." }),
});
export type ItemFilters = z.infer<typeof ItemFilters>;

export const Item = objectShape("item", {
  uid: z.string(),
  serial: z.string(),
  status: z.enum(["active", "voided"]),
  url: z.string(),
  gs1_key: z.string().nullable(),
  nfc: z.strictObject({ ndef_hex: z.string(), ntag_tlv_hex: z.string() }),
  qr: z.strictObject({ svg: z.string(), png: z.string() }),
  passport: Id,
  product: Id,
  run: Id,
  voided_at: z.int().nullable(),
  void_reason: z.string().nullable(),
  nfc_uid: z.string().nullable(),
}).meta({ id: "Item" });
export type Item = z.infer<typeof Item>;

export const ItemRun = objectShape("item_run", {
  passport: Id,
  created_count: z.int(),
  first_serial: z.string(),
  last_serial: z.string(),
  items_url: z.string(),
}).meta({ id: "ItemRun" });
export type ItemRun = z.infer<typeof ItemRun>;
