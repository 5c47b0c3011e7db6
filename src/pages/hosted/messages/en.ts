/** What the pages of a passport session say in English. The source of all keys; see `pages/kit/messages/en.ts`. */
import type { Message } from "../../kit/messages/en.ts";

export const en = {
  kind: "Passport session",
  skip: "Skip to the content",
  until: "until {moment}",

  "step.fill": "Fill in",
  "step.confirm": "Confirm",
  "step.take": "Take the code",

  "fill.lead": {
    one: "{count} answer to go, then the passport is ready.",
    other: "{count} answers to go, then the passport is ready.",
  },
  "fill.ready": "All that is required is here. Look it over, then confirm.",
  "fill.archived": "This product was archived, so no passport can be issued for it. Ask {company}.",
  "fill.wanted": { one: "{count} more that is good to have", other: "{count} more that are good to have" },
  "fill.more": { one: "{count} more, if you know it", other: "{count} more, if you know them" },
  "fill.rest": "If you know more",
  "fill.rest_text": "None of this holds the passport up. It makes it better.",
  "fill.there": "Already there",
  "fill.correct": "Correct it",
  "fill.submit": "Check and confirm",
  "fill.leave": "Leave without finishing",
  "fill.missing": { one: "One thing is missing", other: "{count} things are missing" },

  "origin.api": "sent by a system of the company",
  "origin.panel": "written by the company",
  "origin.extraction": "from a document",
  "origin.supplier": "from a supplier",
  "origin.session": "written in a session",
  "origin.own": "written by you",
  "origin.import": "imported",
  "origin.sample": "from the sample",

  "mark.api": "API",
  "mark.panel": "CO",
  "mark.extraction": "DOC",
  "mark.supplier": "SUP",
  "mark.session": "SES",
  "mark.own": "YOU",
  "mark.import": "IMP",
  "mark.sample": "SMP",

  "documents.title": "Documents",
  "documents.text": "Data sheets, certificates, test reports, a photo of the label.",
  "documents.back": "Back to the data",

  "confirm.title": "Is all this right?",
  "confirm.issued":
    "This is what the passport will say. Once it is issued, a new version can correct it; nothing is erased.",
  "confirm.version":
    "This is what the passport will say from now on, as a new version. The ones before stay readable.",
  "confirm.unchanged": "The passport says all this already, so no new version is published.",
  "confirm.items": {
    one: "{count} item with a number of its own will be created.",
    other: "{count} items with numbers of their own will be created.",
  },
  "confirm.private": "Kept, but not shown to the public",
  "confirm.note": "What changed",
  "confirm.note_help": "One sentence for readers of the passport, if you like. At most {max} characters.",
  "confirm.note_default": "Data brought up to date.",
  "confirm.statement":
    "I, {operator}, confirm on behalf of {company}: to the best of my knowledge these data are right, and they may be published.",
  "confirm.unticked": "Tick the box to confirm.",
  "confirm.do_issued": "Issue the passport",
  "confirm.do_version": "Publish the new version",
  "confirm.do_unchanged": "Finish",
  "confirm.busy": "One moment…",
  "confirm.back": "Back to the data",
  "confirm.changed": "Somebody changed the data while you were looking at them. Look them over once more.",

  "done.issued": "The passport is issued",
  "done.version": "The new version is published",
  "done.unchanged": "The passport is up to date",
  "done.line": "{product}, version {version}.",
  "done.items": { one: "{count} item created.", other: "{count} items created." },
  "done.withdrawn": "The passport was withdrawn meanwhile. Do not use this code on new labels.",
  "done.print": "Print",
  "done.save": "Save",
  "done.nfc": "Write an NFC tag",
  "done.nfc_text": "Hold the phone on the label until it buzzes.",
  "done.nfc_wait": "Waiting for a tag…",
  "done.nfc_good": "Written. Scan the tag to see it.",
  "done.nfc_bad": "Not written. Hold the phone still on the tag, and try again.",
  "done.nfc_bytes": "For an NFC writer",
  "done.nfc_help": "The same address as bytes in hexadecimal, for a tag writer or an app.",
  "done.ndef": "NDEF message",
  "done.tlv": "The same as TLV for NTAG",
  "done.copy": "Copy",
  "done.copied": "Copied",
  "done.open": "Open the passport",
  "done.return": "Done, back to {host}",

  unknown_title: "There is no session here",
  unknown_text: "The address may be incomplete. Go back to where you came from and start again.",
  another_title: "This session is open in another browser",
  another_text:
    "For safety it works only in the browser that opened it first. Go on there, or start a new session where you came from.",
  ended_title: "This session is finished",
  ended_text: "The passport is published. You can close this page.",
  ended_code: "Show the code again",
  expired_title: "This page has ended",
  expired_text:
    "Its time is over. Ask for a new link where you came from. What was saved is kept, and you go on from there.",

  stopped_title: "This cannot be done just now",
  stopped_account:
    "The account of {company} does not allow it at the moment. What you saved is kept. Tell {company}.",
  stopped_limit:
    "{company} cannot create so many items this month. Nothing was issued, and what you saved is kept. Tell {company}, then try again here.",
  stopped_gtin:
    "Another product of this site has a passport under the same GTIN. Nothing was issued. Tell {company}.",
  stopped_other:
    "Something stood in the way, and nothing was issued. What you saved is kept. Try again, or tell {company}.",
  stopped_back: "Try again",
  refused_title: "The form could not be read",
  refused_text:
    "It did not come from this page, or it is too large. Open the page again and go on from there.",
} as const satisfies Record<string, Message>;
