/** What the review says in English besides the words that other views have too. */
import type { Message } from "../../../words/en.ts";

export const words = {
  take_back: "Take back",
  taken_back: "The decision is taken back.",
  taken_back_stays:
    "The decision is taken back. What stands on the product stays: it was changed since, or what it replaced is not known.",
  nothing_to_take_back: "Nothing is decided that could be taken back.",
  cannot_take_back:
    "This cannot be taken back: the document was given to another product since, or was decided in an older version. Read it again to decide anew.",
  accepted_meanwhile:
    "Somebody else has accepted this meanwhile. Nothing of yours was written; this is what is there now.",
  edited_meanwhile:
    "Somebody else has edited and written this meanwhile. Nothing of yours was written; this is what is there now.",
  rejected_meanwhile:
    "Somebody else has rejected this meanwhile. Nothing of yours was written; this is what is there now.",
  opened_meanwhile: "The decision on this was taken back meanwhile. It is open again: decide once more.",
  changed_meanwhile:
    "The product says something else by now, so nothing was written. Look at what is there, then decide once more.",
  read_meanwhile:
    "The document was read again meanwhile, so nothing was written. These are the suggestions of the new reading.",
  extract_again_title: "Read the document again?",
  extract_again_text: {
    one: "Another reading makes new suggestions in place of these, with {count} decision. What is written stays on the product, and can no longer be taken back here.",
    other:
      "Another reading makes new suggestions in place of these, with {count} decisions. What is written stays on the product, and can no longer be taken back here.",
  },
  product_first: "Choose above which product this is about: then you can accept or reject.",
  picture_too_large: "The picture has more than 40 megapixels: too large to be shown here.",
  nothing_in_file:
    "Nothing in this document could be told of the product's fields. Is it about this product, and in a language that Carnet reads? If so, type what it says on the product.",
  nothing_in_picture:
    "Nothing in this picture could be told of the product's fields. Take it again from right above, in good light and sharp, or upload the file it shows; or type what it says on the product.",
  quotations: "The quotations stand beside each suggestion.",
  download: "Download {name}",
  show_on_page: "Show on the page",
  written: "Written",
  line_suggested: "Suggested: {value}",
  line_written: "Written: {value}",
} satisfies Record<string, Message>;
