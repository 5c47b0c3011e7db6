export type StepResult = "good" | "failed" | "unknown";

/** One thing that was checked, and what to say of it. */
export interface Step {
  result: StepResult;
  text: string;
  note: string;
}

/** One failure is enough; verified only when nothing was left open; nothing checked is no verdict. */
export function verdictOf(steps: readonly Step[]): "verified" | "partial" | "failed" | "unavailable" {
  if (steps.some((step) => step.result === "failed")) return "failed";
  if (!steps.some((step) => step.result === "good")) return "unavailable";
  return steps.every((step) => step.result === "good") ? "verified" : "partial";
}

/** Bytes of base64url text; nothing for text that is none. */
export function asBytes(base64Url: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(base64Url.replace(/-/g, "+").replace(/_/g, "/"));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
