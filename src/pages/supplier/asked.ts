/** What a request asks for, and how much of it is given. */
import type { RequestRow } from "../../domain/data-requests/rows.ts";
import { type Document, KINDS } from "../../domain/documents/shape.ts";
import type { Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { reasonMissing } from "../../domain/templates/missing.ts";
import { templateOf } from "../../domain/templates/registry.ts";
import type { Data } from "../../domain/templates/values.ts";

export type Kind = Document["kind"];

export interface Asked {
  template: TemplateDefinition;
  /** Groups of the template with what is asked of each, in the template's order. */
  groups: { key: string; label: string; fields: Field[] }[];
  fields: Field[];
  /** Kinds of documents that are asked for, in a fixed order. */
  kinds: Kind[];
  answers: Data;
}

export function askedOf(request: RequestRow): Asked {
  const keys = new Set(request.fields as string[]);
  const template = templateOf(request.template);
  const groups = template.groups.flatMap(({ key, label, fields }) => {
    const asked = fields.filter((field) => keys.has(field.key));
    return asked.length === 0 ? [] : [{ key, label, fields: asked }];
  });
  const wanted = request.documents as Kind[];
  return {
    template,
    groups,
    fields: groups.flatMap(({ fields }) => fields),
    kinds: KINDS.filter((kind) => wanted.includes(kind)),
    answers: request.answers as Data,
  };
}

/** The kinds that documents can be added as: those that are asked for, and anything else. */
export function slotsOf({ kinds }: Asked): Kind[] {
  return kinds.includes("other") ? kinds : [...kinds, "other"];
}

export interface Given {
  done: number;
  count: number;
  /** Fields without a whole answer. */
  open: Field[];
  /** Kinds of which no document was added. */
  openKinds: Kind[];
}

export function givenOf({ fields, kinds, answers }: Asked, documents: readonly Document[]): Given {
  const open = fields.filter((field) => reasonMissing(field, answers[field.key]) !== undefined);
  const openKinds = kinds.filter((wanted) => !documents.some(({ kind }) => kind === wanted));
  const count = fields.length + kinds.length;
  return { done: count - open.length - openKinds.length, count, open, openKinds };
}
