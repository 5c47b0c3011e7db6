/**
 * A scanner that acts as a keyboard: it types faster than anybody and ends with Enter or Tab. It is listened for
 * everywhere on the page. Most of them type as on an American keyboard, whatever the machine is set to, so what the keys
 * say in that layout is kept beside what the machine makes of them.
 */
import { parseScanned } from "../../../src/formats/scanned-code.ts";

/** Milliseconds between two keys of a scanner. */
const BURST_MS = 60;
/** Fewer keys are somebody's fingers. */
const SHORTEST = 6;
/** FNC1 between elements: GS, which scanners type as Control and ]. */
const SEPARATOR = "\u001d";

interface Burst {
  /** As the machine understood the keys. */
  text: string;
  /** As they stand on an American keyboard. */
  american: string;
  latest: number;
}

/** Calls with each code that is scanned. @returns what ends it */
export function listenForScans(onScan: (text: string) => void): () => void {
  let burst: Burst = { text: "", american: "", latest: 0 };
  const listen = (event: KeyboardEvent): void => {
    if (["Shift", "CapsLock", "AltGraph", "Control", "Alt", "Meta"].includes(event.key)) return;
    const now = event.timeStamp;
    if (now - burst.latest > BURST_MS) burst = { text: "", american: "", latest: now };
    burst.latest = now;
    if (event.key === "Enter" || event.key === "Tab") {
      if (burst.american.length < SHORTEST) return;
      event.preventDefault();
      event.stopPropagation();
      const { text, american } = burst;
      burst = { text: "", american: "", latest: 0 };
      takeBack(event.target, text);
      onScan(best(text, american));
      return;
    }
    const isSeparator =
      (event.ctrlKey && (event.code === "BracketRight" || event.key === "]")) || event.key === SEPARATOR;
    if (isSeparator) {
      event.preventDefault();
      burst.text += SEPARATOR;
      burst.american += SEPARATOR;
      return;
    }
    if (event.key.length !== 1 || event.metaKey || (event.ctrlKey && !event.altKey)) return;
    burst.text += event.key;
    burst.american += americanKey(event) ?? event.key;
    // A space would press the button that has the focus.
    if (burst.american.length > 1 && !isField(event.target)) event.preventDefault();
  };
  window.addEventListener("keydown", listen, { capture: true });
  return () => window.removeEventListener("keydown", listen, { capture: true });
}

/** What makes more sense: an address or GS1 code wins over a text of the company's own. */
function best(text: string, american: string): string {
  return parseScanned(text).kind === "text" && parseScanned(american).kind !== "text" ? american : text;
}

const PLAIN: Record<string, string> = {
  Minus: "-_",
  Equal: "=+",
  BracketLeft: "[{",
  BracketRight: "]}",
  Backslash: "\\|",
  Semicolon: ";:",
  Quote: "'\"",
  Backquote: "`~",
  Comma: ",<",
  Period: ".>",
  Slash: "/?",
  Space: "  ",
};
const DIGITS_SHIFTED = ")!@#$%^&*(";

function americanKey(event: KeyboardEvent): string | undefined {
  const { code, shiftKey } = event;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey !== event.getModifierState("CapsLock") ? letter : letter.toLowerCase();
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey && code.startsWith("Digit") ? DIGITS_SHIFTED[Number(digit)] : digit;
  return PLAIN[code]?.[shiftKey ? 1 : 0];
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** What the scanner typed into a field before it was known for one. */
function takeBack(target: EventTarget | null, typed: string): void {
  if (!isField(target) || !target.value.endsWith(typed)) return;
  target.value = target.value.slice(0, -typed.length);
  target.dispatchEvent(new Event("input", { bubbles: true }));
}
