/** Codes of customs: of the Combined Nomenclature (8 digits) and of TARIC (10), Regulation (EEC) 2658/87. */
import { CELL_END, type Passage } from "../reading/passage.ts";
import type { Found, Text } from "./found.ts";
import { cellsOf, lineAround, linesOf, type Place, placeOf } from "./places.ts";
import { matches, worded } from "./worded.ts";

const WORDS =
  "customs classification,tariff classification,hs codes,hs-codes,hs code,hs-code,h.s. code,hs no,hs number,hs,hts code,hts,harmonised code,harmonized code,harmonised system,harmonized system,tariff code,tariff no,tariff number,tariff heading,customs tariff,customs code,commodity code,commodity no,commodity number,commodity,cn code,cn-code,cn,taric,taric code,combined nomenclature," +
  "zolltarifnummer,zolltarifliche einreihung,zolleinreihung,tarifierung,zolltarif-nr,zolltarif-nummer,zolltarifnr,zolltarif nr,zolltarif,zoll-nr,warennummer,waren-nr,warennr,warentarifnummer,warentarif-nr,warentarifnr,warencode,stat. warennummer,stat. waren-nr,stat.-nr,statistische nummer,kn-code,kn code,kn-nr,hs-nr,hs-nummer,taric-code," +
  "code douanier,classement tarifaire,classement douanier,code sh,code nc,code ngp,nomenclature douanière,nomenclature combinée,nc8,tarif douanier,position tarifaire,n° tarifaire,numéro tarifaire,numéro de tarif douanier,code tarifaire,nomenclature," +
  "codice doganale,classificazione doganale,classifica doganale,codice nc,codice sa,codice hs,voce doganale,nomenclatura combinata,cod. doganale,tariffa doganale,nomenclatura,codice tariffario," +
  "código arancelario,clasificación arancelaria,partida arancelaria,código taric,código nc,cód. arancelario,p. arancelaria,nomenclatura combinada,código hs,código aduanero,posición arancelaria," +
  "código pautal,código aduaneiro,pauta,pauta aduaneira,cód. pautal,posição pautal,classificação pautal,nc,codi aranzelari," +
  "goederencode,douanetariefcode,gn-code,gn code,tariefcode,statistieknummer,commoditycode,douanecode," +
  "kod cn,kod hs,kod taryfy celnej,klasyfikacja celna,klasyfikacja taryfowa,kod celny,nomenklatura scalona,kod towaru,kod pcn,pcn,taryfa celna,kod taric," +
  "kód kn,celní kód,celní zařazení,zařazení do celního sazebníku,colné zaradenie,kód celního sazebníku,celní sazebník,hs kód,sazebník,kód celní nomenklatury,kód zboží,celní nomenklatura,colný kód,kód colného sadzobníka,colný sadzobník,položka colného sadzobníka," +
  "vámtarifaszám,vámbesorolás,vámtarifa-besorolás,vtsz,vtsz szám,vámtarifa szám,kn-kód,kn kód,hs-kód," +
  "cod vamal,cod nc,cod tarifar,cod hs,încadrare tarifară,cod taric,poziție tarifară,codul nc,codul vamal,codul tarifar," +
  "toldtarifnummer,toldkode,hs-kode,kn-kode,toldtarif,varetarifnummer,tolltariffnummer,tolltariff,tollnummer,tariffnummer,statistisk varenummer,intrastatnummer,intrastatnr,intrastat-nr,intrastat,statistisk nummer," +
  "tulltaxenummer,tulltariffnummer,tulltaxenr,statistiskt nummer,statistisk varukod,stat.nr,stat nr,statnr,kn-nummer,kn-nr,hs-kod,tullkod," +
  "tullinimike,cn-koodi,hs-koodi,tullikoodi,nimikekoodi,tullinimikkeistö,kaubakood,cn-kood,kn-kood,hs-kood,tollikood,tariifikood," +
  "kn kods,hs kods,muitas kods,muitas tarifa kods,kn-kods,preces kods,kn kodas,muitinės kodas,hs kodas,muitų tarifo kodas,kombinuotosios nomenklatūros kodas," +
  "carinska tarifa,tarifni broj,tarifna oznaka,kn oznaka,hs kod,carinski broj,carinska oznaka,oznaka robe,tarifna številka,hs koda,kn koda,carinska številka,царинска тарифа,тарифни број,тарифна ознака," +
  "код по кн,митнически код,тарифно класиране,тарифен код,кн код,тарифен номер,hs код,комбинирана номенклатура,код уктзед,код укт зед,уктзед,укт зед,митний код,код тн зед," +
  "κωδικός σο,κωδικός συνδυασμένης ονοματολογίας,δασμολογική κλάση,δασμολογική κατάταξη,κωδικός taric,δασμολογικός κωδικός,κωδ. σο,κωδικός hs,κωδικός taric,συνδυασμένη ονοματολογία," +
  "gtip,gtip no,gtip kodu,g.t.i.p,gümrük tarife,hs kodu,gümrük kodu,gtip numarası";
const CODE = String.raw`(?<![\p{L}\d.,/-])(?<code>\d{4}[ .]?\d{2}[ .]?\d{2}(?:[ .]?\d{2})?)(?![ .]?\d|[ ]?[-/][ ]?\d|\p{L}|%)`;
const CALLED = worded(
  "gu",
  ({ oneOf }) =>
    String.raw`(?<![\p{L}\d-])(?:${oneOf(WORDS)})(?![\p{L}\d])[^\d\n\t]{0,30}\t?(?::[ ]*\t?)?${CODE}`,
);
const HEAD = worded("u", ({ oneOf }) => String.raw`^(?:${oneOf(WORDS)})\.?(?: ?[(/][^\t]{0,25})?$`);
const ONLY_CODE = new RegExp(`^${CODE}$`, "u");
/** Rows of a table that are looked through below its head. */
const MOST_ROWS = 30;
/** What goods are made of or packed in has codes of its own. */
const OF_OTHERS =
  /(?<!\p{L})(?:garne?|yarns?(?![ -]dyed)|filat[oi]|(?<!teinte?s? en )fils?|hilos?|fios?|przedz\p{L}*|priz[ea]|iplik|lanka\p{L}*|pack(?:ag|ing)\p{L}*|verpackung\p{L}*|emballage\p{L}*|imballag\p{L}*|embalaje|embalagem|opakowan\p{L}*|etiketten?|hang ?tags?)(?!\p{L})/u;
/** Chapters of the Harmonized System. */
const LAST_CHAPTER = 97;
/** Chapter 20 has nine headings: what goes on otherwise is a day of this century, as behind "NC", a note of credit. */
const DAY = /^20[1-9]/;

/** The code of customs that is called so: digits alone, 8 or 10 of them. */
export function findCommodityCodes({ passages, fields }: Text): Found[] {
  if (!fields.has("commodity_code")) return [];
  return passages.flatMap((passage) => [...behindWords(passage), ...belowHeads(passage)]);
}

function behindWords(passage: Passage): Found[] {
  return [...matches(passage, CALLED)].flatMap((match) => {
    const { start, end } = placeOf(match);
    if (OF_OTHERS.test(lineAround(passage.folded, start))) return [];
    return foundAt(match.groups?.code ?? "", { passage, start, end });
  });
}

/** What stands below the head of a column, or a label over its value: the codes of all goods, where they are one. */
function belowHeads(passage: Passage): Found[] {
  const head = passage.order === "rows" ? HEAD.in(passage) : undefined;
  if (!head) return [];
  const lines = linesOf(passage.folded);
  const at = lines.findIndex(({ line }) => line.split(CELL_END).some((cell) => head.test(cell)));
  if (at < 0) return [];
  const found = lines.slice(at + 1, at + 1 + MOST_ROWS).flatMap(({ line, start: from }) =>
    cellsOf(line, from)
      .filter(({ cell }) => ONLY_CODE.test(cell))
      .flatMap(({ cell, start }) => foundAt(cell, { passage, start, end: start + cell.length })),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found : [];
}

function foundAt(code: string, place: Place): Found[] {
  const value = code.replace(/\D/g, "");
  const chapter = Number(value.slice(0, 2));
  if (chapter === 0 || chapter > LAST_CHAPTER || DAY.test(value)) return [];
  return [{ field: "commodity_code", value, confidence: 0.95, ...place }];
}
