import { expect, test } from "bun:test";
import { entriesOf } from "./answer.ts";
import { createModel } from "./model.ts";

const QUESTION = {
  task: "Read.",
  document: "Brand: Nortada",
  pages: [1],
  ended: [1],
  schema: { type: "object" },
};
const SETTINGS = { address: "http://127.0.0.1/", model: "m", key: undefined, context: 8192, atOnce: 1 };

test("what a server refused is asked of it again after an hour", async () => {
  let now = 1;
  let takesSchema = false;
  const asked: string[] = [];
  const model = createModel(
    SETTINGS,
    {
      async post(_address, { body }) {
        const form = JSON.parse(body).response_format?.type ?? "plain";
        asked.push(form);
        if (form === "json_schema" && !takesSchema) return { status: 400, body: "no schema", isWhole: true };
        const content = JSON.stringify({ suggestions: [] });
        return { status: 200, body: JSON.stringify({ choices: [{ message: { content } }] }), isWhole: true };
      },
    },
    { monotonicMs: () => now },
  );
  const ask = async () => {
    asked.length = 0;
    await model.ask(QUESTION, new AbortController().signal);
    return asked;
  };
  const hour = 60 * 60 * 1000;
  expect(await ask()).toEqual(["json_schema", "json_object"]);
  expect(await ask()).toEqual(["json_object"]);
  now += hour + 1;
  expect(await ask()).toEqual(["json_schema", "json_object"]);
  expect(await ask()).toEqual(["json_object"]);
  now += hour + 1;
  takesSchema = true;
  expect(await ask()).toEqual(["json_schema"]);
  now += 1;
  expect(await ask()).toEqual(["json_schema"]);
});

test("an answer is found between fences, and a fence without its end is none", () => {
  const entry = { field: "brand", value: "Nortada", quote: "Brand: Nortada" };
  const json = JSON.stringify({ suggestions: [entry] });
  for (const language of ["json\n", "JSON ", "\n", ""])
    expect(
      entriesOf(`As {asked}:
\`\`\`${language}${json}
\`\`\`
All of {it}.`),
    ).toMatchObject({
      entries: [entry],
    });
  // A model that fails may end in blanks without end: each of them is looked at once.
  expect(entriesOf(`\`\`\`json${"\n".repeat(400_000)}`)).toHaveProperty("fault");
});
