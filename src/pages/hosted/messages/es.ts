import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const es = {
  kind: "Sesión de pasaporte",
  skip: "Saltar al contenido",
  until: "hasta {moment}",

  "step.fill": "Rellenar",
  "step.confirm": "Confirmar",
  "step.take": "Llevarse el código",

  "fill.lead": {
    one: "Falta {count} respuesta para que el pasaporte esté listo.",
    other: "Faltan {count} respuestas para que el pasaporte esté listo.",
  },
  "fill.ready": "Está todo lo obligatorio. Revíselo y confirme.",
  "fill.archived":
    "Este producto se archivó, así que no se le puede emitir un pasaporte. Pregunte a {company}.",
  "fill.wanted": { one: "{count} más que conviene tener", other: "{count} más que conviene tener" },
  "fill.more": { one: "{count} más, si la sabe", other: "{count} más, si las sabe" },
  "fill.rest": "Si sabe más",
  "fill.rest_text": "Nada de esto retrasa el pasaporte. Lo mejora.",
  "fill.there": "Ya rellenado",
  "fill.correct": "Corregir",
  "fill.submit": "Revisar y confirmar",
  "fill.leave": "Salir sin terminar",
  "fill.missing": { one: "Falta una respuesta", other: "Faltan {count} respuestas" },

  "origin.api": "enviado por un sistema de la empresa",
  "origin.panel": "escrito por la empresa",
  "origin.extraction": "de un documento",
  "origin.supplier": "de un proveedor",
  "origin.session": "escrito en una sesión",
  "origin.own": "escrito por usted",
  "origin.import": "importado",
  "origin.sample": "del ejemplo",

  "mark.api": "API",
  "mark.panel": "EMP",
  "mark.extraction": "DOC",
  "mark.supplier": "PRO",
  "mark.session": "SES",
  "mark.own": "UD",
  "mark.import": "IMP",
  "mark.sample": "EJ",

  "documents.title": "Documentos",
  "documents.text": "Fichas técnicas, certificados, informes de ensayo, una foto de la etiqueta.",
  "documents.back": "Volver a los datos",

  "confirm.title": "¿Está todo bien?",
  "confirm.issued":
    "Esto es lo que dirá el pasaporte. Una vez emitido, puede corregirse con una nueva versión; nada se borra.",
  "confirm.version":
    "Esto es lo que dirá el pasaporte desde ahora, en una nueva versión. Las anteriores siguen legibles.",
  "confirm.unchanged": "El pasaporte ya dice todo esto, así que no se publica una versión nueva.",
  "confirm.items": {
    one: "Se creará {count} pieza con número propio.",
    other: "Se crearán {count} piezas con número propio.",
  },
  "confirm.private": "Se guarda, pero no se muestra al público",
  "confirm.note": "Qué ha cambiado",
  "confirm.note_help": "Una frase para quien lee el pasaporte, si quiere. Como máximo {max} caracteres.",
  "confirm.note_default": "Datos actualizados.",
  "confirm.statement":
    "Yo, {operator}, confirmo en nombre de {company}: según mi leal saber y entender, estos datos son correctos y pueden publicarse.",
  "confirm.unticked": "Marque la casilla para confirmar.",
  "confirm.do_issued": "Emitir el pasaporte",
  "confirm.do_version": "Publicar la nueva versión",
  "confirm.do_unchanged": "Terminar",
  "confirm.busy": "Un momento…",
  "confirm.back": "Volver a los datos",
  "confirm.changed": "Alguien cambió los datos mientras los revisaba. Revíselos una vez más.",

  "done.issued": "El pasaporte está emitido",
  "done.version": "La nueva versión está publicada",
  "done.unchanged": "El pasaporte está al día",
  "done.line": "{product}, versión {version}.",
  "done.items": { one: "{count} pieza creada.", other: "{count} piezas creadas." },
  "done.withdrawn": "El pasaporte se retiró mientras tanto. No use este código en etiquetas nuevas.",
  "done.print": "Imprimir",
  "done.save": "Guardar",
  "done.nfc": "Grabar una etiqueta NFC",
  "done.nfc_text": "Acerque el teléfono a la etiqueta hasta que vibre.",
  "done.nfc_wait": "Esperando una etiqueta…",
  "done.nfc_good": "Grabada. Lea la etiqueta para comprobarlo.",
  "done.nfc_bad": "No se grabó. Mantenga el teléfono quieto sobre la etiqueta e inténtelo de nuevo.",
  "done.nfc_bytes": "Para un grabador de NFC",
  "done.nfc_help": "La misma dirección en bytes hexadecimales, para un grabador o una aplicación.",
  "done.ndef": "Mensaje NDEF",
  "done.tlv": "Lo mismo en TLV para NTAG",
  "done.copy": "Copiar",
  "done.copied": "Copiado",
  "done.open": "Abrir el pasaporte",
  "done.return": "Listo, volver a {host}",

  unknown_title: "Aquí no hay ninguna sesión",
  unknown_text: "Puede que la dirección esté incompleta. Vuelva al sitio de donde vino y empiece de nuevo.",
  another_title: "Esta sesión está abierta en otro navegador",
  another_text:
    "Por seguridad, solo funciona en el navegador que la abrió primero. Continúe allí o inicie una nueva sesión en el sitio de donde vino.",
  ended_title: "Esta sesión ha terminado",
  ended_text: "El pasaporte está publicado. Puede cerrar esta página.",
  ended_code: "Mostrar el código otra vez",
  expired_title: "Esta página ha caducado",
  expired_text:
    "Se acabó el tiempo. Pida un nuevo enlace donde lo recibió. Lo guardado se conserva, y seguirá desde ahí.",

  stopped_title: "Ahora no es posible",
  stopped_account:
    "La cuenta de {company} no lo permite de momento. Lo que guardó se conserva. Avise a {company}.",
  stopped_limit:
    "{company} no puede crear tantas piezas este mes. No se emitió nada, y lo que guardó se conserva. Avise a {company} y vuelva a intentarlo aquí.",
  stopped_gtin:
    "Otro producto de este sitio tiene un pasaporte con el mismo GTIN. No se emitió nada. Avise a {company}.",
  stopped_other:
    "Algo lo impidió y no se emitió nada. Lo que guardó se conserva. Inténtelo de nuevo o avise a {company}.",
  stopped_back: "Intentarlo de nuevo",
  refused_title: "No se pudo leer el formulario",
  refused_text:
    "No vino de esta página, o es demasiado grande. Abra la página de nuevo y continúe desde ahí.",
} satisfies Record<keyof typeof en, Message>;
