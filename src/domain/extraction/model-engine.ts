/** The engine with a model beside the rules: each does what the other cannot, and what both say is surer. */
import { randomBase62 } from "../../platform/random.ts";
import type { Engine, Extracted } from "./engine.ts";
import type { Entry } from "./model/answer.ts";
import { type Model, ModelFailed } from "./model/model.ts";
import { questionsFor } from "./model/question.ts";
import { readApart, weighApart } from "./reader-process.ts";
import { RULES } from "./rules-engine.ts";

const BOUNDARY_LENGTH = 22;

/** @param languages folder with more languages for the letters of pictures; undefined for none */
export function createModelEngine(model: Model, languages: string | undefined): Engine {
  return {
    name: "model",
    async extract({ content, template, kind, product, signal }): Promise<Extracted> {
      const subject = { template, kind, product };
      const { findings, pages, readings } = await readApart(
        { ...subject, languages, forModel: true },
        content,
        signal,
      );
      const boundary = randomBase62(BOUNDARY_LENGTH);
      const entries: Entry[] = [];
      let answered = 0;
      let failure: string | undefined;
      for (const question of questionsFor(pages, subject, model.context, boundary)) {
        try {
          entries.push(...(await model.ask(question, signal)));
          answered++;
        } catch (fault) {
          if (!(fault instanceof ModelFailed)) throw fault;
          failure = fault.message;
          break;
        }
      }
      const byRules = { findings, engine: RULES };
      if (answered === 0)
        return failure === undefined ? byRules : { ...byRules, remark: withoutModel(failure) };
      const weighed = await weighApart({ ...subject, readings, findings, entries }, signal);
      if (!weighed) return { ...byRules, remark: withoutModel("What it said could not be checked.") };
      return failure === undefined ? { findings: weighed } : { findings: weighed, remark: withPart(failure) };
    },
  };
}

const TRY_AGAIN = "Ask for the extraction again to try once more.";

function withoutModel(failure: string): string {
  return `The model was not used, so the suggestions are those of the rules alone. ${failure} ${TRY_AGAIN}`;
}

function withPart(failure: string): string {
  return `The model read the first pages only; on the others the suggestions are those of the rules. ${failure} ${TRY_AGAIN}`;
}
