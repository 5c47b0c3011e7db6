/** What the forms for after-sale events say in English: the source of all keys. */
import type { Message } from "../../kit/messages/en.ts";

export const en = {
  skip: "Skip to the form",
  "event.repair": "Repair",
  "event.repair_about": "Something was mended or replaced.",
  "event.resale": "Resale",
  "event.resale_about": "It was sold second-hand.",
  "event.recycling": "Recycling",
  "event.recycling_about": "It was taken apart, so that its material is used again.",
  "form.type": "What happened",
  "form.day": "On which day",
  "form.country": "In which country",
  "form.no_country": "Not stated",
  "form.who": "Who did it",
  "form.who_help": "The workshop, shop or recycler, if there was one. No private names.",
  "form.text": "What was done",
  "form.text_help":
    "At most {max} characters. Write no names, addresses or telephone numbers of people: anyone may read this once it is approved.",
  "form.optional": "optional",
  "form.files": "Evidence",
  "form.files_help":
    "Photos or an invoice: up to {count} files, PDF, JPEG, PNG or WebP, {size} MB each. Only {company} sees them.",
  "form.files_again": "Choose the files again.",
  "form.send": "Send to {company}",
  "form.sending": "Sending…",
  "form.review": "{company} looks at it before it is shown on the public page.",
  faults: { one: "One thing needs your attention", other: "{count} things need your attention" },
  "fault.type": "Choose what happened.",
  "fault.occurred_on": "Choose the day on which it happened, not later than {today} (UTC).",
  "fault.country": "Choose a country from the list.",
  "fault.actor_name": "Shorten this to {max} characters, and leave out characters that cannot be seen.",
  "fault.description":
    "Shorten this to {max} characters, and leave out characters that cannot be seen. It has {length}.",
  "fault.file_type":
    "One of the files is no PDF, JPEG, PNG or WebP. Save it as one of these, or take a photo.",
  "fault.file_size": "One of the files is larger than {size} MB. Send a smaller one.",
  "fault.file_count": "Send at most {count} files. Put several pages into one PDF.",
  "fault.form": "The form did not arrive whole. Check it and send it again.",
  "fault.too_quick": "That was very quick. Look at what you wrote, and send it again.",
  "fault.too_old": "This page was open for longer than a day. Look at what you wrote, and send it again.",
  "fault.too_many_of_sender":
    "Many reports came from here in the last 24 hours, and no more can be taken. Try again tomorrow.",
  "fault.too_many_of_subject":
    "This item had many reports in the last 24 hours, and no more can be taken. Try again tomorrow.",
  "piece.voided_title": "This item was voided",
  "piece.voided_text": "Nothing can be recorded on it. Check the number, or ask {company}.",
  "find.title": "Which item is it?",
  "find.lead": "Here {name} records repairs, resale and recycling for {company}.",
  "find.label": "Serial number, or address of the code",
  "find.help": "The number stands beside the code on the label.",
  "find.go": "Find the item",
  "find.scan": "Scan the code",
  "find.scan_title": "Hold the code in front of the camera",
  "find.scan_close": "Close",
  "find.scan_denied": "The camera cannot be used. Allow it in the browser’s settings, or type the number.",
  "find.none":
    "No item of {company} has the number or address “{asked}”. Compare it with the label, letter by letter.",
  "find.model":
    "That is the code of the model {product}. Its items have numbers of their own: type the one on the label.",
  "find.several": "Several products have an item with this number. Which one is it?",
  "record.title": "What happened to it?",
  "record.other": "Another item",
  "done.title": "It is recorded",
  "done.text":
    "{company} looks at it before it is shown on the public page. Nothing more is needed from you.",
  "done.next": "Record something else",
  "done.back": "Back to the passport",
  "report.lead": "Was it repaired, sold on or recycled? Tell {company} here.",
  "closed.unknown_title": "There is nothing at this address",
  "closed.unknown_text": "It may be incomplete. Ask the company that gave it to you.",
  "closed.expired_title": "This link has expired",
  "closed.revoked_title": "This link is no longer valid",
  "closed.new_text": "Ask {company} for a new one. What you recorded stays.",
  "closed.stopped_title": "Nothing can be recorded just now",
  "closed.stopped_text": "Ask {company} when it goes on.",
  "closed.foreign_title": "This form came from somewhere else",
  "closed.foreign_text": "Open the page by its address, and fill it in there.",
} as const satisfies Record<string, Message>;

export type ReportKey = keyof typeof en;
