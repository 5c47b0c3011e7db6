import type { Message } from "../../kit/messages/en.ts";
import type { SupplierKey } from "./en.ts";

export const de: Record<SupplierKey, Message> = {
  kind: "Bitte um Angaben",
  skip: "Zum Inhalt springen",
  until: "bis {moment}",

  "answer.asks": "{company} fragt Sie nach",
  "answer.message": "Von {company}",
  "answer.lead":
    "Antworten Sie, soweit Sie es wissen. Sie brauchen kein Konto, und {company} sieht nichts, bevor Sie es senden.",
  "answer.progress": "{done} von {count} angegeben",
  "answer.documents": "Dokumente",
  "answer.documents_text": "Zu diesem Produkt, soweit Sie sie haben.",
  "answer.other": "Etwas anderes, das es belegt",
  "answer.remove": "Zurücknehmen",
  "answer.full": "Mehr als {max} Dokumente gehen nicht. Nehmen Sie eines zurück, um ein anderes zu senden.",
  "answer.no_room":
    "Hier können keine weiteren Dokumente gesendet werden. Sagen Sie {company} Bescheid: Dort kann Platz geschaffen oder eine neue Anfrage gestellt werden.",
  "answer.submit": "Prüfen und senden",
  "answer.cannot": "Das kann ich nicht beantworten",

  "check.title": "Stimmt alles?",
  "check.lead": "{company} sieht dies, sobald Sie es senden. Danach lässt es sich hier nicht mehr ändern.",
  "check.answers": "Ihre Angaben",
  "check.documents": "Ihre Dokumente",
  "check.open": { one: "Eines bleibt offen", other: "{count} Dinge bleiben offen" },
  "check.open_text": "Sie können auch ohne sie senden.",
  "check.send": "An {company} senden",
  "check.sending": "Wird gesendet …",
  "check.back": "Zurück zu den Angaben",
  "check.changed": "In einem anderen Fenster wurde etwas geändert. Sehen Sie es noch einmal durch.",
  "check.empty":
    "Es gibt noch nichts zu senden. Beantworten Sie wenigstens eines, oder fügen Sie ein Dokument hinzu.",

  "done.title": "Danke",
  "done.text": "{company} hat Ihre Angaben am {moment} erhalten. Sie müssen nichts weiter tun.",
  "done.correct": "Wenn etwas zu berichtigen ist, sagen Sie es {company}.",
  "done.close": "Sie können diese Seite schließen.",

  "decline.title": "Sie können das nicht beantworten?",
  "decline.text":
    "Sagen Sie es {company}, damit niemand wartet. Was Sie bisher geschrieben haben, wird nicht gesendet.",
  "decline.reason": "Warum, oder wer es wissen könnte",
  "decline.reason_help": "Ein Satz, wenn Sie möchten. Höchstens {max} Zeichen.",
  "decline.wrong": "Kürzen Sie auf {max} Zeichen und entfernen Sie unsichtbare Zeichen.",
  "decline.do": "{company} Bescheid geben",
  "decline.busy": "Einen Moment …",

  unknown_title: "Unter dieser Adresse ist nichts",
  unknown_text:
    "Vielleicht ist sie unvollständig. Öffnen Sie den ganzen Link aus der Nachricht, oder fragen Sie, wer ihn geschickt hat.",
  expired_title: "Dieser Link ist abgelaufen",
  expired_text:
    "Bitten Sie {company} um mehr Zeit: Derselbe Link öffnet sich dann wieder, und was Sie geschrieben haben, bleibt erhalten.",
  revoked_title: "Diese Bitte wurde zurückgenommen",
  revoked_text: "{company} braucht nichts mehr von Ihnen. Wenn Sie das wundert, fragen Sie {company}.",
  declined_title: "Sie haben gesagt, dass Sie nicht antworten können",
  declined_text: "{company} weiß es. Wenn sich das geändert hat, bitten Sie {company} um einen neuen Link.",
  answered_title: "Das wurde gesendet",
  answered_text:
    "{company} hat Ihre Angaben am {moment} erhalten. Wenn etwas zu berichtigen ist, sagen Sie es {company}.",
  stopped_title: "Das geht gerade nicht",
  stopped_text:
    "{company} nimmt zurzeit keine Angaben entgegen. Was Sie geschrieben haben, bleibt erhalten. Fragen Sie {company}, wann es weitergeht.",
  busy_title: "Das war sehr oft",
  busy_text:
    "Warten Sie eine Minute, und öffnen Sie die Seite wieder. Was Sie geschrieben haben, bleibt erhalten.",
  refused_title: "Das Formular konnte nicht gelesen werden",
  refused_text:
    "Es kam nicht von dieser Seite, oder es ist zu groß. Öffnen Sie die Seite noch einmal und machen Sie dort weiter.",
  again: "Seite noch einmal öffnen",
};
