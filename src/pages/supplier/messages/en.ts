/** What the pages of a data request say in English. The source of all keys; see `pages/kit/messages/en.ts`. */
import type { Message } from "../../kit/messages/en.ts";

export const en = {
  kind: "Request for data",
  skip: "Skip to the content",
  until: "until {moment}",

  "answer.asks": "{company} asks you about",
  "answer.message": "From {company}",
  "answer.lead": "Answer what you know. You need no account, and {company} sees nothing before you send it.",
  "answer.progress": "{done} of {count} given",
  "answer.documents": "Documents",
  "answer.documents_text": "Of this product, as far as you have them.",
  "answer.other": "Something else that shows it",
  "answer.remove": "Take back",
  "answer.full": "{max} documents are the most. Take one back to send another.",
  "answer.no_room":
    "No more documents can be sent here. Tell {company}: they can make room, or ask you anew.",
  "answer.submit": "Check and send",
  "answer.cannot": "I cannot answer this",

  "check.title": "Is all this right?",
  "check.lead": "{company} sees this once you send it. After that it cannot be changed here.",
  "check.answers": "Your answers",
  "check.documents": "Your documents",
  "check.open": { one: "One thing is left open", other: "{count} things are left open" },
  "check.open_text": "You can send without them.",
  "check.send": "Send to {company}",
  "check.sending": "Sending…",
  "check.back": "Back to the answers",
  "check.changed": "Something was changed in another window. Look it over once more.",
  "check.empty": "There is nothing to send yet. Answer one thing at least, or add a document.",

  "done.title": "Thank you",
  "done.text": "{company} received your answers on {moment}. Nothing more is needed from you.",
  "done.correct": "If something has to be corrected, tell {company}.",
  "done.close": "You can close this page.",

  "decline.title": "You cannot answer this?",
  "decline.text": "Tell {company}, so that nobody waits. What you wrote so far is not sent.",
  "decline.reason": "Why, or who could know",
  "decline.reason_help": "One sentence, if you like. At most {max} characters.",
  "decline.wrong": "Shorten this to {max} characters, and leave out characters that cannot be seen.",
  "decline.do": "Tell {company}",
  "decline.busy": "One moment…",

  unknown_title: "There is nothing at this address",
  unknown_text: "It may be incomplete. Open the whole link from the message, or ask who sent it to you.",
  expired_title: "This link has expired",
  expired_text: "Ask {company} for more time: the same link then opens again, and what you wrote is kept.",
  revoked_title: "This request was taken back",
  revoked_text: "{company} needs nothing from you any more. If that surprises you, ask {company}.",
  declined_title: "You said that you cannot answer",
  declined_text: "{company} knows. If that has changed, ask {company} for a new link.",
  answered_title: "This was sent",
  answered_text:
    "{company} received your answers on {moment}. If something has to be corrected, tell {company}.",
  stopped_title: "This cannot be done just now",
  stopped_text:
    "{company} takes no answers at the moment. What you wrote is kept. Ask {company} when it goes on.",
  busy_title: "That was very often",
  busy_text: "Wait a minute, then open the page again. What you wrote is kept.",
  refused_title: "The form could not be read",
  refused_text:
    "It did not come from this page, or it is too large. Open the page again and go on from there.",
  again: "Open the page again",
} as const satisfies Record<string, Message>;

export type SupplierKey = keyof typeof en;
