/** Whether words near a value speak of a field: those of its label, in the languages that labels are known in. */
import type { Field } from "../../templates/definition.ts";
import { inAllLanguages, wordsOf } from "./template-words.ts";

/** Words of labels that say nothing of what is meant. */
const SAY_NOTHING = new Set(
  "resistance,resistencia,resistenza,share,content,contenu,contenido,contenuto,teor,number,grade,score,points,with,without,from,this,that,what,which,date,data,datum,fecha,pays,pais,paese,months,percent,until,para,della,dello,delle,dans,pour,nach,fach,wird,until,used,product".split(
    ",",
  ),
);
/** Least letters of a word that says something. */
const LEAST = 4;
/** As much of the shorter of two words is the begin of both, where they are forms of one. */
const COMMON = 0.7;
/** As much of a label has to be said. */
const ENOUGH = 0.5;

const known = new WeakMap<Field, readonly (readonly string[])[]>();

/** The words of each name of a field: its labels, and its key. */
function namesOfField(field: Field): readonly (readonly string[])[] {
  let names = known.get(field);
  if (!names) {
    const labels = inAllLanguages(field.label).map((label) =>
      wordsOf(label).filter((word) => word.length >= LEAST && !/^\d+$/.test(word) && !SAY_NOTHING.has(word)),
    );
    const key = field.key.split("_").filter((word) => /\d/.test(word) || !SAY_NOTHING.has(word));
    names = [...labels, key].filter((words) => words.length > 0);
    known.set(field, names);
  }
  return names;
}

/** How much of a field's name a text says: 0 to 1, and 0 for less than a half. */
export function namedIn(text: string, field: Field): number {
  const words = wordsOf(text);
  const shares = namesOfField(field).map(
    (name) => name.filter((one) => words.some((other) => isForm(one, other))).length / name.length,
  );
  const most = Math.max(0, ...shares);
  return most >= ENOUGH ? most : 0;
}

/** "Guarantee" and "guarantees", "Rezyklat" and "Rezyklatanteil". */
function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same++;
  return same >= LEAST && same >= shorter * COMMON;
}
