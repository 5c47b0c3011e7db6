/** What a process that opens a document, or weighs an answer about one, is called, and what it may take. */
import type { Confinement } from "../../platform/confine.ts";
import type { Limits } from "../../platform/watched-process.ts";

/** The word that starts the executable as a reader of one document. */
export const READER = "read-document";
/** The word that starts it as a weigher of what a model said. */
export const WEIGHER = "weigh-answer";

const SECOND_MS = 1000;
export const READER_LIMITS: Limits = {
  clockMs: 120 * SECOND_MS,
  workMs: 60 * SECOND_MS,
  // The reader tells of each page.
  stepMs: 20 * SECOND_MS,
  memoryBytes: 400 * 1024 * 1024,
  // Of findings as they are, and of the words that a model is asked about; the server parses no more.
  answerBytes: 8 * 1024 * 1024,
};

/** Pages that are pictures are read for so long; what was read until then counts. The last one may take a step. */
export const PICTURES_MS = READER_LIMITS.workMs - READER_LIMITS.stepMs;

/** What the reader sets on itself, should nobody watch it. */
export const READER_CONFINEMENT: Confinement = {
  addressBytes: 4 * 1024 ** 3,
  cpuSeconds: READER_LIMITS.workMs / SECOND_MS + 5,
};

/** Most findings of a reader. */
export const MAX_FINDINGS = 200;
