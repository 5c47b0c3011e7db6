/** O que as ligações de parceiros dizem em português. */
import type { Message } from "../../../words/en.ts";
import type { words as en } from "./en.ts";

export const words: Record<keyof typeof en, Message> = {
  "partners.holders": "Quem tem as peças",
  "partners.holders_text":
    "A página pública de cada peça ganha um formulário para comunicar uma reparação, revenda ou reciclagem, nos dados reais e de teste. Não pede nomes nem aceita ficheiros. Cada comunicação espera até alguém daqui a aprovar.",
  "partners.not_admin": "Só titulares e a administração mudam isto.",
  "partners.links": "Ligações de parceiros",
  "partners.links_text":
    "Uma oficina, loja ou empresa de reciclagem regista eventos por uma ligação, sem conta. Quem tem a ligação pode usá-la, por isso dê a cada parceiro a sua.",
  "partners.new": "Nova ligação",
  "partners.empty": "As ligações aparecerão aqui",
  "partners.empty_text":
    "Crie uma para cada oficina, loja ou empresa de reciclagem com que trabalha. O que registarem espera até alguém daqui o aprovar.",
  "partners.name": "Parceiro",
  "partners.name_help": "Para quem é. Aparece no que registar.",
  "partners.name_missing": "Diga para quem é a ligação.",
  "partners.expires": "Último dia",
  "partners.expires_help": "Sem ele, funciona até a terminar. O dia acaba à meia-noite UTC.",
  "partners.expires_wrong": "Escolha hoje ou um dia posterior.",
  "partners.make": "Criar a ligação",
  "partners.making": "A criar…",
  "partners.made_title": "A ligação para {name}",
  "partners.made_text":
    "Copie-a agora e envie-a ao parceiro: aparece só esta vez e não se pode voltar a mostrar.",
  "partners.link": "Ligação",
  "partners.done": "Já a copiei",
  "partners.active": "Funciona",
  "partners.until": "Até {date}",
  "partners.no_end": "Sem fim",
  "partners.used": "Última utilização",
  "partners.never": "Nunca",
  "partners.revoke_short": "Terminar",
  "partners.revoke_title": "Terminar a ligação de {name}?",
  "partners.revoke_text": "Deixa de funcionar já, de vez. O que foi registado com ela fica.",
  "partners.keep": "Manter a ligação",
  "partners.revoke_do": "Terminar de vez",
  "partners.revoking": "A terminar…",
  "partners.was_revoked": "A ligação de {name} já não funciona.",
};
