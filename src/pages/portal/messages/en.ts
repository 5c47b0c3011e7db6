/** What the embedded portal says in English. The source of all keys; see `pages/kit/messages/en.ts`. */
import type { Message } from "../../kit/messages/en.ts";

export const en = {
  kind: "Product portal",
  loading: "One moment…",
  no_script: "This part of the page needs JavaScript. Allow it for this page, then load the page again.",

  missing: {
    one: "{count} thing is missing for the passport",
    other: "{count} things are missing for the passport",
  },
  whole: "All that a passport needs is here",
  filled: "Required answers: {filled} of {required}.",
  archived: "This product is archived.",
  documents: "Documents",

  passports: "Passports",
  no_passport: "No passport has been issued yet. {company} issues it.",
  issued: "Issued {date}, version {version}",
  withdrawn: "Withdrawn {date}",
  model: "The model",
  batch: "Batch {number}",
  open: "Open the passport",
  save: "Save the code",
  test: "Test data",
  more: "Only the newest {count} are shown.",

  unknown_title: "There is no portal here",
  unknown_text: "The address may be incomplete. Load the whole page again.",
  expired_title: "This portal has expired",
  expired_text: "It is open for 60 minutes. Load the page again to go on.",
  refused_title: "This portal does not open",
  refused_text:
    "The page around it has not given it valid access. Load the whole page again; if it stays like this, tell whoever runs it.",
  stopped_title: "This cannot be shown just now",
  stopped_text: "Nothing is lost. Try again in a minute; if it stays like this, tell whoever runs this page.",
} as const satisfies Record<string, Message>;
