/** How words for packages begin, with the letters as texts are folded. */
export const PACKAGE_WORDS =
  "packag|packing|verpackung|emballage|imball|embalaj|embalag|envas|verpakking|opakowan|ambalaj|opakov|csomagol|pakkau|forpackn|emballasj|pakend|iepakoj|pakuot|ambalaz|опаков|συσκευασ";
