import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const pt = {
  kind: "Portal de produto",
  loading: "Um momento…",
  no_script: "Esta parte da página precisa de JavaScript. Permita-o nesta página e carregue-a de novo.",

  missing: {
    one: "Falta {count} resposta para o passaporte",
    other: "Faltam {count} respostas para o passaporte",
  },
  whole: "Está aqui tudo de que o passaporte precisa",
  filled: "Respostas obrigatórias: {filled} de {required}.",
  archived: "Este produto está arquivado.",
  documents: "Documentos",

  passports: "Passaportes",
  no_passport: "Ainda não foi emitido nenhum passaporte. É a {company} que o emite.",
  issued: "Emitido a {date}, versão {version}",
  withdrawn: "Retirado a {date}",
  model: "O modelo",
  batch: "Lote {number}",
  open: "Abrir o passaporte",
  save: "Guardar o código",
  test: "Dados de teste",
  more: "Só se mostram os {count} mais recentes.",

  unknown_title: "Aqui não há nenhum portal",
  unknown_text: "O endereço pode estar incompleto. Carregue de novo a página inteira.",
  expired_title: "Este portal expirou",
  expired_text: "Fica aberto durante 60 minutos. Carregue de novo a página para continuar.",
  refused_title: "Este portal não abre",
  refused_text:
    "A página onde se encontra não lhe deu um acesso válido. Carregue de novo a página inteira; se continuar assim, avise quem a gere.",
  stopped_title: "Agora não é possível mostrar isto",
  stopped_text: "Nada se perdeu. Tente daqui a um minuto; se continuar assim, avise quem gere esta página.",
} satisfies Record<keyof typeof en, Message>;
