import type { Advice } from "./advice.ts";

/** What of a text does not stand on its label: its end, or characters that no font has. */
export type Loss = { text: string; kept: string } | { text: string; lacking: readonly string[] };

/** Characters that are named. */
const MOST_NAMED = 60;
/** Characters of a text that is quoted. */
const QUOTED = 60;

/** Gathers the losses of many pieces: an advice for each place and kind. */
export function losses(): { note(path: string, loss: Loss): void; advice(): Advice[] } {
  const cut = new Map<string, { text: string; kept: string; count: number }>();
  const lacking = new Map<string, { text: string; characters: Set<string>; count: number }>();
  return {
    note(path, loss) {
      if ("kept" in loss) {
        const known = cut.get(path) ?? { ...loss, count: 0 };
        cut.set(path, { ...known, count: known.count + 1 });
        return;
      }
      const known = lacking.get(path) ?? { text: loss.text, characters: new Set(), count: 0 };
      for (const character of loss.lacking) known.characters.add(character);
      lacking.set(path, { ...known, count: known.count + 1 });
    },
    advice: () => [
      ...[...lacking].map(([path, { text, characters, count }]): Advice => {
        const named = [...characters].slice(0, MOST_NAMED).join(" ");
        return {
          level: "warning",
          code: "letters_missing",
          path,
          words: `No font has these characters: ${named}${characters.size > MOST_NAMED ? " …" : ""} (in "${quoted(text)}"${more(count)}). A box stands in their place. Put a font that has them into the folder that CARNET_FONTS names.`,
          values: { characters: named, text: quoted(text), count },
        };
      }),
      ...[...cut].map(([path, { text, kept, count }]): Advice => {
        const words = `"${quoted(text)}" does not fit and is cut to "${kept}"`;
        return {
          level: "warning",
          code: "text_lost",
          path,
          words: `${words}${count > 1 ? ` (and ${count - 1} more)` : ""}.`,
          values: { words, count },
        };
      }),
    ],
  };
}

function more(count: number): string {
  return count > 1 ? ` and ${count - 1} more` : "";
}

function quoted(text: string): string {
  const characters = [...text];
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join("")}…` : text;
}
