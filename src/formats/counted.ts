/** `1 item`, `2 items`, `1 entry`, `2 entries`: how many of what, in English. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun.replace(/y$/, "ie").replace(/s$/, "se")}s`;
}
