/** A mail server that keeps what it is given. */
import { createServer, type Server } from "node:net";

export interface Letter {
  from: string;
  to: string;
  /** Header and body, decoded. */
  text: string;
}

export interface MailServer {
  port: number;
  letters: readonly Letter[];
  /** Waits until what has come is enough. */
  until(isEnough: (letters: readonly Letter[]) => boolean): Promise<void>;
  stop(): void;
}

/** Starts one on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const { port, server } = await listen(letters);
  return {
    port,
    letters,
    async until(isEnough) {
      for (let i = 0; i < 400; i++) {
        if (isEnough(letters)) return;
        await Bun.sleep(100);
      }
      throw new Error(
        `it was not enough: ${letters.map(({ to, text }) => `${to} ${text.slice(0, 200)}`).join("; ")}`,
      );
    },
    stop: () => void server.close(),
  };
}

/** Waits for the first letter to an address that says something. */
export async function letterTo(letters: readonly Letter[], address: string, saying = ""): Promise<Letter> {
  for (let i = 0; i < 400; i++) {
    const found = letters.find(({ to, text }) => to.includes(address) && text.includes(saying));
    if (found) return found;
    await Bun.sleep(100);
  }
  throw new Error(`nothing came for ${address}`);
}

/** Takes mail by the commands of RFC 5321, without encryption. */
function listen(letters: Letter[]): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => {
    let waiting = "";
    let letter: Letter = { from: "", to: "", text: "" };
    let isData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      waiting += chunk.toString();
      for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (isData) {
          if (line !== ".") {
            // RFC 5321, 4.5.2: a dot at the begin of a line comes twice.
            letter.text += `${line.replace(/^\./, "")}\n`;
            continue;
          }
          isData = false;
          letters.push({ ...letter, text: decoded(letter.text) });
          letter = { from: "", to: "", text: "" };
          socket.write("250 taken\r\n");
        } else if (line.startsWith("DATA")) {
          isData = true;
          socket.write("354 go on\r\n");
        } else {
          if (line.startsWith("MAIL FROM")) letter.from = line;
          if (line.startsWith("RCPT TO")) letter.to = line;
          if (line.startsWith("STARTTLS")) socket.write("502 no\r\n");
          else socket.write(line.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n");
        }
      }
    });
    socket.on("error", () => {});
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("no port");
      resolve({ port: address.port, server });
    }),
  );
}

/** Quoted-printable (RFC 2045, 6.7), of UTF-8. */
function decoded(text: string): string {
  const joined = text.replace(/=\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
