import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const fr = {
  kind: "Portail de produit",
  loading: "Un instant…",
  no_script:
    "Cette partie de la page a besoin de JavaScript. Autorisez-le pour cette page, puis rechargez-la.",

  missing: {
    one: "Il manque {count} réponse pour le passeport",
    other: "Il manque {count} réponses pour le passeport",
  },
  whole: "Tout ce qu’il faut pour un passeport est là",
  filled: "Réponses obligatoires : {filled} sur {required}.",
  archived: "Ce produit est archivé.",
  documents: "Documents",

  passports: "Passeports",
  no_passport: "Aucun passeport n’a encore été émis. C’est {company} qui l’émet.",
  issued: "Émis le {date}, version {version}",
  withdrawn: "Retiré le {date}",
  model: "Le modèle",
  batch: "Lot {number}",
  open: "Ouvrir le passeport",
  save: "Enregistrer le code",
  test: "Données de test",
  more: "Seuls les {count} plus récents sont affichés.",

  unknown_title: "Il n’y a pas de portail ici",
  unknown_text: "L’adresse est peut-être incomplète. Rechargez toute la page.",
  expired_title: "Ce portail a expiré",
  expired_text: "Il reste ouvert 60 minutes. Rechargez la page pour continuer.",
  refused_title: "Ce portail ne s’ouvre pas",
  refused_text:
    "La page qui le contient ne lui a pas donné d’accès valable. Rechargez toute la page ; si cela dure, prévenez le responsable de cette page.",
  stopped_title: "Impossible à afficher pour l’instant",
  stopped_text:
    "Rien n’est perdu. Réessayez dans une minute ; si cela dure, prévenez le responsable de cette page.",
} satisfies Record<keyof typeof en, Message>;
