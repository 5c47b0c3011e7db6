import type { Message } from "../../kit/messages/en.ts";
import type { SupplierKey } from "./en.ts";

export const it: Record<SupplierKey, Message> = {
  kind: "Richiesta di dati",
  skip: "Vai al contenuto",
  until: "fino a {moment}",

  "answer.asks": "{company} le chiede dati su",
  "answer.message": "Da {company}",
  "answer.lead":
    "Risponda a ciò che sa. Non serve un account, e {company} non vede nulla prima che lei lo invii.",
  "answer.progress": "{done} su {count} forniti",
  "answer.documents": "Documenti",
  "answer.documents_text": "Di questo prodotto, se li ha.",
  "answer.other": "Altro che lo dimostri",
  "answer.remove": "Ritira",
  "answer.full": "Il massimo è di {max} documenti. Ne ritiri uno per inviarne un altro.",
  "answer.no_room":
    "Qui non si possono inviare altri documenti. Avvisi {company}: può fare spazio o inviarle una nuova richiesta.",
  "answer.submit": "Controlla e invia",
  "answer.cannot": "Non posso rispondere",

  "check.title": "È tutto giusto?",
  "check.lead": "{company} vedrà questo quando lo invia. Dopo non si può più modificare qui.",
  "check.answers": "Le sue risposte",
  "check.documents": "I suoi documenti",
  "check.open": { one: "Una cosa resta aperta", other: "{count} cose restano aperte" },
  "check.open_text": "Può inviare anche senza.",
  "check.send": "Invia a {company}",
  "check.sending": "Invio in corso…",
  "check.back": "Torna alle risposte",
  "check.changed": "Qualcosa è cambiato in un’altra finestra. Ricontrolli ancora una volta.",
  "check.empty": "Non c’è ancora nulla da inviare. Risponda almeno a una cosa o aggiunga un documento.",

  "done.title": "Grazie",
  "done.text": "{company} ha ricevuto le sue risposte il {moment}. Non deve fare altro.",
  "done.correct": "Se c’è qualcosa da correggere, lo dica a {company}.",
  "done.close": "Può chiudere questa pagina.",

  "decline.title": "Non può rispondere?",
  "decline.text":
    "Lo dica a {company}, così nessuno resta in attesa. Ciò che ha scritto finora non viene inviato.",
  "decline.reason": "Perché, o chi potrebbe saperlo",
  "decline.reason_help": "Una frase, se vuole. Al massimo {max} caratteri.",
  "decline.wrong": "Riduca a {max} caratteri, senza caratteri invisibili.",
  "decline.do": "Dillo a {company}",
  "decline.busy": "Un momento…",

  unknown_title: "A questo indirizzo non c’è nulla",
  unknown_text: "Forse è incompleto. Apra il link intero del messaggio, o chieda a chi gliel’ha inviato.",
  expired_title: "Questo link è scaduto",
  expired_text:
    "Chieda più tempo a {company}: lo stesso link si riaprirà, e ciò che ha scritto è conservato.",
  revoked_title: "Questa richiesta è stata ritirata",
  revoked_text: "{company} non ha più bisogno di nulla. Se la sorprende, chieda a {company}.",
  declined_title: "Ha detto che non può rispondere",
  declined_text: "{company} lo sa. Se qualcosa è cambiato, chieda un nuovo link a {company}.",
  answered_title: "È già stato inviato",
  answered_text:
    "{company} ha ricevuto le sue risposte il {moment}. Se c’è qualcosa da correggere, lo dica a {company}.",
  stopped_title: "Ora non è possibile",
  stopped_text:
    "Al momento {company} non riceve risposte. Ciò che ha scritto è conservato. Chieda a {company} quando sarà possibile.",
  busy_title: "È stato troppe volte",
  busy_text: "Attenda un minuto e riapra la pagina. Ciò che ha scritto è conservato.",
  refused_title: "Non è stato possibile leggere il modulo",
  refused_text: "Non veniva da questa pagina, o è troppo grande. Riapra la pagina e continui da lì.",
  again: "Riapri la pagina",
};
