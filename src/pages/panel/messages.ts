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
  "sign_in.forgotten": "Forgotten?",
  "sign_in.submit": "Sign in",
  "sign_in.busy": "Signing in…",
  "sign_in.or": "or",
  "sign_in.passkey": "Use a passkey",
  "sign_in.ended": "You are signed out.",
  "passkey.busy": "Waiting for the passkey…",
  "passkey.failed": "That did not work. Try again, or sign in with your password.",
  "greeting.morning": "Good morning",
  "greeting.afternoon": "Good afternoon",
  "greeting.evening": "Good evening",

  "fault.refused": "This form was not sent from this server's own page. Try again here.",
  "fault.credentials": "The e-mail address and the password do not belong together. Check both.",
  "fault.code":
    "The code is wrong, was used before, or came too late. Enter the one that the app shows next, or sign in again.",
  "fault.too_often": "There were too many attempts. Wait {seconds} seconds, then try again.",

  "code.title": "One more step",
  "code.lead": "Enter the code that your app shows for Carnet.",
  "code.label": "Code",
  "code.help": "Six digits. Without the phone, enter one of your recovery codes.",
  "code.again": "Sign in as somebody else",

  "forgotten.title": "A forgotten password",
  "forgotten.lead": "Nobody can read your password, but you can get a link to choose a new one.",
  "forgotten.operator": "Ask whoever runs this Carnet. On its machine, this makes the link:",
  "forgotten.email": "E-MAIL",
  "forgotten.mail_lead": "We send a link to choose a new one, good for one hour.",
  "forgotten.submit": "Send the link",
  "forgotten.busy": "Sending…",
  "forgotten.sent": "If somebody signs in here with {email}, the link is on its way. Look into your mail.",
  "forgotten.back": "Back to signing in",

  "password.title": "Choose a new password",
  "password.lead": "It is for {email}. All browsers where you are signed in will be signed out.",
  "password.label": "New password",
  "password.help": "At least {min} characters. A few plain words make a good one.",
  "password.submit": "Save the password",
  "password.busy": "Saving…",
  "password.chosen": "Your new password is saved. Sign in with it.",

  "link.title": "This link has ended",
  "link.ended": "It was used already, or its time has passed. Ask for a new one.",
  "link.panel": "Open the panel",

  "invitation.title": "Join {company}",
  "invitation.lead": "You are invited to the passports of {company}, as {role}.",
  "invitation.name": "Your name",
  "invitation.known": "{email} is known here. Sign in with it to join.",
  "invitation.as": "You join as {email}.",
  "invitation.other":
    "The invitation is for {email}, and you are signed in as {as}. Sign out, then open the link again.",
  "invitation.submit": "Join",
  "invitation.busy": "Joining…",

  "role.owner": "owner",
  "role.admin": "admin",
  "role.validator": "validator",
  "role.editor": "editor",
  "role.viewer": "viewer",
  "role_may.owner": "Owners may do everything, and name other owners.",
  "role_may.admin":
    "Admins do everything with data and passports, and also invite people and manage API keys, webhooks and settings.",
  "role_may.validator":
    "Validators fill in data, issue passports, and confirm what was read out of documents.",
  "role_may.editor": "Editors fill in data, and issue and withdraw passports.",
  "role_may.viewer": "Viewers see everything and change nothing.",

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

  "sign_in.title": "Olá de novo",
  "sign_in.of": "Entre nos passaportes de {company}.",
  "sign_in.lead": "Entre nos seus passaportes de produto.",
  "sign_in.email": "E-mail",
  "sign_in.password": "Palavra-passe",
  "sign_in.forgotten": "Esqueceu-se?",
  "sign_in.submit": "Entrar",
  "sign_in.busy": "A entrar…",
  "sign_in.or": "ou",
  "sign_in.passkey": "Usar uma chave de acesso",
  "sign_in.ended": "A sessão terminou.",
  "passkey.busy": "À espera da chave de acesso…",
  "passkey.failed": "Não resultou. Tente de novo, ou entre com a palavra-passe.",
  "greeting.morning": "Bom dia",
  "greeting.afternoon": "Boa tarde",
  "greeting.evening": "Boa noite",

  "fault.refused": "Este formulário não foi enviado a partir da página deste servidor. Tente de novo aqui.",
  "fault.credentials": "O e-mail e a palavra-passe não correspondem. Verifique ambos.",
  "fault.code":
    "O código está errado, já foi usado ou chegou tarde. Introduza o próximo que a aplicação mostrar, ou entre de novo.",
  "fault.too_often": "Houve demasiadas tentativas. Espere {seconds} segundos e tente de novo.",

  "code.title": "Mais um passo",
  "code.lead": "Introduza o código que a sua aplicação mostra para o Carnet.",
  "code.label": "Código",
  "code.help": "Seis algarismos. Sem o telemóvel, introduza um dos códigos de recuperação.",
  "code.again": "Entrar com outra conta",

  "forgotten.title": "Palavra-passe esquecida",
  "forgotten.lead": "Ninguém pode ler a sua palavra-passe, mas pode receber uma ligação para escolher outra.",
  "forgotten.operator": "Peça-a a quem gere este Carnet. Na máquina onde corre, isto cria a ligação:",
  "forgotten.email": "E-MAIL",
  "forgotten.mail_lead": "Enviamos uma ligação para escolher outra, válida durante uma hora.",
  "forgotten.submit": "Enviar a ligação",
  "forgotten.busy": "A enviar…",
  "forgotten.sent": "Se alguém entra aqui com {email}, a ligação vai a caminho. Veja o seu correio.",
  "forgotten.back": "Voltar à entrada",

  "password.title": "Escolha uma nova palavra-passe",
  "password.lead": "É para {email}. Todas as sessões abertas noutros navegadores terminam.",
  "password.label": "Nova palavra-passe",
  "password.help": "Pelo menos {min} caracteres. Algumas palavras simples fazem uma boa palavra-passe.",
  "password.submit": "Guardar a palavra-passe",
  "password.busy": "A guardar…",
  "password.chosen": "A nova palavra-passe está guardada. Entre com ela.",

  "link.title": "Esta ligação terminou",
  "link.ended": "Já foi usada, ou o seu prazo passou. Peça uma nova.",
  "link.panel": "Abrir o painel",

  "invitation.title": "Juntar-se a {company}",
  "invitation.lead": "Recebeu um convite para os passaportes de {company}, com o papel de {role}.",
  "invitation.name": "O seu nome",
  "invitation.known": "{email} já é conhecido aqui. Entre com essa conta para se juntar.",
  "invitation.as": "Junta-se como {email}.",
  "invitation.other": "O convite é para {email}, e entrou como {as}. Saia e abra a ligação outra vez.",
  "invitation.submit": "Juntar-se",
  "invitation.busy": "A juntar…",

  "role.owner": "proprietário",
  "role.admin": "administrador",
  "role.validator": "validador",
  "role.editor": "editor",
  "role.viewer": "leitor",
  "role_may.owner": "Os proprietários podem tudo, e nomeiam outros proprietários.",
  "role_may.admin":
    "Os administradores fazem tudo com dados e passaportes, e também convidam pessoas e gerem chaves da API, webhooks e definições.",
  "role_may.validator":
    "Os validadores preenchem dados, emitem passaportes e confirmam o que foi lido em documentos.",
  "role_may.editor": "Os editores preenchem dados, e emitem e retiram passaportes.",
  "role_may.viewer": "Os leitores veem tudo e não alteram nada.",

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
