/**
 * A model behind an endpoint that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, and hosted ones. Some take
 * a schema and keep to it, some take it and do not, some refuse it. So each is asked in the strictest form that it
 * takes, and its answer is believed in nothing.
 */
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { AddressRefused, NoAnswer, type Outbound, type OutboundAnswer } from "../../../platform/outbound.ts";
import { createTurnstile } from "../../../platform/turnstile.ts";
import { type Entry, entriesOf, isOfSchema } from "./answer.ts";
import type { Question } from "./question.ts";

/** The model cannot be used; the message says why, for the operator and for people who wait for suggestions. */
export class ModelFailed extends Error {
  override name = "ModelFailed";
}

export interface Model {
  /** Tokens that it reads and writes at once. */
  context: number;
  /**
   * What it says to a question.
   * @throws ModelFailed; the signal's reason when it is aborted
   */
  ask(question: Question, signal: AbortSignal): Promise<Entry[]>;
  /**
   * Whether its answer to a question has exactly the form of the schema, without any help.
   * @throws ModelFailed when it does not answer
   */
  keepsToSchema(question: Question, signal: AbortSignal): Promise<boolean>;
}

interface ModelSettings {
  /** Where the completions are, such as http://127.0.0.1:11434/v1/chat/completions. */
  address: string;
  model: string;
  /** Sent as a bearer token; undefined for none. */
  key: string | undefined;
  context: number;
  /** Questions at a time. */
  atOnce: number;
}

/** Bytes of an answer that are read at most. */
export const ANSWER_BYTES = 1024 * 1024;

/** How the form of an answer is asked for, from the strictest; the next one is tried when a server refuses one. */
const FORMS = ["json_schema", "json_object", "plain"] as const;
type Form = (typeof FORMS)[number];

/** Statuses that may be other ones a moment later, and when to try again. */
const PASSING: readonly number[] = [429, 500, 502, 503, 504];
const PAUSE_MS = 2000;
/** Extractions that may wait for their turn; the worker runs few. */
const WAITING = 100;

interface Message {
  role: "system" | "user" | "assistant";
  content: string;
}

/** How far down the forms this model led, and what else it does not take. */
interface Habits {
  form: Form;
  takesTemperature: boolean;
}

const STRICTEST: Habits = { form: "json_schema", takesTemperature: true };
/** What a server refused is asked of it again after an hour: it may be a newer one by then. */
const HABITS_KEPT_MS = 60 * 60 * 1000;

export function createModel(
  settings: ModelSettings,
  outbound: Pick<Outbound, "post">,
  clock: Pick<Clock, "monotonicMs">,
): Model {
  const turnstile = createTurnstile(settings.atOnce, WAITING);
  let habits = STRICTEST;
  let learnedMs = 0;

  async function post(body: object, signal: AbortSignal): Promise<OutboundAnswer> {
    const sent = {
      pool: "model",
      body: JSON.stringify(body),
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(settings.key === undefined ? {} : { Authorization: `Bearer ${settings.key}` }),
      },
      signal,
    };
    try {
      return await outbound.post(settings.address, sent);
    } catch (fault) {
      signal.throwIfAborted();
      if (fault instanceof NoAnswer || fault instanceof AddressRefused) throw new ModelFailed(fault.message);
      throw fault;
    }
  }

  async function postPatiently(body: object, signal: AbortSignal): Promise<OutboundAnswer> {
    const answer = await post(body, signal);
    if (!PASSING.includes(answer.status)) return answer;
    await pause(signal);
    return post(body, signal);
  }

  /**
   * The text of an answer, asked for in the strictest form that the server takes. What it refused is remembered once it
   * has answered without it: it may as well refuse a question for being too long.
   */
  async function complete(
    messages: readonly Message[],
    schema: object,
    signal: AbortSignal,
  ): Promise<string> {
    const isOld = clock.monotonicMs() - learnedMs > HABITS_KEPT_MS;
    for (let asked = isOld ? STRICTEST : habits; ; ) {
      const body = { model: settings.model, messages, stream: false, ...formOf(asked, schema) };
      const answer = await postPatiently(body, signal);
      const next = isRefusal(answer) ? withLess(asked, answer) : undefined;
      if (next) {
        asked = next;
        continue;
      }
      const content = contentOf(answer);
      if (asked !== habits) learnedMs = clock.monotonicMs();
      habits = asked;
      return content;
    }
  }

  return {
    context: settings.context,
    ask: (question, signal) =>
      turnstile(async () => {
        signal.throwIfAborted();
        const messages = messagesOf(question);
        const { schema } = question;
        const first = await complete(messages, schema, signal);
        const read = entriesOf(first);
        if ("entries" in read) return read.entries;
        const repair = `Your answer cannot be used. ${read.fault} Answer once more, with the JSON only.`;
        const again = await complete(
          [...messages, { role: "assistant", content: first }, { role: "user", content: repair }],
          schema,
          signal,
        );
        const repaired = entriesOf(again);
        if ("entries" in repaired) return repaired.entries;
        throw new ModelFailed("The model does not answer in the form that it is asked for.");
      }),
    keepsToSchema: (question, signal) =>
      turnstile(async () => {
        const content = await complete(messagesOf(question), question.schema, signal);
        return habits.form === "json_schema" && isOfSchema(content);
      }),
  };
}

function messagesOf({ task, document }: Question): Message[] {
  return [
    { role: "system", content: task },
    { role: "user", content: document },
  ];
}

function formOf({ form, takesTemperature }: Habits, schema: object): object {
  const even = takesTemperature ? { temperature: 0 } : {};
  if (form === "plain") return even;
  if (form === "json_object") return { ...even, response_format: { type: "json_object" } };
  return {
    ...even,
    response_format: { type: "json_schema", json_schema: { name: "suggestions", strict: true, schema } },
  };
}

function isRefusal({ status }: OutboundAnswer): boolean {
  return status === 400 || status === 422;
}

/** What to ask for after a refusal, one thing less at a time; undefined when nothing is left to give up. */
function withLess({ form, takesTemperature }: Habits, { body }: OutboundAnswer): Habits | undefined {
  if (takesTemperature && /temperature/i.test(body)) return { form, takesTemperature: false };
  const next = FORMS[FORMS.indexOf(form) + 1];
  return next && { form: next, takesTemperature };
}

const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.union([
            z.string(),
            z
              .array(z.object({ text: z.string().optional() }))
              .transform((parts) => parts.map(({ text }) => text ?? "").join("")),
          ]),
        }),
      }),
    )
    .min(1),
});

function contentOf({ status, body, isWhole }: OutboundAnswer): string {
  if (status !== 200) throw new ModelFailed(wordsFor(status));
  if (!isWhole) throw new ModelFailed("Its answer took too long, broke off, or has more than 1 MB.");
  try {
    return Completion.parse(JSON.parse(body)).choices[0]?.message.content ?? "";
  } catch {
    throw new ModelFailed("What answers there is no chat completion.");
  }
}

function wordsFor(status: number): string {
  if (status >= 300 && status < 400)
    return `It answers with a redirect (${status}), which is not followed. Set the address that it leads to.`;
  if (status === 401 || status === 403) return `It refuses the key (${status}).`;
  if (status === 404) return "It does not know the address or the model (404).";
  if (status === 429) return "It has too much to do, or what was paid for is used up (429).";
  return `It answers with the status ${status}.`;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, PAUSE_MS);
    signal.addEventListener("abort", abort, { once: true });
  });
}
