/** O que a vista de revisão diz em português. */
import type { Message } from "../../../words/en.ts";
import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, Message> = {
  take_back: "Anular a decisão",
  taken_back: "A decisão foi anulada.",
  taken_back_stays:
    "A decisão foi anulada. O que está no produto fica: mudou entretanto, ou não se sabe o que lá estava antes.",
  nothing_to_take_back: "Não há nenhuma decisão para anular.",
  cannot_take_back:
    "Esta decisão não pode ser anulada: o documento passou entretanto para outro produto, ou foi decidido numa versão anterior. Leia-o de novo para decidir outra vez.",
  accepted_meanwhile: "Entretanto outra pessoa aceitou isto. Nada seu foi escrito; aqui está o que há agora.",
  edited_meanwhile:
    "Entretanto outra pessoa editou e escreveu isto. Nada seu foi escrito; aqui está o que há agora.",
  rejected_meanwhile:
    "Entretanto outra pessoa rejeitou isto. Nada seu foi escrito; aqui está o que há agora.",
  opened_meanwhile:
    "Entretanto a decisão sobre isto foi anulada. Está de novo por decidir: decida outra vez.",
  changed_meanwhile:
    "O produto diz agora outra coisa, por isso nada foi escrito. Veja o que lá está e decida outra vez.",
  read_meanwhile:
    "Entretanto o documento foi lido de novo, por isso nada foi escrito. Estas são as sugestões da nova leitura.",
  extract_again_title: "Ler o documento de novo?",
  extract_again_text: {
    one: "Uma nova leitura faz novas sugestões em vez destas, com {count} decisão. O que está escrito fica no produto, e aqui já não pode ser anulado.",
    other:
      "Uma nova leitura faz novas sugestões em vez destas, com {count} decisões. O que está escrito fica no produto, e aqui já não pode ser anulado.",
  },
  product_first: "Escolha acima de que produto se trata: depois pode aceitar ou rejeitar.",
  picture_too_large: "A imagem tem mais de 40 megapíxeis: é demasiado grande para ser mostrada aqui.",
  nothing_in_file:
    "Neste documento nada se encontrou para os campos do produto. É sobre este produto, e numa língua que o Carnet lê? Se for, escreva no produto o que lá está.",
  nothing_in_picture:
    "Nesta imagem nada se encontrou para os campos do produto. Fotografe de novo, mesmo por cima, com boa luz e nitidez, ou carregue o ficheiro original; ou escreva no produto o que lá está.",
  quotations: "As citações estão junto de cada sugestão.",
  download: "Descarregar {name}",
  show_on_page: "Mostrar na página",
  written: "Escrito",
  line_suggested: "Sugerido: {value}",
  line_written: "Escrito: {value}",
};
