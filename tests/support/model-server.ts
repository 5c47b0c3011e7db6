/** A server of a model on this machine, as obedient or broken as it is told. */
import { createServer } from "node:http";

/** `close`: the connection is closed without an answer; `half`: in the middle of one. */
export type Reply = Response | "close" | "half";

export interface Asked {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    temperature?: number;
    response_format?: { type: string; json_schema?: { strict: boolean; schema: object } };
  };
}

export interface ModelServer {
  /** The base address, with `/v1`. */
  url: string;
  asked: Asked[];
  /** Answers from now on like this. */
  behave(answer: (asked: Asked, count: number) => Reply | Promise<Reply>): void;
  /** Questions that were under way at a time, at most. */
  mostAtOnce(): number;
  stop(): Promise<void>;
}

/** What a server of OpenAI's kind sends around the words of its model. */
export function completion(content: string): Response {
  return Response.json({
    id: "chatcmpl-1",
    object: "chat.completion",
    model: "small",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  });
}

export async function startModelServer(): Promise<ModelServer> {
  let answer: Parameters<ModelServer["behave"]>[0] = () => completion('{"suggestions":[]}');
  let asked: Asked[] = [];
  let [now, most] = [0, 0];
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString("utf8");
    const one = { path: request.url ?? "", headers: request.headers, text, body: JSON.parse(text) };
    asked.push(one);
    most = Math.max(most, ++now);
    const reply = await answer(one, asked.length);
    now--;
    if (reply === "close") return request.socket.destroy();
    if (reply === "half") {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 1000 });
      return response.write('{"choices":[', () => request.socket.destroy());
    }
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`,
    get asked() {
      return asked;
    },
    behave(next) {
      asked = [];
      most = 0;
      answer = next;
    },
    mostAtOnce: () => most,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
