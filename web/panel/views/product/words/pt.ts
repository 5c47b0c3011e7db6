/** O que os artigos e os lotes dizem em português. */
import type { Message } from "../../../words/en.ts";
import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, Message> = {
  "batches.new": "Novo lote",
  "batches.empty": "Aqui ficarão os lotes",
  "batches.empty_text":
    "Um lote é uma produção deste produto. Pode dizer onde e quando foi feito, e ter um passaporte próprio.",
  "batches.text": "Cada produção deste produto, a mais recente primeiro.",
  "batches.no_facts": "Sem data nem quantidade",
  "batches.pieces": { one: "{count} peça", other: "{count} peças" },
  "batches.number": "Número do lote",
  "batches.number_help":
    "No máximo 20 caracteres: A a Z sem acentos, 0 a 9, «.», «_» e «-». Não se pode mudar depois, porque é impresso.",
  "batches.number_wrong": "Use A a Z sem acentos, 0 a 9, «.», «_» e «-», 1 a 20 caracteres.",
  "batches.date": "Lote produzido a",
  "batches.quantity": "Peças",
  "batches.create": "Criar lote",
  "batches.created": "O lote {number} está criado.",
  "batches.title": "Lote {number}",
  "batches.own": "Valores próprios",
  "batches.own_text": "Ficam por cima dos do produto no passaporte deste lote.",
  "batches.of_product": "Do produto: {value}",
  "batches.saved": "O lote está guardado.",
  "batches.save_first": "Guarde primeiro.",
  "batches.items": {
    one: "O seu passaporte tem {items} peça.",
    other: "O seu passaporte tem {items} peças.",
  },
  "items.of": "Peças de",
  "items.of_batch": "Lote {number}",
  "items.of_withdrawn": "{name} (retirado)",
  "items.none_yet": "As peças precisam de um passaporte",
  "items.none_yet_text":
    "Uma peça tem número de série e endereço próprios e mostra o passaporte do seu modelo ou lote. Emita primeiro o passaporte.",
  "items.to_passport": "Ir para o passaporte",
  "items.make": "Criar peças",
  "items.making": "A criar…",
  "items.search": "Procurar um número de série",
  "items.run": "Série",
  "items.all_runs": "Todas as séries",
  "items.choose_run": "Escolha uma série para imprimir as etiquetas.",
  "items.run_of": { one: "{when}: {count} peça", other: "{when}: {count} peças" },
  "items.labels": "Imprimir etiquetas",
  "items.export": "Códigos",
  "items.serial": "Número de série",
  "items.status": "Estado",
  "items.active": "Ativa",
  "items.made": "Criada",
  "items.not_found": "Não há tal peça",
  "items.not_found_text":
    "Nenhuma peça deste passaporte tem exatamente o número «{serial}». As maiúsculas não contam.",
  "items.empty": "Aqui ficarão as peças",
  "items.empty_text":
    "Crie tantas quantas as etiquetas que imprime: cada uma recebe número de série, endereço e código.",
  "items.way": "Números de série",
  "items.serials": "Números de série",
  "items.serials_help":
    "Um em cada linha, no máximo {max}. A a Z sem acentos, 0 a 9, «.», «_» e «-», até 20 caracteres cada.",
  "items.line_space":
    "Linha {line}: «{serial}» tem um espaço. Escreva um número de série em cada linha, sem espaços.",
  "items.line_letters":
    "Linha {line}: «{serial}». Use A a Z sem acentos, 0 a 9, «.», «_» e «-». Um número de série em cada linha.",
  "items.line_long":
    "Linha {line}: «{serial}» tem {length} caracteres. Um número de série tem no máximo {max}.",
  "items.line_dots":
    "Linha {line}: «{serial}» sem mais não pode ser número de série. Acrescente uma letra ou um algarismo.",
  "items.line_twice":
    "Linha {line}: «{serial}» já está na linha {first}; maiúsculas e minúsculas contam como iguais. Retire um.",
  "items.line_taken":
    "Linha {line}: já há uma peça «{serial}», por isso nada foi criado. Retire-a da lista ou escolha outro número.",
  "items.serials_missing": "Cole pelo menos um número de série.",
  "items.too_many": "No máximo {max} de uma vez.",
  "items.count": { one: "{count} número", other: "{count} números" },
  "items.quantity": "Quantas",
  "items.quantity_help": "De 1 a {max}.",
  "items.prefix": "Início",
  "items.prefix_help": "Fica antes de cada número, como A-.",
  "items.prefix_wrong": "No máximo 10 caracteres: A a Z sem acentos, 0 a 9, «.», «_» e «-».",
  "items.start": "Primeiro número",
  "items.start_help": "Sem ele continua depois do último número.",
  "items.done": { one: "{count} peça criada: {first}.", other: "{count} peças criadas: {first} a {last}." },
  "items.piece": "Peça {serial}",
  "items.open": "A sua página",
  "items.void": "Anular esta peça…",
  "items.void_text":
    "Anular {serial}? Não se pode desfazer. A sua página continua a responder e diz isso em primeiro lugar.",
  "items.void_reason": "Motivo",
  "items.void_keep": "Manter",
  "items.void_do": "Anular {serial}",
  "items.voiding": "A anular…",
  "items.was_voided": "{serial} está anulada.",
  "items.void_why": "Anulada: «{reason}»",
};
