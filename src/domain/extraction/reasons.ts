/** Why a document cannot be read: all there are, each with what people are told and what they can do. */
export const REASONS = {
  password: "The PDF is protected by a password. Save it without one and upload it again.",
  protected:
    "The PDF is protected in a way that keeps it from being read. Save it without, and upload it again.",
  damaged: "The PDF is damaged or cut off, so it does not open. Upload the whole file again.",
  page_damaged: "A page of the PDF is damaged. Save the PDF anew with another program and upload it again.",
  no_pages: "The PDF has no page.",
  picture_damaged: "The picture is damaged or cut off, so it does not open. Upload the whole file again.",
  picture_too_large: "The picture has more than 40 megapixels. Upload a smaller one.",
  picture_animated: "The picture is animated. Save the one that matters as PNG or JPEG and upload that.",
  too_slow:
    "Reading the file took too long and was given up. Upload the pages that matter as a smaller file.",
  page_too_slow:
    "A page of the file took too long and reading was given up. Print it anew as PDF, or leave that page out.",
  too_much_memory:
    "The file unpacks to more than may be held in memory, and was given up. Print it anew as PDF and upload that.",
  breaks_reader:
    "What reads documents broke down on this file, so it is not built as it should be. Print it anew as PDF and upload that.",
  given_up:
    "The document could not be read, and was given up after several attempts. Ask for it again later.",
} as const;

export type Reason = keyof typeof REASONS;
