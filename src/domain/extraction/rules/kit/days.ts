/** Days and months as papers write them, and up to which or from which on something is so, in patterns of folded text. */

export const UNTIL =
  "until|till|up to|before|prior to|bis(?: zum)?|vor dem|jusqu'(?:au|en)|avant le|fino (?:al|a)|prima del|hasta(?: el)?|antes del?|ate(?: a)?|antes de|tot(?: en met)?|t/m|voor|do(?: dnia)?|przed|till och med|t\\.o\\.m\\.|fram till|fore|(?:ind)?til|frem til|(?:til )?og med|pred|pana (?:la|in)|inainte de|prije|kuni|enne|iki|lidz|pirms|до|преди|пре|μεχρι|εωσ|πριν";
export const DAY = String.raw`(?:\d{1,2}[./-][ ]?\d{1,2}[./-][ ]?(?:20)?\d{2}|20\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]20\d{2}|(?:\d{1,2}\.?[ ])?(?:de[ ])?\p{L}{3,12}\.?[ ](?:de[ ])?20\d{2}|20\d{2})(?!\d)`;
const SINCE =
  "from|since|as (?:of|from)|starting|ab(?: dem)?|seit|a partir d[eou]|a compter d[eu]|des|depuis|da[li]?|a partire da[li]?|desde|vanaf|sinds|od|fran(?: och med)?|fr\\.o\\.m\\.|fra(?: og med)?|de la|din|incepand (?:cu|din)|alates|nuo|no|от|від|з|απο";
/** Finnish, Hungarian and Turkish say it behind the day. */
const UNTIL_BEHIND = "-?ig|[ ](?:saakka|asti)|['’]?\\p{L}{0,3}[ ](?:tarihine[ ])?kadar";
const SINCE_BEHIND = "-?t[oe]l|[ ](?:alkaen|lahtien)|['’]?\\p{L}{0,3}[ ](?:tarihinden[ ])?itibaren";

function dated(before: string, behind: string): string {
  return `(?<!\\p{L})(?:(?:${before})[ ](?:the[ ]|(?:the[ ])?end of[ ]|ende[ ])?${DAY}|(?:${DAY}|20\\d{2}\\.?[ ]\\p{L}{3,9}?)[.']?(?:${behind}))(?!\\p{L})`;
}

/** "Until 03/2026", "bis März 2026". */
export const UNTIL_DAY = dated(UNTIL, UNTIL_BEHIND);
/** "From 04/2026 on", as far as the day: "ab April 2026". */
export const SINCE_DAY = dated(SINCE, SINCE_BEHIND);
