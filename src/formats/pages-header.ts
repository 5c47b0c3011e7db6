/** Beside a page of a document: how many it has. In a file of its own, since browsers load it too. */
export const PAGES_HEADER = "Document-Pages";
