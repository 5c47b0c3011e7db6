/** Covers that garments hang in: told beside what the garment is made of, they are no part of it. */
import { lineBefore } from "../../kit/places.ts";
import type { Composition } from "../composition.ts";

const COVERS =
  "(?:garment|suit|dress) (?:covers?|bags?)|(?:transport|travel) covers?|(?:transport|reise)hullen?|housses? de (?:transport|voyage)|fundas? (?:de|para) (?:transporte|viaje)|capas? (?:de|para) (?:transporte|viagem)|(?:transport|reis)(?:hoes|hoezen)|pokrow\\p{L}+ (?:transportow|podrozn)\\p{L}+|transport(?:fodral|overtræk)\\p{L}*|kuljetussuoj\\p{L}*|(?:transportn|prepravn|cestovn)\\p{L} obal\\p{L}*|(?:szallito|utazo)huzat\\p{L}*|hus[ae] de (?:transport|calatorie)|(?:transportn|putn)\\p{L} navlak\\p{L}*|tasima kilif\\p{L}*|(?:калъф|навлак)\\p{L}* за (?:транспорт|пътуване)|kleider(?:sack|sacke|hullen?|schutzhullen?)|custodi[ae]|(?:copri|porta)abit[oi]|housses? (?:a|de|pour) (?:vetements?|costumes?)|fundas? (?:de|para) (?:trajes?|ropa|prendas?)|portatrajes?|capas? (?:de|para) (?:roupa|fatos?|vestuario)|porta-fatos?|kleding(?:hoes|hoezen|zak|zakken)|pokrow\\p{L}+ na (?:ubran|odziez|garnitur)\\p{L}*|klad(?:pas|fodral)\\p{L}*|(?:toj|dragt|kles|dress)pose\\p{L}*|(?:vaate|puku)(?:puss|suoj)\\p{L}*|(?:obal|vak)\\p{L}* na (?:oblek|odev|saty)\\p{L}*|ruha(?:zsak|huzat|tasak)\\p{L}*|hus[ae] (?:de|pentru) (?:haine|costum)\\p{L}*|(?:vrec|torb|navlak)\\p{L}* za (?:odjec|odec|odel|oblacil|oblek)\\p{L}*|riidekot\\p{L}*|drabuziu (?:mais|dekl)\\p{L}*|(?:apgerbu|drebju) (?:mais|parvalk)\\p{L}*|(?:elbise|giysi) kilif\\p{L}*|(?:калъф|навлак|врећ)\\p{L}* за (?:дрех|костюм|одећ|одел)\\p{L}*|чох\\p{L}+ для одягу|θηκ\\p{L}+ ρουχων";
/** "Custodia in TNT 100 % polipropilene", "Kleidersack aus Vlies (100 % PP)": with what its cloth is called before its shares. */
const RIGHT_BEHIND = new RegExp(
  String.raw`(?<!\p{L})(?:${COVERS})(?:[ ]?:[ ][\p{L}-]+,?)?(?:[ ][\p{L}-]+){0,4}[ :(,\t–-]{1,3}$`,
  "u",
);

/** True for such a cover beside a composition of something else; alone, it is the product. */
export function isOfGarmentCover(one: Composition, all: readonly Composition[]): boolean {
  return isBehindCover(one) && !all.every(isBehindCover);
}

function isBehindCover(one: Composition): boolean {
  return RIGHT_BEHIND.test(lineBefore(one));
}
