import type { Message } from "../../kit/messages/en.ts";
import type { SupplierKey } from "./en.ts";

export const es: Record<SupplierKey, Message> = {
  kind: "Solicitud de datos",
  skip: "Saltar al contenido",
  until: "hasta {moment}",

  "answer.asks": "{company} le pregunta por",
  "answer.message": "De {company}",
  "answer.lead": "Responda lo que sepa. No necesita cuenta, y {company} no ve nada antes de que lo envíe.",
  "answer.progress": "{done} de {count} respondidas",
  "answer.documents": "Documentos",
  "answer.documents_text": "De este producto, si los tiene.",
  "answer.other": "Otra cosa que lo demuestre",
  "answer.remove": "Retirar",
  "answer.full": "El máximo son {max} documentos. Retire uno para enviar otro.",
  "answer.no_room":
    "Aquí no se pueden enviar más documentos. Avise a {company}: puede hacer sitio o enviarle una nueva solicitud.",
  "answer.submit": "Revisar y enviar",
  "answer.cannot": "No puedo responder a esto",

  "check.title": "¿Está todo bien?",
  "check.lead": "{company} verá esto cuando lo envíe. Después ya no se puede cambiar aquí.",
  "check.answers": "Sus respuestas",
  "check.documents": "Sus documentos",
  "check.open": { one: "Queda una cosa sin responder", other: "Quedan {count} cosas sin responder" },
  "check.open_text": "Puede enviar sin ellas.",
  "check.send": "Enviar a {company}",
  "check.sending": "Enviando…",
  "check.back": "Volver a las respuestas",
  "check.changed": "Algo se cambió en otra ventana. Revíselo una vez más.",
  "check.empty": "Todavía no hay nada que enviar. Responda al menos una cosa o añada un documento.",

  "done.title": "Gracias",
  "done.text": "{company} recibió sus respuestas el {moment}. No tiene que hacer nada más.",
  "done.correct": "Si hay que corregir algo, dígaselo a {company}.",
  "done.close": "Puede cerrar esta página.",

  "decline.title": "¿No puede responder?",
  "decline.text": "Dígaselo a {company}, para que nadie espere. Lo que ha escrito hasta ahora no se envía.",
  "decline.reason": "Por qué, o quién podría saberlo",
  "decline.reason_help": "Una frase, si quiere. Como máximo {max} caracteres.",
  "decline.wrong": "Redúzcalo a {max} caracteres, sin caracteres invisibles.",
  "decline.do": "Decírselo a {company}",
  "decline.busy": "Un momento…",

  unknown_title: "No hay nada en esta dirección",
  unknown_text: "Puede estar incompleta. Abra el enlace entero del mensaje o pregunte a quien se lo envió.",
  expired_title: "Este enlace ha caducado",
  expired_text:
    "Pida más tiempo a {company}: el mismo enlace volverá a abrirse, y lo que escribió se conserva.",
  revoked_title: "Esta solicitud fue retirada",
  revoked_text: "{company} ya no necesita nada de usted. Si le sorprende, pregunte a {company}.",
  declined_title: "Dijo que no puede responder",
  declined_text: "{company} lo sabe. Si eso ha cambiado, pida un enlace nuevo a {company}.",
  answered_title: "Esto ya se envió",
  answered_text:
    "{company} recibió sus respuestas el {moment}. Si hay que corregir algo, dígaselo a {company}.",
  stopped_title: "Ahora no es posible",
  stopped_text:
    "{company} no recibe respuestas de momento. Lo que escribió se conserva. Pregunte a {company} cuándo será posible.",
  busy_title: "Han sido demasiadas veces",
  busy_text: "Espere un minuto y abra de nuevo la página. Lo que escribió se conserva.",
  refused_title: "No se pudo leer el formulario",
  refused_text: "No vino de esta página o es demasiado grande. Abra de nuevo la página y continúe desde ahí.",
  again: "Abrir de nuevo la página",
};
