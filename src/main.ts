/** argv → command. Each way loads its own modules: the server does not wait for those of the command line. */
const argv = process.argv.slice(2);
process.exitCode = await run(argv[0]);

function run(word: string | undefined): Promise<number> {
  if (word === "serve") return serve();
  if (word === "draw-page") return drawPage();
  if (word === "weigh-answer") return weighAnswer();
  if (word === "card-reader") return cardReader();
  return word === "read-document" ? readDocument() : command();
}

async function serve(): Promise<number> {
  const { serveFromArguments } = await import("./app/serve.ts");
  return serveFromArguments(argv.slice(1));
}

async function readDocument(): Promise<number> {
  const { readFromStandardInput } = await import("./app/read-document.ts");
  return readFromStandardInput(argv.slice(1));
}

async function drawPage(): Promise<number> {
  const { drawFromStandardInput } = await import("./app/draw-page.ts");
  return drawFromStandardInput(argv.slice(1));
}

async function weighAnswer(): Promise<number> {
  const { weighFromStandardInput } = await import("./app/weigh-answer.ts");
  return weighFromStandardInput(argv.slice(1));
}

async function cardReader(): Promise<number> {
  const { workForParent } = await import("./platform/pcsc/child.ts");
  await workForParent();
  return 0;
}

async function command(): Promise<number> {
  const { runFromArguments } = await import("./app/run-command.ts");
  return runFromArguments(argv);
}

export {};
