/** What the kiosk says before its scripts are there. English is the source of all keys. */
import { chooseLanguage } from "../../formats/accept.ts";

const en = {
  skip: "Skip to the content",
  title: "Kiosk",
  loading: "Opening…",
  no_script: "The kiosk needs JavaScript. Allow it for this address, and load the page again.",
  pair_title: "Pair this kiosk",
  pair_lead:
    "In the panel, under Kiosks, somebody adds this one and gets a code of eight letters and digits. It is good for 15 minutes.",
  pair_code: "Code",
  pair_submit: "Pair",
  fault_credentials:
    "This code is not right, or its 15 minutes have passed. Ask for a new one: in the panel, under Kiosks, with New code.",
  fault_too_often: "There were too many attempts. Wait {seconds} seconds, then try again.",
  fault_refused: "This form was not sent from this server's own page. Try again here.",
};

type Key = keyof typeof en;

const pt: Record<Key, string> = {
  skip: "Saltar para o conteúdo",
  title: "Quiosque",
  loading: "A abrir…",
  no_script: "O quiosque precisa de JavaScript. Permita-o para este endereço e recarregue a página.",
  pair_title: "Emparelhar este quiosque",
  pair_lead:
    "No painel, em Quiosques, alguém acrescenta este e recebe um código de oito letras e algarismos. É válido durante 15 minutos.",
  pair_code: "Código",
  pair_submit: "Emparelhar",
  fault_credentials:
    "Este código não está certo, ou os 15 minutos passaram. Peça um novo: no painel, em Quiosques, com Novo código.",
  fault_too_often: "Houve demasiadas tentativas. Espere {seconds} segundos e tente de novo.",
  fault_refused: "Este formulário não foi enviado a partir da página deste servidor. Tente de novo aqui.",
};

const CATALOGUES = { en, pt } as const;

export type KioskLocale = keyof typeof CATALOGUES;
const KIOSK_LOCALES: readonly KioskLocale[] = ["en", "pt"];

type KioskWords = (key: Key, values?: Record<string, string | number>) => string;

export function kioskWords(locale: KioskLocale): KioskWords {
  return (key, values = {}) =>
    CATALOGUES[locale][key].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** The best match of what the browser likes, else English. */
export function chooseKioskLocale(acceptLanguage: string | null): KioskLocale {
  return KIOSK_LOCALES.find((one) => one === chooseLanguage(acceptLanguage, KIOSK_LOCALES)) ?? "en";
}
