import type { Message } from "../../kit/messages/en.ts";
import type { SupplierKey } from "./en.ts";

export const pt: Record<SupplierKey, Message> = {
  kind: "Pedido de dados",
  skip: "Saltar para o conteúdo",
  until: "até {moment}",

  "answer.asks": "{company} pede-lhe dados sobre",
  "answer.message": "De {company}",
  "answer.lead": "Responda ao que souber. Não precisa de conta, e {company} não vê nada antes de o enviar.",
  "answer.progress": "{done} de {count} dados",
  "answer.documents": "Documentos",
  "answer.documents_text": "Deste produto, se os tiver.",
  "answer.other": "Outra coisa que o comprove",
  "answer.remove": "Retirar",
  "answer.full": "O máximo são {max} documentos. Retire um para enviar outro.",
  "answer.no_room":
    "Não se podem enviar mais documentos aqui. Avise {company}: pode libertar espaço ou fazer-lhe um novo pedido.",
  "answer.submit": "Rever e enviar",
  "answer.cannot": "Não consigo responder a isto",

  "check.title": "Está tudo certo?",
  "check.lead": "{company} vê isto assim que o enviar. Depois já não se pode alterar aqui.",
  "check.answers": "As suas respostas",
  "check.documents": "Os seus documentos",
  "check.open": { one: "Uma coisa fica em aberto", other: "{count} coisas ficam em aberto" },
  "check.open_text": "Pode enviar sem elas.",
  "check.send": "Enviar a {company}",
  "check.sending": "A enviar…",
  "check.back": "Voltar às respostas",
  "check.changed": "Algo foi alterado noutra janela. Reveja mais uma vez.",
  "check.empty": "Ainda não há nada para enviar. Responda pelo menos a uma coisa ou junte um documento.",

  "done.title": "Obrigado",
  "done.text": "{company} recebeu as suas respostas em {moment}. Não precisa de fazer mais nada.",
  "done.correct": "Se for preciso corrigir alguma coisa, diga a {company}.",
  "done.close": "Pode fechar esta página.",

  "decline.title": "Não consegue responder?",
  "decline.text":
    "Diga-o a {company}, para que ninguém fique à espera. O que escreveu até aqui não é enviado.",
  "decline.reason": "Porquê, ou quem poderá saber",
  "decline.reason_help": "Uma frase, se quiser. No máximo {max} caracteres.",
  "decline.wrong": "Reduza a {max} caracteres, sem caracteres invisíveis.",
  "decline.do": "Dizer a {company}",
  "decline.busy": "Um momento…",

  unknown_title: "Não há nada neste endereço",
  unknown_text: "Pode estar incompleto. Abra a ligação inteira da mensagem ou pergunte a quem lha enviou.",
  expired_title: "Esta ligação expirou",
  expired_text: "Peça mais tempo a {company}: a mesma ligação volta a abrir, e o que escreveu está guardado.",
  revoked_title: "Este pedido foi retirado",
  revoked_text: "{company} já não precisa de nada. Se isto o surpreende, pergunte a {company}.",
  declined_title: "Disse que não consegue responder",
  declined_text: "{company} já sabe. Se isso mudou, peça uma nova ligação a {company}.",
  answered_title: "Isto já foi enviado",
  answered_text:
    "{company} recebeu as suas respostas em {moment}. Se for preciso corrigir alguma coisa, diga a {company}.",
  stopped_title: "Agora não é possível",
  stopped_text:
    "De momento {company} não recebe respostas. O que escreveu está guardado. Pergunte a {company} quando será possível.",
  busy_title: "Foi demasiadas vezes",
  busy_text: "Espere um minuto e abra de novo a página. O que escreveu está guardado.",
  refused_title: "Não foi possível ler o formulário",
  refused_text: "Não veio desta página, ou é demasiado grande. Abra de novo a página e continue daí.",
  again: "Abrir de novo a página",
};
