/** Parts that a sentence takes out of what it tells of the product: "except the cuffs (97 % cotton, 3 % elastane)". */

import type { Passage } from "../../../reading/passage.ts";
import { worded } from "../../kit/worded.ts";
import { partAtBegin } from "./part-names.ts";
import { partWithin } from "./within.ts";

/** Words for all but what follows. */
const EXCEPT =
  "except,except for,with the exception of,excluding,excl,excl.,apart from,aside from,other than,save for,außer,ausser,ausgenommen,mit ausnahme von,mit ausnahme der,mit ausnahme des,bis auf,abgesehen von,à l'exception de,a l'exception du,a l'exception des,hormis,hors,sauf,excepté,ad eccezione di,ad eccezione del,ad eccezione della,ad eccezione dei,ad eccezione degli,ad eccezione delle,a eccezione di,a eccezione del,a eccezione della,a eccezione dei,a eccezione delle,eccetto,tranne,salvo,esclusi,escluse,con excepción de,a excepción de,con excepción del,a excepción del,excepto,menos,com exceção de,com exceção do,com exceção da,com exceção dos,com exceção das,à exceção de,à exceção do,à exceção da,à exceção dos,à exceção das,exceto,met uitzondering van,uitgezonderd,behalve,behoudens,z wyjątkiem,za wyjątkiem,oprócz,poza,s výjimkou,vyjma,kromě,mimo,s výnimkou,okrem,až na,cu excepția,cu exceptia,exceptând,în afară de,с изключение на,освен,без,με εξαίρεση,εκτός από,πλην,εξαιρουμένων,med undantag av,med undantag för,förutom,utom,bortsett från,bortset fra,undtagen,med undtagelse af,med unntak av,unntatt,bortsett fra,foruten,lukuun ottamatta,paitsi,välja arvatud,peale,izņemot,atskaitot,išskyrus,razen,z izjemo,osim,izuzev,s iznimkom,s izuzetkom,haricinde,крім,окрім,за винятком";
/** The same behind what is taken out. */
const EXCEPTED =
  "excluded,excepted,ausgenommen,exclus,exclues,excepté,exceptés,esclusi,escluse,escluso,esclusa,excluidos,excluidas,excluido,excluída,excluídas,uitgezonderd,wyłączając,undantagna,undantaget,undtaget,unntatt,lukuun ottamatta,välja arvatud,kivételével,kivéve,hariç,dışında,haricinde";

/** What stands there without the shares, which follow in brackets. */
const OPENED = worded(
  "u",
  ({ either }) =>
    String.raw`(?<!\p{L})${either(
      [EXCEPT, (all) => String.raw`${all}[ ](?<name>\p{L}[^()%;:.\t\n\d]{2,45}?)`],
      [EXCEPTED, (all) => String.raw`(?<=^|[ ,(–-])(?<before>\p{L}[^()%;:.,\t\n\d]{2,30}?)[ ]${all}`],
    )}[ ]?[([](?:\p{L}[^()%\d]{2,20}:[ ])?$`,
);
/** All that a sentence says of it, in brackets and between commas, too. */
const SAID = worded(
  "gu",
  ({ either }) =>
    String.raw`(?<!\p{L})${either(
      [
        EXCEPT,
        (all) => String.raw`${all}[ ]\p{L}[^()%;:.,\t\n\d]{2,45}?(?:[ ]?\([^()]*\)|(?=[,;–]|[ ]-[ ]))`,
      ],
      [
        EXCEPTED,
        (all) =>
          String.raw`(?<=^|[ ,–-])\p{L}[^()%;:.,\t\n\d]{2,30}?[ ]${all}(?:[ ]?\([^()]*\)|(?=[,;–]|[ ]-[ ]))`,
      ],
    )},?`,
);
const REACH = 90;

/** An article before the name of a part. */
const ARTICLE =
  /^(?:the|der|die|das|dem|den|des|le|la|les|il|lo|i|gli|el|los|las|o|os|as|de|het|az?|τισ|των|του|τησ|τη|την|τον|η|ο|l['’])[ ](?=\p{L}{3})/u;

/** The part that is taken out, of shares that stand in brackets behind it. */
export function exceptedPart(passage: Passage, start: number): string | undefined {
  const { folded } = passage;
  if (!/[([]/.test(folded.slice(Math.max(start - 25, 0), start))) return undefined;
  const { name, before } =
    OPENED.pattern().exec(folded.slice(Math.max(start - REACH, 0), start))?.groups ?? {};
  const called = (name ?? before)?.replace(ARTICLE, "");
  if (called === undefined) return undefined;
  return partAtBegin(called)?.part ?? partWithin(called) ?? undefined;
}

/** Right before shares: "außer den Manschetten 100 % Leinen". */
const TAKEN_OUT = worded(
  "u",
  ({ oneOf }) => String.raw`(?<!\p{L})(?:${oneOf(EXCEPT)})[ ]\p{L}[^()%;:.,\t\n\d]{2,45}[ ]$`,
);

/** True for shares right behind a part that is taken out: they are of all the others. */
export function isBehindExcepted(line: string): boolean {
  return TAKEN_OUT.pattern().test(line);
}

/** A clause without what it takes out. */
export function withoutExcepted(clause: string): string {
  return clause.replace(SAID.pattern(), " ");
}
