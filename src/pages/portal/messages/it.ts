import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const it = {
  kind: "Portale di prodotto",
  loading: "Un momento…",
  no_script:
    "Questa parte della pagina ha bisogno di JavaScript. Lo consenta per questa pagina, poi la ricarichi.",

  missing: { one: "Per il passaporto manca {count} dato", other: "Per il passaporto mancano {count} dati" },
  whole: "C’è tutto ciò che serve a un passaporto",
  filled: "Risposte obbligatorie: {filled} su {required}.",
  archived: "Questo prodotto è archiviato.",
  documents: "Documenti",

  passports: "Passaporti",
  no_passport: "Non è ancora stato emesso alcun passaporto. Lo emette {company}.",
  issued: "Emesso il {date}, versione {version}",
  withdrawn: "Ritirato il {date}",
  model: "Il modello",
  batch: "Lotto {number}",
  open: "Apri il passaporto",
  save: "Salva il codice",
  test: "Dati di prova",
  more: "Si mostrano solo i {count} più recenti.",

  unknown_title: "Qui non c’è nessun portale",
  unknown_text: "L’indirizzo potrebbe essere incompleto. Ricarichi l’intera pagina.",
  expired_title: "Questo portale è scaduto",
  expired_text: "Resta aperto per 60 minuti. Ricarichi la pagina per continuare.",
  refused_title: "Questo portale non si apre",
  refused_text:
    "La pagina in cui si trova non gli ha dato un accesso valido. Ricarichi l’intera pagina; se resta così, avvisi chi la gestisce.",
  stopped_title: "Ora non è possibile mostrarlo",
  stopped_text:
    "Nulla è andato perso. Riprovi tra un minuto; se resta così, avvisi chi gestisce questa pagina.",
} satisfies Record<keyof typeof en, Message>;
