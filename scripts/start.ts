/**
 * `npm start`: builds the web assets, then becomes the server, so that signals and the exit code are the server's own.
 * Arguments go to `carnet serve`: `npm start -- --port 8080`.
 */
import { join } from "node:path";
import { buildWeb } from "./build-web.ts";
import { packEmbedded } from "./pack.ts";

await buildWeb();
packEmbedded();

const main = join(import.meta.dir, "../src/main.ts");
const server = [process.execPath, main, "serve", ...process.argv.slice(2)];

// npm passes a SIGTERM on to the shell that it starts programs with; where that shell just dies of it, the server is
// told by the kernel. Started by hand, without npm, the server outlives its shell as any program does.
const setpriv = process.env.npm_lifecycle_event ? Bun.which("setpriv") : null;
const [program, ...words] = setpriv ? [setpriv, "--pdeathsig", "TERM", "--", ...server] : server;
if (!process.execve) throw new Error("npm start works on Linux and macOS (and on Windows inside WSL).");
process.execve(String(program), [String(program), ...words], process.env);
