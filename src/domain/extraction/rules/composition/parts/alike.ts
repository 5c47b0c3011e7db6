/** Parts that are made like another one, which tells their shares: "lining as shell", "doublure : idem". */
import type { Passage } from "../../../reading/passage.ts";
import { lineStart, tailOf } from "../../kit/places.ts";
import { matches, worded } from "../../kit/worded.ts";
import { type Composition, DERIVED, MEASURED_PART, NO_PART } from "../composition.ts";
import { partAtEnd } from "./components.ts";
import { partAtBegin } from "./part-names.ts";

/** Words between a part and the one that it is like. */
const LIKE =
  "in the same fabric as,of the same fabric as,from the same fabric as,same fabric as,aus demselben stoff wie,aus dem gleichen stoff wie,aus demselben material wie,dans le meme tissu que,dans la meme matiere que,de la meme matiere que,stesso tessuto del,nello stesso tessuto del,dello stesso tessuto del,en el mismo tejido que,del mismo tejido que,no mesmo tecido que,do mesmo tecido que,van dezelfde stof als,uit dezelfde stof als,z tego samego materialu co,z tej samej tkaniny co,ze stejneho materialu jako,z rovnakeho materialu ako,av samma tyg som,i samma tyg som,af samme stof som,av samme stoff som,samaa kangasta kuin,samaa materiaalia kuin,no ta pasa auduma ka,no ta pasa materiala ka,is to paties audinio kaip,is tos pacios medziagos kaip,iz enakega blaga kot,iz istega materiala kot,od istog materijala kao,od iste tkanine kao,din acelasi material ca,din aceeasi tesatura ca,от същия плат като,от същата материя като,απο το ιδιο υφασμα με,з тієі ж тканини що,з того ж матеріалу що,ugyanabbol az anyagbol mint,lika,as,like,as for,as per,same as,the same as,identical to,corresponds to,identical with,equal to,wie,wie der,wie beim,wie bei,gleich wie,identisch mit,identisch zu,identisch wie,entspricht,comme,comme pour,identique,identiques,identique a,identiques a,meme que,la meme que,le meme que,meme matiere que,meme tissu que,pareil que,pareille a,come,come per,uguale,uguale a,uguale al,uguale alla,uguale allo,identica,identico,identica a,identica al,identico al,stesso tessuto,como,como en,igual que,igual a,igual al,identico al,identico a,mismo tejido que,el mismo que,la misma que,idem que,igual ao,identico ao,identica ao,o mesmo que,a mesma que,mesmo tecido que,como o,als,zoals,gelijk aan,idem als,identiek aan,hetzelfde als,dezelfde als,jak,taka jak,taki jak,taka sama jak,taki sam jak,ta sama co,ten sam co,identyczna jak,identyczna z,zgodna z,jako,stejna jako,stejny jako,stejne jako,shodna s,shodny s,shodna se,totozna s,totozny s,ako,rovnaka ako,rovnaky ako,zhodna s,zhodny s,totozna so,zhodna so,mint,ugyanaz mint,azonos a,azonos az,megegyezik a,megegyezik az,ca,ca la,la fel ca,acelasi ca,aceeasi ca,identica cu,identic cu,като,както,като при,същата като,същият като,същото като,идентична с,οπωσ,ιδιο με,ιδια με,ιδια οπωσ,ιδιο οπωσ,som,samma som,lika som,likadant som,identisk med,samme som,det samme som,kuten,sama kuin,samaa kuin,nagu,sama mis,sama nagu,samast materjalist mis,identne,ka,tas pats kas,tada pati ka,tads pats ka,identiska,kaip,toks pat kaip,tokia pat kaip,tas pats kaip,ta pati kaip,tapatus,kot,enaka kot,enako kot,ista kot,kao,ista kao,isti kao,jednaka kao,isto kao,identicna s,gibi,як,така сама як,така ж як,такий самий як,таке саме як,такі самі як,такий же як,ідентична";
/** Words for the same as what stands before. */
const IDEM =
  "in the same fabric,of the same fabric,same fabric,aus demselben stoff,aus dem gleichen stoff,gleicher stoff,gleiches material,meme tissu,dans le meme tissu,meme matiere,stesso tessuto,nello stesso tessuto,mismo tejido,en el mismo tejido,mesmo tecido,no mesmo tecido,zelfde stof,dezelfde stof,van dezelfde stof,ten sam material,z tego samego materialu,z tej samej tkaniny,stejny material,ze stejneho materialu,z rovnakeho materialu,samma tyg,av samma tyg,samme stof,af samme stof,samme stoff,av samme stoff,samaa kangasta,sama kangas,samast kangast,sama materjal,samast materjalist,no ta pasa auduma,is to paties audinio,enak material,iz enakega blaga,od istog materijala,isti materijal,din acelasi material,acelasi material,от същия плат,същия плат,ιδιο υφασμα,απο το ιδιο υφασμα,з тієі ж тканини,з того ж матеріалу,ugyanaz az anyag,ayni kumas,ayni kumastan,idem,dito,ditto,dto,dtto,detto,d:o,j.w,jw,same,same as above,as above,wie oben,wie vor,ebenso,desgleichen,desgl,gleich,comme ci-dessus,come sopra,como arriba,como acima,o mesmo,zoals hierboven,als boven,zie boven,jak wyzej,viz vyse,ako vyssie,mint fent,ua,ugyanaz,la fel,ca mai sus,същото,същата,като горе,ομοιωσ,το ιδιο,οπωσ παραπανω,samma,som ovan,samme,som ovenfor,sama,kuten edella,nagu ulal,tas pats,ka ieprieks,tas pat,tas pats,tas pats,kaip auksciau,enako,enako kot zgoraj,isto,isto kao gore,ayni,yukaridaki gibi,те саме,як вище";
/** The same, behind the part that something is like. */
const BEHIND =
  "ile ayni,ile aynidir,ayni,aynidir,gibi,gibidir,ile ozdes,ile ozdestir,megegyezik,azonos,megegyezo,sama";

/** "Така сама, як": what stands before and behind the comma that some languages have there. */
const PARTED = LIKE.split(",").map((words) => /^(?<same>.+) (?<as>\p{L}+)$/u.exec(words)?.groups);
const SAME = PARTED.flatMap((words) => words?.same ?? []).join(",");
const AS = PARTED.flatMap((words) => words?.as ?? []).join(",");
const LIKE_WORDS = worded(
  "gu",
  ({ oneOf, maybe }) =>
    String.raw`(?<!\p{L})(?:${oneOf(LIKE)}|(?:${maybe(SAME)}),[ ](?:${maybe(AS)}))[ ](?=\p{L})`,
);
const IDEM_WORDS = worded("gu", ({ oneOf }) => String.raw`(?<!\p{L})(?:${oneOf(IDEM)})(?=[.;,\n\t)|]|$)`);
const BEHIND_WORDS = worded("gu", ({ oneOf }) => String.raw`[ ](?:${oneOf(BEHIND)})(?=[.;,\n\t)|]|$)`);

/** What parts one label from the next. */
const CLAUSE_BEFORE = /$(?<=(?<tail>[^.;,\n|•·%]*))/u;
const CLAUSE_BEHIND = /^[^.;,\n\t|•·%\d(]*/u;
const REACH = 60;
/** An article before the name of a part. */
const ARTICLE =
  /^[ ]?(?:(?:the|der|die|das|dem|den|le|la|les|il|lo|el|los|las|o|os|as|de|het|az?|το|του|της|τησ|τη|την|τον|η|ο|del|della|dello|do|da|du|al|alla|au|aux|ao)[ ]|(?:l|all|dell)['’]){1,2}(?=\p{L}{3})/u;
/** Between the name of a part and words that say what it is like. */
const JOINT =
  /^[ ]?[:=–\t-]?[ ]?(?:(?:is|are|ist|sind|est|sont|e|es|sao|son|sono|zijn|jest|je|su|sa|ar|er|on|este|е|са|ειναι|yra|ir|van|of|in|aus|en|z|ze|materials?|fabric|anyaga)[ ]){0,2}$/u;

interface Likeness {
  part: string;
  /** What the other part is called; undefined for what stands before. */
  other: string | undefined;
  start: number;
  end: number;
}

/** With parts that are told by others, where they have no shares of their own. */
export function withAlike(all: readonly Composition[]): readonly Composition[] {
  const told = Map.groupBy(
    all.filter(({ part }) => part !== NO_PART && part !== MEASURED_PART),
    ({ passage }) => passage,
  );
  const found = [...told].flatMap(([passage, those]) =>
    likenessesIn(passage).flatMap((one) => {
      if (those.some(({ part }) => part === one.part)) return [];
      const model = modelOf(one, those);
      if (!model) return [];
      const { part, start, end } = one;
      const alike: Composition = {
        passage,
        shares: model.shares,
        part,
        start,
        end,
        confidence: DERIVED,
        alike: true,
      };
      return [alike];
    }),
  );
  return found.length > 0 ? [...all, ...found] : all;
}

function likenessesIn(passage: Passage): Likeness[] {
  const { folded } = passage;
  const like = [...matches(passage, LIKE_WORDS)].flatMap(({ index, 0: word }): Likeness[] => {
    const end = index + word.length;
    const other = CLAUSE_BEHIND.exec(folded.slice(end, end + REACH))?.[0] ?? "";
    return likeness(passage, index, JOINT, other.trim(), end + other.length);
  });
  const idem = [...matches(passage, IDEM_WORDS)].flatMap(({ index, 0: word }) =>
    likeness(passage, index, JOINT, undefined, index + word.length),
  );
  const behind = [...matches(passage, BEHIND_WORDS)].flatMap(({ index, 0: word }) => {
    const lead = tailOf(folded.slice(Math.max(index - REACH, 0), index), CLAUSE_BEFORE).trim();
    const found = partAtBegin(lead);
    const other = lead.slice(found?.end ?? 0).replace(/^[ ]?[:=–\t-]?[ ]/u, "");
    return other === "" ? [] : likeness(passage, index, /^/u, other, index + word.length);
  });
  return [...like, ...idem, ...behind];
}

/** A clause that begins with a part, with nothing between that and what it is said to be like. */
function likeness(
  { folded }: Passage,
  at: number,
  joint: RegExp,
  other: string | undefined,
  end: number,
): Likeness[] {
  const lead = tailOf(folded.slice(Math.max(at - REACH, lineStart({ folded }, at)), at), CLAUSE_BEFORE);
  const clause = lead.replace(/^[\t ]+/u, "").replace(ARTICLE, "");
  const found = partAtBegin(clause);
  if (!found?.part || !joint.test(clause.slice(found.end))) return [];
  return [{ part: found.part, other, start: at - clause.length, end }];
}

/** Letters at the begin of a word that it has in all cases. */
const STEM = 4;

function stemsOf(name: string): string[] {
  return (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(STEM, word.length - 3)));
}

/** The composition of the part that another is like, by its name or by the words of its label. */
function modelOf({ other, start }: Likeness, those: readonly Composition[]): Composition | undefined {
  if (other === undefined) return those.filter((one) => one.end <= start).at(-1);
  const name = other.replace(ARTICLE, "");
  const part = partAtEnd(`${name}:`);
  const isCalled = (one: Composition) =>
    part !== undefined && one.part.split(" and ").some((each) => each === part);
  const called = those.find(isCalled);
  if (called) return called;
  const stems = stemsOf(name);
  const bySaid = those.filter((one) => {
    const label = one.passage.folded.slice(lineStart(one.passage, one.start), one.start).slice(-REACH);
    return stems.length > 0 && stems.every((stem) => label.includes(stem));
  });
  const outside = part === "shell" || part === "" ? those.find((one) => OUTSIDE.has(one.part)) : undefined;
  return bySaid[0] ?? outside;
}

const OUTSIDE: ReadonlySet<string> = new Set(["", "shell"]);
