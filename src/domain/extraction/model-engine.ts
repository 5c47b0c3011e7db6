/** The engine with a model beside the rules: each does what the other cannot, and what both say is surer. */
import { randomBase62 } from "../../platform/random.ts";
import type { Engine, Extracted } from "./engine.ts";
import type { Entry } from "./model/answer.ts";
import { type Model, ModelFailed } from "./model/model.ts";
import { type Question, questionsFor } from "./model/question.ts";
import { readApart, weighApart } from "./reader-process.ts";
import { RULES } from "./rules-engine.ts";

const BOUNDARY_LENGTH = 22;

/** @param languages folder with more languages for the letters of pictures; undefined for none */
export function createModelEngine(model: Model, languages: string | undefined): Engine {
  return {
    name: "model",
    async extract({ content, template, kind, product, isLast, signal }): Promise<Extracted> {
      const subject = { template, kind, product };
      const {
        findings,
        pages,
        pageCount,
        readings,
        remark: unread,
      } = await readApart({ ...subject, languages, forModel: true }, content, isLast, signal);
      const boundary = randomBase62(BOUNDARY_LENGTH);
      const entries: Entry[] = [];
      const answered: Question[] = [];
      let failure: string | undefined;
      for (const question of questionsFor(pages, subject, model.context, boundary)) {
        try {
          entries.push(...(await model.ask(question, signal)));
          answered.push(question);
        } catch (fault) {
          if (!(fault instanceof ModelFailed)) throw fault;
          failure = fault.message;
          break;
        }
      }
      const byRules = { findings, engine: RULES };
      if (answered.length === 0)
        return remarked(byRules, unread, failure === undefined ? undefined : withoutModel(failure));
      const weighed = await weighApart({ ...subject, readings, findings, entries }, signal);
      if (!weighed) return remarked(byRules, unread, withoutModel("What it said could not be checked."));
      return remarked({ findings: weighed }, unread, remarkOn(answered, pageCount, failure));
    },
  };
}

/** With what people should know, if anything. */
function remarked(extracted: Extracted, ...remarks: (string | undefined)[]): Extracted {
  const remark = remarks.filter((one) => one !== undefined).join(" ");
  return remark === "" ? extracted : { ...extracted, remark };
}

const TRY_AGAIN = "Ask for the extraction again to try once more.";

function withoutModel(failure: string): string {
  return `The model was not used, so the suggestions are those of the rules alone. ${failure} ${TRY_AGAIN}`;
}

/** What people should know of a document that the model did not read to its end; undefined for one that it did. */
function remarkOn(
  answered: readonly Question[],
  pageCount: number,
  failure: string | undefined,
): string | undefined {
  const ended = new Set(answered.flatMap((question) => question.ended)).size;
  if (ended === pageCount && failure === undefined) return undefined;
  const shown = new Set(answered.flatMap((question) => question.pages)).size;
  const part = shown < pageCount ? `${shown} of ${pageCount} pages` : "a part of the document";
  const why =
    failure === undefined
      ? "The document is longer than what a model is shown of one."
      : `${failure} ${TRY_AGAIN}`;
  return `The model read ${part} only; on the rest the suggestions are those of the rules. ${why}`;
}
