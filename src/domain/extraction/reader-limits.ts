/** What a process that opens a document, or weighs an answer about one, is called, and what it may take. */
import { type Confinement, environmentOf } from "../../platform/confine.ts";
import type { Limits } from "../../platform/watched-process.ts";

/** The word that starts the executable as a reader of one document. */
export const READER = "read-document";
/** The word that starts it as a weigher of what a model said. */
export const WEIGHER = "weigh-answer";

const SECOND_MS = 1000;
const MB = 1024 ** 2;
/** Bytes of pages that a reader tells before its answer; more words than the limit of letters has take no part. */
export const MOST_TOLD_BYTES = 6 * MB;
/** Bytes of findings as they are, and of the words that a model is asked about; the server parses no more. */
export const MOST_ANSWER_BYTES = 8 * MB;

export const READER_LIMITS: Limits = {
  clockMs: 120 * SECOND_MS,
  workMs: 60 * SECOND_MS,
  // The reader tells of each page.
  stepMs: 20 * SECOND_MS,
  memoryBytes: 400 * MB,
  // Both come the same way.
  answerBytes: MOST_TOLD_BYTES + MOST_ANSWER_BYTES,
};

/** What the rules may need of it after the pages. */
const RULES_MS = 5 * SECOND_MS;
/** Pages are read for so long; what was read until then counts. */
export const PAGES_MS = READER_LIMITS.workMs - RULES_MS;

/** Of a reader that finds in what another one told before it was ended. */
export const AFTER_CUT_LIMITS: Limits = { ...READER_LIMITS, workMs: READER_LIMITS.stepMs };

/** Runs of a function, or of a loop in it, before it is compiled: four and ten times as many as elsewhere. */
const COMPILED = "2000";
const COMPILED_SOON = "1000";
/** Before it is compiled once more and better: a hundred times as many as elsewhere. */
const COMPILED_BETTER = "100000";
/** Before it is compiled with all there is: ten times as many as elsewhere. */
const COMPILED_BEST = "640000";
const COMPILED_BEST_SOON = "10000";
/** Bytes of objects before some are collected for the first time: a document of a few pages ends before. */
const COLLECTED = String(64 * MB);
/**
 * The runtime compiles and collects on the thread that reads (decision 0090): of several threads that come last the kernel
 * may let another one in before a request that arrives. It does so late, since most documents are read before it is
 * worth its work; for the same reason patterns are compiled as they are written (decision 0093).
 */
const RUNTIME = {
  BUN_JSC_useConcurrentJIT: "0",
  BUN_JSC_useConcurrentGC: "0",
  BUN_JSC_numberOfGCMarkers: "1",
  BUN_JSC_smallHeapSize: COLLECTED,
  BUN_JSC_mediumHeapSize: COLLECTED,
  BUN_JSC_largeHeapSize: COLLECTED,
  BUN_JSC_thresholdForJITAfterWarmUp: COMPILED,
  BUN_JSC_thresholdForJITSoon: COMPILED_SOON,
  BUN_JSC_thresholdForOptimizeAfterWarmUp: COMPILED_BETTER,
  BUN_JSC_thresholdForOptimizeAfterLongWarmUp: COMPILED_BETTER,
  BUN_JSC_thresholdForOptimizeSoon: COMPILED_BETTER,
  BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: COMPILED_BEST,
  BUN_JSC_thresholdForFTLOptimizeSoon: COMPILED_BEST_SOON,
  // Tesseract is WebAssembly, which has a counter of its own, ten times as much as elsewhere. A picture takes less by this.
  BUN_JSC_thresholdForOMGOptimizeAfterWarmUp: "500000",
  // A pattern of a hundred words is looked for once or twice: to sort its words first takes longer than it saves.
  BUN_JSC_useRegExpAlternationFactoring: "0",
  BUN_JSC_useRegExpAlternationDispatch: "0",
  // Four gigabytes of addresses for WebAssembly are more than there may be: it would ask eight times, and collect in between.
  BUN_JSC_useWasmFastMemory: "0",
  // A thread that makes memory ready ahead has nothing to do it on beside this one.
  BUN_JSC_useWarmUpMarkedBlocks: "0",
  // Memory is asked of the kernel by 2 MB instead of by 4 KB, where it has such pages.
  MIMALLOC_ALLOW_THP: "1",
  // Milliseconds before it is given back: what is given back in pieces has to be asked for by 4 KB again.
  MIMALLOC_PURGE_DELAY: "2000",
};

/** What the reader sets on itself, should nobody watch it. */
export const READER_CONFINEMENT: Confinement = {
  addressBytes: 4 * 1024 ** 3,
  cpuSeconds: READER_LIMITS.workMs / SECOND_MS + 5,
  runtime: RUNTIME,
};
/** What it is started with. */
export const READER_ENVIRONMENT = environmentOf(READER_CONFINEMENT);

/** Most pixels of a picture that is read, or shown beside what was read: 40 megapixels, 160 MB while they are decoded. */
export const PICTURE_PIXELS = 40_000_000;
/** Most findings of a reader. */
export const MAX_FINDINGS = 200;
