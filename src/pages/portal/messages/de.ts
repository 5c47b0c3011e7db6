import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const de = {
  kind: "Produktportal",
  loading: "Einen Moment …",
  no_script:
    "Dieser Teil der Seite braucht JavaScript. Erlauben Sie es für diese Seite, und laden Sie die Seite neu.",

  missing: { one: "Für den Pass fehlt {count} Angabe", other: "Für den Pass fehlen {count} Angaben" },
  whole: "Alles, was ein Pass braucht, ist da",
  filled: "Erforderliche Angaben: {filled} von {required}.",
  archived: "Dieses Produkt ist archiviert.",
  documents: "Dokumente",

  passports: "Pässe",
  no_passport: "Es wurde noch kein Pass ausgestellt. {company} stellt ihn aus.",
  issued: "Ausgestellt am {date}, Version {version}",
  withdrawn: "Eingezogen am {date}",
  model: "Das Modell",
  batch: "Charge {number}",
  open: "Pass öffnen",
  save: "Code speichern",
  test: "Testdaten",
  more: "Nur die {count} neuesten werden gezeigt.",

  unknown_title: "Hier gibt es kein Portal",
  unknown_text: "Vielleicht ist die Adresse unvollständig. Laden Sie die ganze Seite neu.",
  expired_title: "Dieses Portal ist abgelaufen",
  expired_text: "Es ist 60 Minuten lang offen. Laden Sie die Seite neu, um weiterzumachen.",
  refused_title: "Dieses Portal öffnet sich nicht",
  refused_text:
    "Die Seite, in der es steht, hat ihm keinen gültigen Zugang gegeben. Laden Sie die ganze Seite neu; bleibt es so, sagen Sie ihrem Betreiber Bescheid.",
  stopped_title: "Das lässt sich gerade nicht zeigen",
  stopped_text:
    "Nichts ist verloren. Versuchen Sie es in einer Minute noch einmal; bleibt es so, sagen Sie dem Betreiber dieser Seite Bescheid.",
} satisfies Record<keyof typeof en, Message>;
