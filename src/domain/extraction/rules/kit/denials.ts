/** Words that turn around what follows them, in small letters without accents, as parts of patterns. */

/** "Not made by", "nicht gefärbt": before what is not so. */
export const NOT_WORDS =
  "not|never|nicht|kein|pas|non|no|nao|niet|ikke|inte|ei|eivat|pole|nie|ne|ni|niso|nije|nisu|nu|nem|nav|не|није|δεν|mhux";

/** "Lining: none", "ohne Futter": what is not there. */
export const WITHOUT_WORDS =
  "no|none|without|ohne|keine?|nicht|sans|pas|senza|nessun\\p{L}*|sin|sem|zonder|geen|bez|brak|utan|inget|uden|uten|ingen|ilman|ei|nelkul|nincs|fara|yok|nema|brez";
