/** What the set-up and the landing page say. English is the source of all keys. */
import { chooseLanguage } from "../../formats/accept.ts";

const en = {
  skip: "Skip to the content",
  language: "Language",
  "insecure.title": "Plain HTTP.",
  "insecure.text":
    "What is typed here is not encrypted. On this machine that is fine; over a network others could read it.",
  "cover.subtitle": "Product passports",
  "step.setup": "Set-up",
  "step.scan": "First scan",

  "form.title": "Whose passports are these?",
  "form.lead": "One page, then you scan your first passport. You can change the name later.",
  "form.faults": { one: "One thing is to be corrected", other: "{count} things are to be corrected" },
  "form.company": "Company",
  "form.company_help": "The name that people see on every passport.",
  "form.handle": "Handle",
  "form.handle_help": "Short, in small letters. It stands in addresses such as /r/nortada/…",
  "form.address": "Public address",
  "form.address_help":
    "Every code starts with this address. Printed codes keep the address they were printed with, so choose one that you can keep.",
  "form.address_current": "This machine only",
  "form.address_chosen": "As it is set now",
  "form.address_network": "On your network",
  "form.address_other": "Another address",
  "form.address_other_help": "A name of your own, such as https://id.example.com",
  "form.address_locked": "Set by {source}. Change it there.",
  "form.loopback":
    "This server answers on this machine only. To let phones and other machines in, stop it, start it with CARNET_HOST=0.0.0.0, and open the new link that it prints.",
  "form.owner": "You",
  "form.email": "E-mail",
  "form.email_help": "You own the company and run this Carnet.",
  "form.password": "Password",
  "form.password_help": "At least {min} characters. A few plain words make a good one.",
  "form.show": "Show",
  "form.hide": "Hide",
  "form.submit": "Set up Carnet",
  "form.busy": "Setting up…",

  "product.title": "A first product, in test mode",
  "product.hint": "A linen shirt, complete as it is.",
  "product.change": "Change it",
  "product.text":
    "Its passport is the first that you scan. Leave it as it is, or write something that you make. Without a brand it carries the company's name.",
  "product.name": "Name",
  "product.required": "required",

  "fault.product_name": "Write the product's name in 1 to 160 characters.",
  "fault.company": "Write the company's name in 1 to 160 characters.",
  "fault.handle":
    "The handle has 1 to 40 small letters, digits and hyphens, with a letter or digit at both ends, such as nortada.",
  "fault.site": "Write http:// or https:// and a host, without a path, such as https://id.example.com.",
  "fault.email": "Write the e-mail address in the form name@example.com.",
  "fault.password_length": "The password needs {min} to {max} characters. A few plain words make a good one.",
  "fault.password_repeats": "The password repeats too few characters. Use more different ones.",
  "fault.password_common":
    "This password is among those that are tried first. Choose another: a few plain words make a good one.",
  "fault.password_own":
    "This password is little more than your address or the company's name. Choose another: a few plain words make a good one.",

  "preview.product": "Your first product",
  "preview.kind": "Product passport",
  "preview.made_in": "Made in",
  "preview.later": "later",
  "preview.brand": "Brand",
  "preview.stamp": "Not yet",
  "preview.stamp_note": "issued",
  "preview.label": "What your passports will look like",

  "link.title": "This page opens with a link",
  "link.text":
    "When Carnet starts for the first time it prints a link that works once, in one browser. Look at the terminal or the log where it was started.",
  "link.again":
    "Has another browser opened it? Go on in that one. Is the link lost? Start Carnet again: it prints a new one. Or set it up on the command line, while it runs:",

  "done.title": "Carnet is set up",
  "done.text": "This page has done its work and stays closed.",
  "done.keys": "Is a key lost? It cannot be shown again; this makes a new one:",
  "done.panel": "Open the panel",
  "done.docs": "Read the reference",

  "refused.title": "This form came from elsewhere",
  "refused.text": "Open the link that Carnet printed and fill in the form there.",
  "too_large.title": "The form is too large",
  "too_large.text": "It holds more than 64 KB. Go back and shorten what you wrote.",

  "ready.title": "Ten minutes to the first scan",
  "ready.lead": "{company} is set up. Three things, and the first code is in your hands.",
  "keys.title": "Keep your keys",
  "keys.text":
    "Programs of yours send products with them; to work in the panel you need none, and can make new ones there later. They are shown this once: keep them where your other secrets are, never in a browser or an app.",
  "keys.test": "Test key",
  "keys.test_help": "For trying things out. Its data never mix with the real ones.",
  "keys.live": "Live key",
  "keys.live_help": "For real products.",
  copy: "Copy",
  copied: "Copied",
  "scan.title": "Scan a passport",
  "scan.text":
    "We made a sample product in test mode and issued its passport. Point a phone's camera at the code, or open it here.",
  "scan.open": "Open the passport",
  "scan.alt": "QR Code of the sample's passport",
  "scan.local":
    "A phone cannot reach {host}, which is this machine's name for itself. Open the passport here. To scan it, start Carnet with CARNET_HOST=0.0.0.0, and make {network} its public address in the panel, under Instance.",
  "scan.closed":
    "This server answers on this machine only, so a phone cannot open the code yet. Start it with CARNET_HOST=0.0.0.0 first.",
  "panel.title": "Go on with your own products",
  "panel.text":
    "In the panel you add products, by hand or from a table, issue their passports and print their labels. You are signed in. It opens with your live data, which are empty; the sample stands under “Test”.",
  "first.title": "For developers",
  "first.text": "This makes a product in test mode. Run it in a terminal.",
  "first.next":
    "Nothing is missing in the answer: its passport can be issued. How, and everything else, stands in the reference.",
  "first.docs": "Read the reference",

  "landing.new_title": "Carnet is not set up yet",
  "landing.title": "Product passports live here",
  "landing.text":
    "A product passport says what a thing is made of, where it comes from and how to care for it, so that anyone can read and verify it. Scan the code on a label to open one.",
  "landing.panel": "Sign in",
  "landing.docs": "Reference for developers",
} as const satisfies Record<string, Message>;

type Message = string | { one: string; other: string };
export type SetupKey = keyof typeof en;
type Catalogue = Record<SetupKey, Message>;

/** Portuguese of Portugal, polite third person without pronoun. */
const pt: Catalogue = {
  skip: "Ir para o conteúdo",
  language: "Língua",
  "insecure.title": "HTTP simples.",
  "insecure.text":
    "O que aqui se escreve não vai cifrado. Nesta máquina não faz mal; numa rede, outros poderiam lê-lo.",
  "cover.subtitle": "Passaportes de produto",
  "step.setup": "Configuração",
  "step.scan": "Primeira leitura",

  "form.title": "De quem são estes passaportes?",
  "form.lead": "Uma página só, e depois lê o primeiro passaporte. O nome pode mudar-se mais tarde.",
  "form.faults": { one: "Há uma coisa a corrigir", other: "Há {count} coisas a corrigir" },
  "form.company": "Empresa",
  "form.company_help": "O nome que as pessoas veem em todos os passaportes.",
  "form.handle": "Identificador",
  "form.handle_help": "Curto, em minúsculas. Faz parte de endereços como /r/nortada/…",
  "form.address": "Endereço público",
  "form.address_help":
    "Todos os códigos começam por este endereço. Os códigos impressos ficam com o endereço com que foram impressos: escolha um que possa manter.",
  "form.address_current": "Só nesta máquina",
  "form.address_chosen": "Como está agora",
  "form.address_network": "Na sua rede",
  "form.address_other": "Outro endereço",
  "form.address_other_help": "Um nome próprio, como https://id.example.com",
  "form.address_locked": "Definido por {source}. É lá que se muda.",
  "form.loopback":
    "Este servidor só responde nesta máquina. Para deixar entrar telemóveis e outras máquinas, pare-o, inicie-o com CARNET_HOST=0.0.0.0 e abra a nova ligação que ele escreve.",
  "form.owner": "Conta pessoal",
  "form.email": "E-mail",
  "form.email_help": "A empresa e este Carnet ficam a seu cargo.",
  "form.password": "Palavra-passe",
  "form.password_help": "Pelo menos {min} caracteres. Algumas palavras simples fazem uma boa.",
  "form.show": "Mostrar",
  "form.hide": "Ocultar",
  "form.submit": "Configurar o Carnet",
  "form.busy": "A configurar…",

  "product.title": "Um primeiro produto, em modo de teste",
  "product.hint": "Uma camisa de linho, completa como está.",
  "product.change": "Alterar",
  "product.text":
    "O passaporte dele é o primeiro que vai ler. Deixe-o como está, ou escreva algo que a empresa faça. Sem marca, leva o nome da empresa.",
  "product.name": "Nome",
  "product.required": "obrigatório",

  "fault.product_name": "Escreva o nome do produto com 1 a 160 caracteres.",
  "fault.company": "Escreva o nome da empresa com 1 a 160 caracteres.",
  "fault.handle":
    "O identificador tem 1 a 40 minúsculas, algarismos e hífenes, com uma letra ou um algarismo em cada ponta, como nortada.",
  "fault.site": "Escreva http:// ou https:// e um nome de máquina, sem caminho, como https://id.example.com.",
  "fault.email": "Escreva o e-mail na forma nome@example.com.",
  "fault.password_length":
    "A palavra-passe precisa de {min} a {max} caracteres. Algumas palavras simples fazem uma boa.",
  "fault.password_repeats":
    "A palavra-passe repete demasiado os mesmos caracteres. Use mais caracteres diferentes.",
  "fault.password_common":
    "Esta palavra-passe é das que se tentam primeiro. Escolha outra: algumas palavras simples fazem uma boa.",
  "fault.password_own":
    "Esta palavra-passe é pouco mais do que o seu e-mail ou o nome da empresa. Escolha outra: algumas palavras simples fazem uma boa.",

  "preview.product": "O seu primeiro produto",
  "preview.kind": "Passaporte de produto",
  "preview.made_in": "Feito em",
  "preview.later": "mais tarde",
  "preview.brand": "Marca",
  "preview.stamp": "Ainda não",
  "preview.stamp_note": "emitido",
  "preview.label": "Como vão ser os seus passaportes",

  "link.title": "Esta página abre-se com uma ligação",
  "link.text":
    "Quando o Carnet inicia pela primeira vez, escreve uma ligação que funciona uma só vez, num só navegador. Veja o terminal ou o registo onde foi iniciado.",
  "link.again":
    "Já foi aberta noutro navegador? Continue nesse. Perdeu-se? Inicie o Carnet de novo: escreve outra. Ou configure-o na linha de comandos, sem o parar:",

  "done.title": "O Carnet está configurado",
  "done.text": "Esta página cumpriu o seu papel e fica fechada.",
  "done.keys": "Perdeu uma chave? Não se pode mostrar outra vez; isto faz uma nova:",
  "done.panel": "Abrir o painel",
  "done.docs": "Ler a referência",

  "refused.title": "Este formulário veio de outro lado",
  "refused.text": "Abra a ligação que o Carnet escreveu e preencha aí o formulário.",
  "too_large.title": "O formulário é demasiado grande",
  "too_large.text": "Tem mais de 64 KB. Volte atrás e encurte o que escreveu.",

  "ready.title": "Dez minutos até à primeira leitura",
  "ready.lead": "{company} está configurada. Três coisas, e tem o primeiro código nas mãos.",
  "keys.title": "Guarde as suas chaves",
  "keys.text":
    "Servem para que os seus programas enviem produtos; para trabalhar no painel não são precisas, e lá pode criar outras mais tarde. Mostram-se só desta vez: guarde-as com os seus outros segredos, nunca num navegador ou numa aplicação.",
  "keys.test": "Chave de teste",
  "keys.test_help": "Para experimentar. Os seus dados nunca se misturam com os reais.",
  "keys.live": "Chave real",
  "keys.live_help": "Para produtos reais.",
  copy: "Copiar",
  copied: "Copiada",
  "scan.title": "Leia um passaporte",
  "scan.text":
    "Criámos um produto de exemplo em modo de teste e emitimos o seu passaporte. Aponte a câmara de um telemóvel ao código, ou abra-o aqui.",
  "scan.open": "Abrir o passaporte",
  "scan.alt": "Código QR do passaporte de exemplo",
  "scan.local":
    "Um telemóvel não chega a {host}, que é o nome que esta máquina dá a si própria. Abra o passaporte aqui. Para o ler, inicie o Carnet com CARNET_HOST=0.0.0.0 e faça de {network} o endereço público no painel, em Instância.",
  "scan.closed":
    "Este servidor só responde nesta máquina, por isso um telemóvel ainda não consegue abrir o código. Inicie-o primeiro com CARNET_HOST=0.0.0.0.",
  "panel.title": "Continue com os seus produtos",
  "panel.text":
    "No painel acrescenta produtos, à mão ou a partir de uma tabela, emite os passaportes e imprime as etiquetas. Já tem a sessão iniciada. Abre com os dados reais, ainda vazios; o exemplo está em «Teste».",
  "first.title": "Para programadores",
  "first.text": "Isto cria um produto em modo de teste. Execute-o num terminal.",
  "first.next":
    "Na resposta não falta nada: o passaporte já se pode emitir. Como se faz, e tudo o resto, está na referência.",
  "first.docs": "Ler a referência",

  "landing.new_title": "O Carnet ainda não está configurado",
  "landing.title": "Aqui vivem passaportes de produto",
  "landing.text":
    "Um passaporte de produto diz de que é feita uma coisa, de onde vem e como cuidar dela, para que qualquer pessoa o possa ler e verificar. Leia o código de uma etiqueta para abrir um.",
  "landing.panel": "Entrar",
  "landing.docs": "Referência para programadores",
};

const CATALOGUES = { en, pt } as const;

/** The languages of the set-up. */
export type SetupLocale = keyof typeof CATALOGUES;

export const SETUP_LOCALES: readonly SetupLocale[] = ["en", "pt"];

/** A message; `{name}` is filled in, `count` chooses the plural. */
export type SetupWords = (key: SetupKey, values?: Record<string, string | number>) => string;

export function setupWords(locale: SetupLocale): SetupWords {
  return (key, values = {}) => {
    const message = CATALOGUES[locale][key];
    const text = typeof message === "string" ? message : values["count"] === 1 ? message.one : message.other;
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
  };
}

/** What the address or the form asks for, else the best match of Accept-Language, else English. */
export function chooseSetupLocale(
  asked: string | null | undefined,
  acceptLanguage: string | null,
): SetupLocale {
  const wanted = asked ?? chooseLanguage(acceptLanguage, SETUP_LOCALES);
  return SETUP_LOCALES.find((locale) => locale === wanted) ?? "en";
}
