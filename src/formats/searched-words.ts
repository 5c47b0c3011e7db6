/** Searching by words, in any order, whatever their case and accents. */
import { plainLetters } from "./plain-letters.ts";

export function wordsOf(search: string): string[] {
  return plainLetters(search).split(/\s+/).filter(Boolean);
}

/** Whether a text holds all of the words. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const plain = plainLetters(text);
  return words.every((word) => plain.includes(word));
}
