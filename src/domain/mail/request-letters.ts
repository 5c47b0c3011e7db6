/** What mails to suppliers say, in their language. */
import type { Mail } from "../../platform/mailer.ts";
import type { PageLanguage } from "../accounts/brand.ts";
import { lines } from "./letters.ts";

interface RequestFacts {
  occasion: "request" | "reminder";
  language: PageLanguage;
  company: string;
  supplier: string;
  product: string;
  /** The company's own words. */
  message: string | null;
  /** Unix seconds; what ends with a day ends with its midnight, so the second before it tells the day. */
  expires: number;
  url: string;
}

interface Words {
  request: string;
  reminder: string;
  asks: string;
  reminds: string;
  link: string;
  private: string;
}

const WORDS: Record<PageLanguage, Words> = {
  en: {
    request: "{company} asks you about {product}",
    reminder: "Reminder: {company} asks you about {product}",
    asks: "{company} asks {supplier} for data on the product {product}.",
    reminds: "{company} is still waiting for data from {supplier} on the product {product}.",
    link: "This link opens the page where you answer, until {day}. You need no account, and what you write is kept as you go:",
    private: "Whoever has the link can answer for you: pass it on only within your company.",
  },
  pt: {
    request: "{company} pede-lhe dados sobre {product}",
    reminder: "Lembrete: {company} pede-lhe dados sobre {product}",
    asks: "{company} pede a {supplier} dados sobre o produto {product}.",
    reminds: "{company} continua à espera de dados de {supplier} sobre o produto {product}.",
    link: "Esta ligação abre a página onde responde, até {day}. Não precisa de conta, e o que escreve vai sendo guardado:",
    private: "Quem tem a ligação pode responder em seu nome: partilhe-a só dentro da sua empresa.",
  },
  es: {
    request: "{company} le pide datos sobre {product}",
    reminder: "Recordatorio: {company} le pide datos sobre {product}",
    asks: "{company} pide a {supplier} datos sobre el producto {product}.",
    reminds: "{company} sigue esperando datos de {supplier} sobre el producto {product}.",
    link: "Este enlace abre la página donde responde, hasta el {day}. No necesita cuenta, y lo que escribe se va guardando:",
    private: "Quien tiene el enlace puede responder en su nombre: compártalo solo dentro de su empresa.",
  },
  fr: {
    request: "{company} vous demande des données sur {product}",
    reminder: "Rappel : {company} vous demande des données sur {product}",
    asks: "{company} demande à {supplier} des données sur le produit {product}.",
    reminds: "{company} attend toujours des données de {supplier} sur le produit {product}.",
    link: "Ce lien ouvre la page où vous répondez, jusqu’au {day}. Aucun compte n’est nécessaire, et ce que vous écrivez est enregistré au fur et à mesure :",
    private: "Qui a le lien peut répondre en votre nom : ne le transmettez qu’au sein de votre entreprise.",
  },
  de: {
    request: "{company} bittet Sie um Angaben zu {product}",
    reminder: "Erinnerung: {company} bittet Sie um Angaben zu {product}",
    asks: "{company} bittet {supplier} um Angaben zum Produkt {product}.",
    reminds: "{company} wartet noch auf Angaben von {supplier} zum Produkt {product}.",
    link: "Dieser Link öffnet die Seite, auf der Sie antworten, bis zum {day}. Sie brauchen kein Konto, und was Sie schreiben, wird laufend gespeichert:",
    private: "Wer den Link hat, kann für Sie antworten: Geben Sie ihn nur in Ihrem Unternehmen weiter.",
  },
  it: {
    request: "{company} le chiede dati su {product}",
    reminder: "Promemoria: {company} le chiede dati su {product}",
    asks: "{company} chiede a {supplier} dati sul prodotto {product}.",
    reminds: "{company} attende ancora dati da {supplier} sul prodotto {product}.",
    link: "Questo link apre la pagina in cui risponde, fino al {day}. Non serve un account, e ciò che scrive viene salvato man mano:",
    private: "Chi ha il link può rispondere al posto suo: lo condivida solo all’interno della sua azienda.",
  },
};

export function requestLetter(facts: RequestFacts): Pick<Mail, "subject" | "text"> {
  const words = WORDS[facts.language];
  const values: Record<string, string> = {
    company: onOneLine(facts.company),
    supplier: onOneLine(facts.supplier),
    product: onOneLine(facts.product),
    day: dayIn(facts.language, facts.expires - 1),
  };
  const say = (text: string) => text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  return {
    subject: say(words[facts.occasion]),
    text: lines(
      say(facts.occasion === "request" ? words.asks : words.reminds),
      ...(facts.message === null ? [] : [facts.message]),
      say(words.link),
      facts.url,
      words.private,
    ),
  };
}

/** `4 December 2026`, by the calendar of UTC. */
function dayIn(language: PageLanguage, seconds: number): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return format.format(seconds * 1000);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
