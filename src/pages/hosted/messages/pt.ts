import type { Message } from "../../kit/messages/en.ts";
import type { en } from "./en.ts";

export const pt = {
  kind: "Sessão de passaporte",
  skip: "Saltar para o conteúdo",
  until: "até {moment}",

  "step.fill": "Preencher",
  "step.confirm": "Confirmar",
  "step.take": "Levar o código",

  "fill.lead": {
    one: "Falta {count} resposta para o passaporte estar pronto.",
    other: "Faltam {count} respostas para o passaporte estar pronto.",
  },
  "fill.ready": "Está aqui tudo o que é obrigatório. Reveja e confirme.",
  "fill.archived":
    "Este produto foi arquivado, por isso não pode ser emitido nenhum passaporte. Pergunte à {company}.",
  "fill.wanted": { one: "Mais {count} que convém ter", other: "Mais {count} que convém ter" },
  "fill.more": { one: "Mais {count}, se souber", other: "Mais {count}, se souber" },
  "fill.rest": "Se souber mais",
  "fill.rest_text": "Nada disto atrasa o passaporte. Torna-o melhor.",
  "fill.there": "Já preenchido",
  "fill.correct": "Corrigir",
  "fill.submit": "Rever e confirmar",
  "fill.leave": "Sair sem terminar",
  "fill.missing": { one: "Falta uma resposta", other: "Faltam {count} respostas" },

  "origin.api": "enviado por um sistema da empresa",
  "origin.panel": "escrito pela empresa",
  "origin.extraction": "de um documento",
  "origin.supplier": "de um fornecedor",
  "origin.session": "escrito numa sessão",
  "origin.own": "escrito por si",
  "origin.import": "importado",
  "origin.sample": "do exemplo",

  "mark.api": "API",
  "mark.panel": "EMP",
  "mark.extraction": "DOC",
  "mark.supplier": "FOR",
  "mark.session": "SES",
  "mark.own": "SEU",
  "mark.import": "IMP",
  "mark.sample": "EXE",

  "documents.title": "Documentos",
  "documents.text": "Fichas técnicas, certificados, relatórios de ensaio, uma fotografia da etiqueta.",
  "documents.back": "Voltar aos dados",

  "confirm.title": "Está tudo certo?",
  "confirm.issued":
    "É isto que o passaporte vai dizer. Depois de emitido, só uma nova versão o corrige; nada se apaga.",
  "confirm.version":
    "É isto que o passaporte passa a dizer, numa nova versão. As anteriores continuam legíveis.",
  "confirm.unchanged": "O passaporte já diz tudo isto, por isso não se publica nenhuma versão nova.",
  "confirm.items": {
    one: "Será criada {count} peça com número próprio.",
    other: "Serão criadas {count} peças com número próprio.",
  },
  "confirm.private": "Guardado, mas não mostrado ao público",
  "confirm.note": "O que mudou",
  "confirm.note_help": "Uma frase para quem lê o passaporte, se quiser. No máximo {max} caracteres.",
  "confirm.note_default": "Dados atualizados.",
  "confirm.statement":
    "Eu, {operator}, confirmo em nome da {company}: tanto quanto é do meu conhecimento, estes dados estão certos e podem ser publicados.",
  "confirm.unticked": "Marque a caixa para confirmar.",
  "confirm.do_issued": "Emitir o passaporte",
  "confirm.do_version": "Publicar a nova versão",
  "confirm.do_unchanged": "Concluir",
  "confirm.busy": "Um momento…",
  "confirm.back": "Voltar aos dados",
  "confirm.changed": "Alguém mudou os dados enquanto os revia. Reveja-os mais uma vez.",

  "done.issued": "O passaporte está emitido",
  "done.version": "A nova versão está publicada",
  "done.unchanged": "O passaporte está atualizado",
  "done.line": "{product}, versão {version}.",
  "done.items": { one: "{count} peça criada.", other: "{count} peças criadas." },
  "done.withdrawn": "Entretanto o passaporte foi retirado. Não use este código em etiquetas novas.",
  "done.print": "Imprimir",
  "done.save": "Guardar",
  "done.nfc": "Gravar uma etiqueta NFC",
  "done.nfc_text": "Encoste o telefone à etiqueta até vibrar.",
  "done.nfc_wait": "À espera de uma etiqueta…",
  "done.nfc_good": "Gravada. Leia a etiqueta para confirmar.",
  "done.nfc_bad": "Não gravada. Mantenha o telefone quieto sobre a etiqueta e tente de novo.",
  "done.nfc_bytes": "Para um gravador de NFC",
  "done.nfc_help": "O mesmo endereço em bytes hexadecimais, para um gravador ou uma aplicação.",
  "done.ndef": "Mensagem NDEF",
  "done.tlv": "O mesmo em TLV para NTAG",
  "done.copy": "Copiar",
  "done.copied": "Copiado",
  "done.open": "Abrir o passaporte",
  "done.return": "Concluído, voltar a {host}",

  unknown_title: "Aqui não há nenhuma sessão",
  unknown_text: "O endereço pode estar incompleto. Volte ao sítio de onde veio e comece de novo.",
  another_title: "Esta sessão está aberta noutro navegador",
  another_text:
    "Por segurança, só funciona no navegador que a abriu primeiro. Continue aí, ou inicie uma nova sessão no sítio de onde veio.",
  ended_title: "Esta sessão terminou",
  ended_text: "O passaporte está publicado. Pode fechar esta página.",
  ended_code: "Mostrar de novo o código",
  expired_title: "Esta página expirou",
  expired_text:
    "O tempo acabou. Peça uma nova ligação onde a recebeu. O que foi guardado mantém-se, e continua daí.",

  stopped_title: "Agora não é possível",
  stopped_account:
    "De momento, a conta da {company} não o permite. O que guardou mantém-se. Avise a {company}.",
  stopped_limit:
    "A {company} não pode criar tantas peças este mês. Nada foi emitido, e o que guardou mantém-se. Avise a {company} e tente de novo aqui.",
  stopped_gtin:
    "Outro produto deste site tem um passaporte com o mesmo GTIN. Nada foi emitido. Avise a {company}.",
  stopped_other:
    "Algo o impediu, e nada foi emitido. O que guardou mantém-se. Tente de novo ou avise a {company}.",
  stopped_back: "Tentar de novo",
  refused_title: "Não foi possível ler o formulário",
  refused_text: "Não veio desta página, ou é demasiado grande. Abra de novo a página e continue daí.",
} satisfies Record<keyof typeof en, Message>;
