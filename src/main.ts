/** argv → command. Each way loads its own modules: the server does not wait for those of the command line. */

type Run = (words: readonly string[]) => Promise<number>;

/** Ways that this executable starts itself in, for what needs a process of its own. */
const CHILDREN: Record<string, () => Promise<Run>> = {
  "read-document": async () => (await import("./app/read-document.ts")).readFromStandardInput,
  "draw-page": async () => (await import("./app/draw-page.ts")).drawFromStandardInput,
  "weigh-answer": async () => (await import("./app/weigh-answer.ts")).weighFromStandardInput,
  "read-table": async () => (await import("./app/read-table.ts")).readTableFromStandardInput,
  "card-reader": async () => (await import("./platform/pcsc/child.ts")).workForParent,
};

const words = process.argv.slice(2);
// The only thread that this program starts of itself.
if (Bun.isMainThread) process.exitCode = await run(words);
else await import("./storage/folding-thread.ts");

async function run([word = "", ...rest]: readonly string[]): Promise<number> {
  const child = Object.hasOwn(CHILDREN, word) ? CHILDREN[word] : undefined;
  if (child) return (await child())(rest);
  if (word === "serve") return (await import("./app/serve.ts")).serveFromArguments(rest);
  return (await import("./app/run-command.ts")).runFromArguments(words);
}

export {};
