/** The pieces that the shapes of all nouns are made of. */
import { z } from "zod";
import { isCalendarDate } from "../formats/calendar-date.ts";
import { codePoints, isBlank, textFault } from "../formats/clean-text.ts";
import type { FailureCode } from "./failure.ts";
import { ACTOR_KINDS } from "./scope.ts";

/** A refusal of a value under a code of its own. */
export function refuse(context: z.RefinementCtx, code: FailureCode, message: string): void {
  context.addIssue({ code: "custom", message, params: { code } });
}

/**
 * A text of at most `max` characters (code points, not UTF-16 units), free of what cannot be stored: NUL, lone
 * surrogates, control characters but tab and line feed.
 */
export function text(max: number): z.ZodString {
  return z
    .string()
    .superRefine((value, context) => {
      const fault = textFault(value);
      if (fault) refuse(context, "invalid_value", `must be plain text, and ${fault}`);
      const length = codePoints(value);
      if (length > max)
        refuse(context, "invalid_value", `must have at most ${max} characters, and has ${length}`);
    })
    .meta({ maxLength: max });
}

/** A text that says something: not empty, not blank. */
export function filledText(max: number): z.ZodString {
  return text(max).superRefine((value, context) => {
    if (isBlank(value)) refuse(context, "invalid_value", "must not be empty or blank");
  });
}

export const EMAIL_LENGTH = 254;

/** An e-mail address. */
export const Email = text(EMAIL_LENGTH).superRefine((value, context) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(value))
    refuse(context, "invalid_value", "must be an e-mail address of the form name@example.com");
});

/** A date of the calendar, `YYYY-MM-DD`. */
export const calendarDate = z.string().superRefine((value, context) => {
  if (!isCalendarDate(value))
    refuse(context, "invalid_value", "must be a date of the calendar in the form YYYY-MM-DD");
});

/** A whole number that JSON carries without loss. */
export const wholeNumber = z.int();

export const Id = z.string();

/** `id`, `object`, `livemode` and `created` (Unix seconds) stand on every object. */
export function objectShape<const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  shape: Shape,
) {
  return z.strictObject({
    id: Id,
    object: z.literal(name),
    livemode: z.boolean(),
    created: z.int(),
    ...shape,
  });
}

/** Any JSON value. Not checked: what is looked at here was JSON when it came in, and going through it takes long. */
export const JsonValue = z
  .unknown()
  .meta({ id: "JsonValue", description: "Any JSON value." }) as unknown as z.ZodType<
  import("./passports/content.ts").Json
>;

/** Who did something. */
export const ActorShape = z.strictObject({
  kind: z.enum(ACTOR_KINDS),
  /** Id of the key, member or session; null for the system. */
  id: Id.nullable(),
  name: z.string(),
});
