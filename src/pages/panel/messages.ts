/** What the pages around the panel say: signing in, and the shell. English is the source of all keys. */
import { chooseLanguage } from "../../formats/accept.ts";

const en = {
  skip: "Skip to the content",
  language: "Language",
  "insecure.title": "Plain HTTP.",
  "insecure.text":
    "What is typed here is not encrypted. On this machine that is fine; over a network others could read it.",
  "cover.subtitle": "Product passports",

  "sign_in.title": "Welcome back",
  "sign_in.of": "Sign in to the passports of {company}.",
  "sign_in.lead": "Sign in to your product passports.",
  "sign_in.email": "E-mail",
  "sign_in.password": "Password",
  "sign_in.submit": "Sign in",
  "sign_in.busy": "Signing in…",
  "sign_in.ended": "You are signed out.",
  "sign_in.failed": "The e-mail address and the password do not belong together. Check both.",
  "sign_in.refused": "This form was not sent from this server's own page. Try again here.",
  "sign_in.too_often": "Too many attempts. Wait {wait}, then try again.",

  "panel.title": "Panel",
  "panel.loading": "Opening the panel…",
  "panel.no_script": "The panel needs JavaScript. Allow it for this address, and load the page again.",
  "panel.sign_out": "Sign out",
};

export type PanelKey = keyof typeof en;

const pt: Record<PanelKey, string> = {
  skip: "Saltar para o conteúdo",
  language: "Língua",
  "insecure.title": "HTTP sem cifra.",
  "insecure.text":
    "O que se escreve aqui não é cifrado. Nesta máquina não há problema; numa rede, outros poderiam lê-lo.",
  "cover.subtitle": "Passaportes de produto",

  "sign_in.title": "Bem-vindo de volta",
  "sign_in.of": "Entre nos passaportes de {company}.",
  "sign_in.lead": "Entre nos seus passaportes de produto.",
  "sign_in.email": "E-mail",
  "sign_in.password": "Palavra-passe",
  "sign_in.submit": "Entrar",
  "sign_in.busy": "A entrar…",
  "sign_in.ended": "A sessão terminou.",
  "sign_in.failed": "O e-mail e a palavra-passe não correspondem. Verifique ambos.",
  "sign_in.refused": "Este formulário não foi enviado a partir da página deste servidor. Tente de novo aqui.",
  "sign_in.too_often": "Demasiadas tentativas. Espere {wait} e tente de novo.",

  "panel.title": "Painel",
  "panel.loading": "A abrir o painel…",
  "panel.no_script": "O painel precisa de JavaScript. Permita-o para este endereço e recarregue a página.",
  "panel.sign_out": "Sair",
};

const CATALOGUES = { en, pt } as const;

/** The languages of the panel. */
export type PanelLocale = keyof typeof CATALOGUES;

export const PANEL_LOCALES: readonly PanelLocale[] = ["en", "pt"];

/** A message; `{name}` is filled in. */
export type PanelWords = (key: PanelKey, values?: Record<string, string | number>) => string;

export function panelWords(locale: PanelLocale): PanelWords {
  return (key, values = {}) =>
    CATALOGUES[locale][key].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** What the address or the form asks for, else the best match of Accept-Language, else English. */
export function choosePanelLocale(asked: string | null, acceptLanguage: string | null): PanelLocale {
  const wanted = asked ?? chooseLanguage(acceptLanguage, PANEL_LOCALES);
  return PANEL_LOCALES.find((locale) => locale === wanted) ?? "en";
}
