/** Words and parts of patterns that statements about the making and about the steps before share. */

/** A verb stands at the begin of its word: "remade" says nothing. */
export const WORD_BEGINS = "(?<!\\p{L})";
/** "Made in (country):". */
export const NOTE = "(?: ?\\([^()\\n\\t]{1,25}\\)(?= ?[:\\t]))?";
/** "Pays : confection", "2. Country – spinning": before the name of a step, in the first cell or behind its number. */
export const COUNTRY_OF_STEP =
  "(?<=^|[\\n\\t]|\\d[.)] ?)(?:countr(?:y|ies)|land|pays|paese|pais|kraj|zeme|krajina|tara|maa|orszag|drzava|zemlja|salis|valsts|riik|ulke|страна|краіна|земља|χωρα) ?[:–-] ?";
/** What stands before a country, in any language. */
export const WHERE =
  "in|dans(?= l[ea] (?:nord|sud|region))|san|sa(?= (?:\\p{L}h|ts|tuirc))|im|te|i|en|em|au|aux|a|na|no|nos|w|we|v|ve|vo|u|nel|nella|nelle|nei|negli|al|als|в|във|у|στην|στη|στο|στον|στισ|σε";
/** "Türkiye'deki tesislerimizde": works there. */
const TURKISH_WORKS = "(?<=[td][ae]ki )(?:tesis|atolye|fabrika|isletme|imalathane)\\p{L}{1,12}";
/** A name with the end that says where, before what is done there, also as the last of some steps: "Suomessa kudottu, värjätty ja". */
export function placeBefore(verbs: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}])(?<name>\\p{L}[\\p{L}'-]{3,30}) (?:${TURKISH_WORKS} )?(?:(?:\\p{L}+, ){0,2}\\p{L}+ (?:ve|es|ja|ir|un) )?(?:${verbs})(?![\\p{L}])`,
    "gu",
  );
}
/** Words that join two of a kind. */
export const AND = "and|und|et|e|y|og|och|i|ve|a|ja|si|ir|un|in|и|та|і|και";
/** Further steps of which the same is said: ", dyeing and sewing", "et la confection". */
export const AND_FURTHER = `(?:,[ \\n](?:\\p{L}{1,3}[ \\n])?\\p{L}+){0,3}(?:,?[ \\n](?:[&+]|${AND})[ \\n](?:\\p{L}{1,3}[ \\n])?\\p{L}+)?`;
/** What stands between the name of a step and its place: that it is done there, and nothing of what is done. */
export const TAKES_PLACE =
  "(?:e|sono) (?:stat[oaie] )?(?:interamente |tutt[oaie] )?(?:avvenut|eseguit|effettuat|realizzat|svolt|fatt)[oaie](?: (?:interamente|esclusivamente|completamente))?|si e svolt[oa]|ha avuto luogo|erfolgte(?:n)?|(?:fand(?:en)?|findet|finden)|(?:hat|haben)|(?:a|ont) ete (?:entierement )?(?:faite?s?|realisee?s?|effectuee?s?|assuree?s?|menee?s?)|(?:a|ont) eu lieu|s'est faite?|s'effectuent?|se ha(?:n)? (?:realizado|hecho|efectuado|llevado a cabo)|se realizo|se hizo|se llevo a cabo|ha tenido lugar|tuvo lugar|fue(?:ron)? (?:realizad|hech|efectuad)[oa]s?|(?:foi|foram) (?:inteiramente )?(?:realizad|feit|efetuad|efectuad|executad)[oa]s?|teve lugar|decorr(?:e|eu|em)|realizou-se|gebeurde(?:n)?|vond(?:en)? plaats|werd(?:en)? (?:gedaan|uitgevoerd)|(?:har|ar|er|blev|ble) (?:helt )?(?:utfort|utforts|udfort|gjort|gjorts|skett|sket|foregatt|foregaet)|utfordes|skedde|skete|skjedde|skjer|sker|foregik|foregikk|fandt sted|fant sted|odbyl[oa] sie|odbywa(?:ja)? sie|mial[oa] miejsce|ma miejsce|zostal[oaey]? (?:w calosci )?(?:wykonan|zrealizowan|przeprowadzon)[oaey]|jest wykonywan[eya]|probehl[oay]|probiha(?:ji)?|se provadi|byl[oay]? proveden[oay]?|prebehl[oay]|prebieha(?:ju)?|sa uskutocnil[oay]?|sa vykonava|a avut loc|au avut loc|are loc|s-a (?:facut|realizat|efectuat)|se (?:face|realizeaza|efectueaza)|(?:е|са|беше) (?:извършен|направен|осъществен)[оаи]?|се извършва|се извърши|εγιν(?:ε|αν)|γιν(?:εται|ονται)|πραγματοποι(?:ηθηκε|ειται)|(?:je|su) (?:obavljen|izveden|opravljen)[oaie]?|obavlja se|se obavlja|se opravlja|poteka(?:ta)?|je potekal[oa]?|(?:відбулося|відбувається|виконано|здіиснено|здіиснюється)|(?:је )?(?:обављено|извршено|урађено)|обавља се|(?:is|are|was|were) (?:all |both )?(?:done|carried out|performed|made|located|based)|(?:(?:all|both) )?takes? place|happens?|erfolg(?:t|en)(?: (?:alle|beide|samtlich))?|(?:est|sont) (?:tou(?:s|tes) )?(?:faite?s?|realisee?s?|effectuee?s?|assuree?s?)|se (?:fait|font)|(?:a|ont) lieu|(?:e|sono|viene|vengono) (?:tutt[ei] )?(?:eseguit|effettuat|realizzat|svolt|fatt)[oaie]|avviene|avvengono(?: tutt[ei])?|si svolg(?:e|ono)(?: tutt[ei])?|ha luogo|(?:es|son|esta|estan) (?:tod[oa]s )?(?:realizad|hech)[oa]s?|se (?:realizan?|hacen?|efectuan?|llevan? a cabo)(?: tod[oa]s)?|tiene lugar|(?:e|sao|foi|foram) (?:tod[oa]s )?(?:realizad|feit|efetuad|efectuad)[oa]s?|(?:realiza|faz|efetua|efectua)m?-se|tem lugar|(?:wordt|worden|is|zijn) (?:alle(?:maal)? |beide )?(?:gedaan|uitgevoerd)|gebeur(?:t|en)|vindt plaats|(?:sker|foregar|utfors|udfores|gors|finder sted)|(?:er|ar|blir|bliver) (?:all[ea] )?(?:utfort|udfort|gjort)".replaceAll(
    " ",
    "[ \\n]",
  );
/** Works, in the case that they have behind "in". */
export const WORKS_WORDS = String.raw`factory|factories|plants|workshops|mills|facilit(?:y|ies)|premises|instalacion(?:es)?|talleres|fabricas|instalac(?:ao|oes)|oficinas|unidades|installations|ateliers|usines|stabilimenti|laboratori|impianti|plant|workshop|works|unit|mill|\p{L}*(?:werk|betrieb|werkstatt|fabrik|naherei|manufaktur)|usine|atelier|stabilimento|laboratorio|fabbrica|fabrica|taller|planta|unidade|oficina|fabriek|werkplaats|zaklad(?:zie|u)?|fabryce|szwalni|fabriken|verkstaden|fabrikken|verkstedet|systuen|systugan|tehtaa\p{L}{2,7}|ompelimo\p{L}{2,7}|verstaa\p{L}{2,7}|paja\p{L}{2,7}|provozovn[ey]|provozu|zavod[eu]|tovarn[ei]|diln[ey]|dieln[ei]|prevadzk[ey]|prevadzke|(?:uzem|gyar|muhely|varroda)\p{L}{0,5}b[ae]n|fabrica|atelierul|sectia|tvornici|pogonu|obratu|radionici|delavnici|tehases|tookojas|fabrike|dirbtuvese|rupnica|darbnica|фабрика(?:та)?|цех(?:а)?|завод[аиі]?|фабриці|маистерні|фабрици|погону|εργοστασιο|fabrikasinda|tesisinde|atolyesinde`;
/** "Provozovně ", "our factory in ". */
export const WORKS = new RegExp(
  String.raw`^(?:\p{L}+[ \n])?(?:${WORKS_WORDS})[ \n](?:(?:in|at|im|von|a|en|au|de|du|des|di|del|della|do|da|em|no|na|te|van|w|we|v|ve|i|u|в|във|у|στην|στη|στο)[ \n]|d['’])?(?=\p{L})`,
  "u",
);
