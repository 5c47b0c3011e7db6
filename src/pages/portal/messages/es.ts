import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const es = {
  kind: "Portal de producto",
  loading: "Un momento…",
  no_script: "Esta parte de la página necesita JavaScript. Permítalo en esta página y vuelva a cargarla.",

  missing: {
    one: "Falta {count} respuesta para el pasaporte",
    other: "Faltan {count} respuestas para el pasaporte",
  },
  whole: "Está todo lo que necesita el pasaporte",
  filled: "Respuestas obligatorias: {filled} de {required}.",
  archived: "Este producto está archivado.",
  documents: "Documentos",

  passports: "Pasaportes",
  no_passport: "Aún no se ha emitido ningún pasaporte. Lo emite {company}.",
  issued: "Emitido el {date}, versión {version}",
  withdrawn: "Retirado el {date}",
  model: "El modelo",
  batch: "Lote {number}",
  open: "Abrir el pasaporte",
  save: "Guardar el código",
  test: "Datos de prueba",
  more: "Solo se muestran los {count} más recientes.",

  unknown_title: "Aquí no hay ningún portal",
  unknown_text: "Puede que la dirección esté incompleta. Vuelva a cargar toda la página.",
  expired_title: "Este portal ha caducado",
  expired_text: "Permanece abierto 60 minutos. Vuelva a cargar la página para continuar.",
  refused_title: "Este portal no se abre",
  refused_text:
    "La página en la que está no le ha dado un acceso válido. Vuelva a cargar toda la página; si sigue así, avise a quien la gestiona.",
  stopped_title: "Ahora no se puede mostrar",
  stopped_text:
    "No se ha perdido nada. Inténtelo en un minuto; si sigue así, avise a quien gestiona esta página.",
} satisfies Record<keyof typeof en, Message>;
