/** "The fabric “Mila” is not covered by certificate S24-1187": what a certificate does not hold for. */

/** That something is outside what is certified, a language each, as parts of patterns. */
const OUTSIDE = [
  "not (?:\\p{L}+ ){0,2}covered (?:by|under)|not (?:included|listed|contained) (?:in|on) (?:the |this |your |our |its )?(?:scope|certificate)|not (?:fall|come) (?:under|within)|outside (?:of )?the scope",
  "nicht (?:\\p{L}+ ){0,2}(?:erfasst|abgedeckt|gedeckt|umfasst|eingeschlossen)|nicht (?:vom|durch das|von dem|unter das|im|auf dem) (?:\\p{L}+ )?(?:zertifikat|geltungsbereich)|fallt nicht (?:unter|in)|au(?:ss|ß)erhalb des geltungsbereichs?",
  "(?:n'est|n'etait|ne sont|n'etaient|n'etant) pas (?:\\p{L}+ )?(?:couvert|inclus|compris|vise|concerne|repris)\\p{L}{0,2}|ne (?:releven?t?|figuren?t?|entren?t?) pas|hors (?:du )?(?:champ|perimetre)",
  "non (?:e|sono|risulta|risultano|viene|vengono) (?:\\p{L}+ )?(?:copert|compres|inclus)[oaie]|non rientra(?:no)?|fuori (?:dal campo|dall'ambito)",
  "no (?:esta|estan|queda|quedan|se encuentran?) (?:\\p{L}+ )?(?:cubiert|amparad|incluid|comprendid)[oa]s?|fuera del (?:alcance|ambito)",
  "nao (?:esta|estao|e|sao|fica|ficam|se encontram?) (?:\\p{L}+ )?(?:cobert|abrangid|incluid)[oa]s?|fora do (?:ambito|alcance)",
  "niet (?:\\p{L}+ ){0,2}(?:gedekt|opgenomen|inbegrepen)|niet (?:door|onder|binnen|op) het certificaat|valt niet (?:onder|binnen)|buiten (?:de reikwijdte|het toepassingsgebied|de scope)",
  "nie (?:jest|sa|zostal\\p{L}{0,2}) (?:\\p{L}+ )?(?:objet|uwzglednion|ujet)\\p{L}{1,2}|poza zakresem",
  "(?:omfattas|tacks|ingar|innefattas) (?:inte|ej)|(?:inte|ej) (?:omfattas|tacks|ingar)",
  "(?:omfattes|dækkes|dekkes|indgar|inngar) ikke|ikke (?:\\p{L}+ )?(?:omfattet|omfattes|dækket|dækkes|dekket|dekkes)",
  "(?:ei|eivat) (?:kuulu|sisally|kata)(?!\\p{L})",
  "(?:neni|nejsou|nebyl\\p{L}?|nie je|nie su) (?:\\p{L}+ )?(?:zahrnut|kryt|pokryt|obsazen|obsiahnut)\\p{L}{0,2}|nevztahuje|nevztahuju|nespada\\p{L}? (?:pod|do)",
  "nem (?:tartozik|tartoznak|terjed ki|vonatkozik|fedi|szerepel)",
  "nu (?:este|sunt|e) (?:\\p{L}+ )?(?:acoperit|inclus|cuprins)\\p{L}{0,2}|nu (?:intra)",
  "(?:nije|nisu|ni|niso) (?:\\p{L}+ )?(?:obuhvacen|pokriven|ukljucen|zajet|vkljucen|krit)\\p{L}{0,2}",
  "ei ole (?:\\p{L}+ )?(?:kaetud|holmatud)|nepatenka|neitraukt\\p{L}*|neattiecas|nav (?:ieklaut|ietvert)\\p{L}*",
  "kapsam\\p{L}* (?:disinda|degil|girme|yer alma|bulunma)\\p{L}*|kapsanma\\p{L}*",
  "не (?:е|са) (?:\\p{L}+ )?(?:обхванат|включен|покрит)\\p{L}*|не (?:попада|поширюється|входить)|не (?:охоплен|включен)\\p{L}*|није (?:обухваћен|покривен|укључен)\\p{L}*|δεν (?:καλυπτετ|περιλαμβανετ|εμπιπτ)\\p{L}*",
].join("|");

/** That a certificate leaves something out. */
const LEAVES_OUT =
  "does not cover|(?:deckt|umfasst|erfasst) [^.;:]{0,60}nicht|ne couvre pas|non copre|no (?:ampara|cubre)|nao (?:abrange|cobre)|dekt [^.;:]{0,60}niet|nie obejmuje|omfattar inte|omfatter ikke|(?:dækker|dekker) ikke|ei kata|nepokryva|nezahrnuje|nezahrna|nem fedi|nu acopera|ne (?:pokriva|obuhvaca|zajema)|ei holma|neapima|neaptver|kapsama(?:maktadir|z)|не (?:обхваща|охоплює|покрива)|δεν καλυπτει";

const CERTIFICATE = "(?:certif|zertif|sertif|certyf|tanusit|todistu|сертиф|πιστοποι)";
/** In one sentence with the certificate, before it or, as the verb of German clauses, behind it. */
const OF_CERTIFICATE = new RegExp(
  `(?<!\\p{L})(?:${CERTIFICATE}[^:?!\\t]{0,120}?(?<!\\p{L})(?:${OUTSIDE}|${LEAVES_OUT})|(?:${OUTSIDE})[^:?!\\t]{0,60}?${CERTIFICATE})`,
  "u",
);
/** What goes with a product, or is none that the paper is about: "articles that are not listed", "andere Farben". */
const OF_OTHERS =
  /(?<!\p{L})(?:other|not (?:listed|named|mentioned)|andere\p{L}?|ubrige\p{L}?|weitere\p{L}?|nicht (?:genannt|aufgefuhrt)\p{L}*|autres?|altr[aeio]|otr[ao]s?|outr[ao]s?|overige|inne|inny\p{L}{0,2}|pozostal\p{L}{1,2}|ovriga|andra|ovrige|andre|muut|jin[ey]|ostatni|ine|mas|alte|drug[aei]|accessor\p{L}*|zubehor\p{L}*|accessoires?|acces[ou]ri\p{L}*|acessori\p{L}*|toebehoren|akcesori\p{L}*|tillbehor\p{L}*|tilbehor\p{L}*|lisavaruste\p{L}*|prislusenstv\p{L}*|tartozek\p{L}*|aksesuar\p{L}*|verpackung\p{L}*|packaging|emballages?|imball\p{L}*|embala\p{L}*|opakowan\p{L}*)(?!\p{L})/u;
const SAID = new RegExp(`(?<!\\p{L})(?:${OUTSIDE})(?!\\p{L})`, "u");

/** True for a sentence that takes something out of what is certified, unless that goes with a product only. */
export function saysNotCovered(sentence: string): boolean {
  const said = sentence.replaceAll("\n", " ");
  return SAID.test(said) && !OF_OTHERS.test(said);
}

/** True for a sentence that says so of a certificate. */
export function saysNotCertified(sentence: string): boolean {
  const said = sentence.replaceAll("\n", " ");
  return OF_CERTIFICATE.test(said) && !OF_OTHERS.test(said);
}
