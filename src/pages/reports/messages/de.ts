import type { Message } from "../../kit/messages/en.ts";
import type { ReportKey } from "./en.ts";

export const de: Record<ReportKey, Message> = {
  skip: "Zum Formular",
  "event.repair": "Reparatur",
  "event.repair_about": "Etwas wurde ausgebessert oder ersetzt.",
  "event.resale": "Weiterverkauf",
  "event.resale_about": "Es wurde aus zweiter Hand verkauft.",
  "event.recycling": "Recycling",
  "event.recycling_about": "Es wurde zerlegt, damit sein Material wieder genutzt wird.",
  "form.type": "Was geschah",
  "form.day": "An welchem Tag",
  "form.country": "In welchem Land",
  "form.no_country": "Keine Angabe",
  "form.who": "Wer es tat",
  "form.who_help":
    "Die Werkstatt, das Geschäft oder der Verwerter, falls es sie gab. Keine Namen von Privatpersonen.",
  "form.text": "Was getan wurde",
  "form.text_help":
    "Höchstens {max} Zeichen. Schreiben Sie keine Namen, Adressen oder Telefonnummern von Personen: Nach der Freigabe kann es jeder lesen.",
  "form.optional": "freiwillig",
  "form.files": "Nachweise",
  "form.files_help":
    "Fotos oder eine Rechnung: bis zu {count} Dateien, PDF, JPEG, PNG oder WebP, je {size} MB. Nur {company} sieht sie.",
  "form.files_again": "Wählen Sie die Dateien noch einmal.",
  "form.send": "An {company} senden",
  "form.sending": "Wird gesendet…",
  "form.review": "{company} sieht es durch, bevor es auf der öffentlichen Seite erscheint.",
  faults: {
    one: "Eine Stelle braucht Ihre Aufmerksamkeit",
    other: "{count} Stellen brauchen Ihre Aufmerksamkeit",
  },
  "fault.type": "Wählen Sie, was geschah.",
  "fault.occurred_on": "Wählen Sie den Tag, an dem es geschah, nicht nach dem {today} (UTC).",
  "fault.country": "Wählen Sie ein Land aus der Liste.",
  "fault.actor_name": "Kürzen Sie auf {max} Zeichen, ohne unsichtbare Zeichen.",
  "fault.description": "Kürzen Sie auf {max} Zeichen, ohne unsichtbare Zeichen. Es sind {length}.",
  "fault.file_type":
    "Eine der Dateien ist kein PDF, JPEG, PNG oder WebP. Speichern Sie sie in einem dieser Formate, oder machen Sie ein Foto.",
  "fault.file_size": "Eine der Dateien ist größer als {size} MB. Schicken Sie eine kleinere.",
  "fault.file_count":
    "Schicken Sie höchstens {count} Dateien. Fassen Sie mehrere Seiten in einem PDF zusammen.",
  "fault.form": "Das Formular kam nicht vollständig an. Prüfen Sie es, und schicken Sie es noch einmal.",
  "fault.too_quick":
    "Das ging sehr schnell. Sehen Sie nach, was Sie geschrieben haben, und senden Sie es noch einmal.",
  "fault.too_old":
    "Diese Seite war länger als einen Tag offen. Sehen Sie nach, was Sie geschrieben haben, und senden Sie es noch einmal.",
  "fault.too_many_of_sender":
    "In den letzten 24 Stunden kamen von hier viele Meldungen, mehr werden nicht angenommen. Versuchen Sie es morgen wieder.",
  "fault.too_many_of_subject":
    "Zu diesem Stück kamen in den letzten 24 Stunden viele Meldungen, mehr werden nicht angenommen. Versuchen Sie es morgen wieder.",
  "piece.voided_title": "Dieses Stück wurde ungültig gemacht",
  "piece.voided_text":
    "Es kann nichts mehr eingetragen werden. Prüfen Sie die Nummer, oder fragen Sie {company}.",
  "find.title": "Welches Stück ist es?",
  "find.lead": "Hier trägt {name} Reparaturen, Weiterverkauf und Recycling für {company} ein.",
  "find.label": "Seriennummer oder Adresse des Codes",
  "find.help": "Die Nummer steht neben dem Code auf dem Etikett.",
  "find.go": "Stück suchen",
  "find.scan": "Code scannen",
  "find.scan_title": "Halten Sie den Code vor die Kamera",
  "find.scan_close": "Schließen",
  "find.scan_denied":
    "Die Kamera kann nicht benutzt werden. Erlauben Sie sie in den Einstellungen des Browsers, oder tippen Sie die Nummer ein.",
  "find.none":
    "Kein Stück von {company} hat die Nummer oder Adresse „{asked}“. Vergleichen Sie Buchstabe für Buchstabe mit dem Etikett.",
  "find.model":
    "Das ist der Code des Modells {product}. Seine Stücke haben eigene Nummern: Tippen Sie die vom Etikett ein.",
  "find.several": "Mehrere Produkte haben ein Stück mit dieser Nummer. Welches ist es?",
  "record.title": "Was geschah damit?",
  "record.other": "Ein anderes Stück",
  "done.title": "Es ist eingetragen",
  "done.text":
    "{company} sieht es durch, bevor es auf der öffentlichen Seite erscheint. Sie müssen nichts weiter tun.",
  "done.next": "Etwas anderes eintragen",
  "done.back": "Zurück zum Pass",
  "report.lead": "Wurde es repariert, weiterverkauft oder recycelt? Sagen Sie es hier {company}.",
  "closed.unknown_title": "Unter dieser Adresse ist nichts",
  "closed.unknown_text": "Vielleicht ist sie unvollständig. Fragen Sie das Unternehmen, das sie Ihnen gab.",
  "closed.expired_title": "Dieser Link ist abgelaufen",
  "closed.revoked_title": "Dieser Link gilt nicht mehr",
  "closed.new_text": "Bitten Sie {company} um einen neuen. Was Sie eingetragen haben, bleibt.",
  "closed.stopped_title": "Zurzeit kann nichts eingetragen werden",
  "closed.stopped_text": "Fragen Sie {company}, wann es weitergeht.",
  "closed.foreign_title": "Dieses Formular kam von woanders",
  "closed.foreign_text": "Öffnen Sie die Seite über ihre Adresse, und füllen Sie es dort aus.",
};
