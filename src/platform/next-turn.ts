/** Lets the event loop run everything else that waits: awaiting a promise alone does not. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
