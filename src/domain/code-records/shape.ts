/** The journal of codes as the API shows it. */
import { z } from "zod";
import { isSerial } from "../../formats/serial.ts";
import { ActorShape, filledText, Id, objectShape, refuse } from "../shapes.ts";

const RECORDS_PER_REQUEST = 500;
const PERSON_LENGTH = 80;
const REASON_LENGTH = 200;
const LABEL_LENGTH = 40;
/** ISO/IEC 14443-3: 4, 7 or 10 bytes. */
const TAG_UID = /^(?:[0-9a-f]{8}|[0-9a-f]{14}|[0-9a-f]{20})$/;

const CODE_ACTIONS = ["printed", "written", "failed", "bound", "voided"] as const;

const Serial = z.string().superRefine((serial, context) => {
  if (!isSerial(serial)) refuse(context, "invalid_value", "must be a serial");
});

const Entry = z.strictObject({
  reference: z
    .string()
    .regex(/^[\x21-\x7e]{1,64}$/, "must be 1 to 64 letters, digits and signs without a space, such as a UUID")
    .meta({
      description: "Your own name of the entry, unique in the data set: it is taken in once, however often.",
    }),
  passport: Id.nullish().meta({
    description: "Id of the passport that the piece stands under. A blank label has none yet.",
  }),
  label: z.string().max(LABEL_LENGTH).nullish().meta({
    description: "The uid of a blank label, or of one that was bound. Needed where there is no `passport`.",
  }),
  serial: Serial.meta({ description: "Serial of the piece, or of the blank label." }),
  action: z.enum(CODE_ACTIONS).meta({
    description:
      "`printed` on a label, `written` to an NFC tag, `failed`: the label or tag was spoiled, `bound`: a blank label was put on a piece, or `voided`: the piece was.",
  }),
  happened: z.int().min(0).max(99_999_999_999).meta({ description: "Unix time, by the clock on the spot." }),
  person: filledText(PERSON_LENGTH).nullish().meta({ description: "Who did it." }),
  reason: filledText(REASON_LENGTH)
    .nullish()
    .meta({ description: "Why it was done again, or what went wrong." }),
  tag_uid: z
    .string()
    .regex(TAG_UID, "must be the UID of a tag: 8, 14 or 20 hexadecimal digits in small letters")
    .nullish()
    .meta({ description: "UID of the NFC tag, hexadecimal." }),
});

export const NewCodeRecord = Entry.superRefine(({ passport, label }, context) => {
  if (passport || label) return;
  context.addIssue({
    code: "custom",
    path: ["passport"],
    message: "or label must be sent: one of the two",
    params: { code: "parameter_missing" },
  });
});
export type NewCodeRecord = z.infer<typeof NewCodeRecord>;

export const NewCodeRecords = z
  .strictObject({ records: z.array(NewCodeRecord).min(1).max(RECORDS_PER_REQUEST) })
  .meta({ id: "NewCodeRecords" });

/** What became of a request's entries. */
export const CodeRecordsTaken = z
  .strictObject({
    object: z.literal("code_records_taken"),
    livemode: z.boolean(),
    recorded: z.int(),
    known: z.int(),
  })
  .meta({ id: "CodeRecordsTaken" });
export type CodeRecordsTaken = z.infer<typeof CodeRecordsTaken>;

export const CodeRecordFilters = z.strictObject({
  passport: Id.optional().meta({ description: "Only of the passport with this id." }),
  serial: z.string().optional().meta({ description: "Only of this serial; case does not count." }),
});
export type CodeRecordFilters = z.infer<typeof CodeRecordFilters>;

export const CodeRecord = objectShape("code_record", {
  reference: z.string(),
  passport: Id.nullable(),
  label: z.string().nullable(),
  serial: z.string(),
  action: z.enum(CODE_ACTIONS),
  happened: z.int(),
  person: z.string().nullable(),
  reason: z.string().nullable(),
  tag_uid: z.string().nullable(),
  recorded_by: ActorShape,
}).meta({ id: "CodeRecord" });
export type CodeRecord = z.infer<typeof CodeRecord>;
