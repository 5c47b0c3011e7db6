/** O que a vista dos quiosques diz em português. */
import type { Message } from "../../../words/en.ts";
import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, Message> = {
  title: "Quiosques",
  text_live:
    "Ecrãs junto a uma linha de produção, onde se fazem, imprimem e gravam códigos. Chegam aos seus dados reais e a mais nada.",
  text_test:
    "Ecrãs junto a uma linha de produção, onde se fazem, imprimem e gravam códigos. Estes chegam aos seus dados de teste e a mais nada.",
  new: "Novo quiosque",
  name: "Nome",
  name_help: "Onde está, como Linha 2.",
  name_missing: "Dê um nome ao quiosque, para que o diário diga onde um código foi impresso.",
  pin: "PIN dos supervisores",
  pin_help: "4 a 12 algarismos, para o que ali nem todos podem fazer. Deixe vazio para nenhum.",
  pin_change_help: "4 a 12 algarismos. Deixe vazio para manter o que está.",
  pin_wrong: "Um PIN tem 4 a 12 algarismos.",
  make: "Acrescentar quiosque",
  making: "A acrescentar…",
  code_title: "Emparelhar {name}",
  code_text:
    "Abra este endereço no quiosque e escreva o código. É válido durante 15 minutos, para um quiosque, e só se mostra agora.",
  code_done: "Feito",
  new_code: "Novo código",
  save: "Guardar",
  saving: "A guardar…",
  saved: "{name} está guardado.",
  status: "Estado",
  waiting: "Espera pelo código",
  paired: "Emparelhado",
  revoked: "Fora",
  seen: "Visto pela última vez",
  never: "Nunca",
  has_pin: "PIN",
  yes: "Sim",
  no: "Não",
  by: "Acrescentado por",
  created: "Acrescentado",
  revoke: "Pôr fora",
  revoke_sure: "Pôr {name} fora? É recusado a partir deste momento. Não se pode desfazer.",
  revoke_it: "Pôr {name} fora",
  revoking: "A pôr fora…",
  revoked_now: "{name} está fora.",
  box_text:
    "Uma caixa (carnet kiosk) trabalha sem rede e não aparece aqui: os números que guarda estão abaixo, e os seus códigos nas peças do produto, depois de os enviar.",
  empty: "Ainda não há quiosques",
  empty_text: "Acrescente um aqui e escreva o seu código na máquina junto à linha.",

  blocks: "Números reservados",
  blocks_text:
    "Para caixas que trabalham sem rede, e para etiquetas impressas em branco. Contam como peças do mês até serem devolvidos.",
  labels_new: "Novas etiquetas em branco",
  labels_about:
    "Cada uma recebe um endereço que diz que ainda não está em uso. Associe-a a um lote lendo-a num quiosque quando for cosida.",
  labels_count: "Quantas",
  labels_help: "1 a 5000.",
  labels_wrong: "Escolha um número inteiro de 1 a 5000.",
  labels_holder: "Para quem",
  labels_holder_help: "Quem as recebe, como o nome de uma gráfica.",
  labels_make: "Reservar",
  labels_making: "A reservar…",
  labels_made: { one: "{count} etiqueta está reservada.", other: "{count} etiquetas estão reservadas." },
  block: "Números",
  block_of: "Para",
  block_blank: "Etiquetas em branco",
  block_unused: "Por usar",
  block_status: "Estado",
  block_open: "Aberto",
  block_used: "Gasto",
  block_released: "Devolvido",
  block_download: "Endereços (CSV)",
  block_release: "Devolver",
  block_release_sure: {
    one: "Devolver {count} número por usar?",
    other: "Devolver {count} números por usar?",
  },
  block_release_text:
    "Outros podem então tê-los. Se uma caixa ainda os tem, o que deles imprimir já não se pode registar.",
  block_release_held:
    "{holder} imprime a partir deles onde não há rede. Deixe-o enviar o que espera e pare-o primeiro: o que imprimiu e ainda não enviou nunca mais se pode registar.",
  block_release_anyway: "Devolver mesmo assim",
  block_release_blank:
    "Estas etiquetas ficam anuladas, porque podem estar impressas: quem ler uma fica a sabê-lo.",
  block_releasing: "A devolver…",
  block_done: "Os números foram devolvidos.",
  blocks_empty: "Nada está reservado",
  blocks_empty_text: "As caixas reservam sozinhas o que precisam. As etiquetas em branco reservam-se aqui.",
};
