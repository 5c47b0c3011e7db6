/** The parts of a product that a composition may be of. */
import { namesStanding } from "../../../shortened-patterns.ts";
import { SINCE_DAY, UNTIL_DAY } from "../../kit/days.ts";
import { Phrases, type Spoken, wordsIn } from "../../kit/phrases.ts";
import { firstKnown, wordsAlike } from "../fibres/letters-alike.ts";
import { joined, NEXT_NAME, RIBBED_PARTS } from "./joined.ts";
import {
  BODY,
  fillingOf,
  glued,
  isAfterThe,
  LINED,
  linedPart,
  liningOf,
  liningWith,
  OF,
  partJustBefore,
} from "./linings.ts";
import {
  isLabel,
  isLittle,
  isOfLength,
  LONGEST,
  names,
  ONLY_LABELS,
  PRODUCTS,
  partAtBegin,
  WARP,
  WEFT,
  YARN,
} from "./part-names.ts";
import { isPlaceOfNoPart, SET_AT, setAt, setSomewhere } from "./set-at.ts";

/** Words after the name of a part that say no more of it. */
const SAME =
  "reflechiss*,reflec*,reflect*,reflek*,reflekt*,reflex*,riflett*,rifrang*,odblask*,unchanged,is unchanged,stays,remains,unverandert,bleibt,inchange*,ne change pas,no cambia,sin cambios,non cambia,invariat*,nao muda,ongewijzigd,blijft,bez zmian,oforandra*,uændret,uendret,beze zmeny,bez zmeny,valtozatlan,neschimbat*,em,no,od,av,af,от,із,од,intern*,interieur*,interior,estern*,exterieur*,exterior,fabric,material,materiale,composition,composizione,composicion,composicao,zusammensetzung,samenstelling,stoff,is,ist,est,are,sind,sont,in,aus,en,de,of,from,made,gefertigt,bestehen,besteht,consists,compose*,composto,compost*,jest,wykonan*,er,on,van,je,z,ze,iz,pa,din,este,zas,invece,hingegen,dagegen,telesa,tela,tijela,trupu,tulowia,korpus*,corps,corp,anyaga,anyagosszetetele,osszetetele,materiaali,materiaalin,materiaalit,koostumus,malzemesi,malzeme,kumasi,icerigi,icerik,bilesimi,bilesim,koostis,sammensetning,slozeni,zlozenie,sastav,sestava,sklad,sammansattning,sammensætning,compozitie,sudetis,sastavs,състав,συνθεση,rungon,kehon,kere,lielo,torzs,тялото,σωματοσ,assorti*,abbinat*,coordinat*,combinad*,to,склад,састав";

/** What cloth is called, after the name of the part that is made of it. */
const CLOTHS =
  "satin,satijn,saten,samt,samet,sammet,velours,velour,velvet,velluto,terciopelo,fluweel,aksamit,fleece,polar,polaire,jersey,twill,canvas,taft,taffeta,tafta,taffetas,poplin,popeline,popelin,popelina,poplina,denim,microfibre,microfiber,mikrofaser,microfibra,mikrofibra,mikrofiber,frottee,frotte,terry,flanell,flannel,flanelle,flanella,flanela,tricot,trikot,ripstop,oxford,softshell,felt,filz,feutre,feltro,fieltro,tulle,tull,organza,crepe,crepon,chiffon,georgette,corduroy,cord,interlock,pique,piquet,pongee,percale,perkal,batist,voile,musselin,muslin,mousseline,molton,sherpa,teddy,gabardine,gabardina,sarja,serge,saglia,mesh,netz,resille,rejilla,siatka,verkko";

let same: Phrases<true> | undefined;

function isMore(text: string, words: readonly Spoken[], at: number): boolean {
  if (!same) {
    same = new Phrases();
    same.add(namesStanding(SAME), true);
    same.add(namesStanding(CLOTHS), true);
  }
  return same.at(text, words, at) !== undefined;
}

const END =
  /(?:[ ]?\d)?(?:[ ]?\([^()]{0,30}\))?\s?[:;.=/–-]?\s*(?:(?:100|(?<!\p{L})ca\.?|(?<!\d)\d{2,4}[ ]?(?:d|den|denier|dtex))\s*)?$/u;

/** A part in brackets after a name that says less: "Fabric 2 (sleeves):". */
const IN_BRACKETS = /\((?<part>[^()\d%]{2,40})\)(?:\s?(?:[:;=–-]\s*|[\t\n])|(?<![ ]))$/u;

/** "Composition (excl. trims):" is of all but these. */
const EXCEPTED =
  /^(?:excl|exkl|eksk|escl|except|exceto|without|other than|ohne|ausser|ausgenommen|hors|sans|sauf|senza|tranne|salvo|sin|sem|zonder|behalve|bez|oprocz|z wyjatkiem|utan|forutom|uden|undtagen|uten|unntatt|ilman|paitsi|lukuun|mimo|krome|okrem|nelkul|kiveve|fara|osim|razen|haric)/u;

/** "Filling 850 g": how much of it there is. */
const WEIGHT = /[ ](?:ca\.? )?\d{2,4}[ ]?g[ ](?:\p{L}+[ ]){0,2}$/u;

/** "Main fabric (fluorescent and contrast)": the brackets tell no other part. */
const MAIN =
  /(?<!\p{L})(?:main|principal\p{L}*|haupt\p{L}*|hoofd\p{L}*|huvud\p{L}*|hoved\p{L}*|glown\p{L}*|hlavn\p{L}*|glavn\p{L}*|paa\p{L}+|pohi\p{L}+|pagrindin\p{L}*|galven\p{L}*|основ\p{L}*|κυρι\p{L}*) ?\p{L}* ?\(/u;

/** "Shell (80 % cotton, 20 % polyester), lining (": its shares stand in brackets behind a part. */
const OPENED =
  /(?:^|[\n\t,;|)•·/]\s*|\.[ ])(?:(?:the|die|der|das|les?|la|il|gli|el|los|las|de|het|os|as|az?)[ ])?(?<name>\p{L}[^\n\t,;|()%\d]{1,40}?)[ ]?[([]$/u;

/** "Composición sábana encimera y funda de almohada:", "Skład części górnej": what a label tells of the parts behind. */
const COMPOSED_OF =
  /(?<=(?:^|[\n\t.;•·|])[ ]?)(?:(?:fib(?:re|er) |material ?|matieres? |sirovinski |surovinska |materialova |surowcowy )?(?:composi(?:tion|cion|zione|cao)|zusammensetzung|samenstelling|sammansattning|sammensetning|sammensætning|koostumus|koostis|slozeni|zlozenie|sklad|compozitia?e?|sastavs?|sestava|sudetis|състав|состав|склад|συνθεση|content))(?: surowcowy| materialowy)?(?: (?:del?|de (?:la|las|los)|della|delle|dello|des|du|da|das|do|of|of the|der|van de|van het|av|af|на|του|τησ))?[ ](?=\p{L}[^\n\t:%]{2,45}[:\t][ ]?$)/u;

/** "Material, krage:", "Composition – lining:": a part behind the word for what things are made of. */
const MATERIAL_OF =
  /(?<=(?:^|[\n\t])[ ]?)(?:(?:fib(?:re|er) )?(?:composi(?:tion|cion|zione|cao)|content)|(?:material|materiaal|matiere|materiale|koostumus|slozeni|zlozenie|sklad|osszetetel|compozitie)(?:zusammensetzung|sammansattning)?|zusammensetzung|samenstelling|sammansattning|sammensætning|sammensetning)[ ]?[,–-][ ](?=\p{L}[^\n\t:,%\d]{2,40}[:\t]?[ ]?$)/u;

/** True for "Material, collar": behind the comma stands the part, and not what the material is like. */
export function isOfMaterial(label: string): boolean {
  return MATERIAL_OF.test(label) && !!partAtEnd(label);
}

/** "Gola declarada:", "Kragen laut Etikett:": behind the name of a part, that its shares are those that are claimed. */
const CLAIMED_BEHIND =
  /(?<=\p{L}{3})[ ](?:declared|claimed|as (?:declared|claimed|labelled)|deklariert\p{L}*|angegeben\p{L}*|laut etikett|declaree?s?|annoncee?s?|dichiarat[oaie]|declarad[oa]s?|opgegeven|deklarowan\p{L}*|deklarerad\p{L}*|deklareret|deklarert|ilmoitett\p{L}*|deklarovan\p{L}*|declarat[aei]?)(?=[ ]?[:\t][ ]?$)/u;

/** "Deklaration laut eingenähtem Etikett:", "selon l'étiquette cousue:": which label it is says nothing of a part. */
const AS_LABELLED =
  /(?<!\p{L})(?:laut|lt\.|gemaß|as per|according to|as stated on|selon|d'apres|secondo|come da|segun|conforme a?|segundo|volgens|wedlug|wg|enligt|ifolge|podle|podla)[ ](?:(?:the|l['’]|la|a|het|d\p{L}{2}) ?)?(?:(?:attached|permanent|sewn-?in|eingenaht\p{L}*|angenaht\p{L}*|ingenaaide?|vaste|wszyt\p{L}*|isydd\p{L}*|isyet|innsydd\p{L}*|vsit\p{L}*)[ ])?(?:(?:care|pflege)[ -]?)?(?:label|etikett|etiquette|etichetta|etiqueta|etiket|etykiet)\p{L}{0,3}(?:[ ](?:cousue|fixe|cucita|cosida|interior|interna|wszyt\p{L}*))?[ ]?[:\t][ ]?$/u;

/** "1×1 rib, 220 g/m²:": how much a square metre weighs of the cloth that a label names. */
const HEAVY = /(?:,[ ]?|[ ])(?:ca\.? ?)?\d{2,4}[ ]?(?:g\/m[2²]|gsm)(?=[ ]?:\s*$)/u;

/** "Oberstoff ab 04/2026:", "Shell (until March 2026):": from when on, or until when, something is of the part. */
const DATED = new RegExp(
  String.raw`(?<=\p{L}{3}),?[ ]\(?(?:${UNTIL_DAY}|${SINCE_DAY})\)?(?=[ ]?[:\t][ ]?$)`,
  "u",
);

/** The part that a folded text ends with; undefined for none, null for what is no part of the product. */
export function partAtEnd(printed: string): string | null | undefined {
  // A stroke parts the cells of a table that was written as text.
  const text = printed
    .replace(/[ ]\|[ ]?$/, ": ")
    .replace(MATERIAL_OF, "")
    .replace(CLAIMED_BEHIND, "")
    .replace(DATED, "")
    .replace(HEAVY, "");
  const labelled = AS_LABELLED.exec(text);
  if (labelled) {
    const own = partOfLabel(`${text.slice(0, labelled.index).trimEnd()}:`);
    return own === undefined ? "" : own;
  }
  const part = partOfLabel(text);
  const behind = part ? text : text.replace(COMPOSED_OF, "");
  return behind === text ? part : (partOfLabel(behind) ?? part);
}

/** "Filling – body/hood/sleeves": a part and the places where it is, with the usual sign between. */
const PLACED =
  /(?:^|[\n\t])(?<part>\p{L}[^\n\t:;.%\d]{2,30}?)[ ][:–-][ ](?<places>\p{L}[^\n\t:;.%\d]{2,40}?)[ ]?[:\t]?\s*$/u;

/** A filling or a lining that is told with two places and more. */
function placedPart(text: string): string | undefined {
  const { part = "", places = "" } = PLACED.exec(text)?.groups ?? {};
  const pieces = places.split(NEXT_NAME).filter((piece) => piece.trim() !== "");
  if (pieces.length < 2 || !pieces.every((piece) => names().called(piece.trim()) !== undefined))
    return undefined;
  const called = names().called(part);
  return called === "filling" || called === "lining" ? called : undefined;
}

function partOfLabel(text: string): string | null | undefined {
  const placed = placedPart(text);
  if (placed !== undefined) return placed;
  const name = OPENED.exec(text)?.groups?.name;
  const opened = name === undefined ? undefined : partAtBegin(name);
  if (opened && opened.end === name?.length) return opened.part;
  const outer = partAtVeryEnd(text);
  if (outer !== undefined && isElasticBelt(text)) return "waistband";
  if (outer !== undefined && (outer !== "" || MAIN.test(text))) return outer;
  const weighed = WEIGHT.test(text) ? partAtVeryEnd(text.replace(WEIGHT, "")) : undefined;
  if (weighed === "filling") return weighed;
  const inner = IN_BRACKETS.exec(text)?.groups?.part;
  return (inner && !EXCEPTED.test(inner) && partOfList(inner)) || outer;
}

/** "Pasek (guma)", "kemer (lastik)": words for a belt or a strap are those for a waistband, where it is elastic. */
const BELT =
  /(?:^|[\n\t.;•·|])[ ]?(?<belt>\p{L}+)[ ]\((?<of>\p{L}[^()\d%]{2,30})\)[ ]?(?:[:;=–-][ ]*|[\n\t])?$/u;

function isElasticBelt(text: string): boolean {
  const { belt = "", of = "" } = BELT.exec(text)?.groups ?? {};
  const isBelt = belt === "pasek" || names().called(belt) === "belt";
  return isBelt && partAtBegin(of)?.part === "elastic";
}

/** "Body, sleeves": of several parts in brackets, where one is the body they are the product. */
function partOfList(text: string): string | null | undefined {
  const names = text.split(/,[ ]?/);
  if (names.length > 1 && partAtVeryEnd(names[0] ?? "") === "") return "";
  return partAtVeryEnd(names.length === 2 ? names.join(" and ") : text);
}

function partAtVeryEnd(text: string): string | null | undefined {
  const part = partAsPrinted(text);
  return part === undefined ? mistakenPart(text) : part;
}

/** "Vypin:" for "výplň:", which a picture made of the name of a part, where it is all that a label says. */
const MISTAKEN = /(?:^|[\n\t])(?<word>\p{L}+)(?:[ ]?:\s?|\t)$/u;

function mistakenPart(text: string): string | null | undefined {
  const word = MISTAKEN.exec(text.slice(-40))?.groups?.word;
  return word === undefined ? undefined : firstKnown(wordsAlike(word), (name) => names().called(name));
}

function partAsPrinted(text: string): string | null | undefined {
  const said = text.slice(-80).replace(END, "");
  const words = wordsIn(said);
  const last = words.at(-1);
  if (!last || last.end !== said.length) return undefined;
  for (let end = words.length; end > 0 && words.length - end <= MOST_MORE; end--) {
    for (let count = Math.min(LONGEST, end); count > 0; count--) {
      const at = end - count;
      const found = names().at(said, words, at);
      if (found?.count !== count) continue;
      if (isOfLength(words, at, count, found.meaning)) return undefined;
      if (found.meaning === null && ON_LABEL.test(said)) return undefined;
      if (found.meaning === YARN && isDescription(said, words[at]?.start ?? 0)) return undefined;
      if (words[at]?.text === "fill" && /^(?:in|out)$/.test(words[at + 1]?.text ?? "")) return undefined;
      if (isOfCloth(said, words, at, end)) continue;
      const needsLabel =
        PRODUCTS.has(found.meaning ?? "") ||
        ONLY_LABELS.has(found.meaning ?? "") ||
        isLittle(words[at], count);
      if (found.meaning && isPlaceOfNoPart(said, words, at)) return null;
      const isNamed = () =>
        isLabel(said, words[at]?.start ?? 0) ||
        isMaterialOf(said, words, at) ||
        isSecond(said, words, at) ||
        isSetAt(said, words, at, found.meaning);
      if (needsLabel && !isNamed()) continue;
      if (isAfterThe("lining", said, words, at, found.meaning)) return liningOf(found.meaning);
      if (BODY.test(words[at]?.text ?? "") && isAfterThe("filling", said, words, at, null)) return "filling";
      if (found.meaning === "") return partBeforeMaterial(said, words, at) ?? "";
      // "Lined to the waist in".
      if (end < words.length && said.search(LINED) >= 0) return linedPart(said.slice(0, said.search(LINED)));
      if (isAfterThe("filling", said, words, at, found.meaning)) return fillingOf(found.meaning);
      const filled = found.meaning === "filling" && partJustBefore(said, words, at);
      if (filled) return fillingOf(filled);
      if (found.meaning === "rib") return ribbedPart(said, words, at) ?? "rib";
      const made = partMadeOf(said, words, at, found.meaning);
      if (made !== undefined) return made;
      const lined = found.meaning === "lining" && count === 1 && partJustBefore(said, words, at);
      if (lined) return liningOf(lined);
      return setAt(said, words, at) ?? joined(said, words, at, found.meaning);
    }
    // "Reaches to the waist, is 100 % cupro": what a comma parts is no name of it.
    const gap = said.slice(words[end - 2]?.end ?? 0, words[end - 1]?.start ?? 0);
    if (gap.includes(",")) return glued(last.text);
    if (!isMore(said, words, end - 1) && !isOfCloth(said, words, end - 1, end))
      return end === words.length
        ? (glued(last.text) ?? liningWith(said, words) ?? setSomewhere(said, words))
        : glued(last.text);
  }
  return glued(last.text);
}

/** "Single jersey, compacted, 24s combed yarn": what a cloth is knitted of, in the list of what it is like. */
function isDescription(said: string, at: number): boolean {
  return /[\p{L})%],[ ](?=[^,:;\t\n]*\d)[^,:;\t\n]*$/u.test(said.slice(0, at));
}

/** "Collar in rib", "gola em canelado": the part that is made of it, which the label begins with. */
function ribbedPart(text: string, words: readonly Spoken[], at: number): string | undefined {
  const [part, of] = [words[at - 2], words[at - 1]];
  if (!part || !of || !/^(?:in|em|en|aus|di|de|uit|z|ze|i|v|av|af)$/.test(of.text)) return undefined;
  if (!/^[ ]\p{L}+[ ]$/u.test(text.slice(part.end, words[at]?.start)) || !isLabel(text, part.start))
    return undefined;
  const found = names().at(text, words, at - 2);
  return found?.count === 1 && RIBBED_PARTS.has(found.meaning ?? "")
    ? (found.meaning ?? undefined)
    : undefined;
}

/** "Cappuccio in pile", "fodera interna in rete", "tejido de contraste elástico": the part before the word for its cloth, or for what that does. */
function partMadeOf(
  text: string,
  words: readonly Spoken[],
  at: number,
  meaning: string | null,
): string | undefined {
  const before = words[at - 1];
  if (!before) return undefined;
  if (meaning === "elastic" && ELASTIC.test(words[at]?.text ?? "") && !OF_WHAT.test(before.text)) {
    const cloth = partAsPrinted(text.slice(0, before.end));
    return cloth !== null && CLOTH_OF.has(cloth ?? "-") && isBlank(text, before, words[at])
      ? cloth
      : undefined;
  }
  if (!NAPPED.has(meaning ?? "") || before.text !== "in") return undefined;
  const part = partAsPrinted(text.slice(0, before.start).trimEnd());
  return part && !SET_AT.has(part) && part !== "insert" ? part : undefined;
}

function isBlank(text: string, one: Spoken, next: Spoken | undefined): boolean {
  return text.slice(one.end, next?.start) === " ";
}

/** Names of parts that Italian has for cloths: "pile", "rete". */
const NAPPED: ReadonlySet<string> = new Set(["pile", "mesh"]);

/** What languages with the quality behind its thing call elastic, and what may be so. */
const ELASTIC = /^elasti(?:c[oi]s?|ques?)$/;

/** "Composition élastique" is that of the elastic. */
const OF_WHAT = /^(?:compos|mat[ei]ri|contenu|contenido|conteudo|contenuto)/;

const CLOTH_OF: ReadonlySet<string> = new Set(["", "contrast", "shell", "lining"]);

/** "Satin back crepe", "brushed back fleece": what the cloth is called, and no part that is made of it. */
function isOfCloth(text: string, words: readonly Spoken[], at: number, end: number): boolean {
  const isBack = words[at]?.text === "back" && words[at - 1] !== undefined && words[at + 1] !== undefined;
  return isBack && at + 1 === end && end < words.length && !isLabel(text, words[at]?.start ?? 0);
}

/** "Cover material", "päällisen materiaali": the part that a label begins with, before a word for what it is made of. */
function partBeforeMaterial(text: string, words: readonly Spoken[], at: number): string | undefined {
  for (let count = Math.min(LONGEST, at); count > 0; count--) {
    const from = at - count;
    const [first, last] = [words[from], words[at - 1]];
    if (!first || !last || text.slice(last.end, words[at]?.start) !== " ") return undefined;
    if (!isLabel(text, first.start) || (isLittle(first, count) && first.text !== TOP)) continue;
    const found = names().at(text, words, from);
    if (found?.count === count && found.meaning && !NO_CLOTH_OF.has(found.meaning)) return found.meaning;
  }
  return undefined;
}

/** A piece of a set, short as its name is: "top composition". */
const TOP = "top";

/** Yarns are no parts, and a name for all of a product says no more before another. */
const NO_CLOTH_OF: ReadonlySet<string> = new Set([YARN, WARP, WEFT]);

/** "Matière de la housse", "materiał poszewki": a word for what something is made of stands before its name. */
function isMaterialOf(text: string, words: readonly Spoken[], at: number): boolean {
  let from = at - 1;
  while (at - from <= 2 && OF.test(words[from]?.text ?? "")) from--;
  for (let count = 1; count <= LONGEST && from - count + 1 >= 0; count++) {
    const begin = from - count + 1;
    const found = names().at(text, words, begin);
    if (found?.count === count && found.meaning === "" && isLabel(text, words[begin]?.start ?? 0))
      return /^[ '’\p{L}]*$/u.test(text.slice(words[from]?.end ?? 0, words[at]?.start));
  }
  return false;
}

/** "Duvet cover and pillowcase": behind another part that the label begins with. */
function isSecond(text: string, words: readonly Spoken[], at: number): boolean {
  const part = names().at(text, words, at)?.meaning ?? "";
  return joined(text, words, at, part) !== part;
}

/** "Hood fur", "hupun turkis": what is set at a part that the label begins with. */
function isSetAt(text: string, words: readonly Spoken[], at: number, part: string | null): boolean {
  const before = words[at - 1];
  if ((part !== "fur" && part !== "lace") || !before || text.slice(before.end, words[at]?.start) !== " ")
    return false;
  return isLabel(text, before.start) && !isLittle(before, 1) && !!names().at(text, words, at - 1)?.meaning;
}

/** Most words after the name of a part that say no more of it. */
const MOST_MORE = 3;

/** The part that a cell names, at its end or at its begin; null for what is no part. */
export function partInCell(cell: string): string | null | undefined {
  const name = cell.replace(PLACES, "");
  const part = partAtEnd(name) ?? partAtBegin(name)?.part;
  return part === undefined && name !== cell ? partInCell(cell.slice(name.length)) : part;
}

/** "1x1 rib – neck, cuff, hem": the places of a part, behind its name. */
const PLACES = /(?<=\p{L}{3}[^\t]*)[ ][–-][ ]\p{L}+(?:,[ ]\p{L}+)+$/u;

/** "What is on the sewn-in label is", "auf dem Etikett sind": what it tells, and not what it is made of. */
export const ON_LABEL =
  /(?:(?:^|[.;:,\n\t])[ ]?|(?<!\p{L})(?:what (?:is|stands)|was|ce qui est|(?:cio|quello) che e|(?:lo|o) que esta|wat) )(?:on|auf|sur|en|su|na|no|op)[ '’](?:\p{L}+[ '’-]){0,3}\p{L}*(?:label|eti(?:k|qu|ch)et)\p{L}*[ ](?:is|are|ist|sind|steh\p{L}+|est|e|es|esta|zijn)$/u;
