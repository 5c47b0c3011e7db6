/** Programmes for wool, which wash as gently as the two bars under the symbol of a tub say. */

/** Of a machine, in any case. */
const PROGRAMME =
  "cycles?|programm?\\p{L}*|setting|mode|wash|ciclo|ciclul?|cyclus|cyklus\\p{L}{0,2}|cykl(?:em|u)?|ciklus\\p{L}{0,3}|mosas\\p{L}{0,4}|pranie|prani|ohjelma\\p{L}*|pesu\\p{L}*|rezim\\p{L}{0,3}|режим\\p{L}{0,2}|програм\\p{L}{0,3}|προγραμμα\\p{L}{0,2}";
/** As the name of a programme: what it washes. */
const WOOL =
  "wool|woolens?|woollens?|wolle|wollwasche|wollsachen|laines?|lainages?|lana|lanas|lane|las|wol|welna|welny|welnian\\p{L}{1,3}|vlna|vlnu|vlny|vlnen\\p{L}{1,3}|gyapju\\p{L}*|vun[aeu]|volno|voln[ae]|ull|ylle|uld|vill(?:a|alle|oille|ale|asele)|vilna[is]?|vilnos|вълна|вълнен\\p{L}{1,3}|вовн\\p{L}{1,2}|вовнян\\p{L}{1,2}|вун[ау]|μαλλιν\\p{L}{1,2}|μαλλι(?:ου|α)?";
/** "Wollwaschmittel", "ulltvättmedel": what wool is washed with may wash other things. */
const NO_DETERGENT = "(?!\\p{L}*(?:mi[dt]+el|medel|middel|lauge|ain[ee]|vahen|szer))";
const COMPOUNDS = [
  "woll(?:wasch|wasche|programm|gang|schon)",
  "wol(?:was|programma|cyclus)",
  "(?:ull|ulle|ylle|uld|ulds)-?(?:tvatt|vask|program|maskin)",
  "villa-?(?:pesu|ohjelma|programm)",
  "gyapju-?(?:moso|program)",
].join("|");
const WOOL_PROGRAMME = new RegExp(
  `(?<!\\p{L})(?:(?:${PROGRAMME})[ :]{1,2}(?:\\p{L}{1,8}[ '’]){0,2}?(?:${WOOL})(?!\\p{L})|programa (?:de |para )?la(?= a \\d|[,.;)]|$)|(?:${WOOL}|yun|yunlu\\p{L}*)(?:[ -](?:skalbim|mazgasan|yikama|moso)\\p{L}*)?[ -](?:${PROGRAMME})(?! (?:detergent|liquid|powder|soap))(?!\\p{L})|(?:${COMPOUNDS})${NO_DETERGENT})`,
  "u",
);

/** Whether what is said around a temperature names a programme for wool: "cycle laine", "Wollwaschgang", "villapesu". */
export function isOfWool(around: string): boolean {
  return WOOL_PROGRAMME.test(around);
}
