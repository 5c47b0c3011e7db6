/** What the links of partners say in English besides the words that other views have too. */
import type { Message } from "../../../words/en.ts";

export const words = {
  "partners.holders": "Holders of items",
  "partners.holders_text":
    "The public page of each item gets a form to report a repair, resale or recycling, in live and test data. It asks for no name and takes no files. Each report waits until somebody here approves it.",
  "partners.not_admin": "Owners and admins switch this.",
  "partners.links": "Links of partners",
  "partners.links_text":
    "A workshop, shop or recycler records events by a link, without an account. Whoever has the link can use it, so give each partner their own.",
  "partners.new": "New link",
  "partners.empty": "Links will stand here",
  "partners.empty_text":
    "Make one for each workshop, shop or recycler that you work with. What they record waits until somebody here approves it.",
  "partners.name": "Partner",
  "partners.name_help": "Whom it is for. It stands on what they record.",
  "partners.name_missing": "Say whom the link is for.",
  "partners.expires": "Last day",
  "partners.expires_help": "Without one it works until you end it. The day ends at midnight UTC.",
  "partners.expires_wrong": "Choose today or a later day.",
  "partners.make": "Make the link",
  "partners.making": "Making…",
  "partners.made_title": "The link for {name}",
  "partners.made_text":
    "Copy it now and send it to the partner: it is shown this once and cannot be shown again.",
  "partners.link": "Link",
  "partners.done": "I have copied it",
  "partners.active": "Works",
  "partners.until": "Until {date}",
  "partners.no_end": "No end",
  "partners.used": "Last used",
  "partners.never": "Never",
  "partners.revoke_short": "End",
  "partners.revoke_title": "End the link of {name}?",
  "partners.revoke_text": "It stops working at once, for good. What was recorded with it stays.",
  "partners.keep": "Keep the link",
  "partners.revoke_do": "End it for good",
  "partners.revoking": "Ending…",
  "partners.was_revoked": "The link of {name} works no longer.",
} satisfies Record<string, Message>;
