import type { Message } from "../../kit/messages/en.ts";
import type { SupplierKey } from "./en.ts";

export const fr: Record<SupplierKey, Message> = {
  kind: "Demande de données",
  skip: "Aller au contenu",
  until: "jusqu’à {moment}",

  "answer.asks": "{company} vous interroge sur",
  "answer.message": "De {company}",
  "answer.lead":
    "Répondez à ce que vous savez. Aucun compte n’est nécessaire, et {company} ne voit rien avant votre envoi.",
  "answer.progress": "{done} sur {count} fournis",
  "answer.documents": "Documents",
  "answer.documents_text": "De ce produit, si vous les avez.",
  "answer.other": "Autre chose qui le montre",
  "answer.remove": "Retirer",
  "answer.full": "Le maximum est de {max} documents. Retirez-en un pour en envoyer un autre.",
  "answer.no_room":
    "Aucun autre document ne peut être envoyé ici. Prévenez {company}, qui peut faire de la place ou vous envoyer une nouvelle demande.",
  "answer.submit": "Vérifier et envoyer",
  "answer.cannot": "Je ne peux pas répondre",

  "check.title": "Tout est-il exact ?",
  "check.lead": "{company} verra ceci après votre envoi. Ensuite, on ne peut plus le modifier ici.",
  "check.answers": "Vos réponses",
  "check.documents": "Vos documents",
  "check.open": { one: "Une chose reste ouverte", other: "{count} choses restent ouvertes" },
  "check.open_text": "Vous pouvez envoyer sans elles.",
  "check.send": "Envoyer à {company}",
  "check.sending": "Envoi…",
  "check.back": "Revenir aux réponses",
  "check.changed": "Quelque chose a été modifié dans une autre fenêtre. Relisez encore une fois.",
  "check.empty": "Il n’y a encore rien à envoyer. Répondez à une chose au moins, ou ajoutez un document.",

  "done.title": "Merci",
  "done.text": "{company} a reçu vos réponses le {moment}. Vous n’avez plus rien à faire.",
  "done.correct": "S’il faut corriger quelque chose, dites-le à {company}.",
  "done.close": "Vous pouvez fermer cette page.",

  "decline.title": "Vous ne pouvez pas répondre ?",
  "decline.text":
    "Dites-le à {company}, pour que personne n’attende. Ce que vous avez écrit jusqu’ici n’est pas envoyé.",
  "decline.reason": "Pourquoi, ou qui pourrait savoir",
  "decline.reason_help": "Une phrase, si vous voulez. {max} caractères au plus.",
  "decline.wrong": "Raccourcissez à {max} caractères, sans caractères invisibles.",
  "decline.do": "Le dire à {company}",
  "decline.busy": "Un instant…",

  unknown_title: "Il n’y a rien à cette adresse",
  unknown_text:
    "Elle est peut-être incomplète. Ouvrez le lien entier du message, ou demandez à qui vous l’a envoyé.",
  expired_title: "Ce lien a expiré",
  expired_text:
    "Demandez plus de temps à {company} : le même lien s’ouvrira de nouveau, et ce que vous avez écrit est conservé.",
  revoked_title: "Cette demande a été retirée",
  revoked_text: "{company} n’attend plus rien de vous. Si cela vous surprend, demandez à {company}.",
  declined_title: "Vous avez dit ne pas pouvoir répondre",
  declined_text: "{company} le sait. Si cela a changé, demandez un nouveau lien à {company}.",
  answered_title: "C’est déjà envoyé",
  answered_text:
    "{company} a reçu vos réponses le {moment}. S’il faut corriger quelque chose, dites-le à {company}.",
  stopped_title: "Ce n’est pas possible pour l’instant",
  stopped_text:
    "{company} ne reçoit pas de réponses pour le moment. Ce que vous avez écrit est conservé. Demandez à {company} quand ce sera possible.",
  busy_title: "C’était trop souvent",
  busy_text: "Attendez une minute, puis rouvrez la page. Ce que vous avez écrit est conservé.",
  refused_title: "Le formulaire n’a pas pu être lu",
  refused_text: "Il ne venait pas de cette page, ou il est trop grand. Rouvrez la page et reprenez de là.",
  again: "Rouvrir la page",
};
