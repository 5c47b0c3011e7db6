/** What blocks of serials and blank labels look like in the API. */
import { z } from "zod";
import { MAX_PREFIX } from "../../formats/serial.ts";
import { OwnSerials, SERIALS_PER_REQUEST } from "../items/own-serials.ts";
import { Prefix } from "../items/shape.ts";
import { filledText, Id, objectShape } from "../shapes.ts";

export const HOLDER_LENGTH = 100;
/** Most labels bound in one request: what a person scans in a sitting. */
const LABELS_PER_REQUEST = 500;
const LABEL_LENGTH = 2000;

export const NewSerialBlock = z
  .strictObject({
    passport: Id.nullish().meta({
      description: "The passport that the pieces will stand under. Without one the block is of blank labels.",
    }),
    quantity: z.int().min(1).max(SERIALS_PER_REQUEST).meta({ description: "How many serials to reserve." }),
    mode: z.enum(["sequential", "random"]).optional().meta({
      description:
        "`sequential` when it is left out: the numbers after the last of that prefix. Blank labels are `random` always.",
    }),
    prefix: Prefix.nullish().meta({
      maxLength: MAX_PREFIX,
      description: "Placed before each number or random part.",
    }),
    holder: filledText(HOLDER_LENGTH).nullish().meta({
      description:
        "Who keeps the block, such as the name of a machine; `GET /serial_blocks` finds it by this.",
    }),
    held: z.boolean().optional().meta({
      description:
        "The holder prints from it where this server is out of reach, so it is not given back by mistake.",
    }),
  })
  .superRefine(({ passport, mode }, context) => {
    if (passport || mode !== "sequential") return;
    context.addIssue({
      code: "custom",
      path: ["mode"],
      message:
        "must be random for blank labels: nobody knows yet which product's numbers to go on with. Leave it out.",
      params: { code: "invalid_value" },
    });
  })
  .meta({ id: "NewSerialBlock" });
export type NewSerialBlock = z.infer<typeof NewSerialBlock>;

const BLOCK_STATUSES = ["open", "used", "released"] as const;

export const SerialBlockFilters = z.strictObject({
  status: z.enum(BLOCK_STATUSES).optional().meta({ description: "Only blocks with this status." }),
  passport: Id.optional().meta({ description: "Only blocks of the passport with this id." }),
  holder: z.string().optional().meta({ description: "Only blocks of exactly this holder." }),
});
export type SerialBlockFilters = z.infer<typeof SerialBlockFilters>;

export const SerialBlock = objectShape("serial_block", {
  status: z.enum(BLOCK_STATUSES),
  passport: Id.nullable(),
  product: Id.nullable(),
  mode: z.enum(["sequential", "random"]),
  quantity: z.int(),
  unused: z.int(),
  first_serial: z.string(),
  last_serial: z.string(),
  address_form: z.string(),
  codes_url: z.string(),
  holder: z.string().nullable(),
  held: z.boolean(),
  released_at: z.int().nullable(),
}).meta({ id: "SerialBlock" });
export type SerialBlock = z.infer<typeof SerialBlock>;

export const SerialBlockCodes = objectShape("serial_block_codes", {
  codes: z.array(z.strictObject({ serial: z.string(), uid: z.string(), url: z.string() })),
}).meta({ id: "SerialBlockCodes" });
export type SerialBlockCodes = z.infer<typeof SerialBlockCodes>;

export const ItemsOfBlock = z
  .strictObject({
    serials: OwnSerials.min(1).optional().meta({
      description: "Which serials of the block; those that were made from it before stay as they are.",
    }),
    quantity: z.int().min(1).max(SERIALS_PER_REQUEST).optional().meta({
      description: "In place of `serials`: so many of the block, from the first unused one on.",
    }),
    passport: Id.optional().meta({
      description: "Another passport of the same product, such as the successor of one that was withdrawn.",
    }),
  })
  .superRefine(({ serials, quantity }, context) => {
    if ((serials === undefined) !== (quantity === undefined)) return;
    context.addIssue({
      code: "custom",
      path: ["serials"],
      message: "or quantity must be sent: one of the two",
      params: { code: serials === undefined ? "parameter_missing" : "invalid_value" },
    });
  })
  .meta({ id: "ItemsOfBlock" });
export type ItemsOfBlock = z.infer<typeof ItemsOfBlock>;

export const Release = z
  .strictObject({
    serials: OwnSerials.min(1)
      .optional()
      .meta({ description: "Only these; without them all that are unused." }),
    anyway: z.boolean().optional().meta({
      description:
        "Needed for a block that is `held`: what its holder printed and has not sent yet can never be registered then.",
    }),
  })
  .meta({ id: "Release" });
export type Release = z.infer<typeof Release>;

export const LabelBinding = z
  .strictObject({
    labels: z
      .array(z.string().max(LABEL_LENGTH))
      .min(1)
      .max(LABELS_PER_REQUEST)
      .meta({ description: "What was scanned: addresses of blank labels, or their uids." }),
  })
  .meta({ id: "LabelBinding" });

const LABEL_STATUSES = ["not_in_use", "in_use", "void"] as const;

export const Label = objectShape("label", {
  uid: z.string(),
  serial: z.string(),
  status: z.enum(LABEL_STATUSES),
  url: z.string(),
  block: Id.nullable(),
  item: Id.nullable(),
}).meta({ id: "Label" });
export type Label = z.infer<typeof Label>;
