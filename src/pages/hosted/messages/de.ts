import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const de = {
  kind: "Pass-Sitzung",
  skip: "Zum Inhalt springen",
  until: "bis {moment}",

  "step.fill": "Ausfüllen",
  "step.confirm": "Bestätigen",
  "step.take": "Code mitnehmen",

  "fill.lead": {
    one: "Noch {count} Antwort, dann ist der Pass bereit.",
    other: "Noch {count} Antworten, dann ist der Pass bereit.",
  },
  "fill.ready": "Alles Erforderliche ist da. Sehen Sie es durch, und bestätigen Sie dann.",
  "fill.archived":
    "Dieses Produkt wurde archiviert, daher kann kein Pass dafür ausgestellt werden. Fragen Sie {company}.",
  "fill.wanted": {
    one: "{count} weitere Angabe ist erwünscht",
    other: "{count} weitere Angaben sind erwünscht",
  },
  "fill.more": {
    one: "{count} weitere Angabe, falls bekannt",
    other: "{count} weitere Angaben, falls bekannt",
  },
  "fill.rest": "Wenn Sie mehr wissen",
  "fill.rest_text": "Für den Pass ist nichts davon nötig, aber es macht ihn besser.",
  "fill.there": "Schon ausgefüllt",
  "fill.correct": "Berichtigen",
  "fill.submit": "Prüfen und bestätigen",
  "fill.leave": "Verlassen, ohne abzuschließen",
  "fill.missing": { one: "Eine Angabe fehlt", other: "{count} Angaben fehlen" },

  "origin.api": "von einem System der Firma gesendet",
  "origin.panel": "von der Firma geschrieben",
  "origin.extraction": "aus einem Dokument",
  "origin.supplier": "von einem Lieferanten",
  "origin.session": "in einer Sitzung geschrieben",
  "origin.own": "von Ihnen geschrieben",
  "origin.import": "importiert",
  "origin.sample": "aus dem Beispiel",

  "mark.api": "API",
  "mark.panel": "FA",
  "mark.extraction": "DOK",
  "mark.supplier": "LIE",
  "mark.session": "SIT",
  "mark.own": "SIE",
  "mark.import": "IMP",
  "mark.sample": "BSP",

  "documents.title": "Dokumente",
  "documents.text": "Datenblätter, Zertifikate, Prüfberichte, ein Foto des Etiketts.",
  "documents.back": "Zurück zu den Daten",

  "confirm.title": "Stimmt das alles?",
  "confirm.issued":
    "Das wird der Pass sagen. Ist er ausgestellt, kann eine neue Version ihn berichtigen; gelöscht wird nichts.",
  "confirm.version": "Das sagt der Pass von jetzt an, als neue Version. Die früheren bleiben lesbar.",
  "confirm.unchanged": "Der Pass sagt das alles schon, daher erscheint keine neue Version.",
  "confirm.items": {
    one: "{count} Stück mit eigener Nummer wird angelegt.",
    other: "{count} Stücke mit eigener Nummer werden angelegt.",
  },
  "confirm.private": "Gespeichert, aber nicht öffentlich",
  "confirm.note": "Was sich geändert hat",
  "confirm.note_help": "Ein Satz für die Leser des Passes, wenn Sie möchten. Höchstens {max} Zeichen.",
  "confirm.note_default": "Daten auf den neuesten Stand gebracht.",
  "confirm.statement":
    "Ich, {operator}, bestätige im Namen von {company}: Nach meinem besten Wissen stimmen diese Daten und dürfen veröffentlicht werden.",
  "confirm.unticked": "Setzen Sie das Häkchen, um zu bestätigen.",
  "confirm.do_issued": "Pass ausstellen",
  "confirm.do_version": "Neue Version veröffentlichen",
  "confirm.do_unchanged": "Abschließen",
  "confirm.busy": "Einen Moment …",
  "confirm.back": "Zurück zu den Daten",
  "confirm.changed":
    "Jemand hat die Daten geändert, während Sie sie ansahen. Sehen Sie sie noch einmal durch.",

  "done.issued": "Der Pass ist ausgestellt",
  "done.version": "Die neue Version ist veröffentlicht",
  "done.unchanged": "Der Pass ist aktuell",
  "done.line": "{product}, Version {version}.",
  "done.items": { one: "{count} Stück angelegt.", other: "{count} Stücke angelegt." },
  "done.withdrawn":
    "Der Pass wurde inzwischen eingezogen. Verwenden Sie diesen Code nicht für neue Etiketten.",
  "done.print": "Drucken",
  "done.save": "Speichern",
  "done.nfc": "NFC-Etikett beschreiben",
  "done.nfc_text": "Halten Sie das Telefon an das Etikett, bis es vibriert.",
  "done.nfc_wait": "Warte auf ein Etikett …",
  "done.nfc_good": "Geschrieben. Lesen Sie das Etikett zur Probe.",
  "done.nfc_bad":
    "Nicht geschrieben. Halten Sie das Telefon still an das Etikett, und versuchen Sie es noch einmal.",
  "done.nfc_bytes": "Für ein NFC-Schreibgerät",
  "done.nfc_help":
    "Dieselbe Adresse als Bytes in hexadezimaler Schreibweise, für ein Schreibgerät oder eine App.",
  "done.ndef": "NDEF-Nachricht",
  "done.tlv": "Dasselbe als TLV für NTAG",
  "done.copy": "Kopieren",
  "done.copied": "Kopiert",
  "done.open": "Pass öffnen",
  "done.return": "Fertig, zurück zu {host}",

  unknown_title: "Hier gibt es keine Sitzung",
  unknown_text:
    "Vielleicht ist die Adresse unvollständig. Gehen Sie dorthin zurück, woher Sie kamen, und beginnen Sie von vorn.",
  another_title: "Diese Sitzung ist in einem anderen Browser offen",
  another_text:
    "Zur Sicherheit funktioniert sie nur in dem Browser, in dem sie zuerst geöffnet wurde. Machen Sie dort weiter, oder beginnen Sie dort, woher Sie kamen, eine neue Sitzung.",
  ended_title: "Diese Sitzung ist abgeschlossen",
  ended_text: "Der Pass ist veröffentlicht. Sie können diese Seite schließen.",
  ended_code: "Den Code noch einmal zeigen",
  expired_title: "Diese Seite ist abgelaufen",
  expired_text:
    "Die Zeit dafür ist abgelaufen. Bitten Sie dort, woher Sie kamen, um einen neuen Link. Was gespeichert wurde, bleibt erhalten, und Sie machen damit weiter.",

  stopped_title: "Das geht gerade nicht",
  stopped_account:
    "Das Konto von {company} erlaubt es zurzeit nicht. Was Sie gespeichert haben, bleibt. Sagen Sie {company} Bescheid.",
  stopped_limit:
    "{company} kann diesen Monat nicht so viele Stücke anlegen. Nichts wurde ausgestellt, und was Sie gespeichert haben, bleibt. Sagen Sie {company} Bescheid, und versuchen Sie es hier noch einmal.",
  stopped_gtin:
    "Ein anderes Produkt dieser Website hat einen Pass unter derselben GTIN. Nichts wurde ausgestellt. Sagen Sie {company} Bescheid.",
  stopped_other:
    "Etwas hat es verhindert, und nichts wurde ausgestellt. Was Sie gespeichert haben, bleibt. Versuchen Sie es noch einmal, oder sagen Sie {company} Bescheid.",
  stopped_back: "Noch einmal versuchen",
  refused_title: "Das Formular konnte nicht gelesen werden",
  refused_text:
    "Es kam nicht von dieser Seite oder ist zu groß. Öffnen Sie die Seite noch einmal, und machen Sie dort weiter.",
} satisfies Record<keyof typeof en, Message>;
