import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const it = {
  kind: "Sessione di passaporto",
  skip: "Vai al contenuto",
  until: "fino a {moment}",

  "step.fill": "Compila",
  "step.confirm": "Conferma",
  "step.take": "Prendi il codice",

  "fill.lead": {
    one: "Ancora {count} risposta e il passaporto è pronto.",
    other: "Ancora {count} risposte e il passaporto è pronto.",
  },
  "fill.ready": "C’è tutto ciò che è obbligatorio. Rilegga, poi confermi.",
  "fill.archived":
    "Questo prodotto è stato archiviato, quindi non si può emettere un passaporto. Chieda a {company}.",
  "fill.wanted": { one: "{count} altra consigliata", other: "{count} altre consigliate" },
  "fill.more": { one: "{count} altra, se la conosce", other: "{count} altre, se le conosce" },
  "fill.rest": "Se sa di più",
  "fill.rest_text": "Nulla di questo ferma il passaporto. Lo migliora.",
  "fill.there": "Già compilato",
  "fill.correct": "Correggi",
  "fill.submit": "Controlla e conferma",
  "fill.leave": "Esci senza finire",
  "fill.missing": { one: "Manca una risposta", other: "Mancano {count} risposte" },

  "origin.api": "inviato da un sistema dell’azienda",
  "origin.panel": "scritto dall’azienda",
  "origin.extraction": "da un documento",
  "origin.supplier": "da un fornitore",
  "origin.session": "scritto in una sessione",
  "origin.own": "scritto da Lei",
  "origin.import": "importato",
  "origin.sample": "dall’esempio",

  "mark.api": "API",
  "mark.panel": "AZ",
  "mark.extraction": "DOC",
  "mark.supplier": "FOR",
  "mark.session": "SES",
  "mark.own": "LEI",
  "mark.import": "IMP",
  "mark.sample": "ES",

  "documents.title": "Documenti",
  "documents.text": "Schede tecniche, certificati, rapporti di prova, una foto dell’etichetta.",
  "documents.back": "Torna ai dati",

  "confirm.title": "È tutto giusto?",
  "confirm.issued":
    "Ecco che cosa dirà il passaporto. Una volta emesso, si può correggere con una nuova versione; nulla si cancella.",
  "confirm.version":
    "Ecco che cosa dirà d’ora in poi il passaporto, in una nuova versione. Le precedenti restano leggibili.",
  "confirm.unchanged": "Il passaporto dice già tutto questo, quindi non si pubblica una nuova versione.",
  "confirm.items": {
    one: "Sarà creato {count} pezzo con un proprio numero.",
    other: "Saranno creati {count} pezzi con un proprio numero.",
  },
  "confirm.private": "Conservato, ma non mostrato al pubblico",
  "confirm.note": "Che cosa è cambiato",
  "confirm.note_help": "Una frase per chi legge il passaporto, se vuole. Al massimo {max} caratteri.",
  "confirm.note_default": "Dati aggiornati.",
  "confirm.statement":
    "Io, {operator}, confermo per conto di {company}: per quanto a mia conoscenza, questi dati sono corretti e possono essere pubblicati.",
  "confirm.unticked": "Spunti la casella per confermare.",
  "confirm.do_issued": "Emetti il passaporto",
  "confirm.do_version": "Pubblica la nuova versione",
  "confirm.do_unchanged": "Concludi",
  "confirm.busy": "Un momento…",
  "confirm.back": "Torna ai dati",
  "confirm.changed": "Qualcuno ha cambiato i dati mentre li guardava. Li rilegga ancora una volta.",

  "done.issued": "Il passaporto è emesso",
  "done.version": "La nuova versione è pubblicata",
  "done.unchanged": "Il passaporto è aggiornato",
  "done.line": "{product}, versione {version}.",
  "done.items": { one: "{count} pezzo creato.", other: "{count} pezzi creati." },
  "done.withdrawn": "Nel frattempo il passaporto è stato ritirato. Non usi questo codice su nuove etichette.",
  "done.print": "Stampa",
  "done.save": "Salva",
  "done.nfc": "Scrivi un tag NFC",
  "done.nfc_text": "Tenga il telefono sull’etichetta finché non vibra.",
  "done.nfc_wait": "In attesa di un tag…",
  "done.nfc_good": "Scritto. Legga il tag per verificare.",
  "done.nfc_bad": "Non scritto. Tenga fermo il telefono sul tag e riprovi.",
  "done.nfc_bytes": "Per uno scrittore NFC",
  "done.nfc_help": "Lo stesso indirizzo in byte esadecimali, per uno scrittore o un’app.",
  "done.ndef": "Messaggio NDEF",
  "done.tlv": "Lo stesso in TLV per NTAG",
  "done.copy": "Copia",
  "done.copied": "Copiato",
  "done.open": "Apri il passaporto",
  "done.return": "Fatto, torna a {host}",

  unknown_title: "Qui non c’è nessuna sessione",
  unknown_text: "L’indirizzo potrebbe essere incompleto. Torni alla pagina di partenza e ricominci.",
  another_title: "Questa sessione è aperta in un altro browser",
  another_text:
    "Per sicurezza funziona solo nel browser che l’ha aperta per primo. Continui lì, o avvii una nuova sessione dalla pagina di partenza.",
  ended_title: "Questa sessione è conclusa",
  ended_text: "Il passaporto è pubblicato. Può chiudere questa pagina.",
  ended_code: "Mostra di nuovo il codice",
  expired_title: "Questa pagina è scaduta",
  expired_text:
    "Il tempo è finito. Chieda un nuovo link dove l’ha ricevuto. Ciò che è stato salvato resta, e riprenderà da lì.",

  stopped_title: "Ora non è possibile",
  stopped_account:
    "Al momento l’account di {company} non lo permette. Ciò che ha salvato resta. Avvisi {company}.",
  stopped_limit:
    "{company} non può creare così tanti pezzi questo mese. Nulla è stato emesso, e ciò che ha salvato resta. Avvisi {company}, poi riprovi qui.",
  stopped_gtin:
    "Un altro prodotto di questo sito ha un passaporto con lo stesso GTIN. Nulla è stato emesso. Avvisi {company}.",
  stopped_other:
    "Qualcosa l’ha impedito e nulla è stato emesso. Ciò che ha salvato resta. Riprovi, o avvisi {company}.",
  stopped_back: "Riprova",
  refused_title: "Non è stato possibile leggere il modulo",
  refused_text: "Non veniva da questa pagina, o è troppo grande. Riapra la pagina e riprenda da lì.",
} satisfies Record<keyof typeof en, Message>;
