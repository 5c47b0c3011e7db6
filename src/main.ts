/** argv → command. Each way loads its own modules: the server does not wait for those of the command line. */
const argv = process.argv.slice(2);
process.exitCode = argv[0] === "serve" ? await serve() : await command();

async function serve(): Promise<number> {
  const { serveFromArguments } = await import("./app/serve.ts");
  return serveFromArguments(argv.slice(1));
}

async function command(): Promise<number> {
  const { runFromArguments } = await import("./app/run-command.ts");
  return runFromArguments(argv);
}

export {};
