/** Steps that who makes a product does in works of their own: they take place where their address is. */

import { folded } from "../../folded.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found, Text } from "../kit/found.ts";
import { tailOf } from "../kit/places.ts";
import { findManufacturers } from "./manufacturers.ts";
import { seatsOf } from "./seats.ts";

/** What was done, by its field. */
const DONE: Readonly<Record<string, RegExp>> = {
  country_weaving:
    /(?<!\p{L})(?:woven|knit(?:ted)?|gewebt|gestrickt|gewirkt|tissee?s?|tricotee?s?|tessut[oaie]|tejid[oa]s|tejid[oa](?= (?:en|por|y))|tecid[oa]s?|tricotad[oa]s?|geweven|gebreid|utkan[aoey]|tkan[aey]|dzian[aey]|vav(?:d|t|ts|da|s)|stick(?:ad|at|ade|as)|vævet|strikket|vevd|kudottu|neulottu|dokun\p{L}+|orul\p{L}+|tkan[yao]|pleten[yao]?)(?!\p{L})/gu,
  country_spinning:
    /(?<!\p{L})(?:spun|gesponnen|filee?s?|filat[oaie]|hilad[oa]s?|fiad[oa]s?|przedzion[aey]|spunn(?:en|et|a)|spundet|kehratty)(?!\p{L})/gu,
  country_dyeing:
    /(?<!\p{L})(?:dyed|gefarbt|teinte?s?|tint[oaie]|tenid[oa]s?|tingid[oa]s?|geverfd|farbowan[aey]|barwion[aey]|fargad|fargat|fargade|farvet|farget|varjatty|boyan\p{L}+|barven[yao]?)(?!\p{L})/gu,
};
/** By whom, or in whose works. */
const OWN =
  /(?<!\p{L})(?:by (?:us|ourselves)|in-?house|(?:in|at) our (?:own )?\p{L}+|von uns|im eigenen|in (?:unser(?:em|er|en)|eigene[mnr]) \p{L}+|par nos soins|par nous|chez nous|dans (?:nos|notre) \p{L}+|da noi|ne(?:l|lla|i|lle|gli) nostr[oaie] \p{L}+|por nosotros|en nuestr[oa]s? \p{L}+|por nos|n[oa]s? noss[oa]s? \p{L}+|em noss[oa]s? \p{L}+|door ons|in on(?:ze|s) (?:eigen )?\p{L}+|in eigen \p{L}+|przez nas|u nas|w nasz\p{L}+ \p{L}+|av oss|hos oss|i var(?:t|a)? (?:ege[tn] |egna )?\p{L}+|af os|hos os|i vores (?:ege[tn] |egne )?\p{L}+|i vart? (?:eget|egen) \p{L}+|omassa \p{L}+|meilla|v nas(?:em|i|ich) \p{L}+|tesisimizde|fabrikamizda|atolyemizde)(?!\p{L})/u;
/** That the works are another's, or that it is not so. */
const NOT_OWN =
  /(?<!\p{L})(?:not|no longer|nicht|nicht mehr|pas|plus|non|no|nao|niet|nie|inte|ikke|partner\p{L}*|supplier\p{L}*|lieferant\p{L}*|fournisseur\p{L}*|fornitor\p{L}*|proveedor\p{L}*|fornecedor\p{L}*|leverancier\p{L}*|dostawc\p{L}*|customer\p{L}*|client\p{L}*|kunde\p{L}*|laborator\p{L}*|labor|tested|gepruft|range|sortiment|gamme|assortiment|brand|marke)(?!\p{L})/u;
/** A town after the word for being in it. */
const TOWN =
  /(?<!\p{L})(?:in|at|a|à|en|em|te|w|we|v|ve|i|u) (?<town>\p{Lu}[\p{L}-]{2,}(?: \p{Lu}[\p{L}-]+)?)/gu;
/** How sure the country of a step is that no word names. */
const AT_HOME = 0.75;

/** Countries of steps that are done "in our own mill", by the address of who makes the product. */
export function findOwnSteps(text: Text): Found[] {
  const fields = Object.keys(DONE).filter((field) => text.fields.has(field));
  if (fields.length === 0) return [];
  const said = text.passages.flatMap((passage) => fields.flatMap((field) => stepsIn(passage, field)));
  if (said.length === 0) return [];
  const makers = findManufacturers(text);
  const told = (field: string) => [
    ...new Set(makers.filter((one) => one.field === field).map(({ value }) => String(value))),
  ];
  const [name = "", ...otherNames] = told("manufacturer_name");
  const [address = "", ...otherAddresses] = told("manufacturer_address");
  if (otherNames.length > 0 || otherAddresses.length > 0 || address === "") return [];
  const seats = seatsOf(name, address);
  const [country] = seats ?? [];
  if (country === undefined || seats?.size !== 1) return [];
  return said
    .filter(({ sentence }) =>
      [...sentence.matchAll(TOWN)].every(({ groups }) =>
        folded(address).includes(folded(groups?.town ?? "")),
      ),
    )
    .map(({ found }) => ({ ...found, value: country }));
}

interface Said {
  found: Found;
  sentence: string;
}

function stepsIn(passage: Passage, field: string): Said[] {
  const { order, text, folded: small } = passage;
  const done = DONE[field];
  if (order !== "columns" || done === undefined) return [];
  return [...small.matchAll(done)].flatMap((match): Said[] => {
    const before = tailOf(
      small.slice(Math.max(match.index - 120, 0), match.index),
      /$(?<=(?<tail>(?:[^.;:\t]|\.(?!\s)|\n(?!\n))*))/u,
    );
    const after = /^(?:[^.;:\t\n]|\.(?!\s)|\n(?!\n))*/u.exec(small.slice(match.index, match.index + 140));
    const start = match.index - before.length;
    const end = match.index + (after?.[0].length ?? 0);
    const clause = small.slice(start, end).replaceAll("\n", " ");
    if (!OWN.test(clause) || NOT_OWN.test(clause)) return [];
    const quoted = { start: match.index, end: match.index + match[0].length };
    const found: Found = { field, value: "", confidence: AT_HOME, passage, ...quoted };
    return [{ found, sentence: text.slice(start, end).replaceAll("\n", " ") }];
  });
}
