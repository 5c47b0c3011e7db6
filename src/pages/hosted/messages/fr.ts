import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const fr = {
  kind: "Session de passeport",
  skip: "Aller au contenu",
  until: "jusqu’à {moment}",

  "step.fill": "Remplir",
  "step.confirm": "Confirmer",
  "step.take": "Prendre le code",

  "fill.lead": {
    one: "Encore {count} réponse, et le passeport est prêt.",
    other: "Encore {count} réponses, et le passeport est prêt.",
  },
  "fill.ready": "Tout ce qui est obligatoire est là. Relisez, puis confirmez.",
  "fill.archived":
    "Ce produit a été archivé : aucun passeport ne peut être émis pour lui. Demandez à {company}.",
  "fill.wanted": { one: "{count} autre recommandée", other: "{count} autres recommandées" },
  "fill.more": {
    one: "{count} autre, si vous la connaissez",
    other: "{count} autres, si vous les connaissez",
  },
  "fill.rest": "Si vous en savez plus",
  "fill.rest_text": "Rien de cela ne retarde le passeport. Il n’en sera que meilleur.",
  "fill.there": "Déjà rempli",
  "fill.correct": "Corriger",
  "fill.submit": "Vérifier et confirmer",
  "fill.leave": "Quitter sans terminer",
  "fill.missing": { one: "Il manque une réponse", other: "Il manque {count} réponses" },

  "origin.api": "envoyé par un système de l’entreprise",
  "origin.panel": "saisi par l’entreprise",
  "origin.extraction": "tiré d’un document",
  "origin.supplier": "d’un fournisseur",
  "origin.session": "saisi dans une session",
  "origin.own": "saisi par vous",
  "origin.import": "importé",
  "origin.sample": "de l’exemple",

  "mark.api": "API",
  "mark.panel": "ENT",
  "mark.extraction": "DOC",
  "mark.supplier": "FOU",
  "mark.session": "SES",
  "mark.own": "VOUS",
  "mark.import": "IMP",
  "mark.sample": "EX",

  "documents.title": "Documents",
  "documents.text": "Fiches techniques, certificats, rapports d’essai, une photo de l’étiquette.",
  "documents.back": "Revenir aux données",

  "confirm.title": "Tout est-il juste ?",
  "confirm.issued":
    "Voici ce que dira le passeport. Une fois émis, il peut être corrigé par une nouvelle version ; rien ne s’efface.",
  "confirm.version":
    "Voici ce que dira désormais le passeport, dans une nouvelle version. Les précédentes restent lisibles.",
  "confirm.unchanged": "Le passeport dit déjà tout cela : aucune nouvelle version n’est publiée.",
  "confirm.items": {
    one: "{count} pièce avec son propre numéro sera créée.",
    other: "{count} pièces avec leur propre numéro seront créées.",
  },
  "confirm.private": "Conservé, mais pas montré au public",
  "confirm.note": "Ce qui a changé",
  "confirm.note_help": "Une phrase pour les lecteurs du passeport, si vous voulez. Au plus {max} caractères.",
  "confirm.note_default": "Données mises à jour.",
  "confirm.statement":
    "Je soussigné(e), {operator}, confirme au nom de {company} : à ma connaissance, ces données sont justes et peuvent être publiées.",
  "confirm.unticked": "Cochez la case pour confirmer.",
  "confirm.do_issued": "Émettre le passeport",
  "confirm.do_version": "Publier la nouvelle version",
  "confirm.do_unchanged": "Terminer",
  "confirm.busy": "Un instant…",
  "confirm.back": "Revenir aux données",
  "confirm.changed":
    "Quelqu’un a modifié les données pendant que vous les lisiez. Relisez-les encore une fois.",

  "done.issued": "Le passeport est émis",
  "done.version": "La nouvelle version est publiée",
  "done.unchanged": "Le passeport est à jour",
  "done.line": "{product}, version {version}.",
  "done.items": { one: "{count} pièce créée.", other: "{count} pièces créées." },
  "done.withdrawn":
    "Le passeport a été retiré entre-temps. N’utilisez pas ce code sur de nouvelles étiquettes.",
  "done.print": "Imprimer",
  "done.save": "Enregistrer",
  "done.nfc": "Écrire une étiquette NFC",
  "done.nfc_text": "Tenez le téléphone sur l’étiquette jusqu’à ce qu’il vibre.",
  "done.nfc_wait": "En attente d’une étiquette…",
  "done.nfc_good": "Écrite. Lisez l’étiquette pour vérifier.",
  "done.nfc_bad": "Non écrite. Tenez le téléphone immobile sur l’étiquette et réessayez.",
  "done.nfc_bytes": "Pour un graveur NFC",
  "done.nfc_help": "La même adresse en octets hexadécimaux, pour un graveur ou une application.",
  "done.ndef": "Message NDEF",
  "done.tlv": "Le même en TLV pour NTAG",
  "done.copy": "Copier",
  "done.copied": "Copié",
  "done.open": "Ouvrir le passeport",
  "done.return": "Terminé, revenir à {host}",

  unknown_title: "Il n’y a pas de session ici",
  unknown_text: "L’adresse est peut-être incomplète. Retournez là d’où vous venez et recommencez.",
  another_title: "Cette session est ouverte dans un autre navigateur",
  another_text:
    "Par sécurité, elle ne fonctionne que dans le navigateur qui l’a ouverte en premier. Continuez dans ce navigateur-là, ou ouvrez une nouvelle session là d’où vous venez.",
  ended_title: "Cette session est terminée",
  ended_text: "Le passeport est publié. Vous pouvez fermer cette page.",
  ended_code: "Montrer de nouveau le code",
  expired_title: "Cette page n’est plus valable",
  expired_text:
    "Le délai est écoulé. Demandez un nouveau lien là d’où vous venez. Ce qui a été enregistré est conservé, et vous reprendrez de là.",

  stopped_title: "Ce n’est pas possible pour l’instant",
  stopped_account:
    "Le compte de {company} ne le permet pas pour le moment. Ce que vous avez enregistré est conservé. Prévenez {company}.",
  stopped_limit:
    "{company} ne peut pas créer autant de pièces ce mois-ci. Rien n’a été émis, et ce que vous avez enregistré est conservé. Prévenez {company}, puis réessayez ici.",
  stopped_gtin:
    "Un autre produit de ce site a un passeport sous le même GTIN. Rien n’a été émis. Prévenez {company}.",
  stopped_other:
    "Quelque chose l’a empêché, et rien n’a été émis. Ce que vous avez enregistré est conservé. Réessayez, ou prévenez {company}.",
  stopped_back: "Réessayer",
  refused_title: "Le formulaire n’a pas pu être lu",
  refused_text: "Il ne venait pas de cette page, ou il est trop grand. Rouvrez la page et reprenez de là.",
} satisfies Record<keyof typeof en, Message>;
