/** What a request says when nobody writes anything else, in the supplier's language. */
import type { PageLanguage } from "../../../../src/domain/accounts/brand.ts";

/** Each by its own name. */
export const LANGUAGES: Record<PageLanguage, string> = {
  en: "English",
  pt: "Português",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};

const MESSAGES: Record<PageLanguage, string> = {
  en: "Hello,\n\nWe are preparing the digital product passport of {product}, and some of it only you know. Please fill in what you can; it takes a few minutes. If a document shows it, a photo or PDF is welcome.\n\nThank you,\n{company}",
  pt: "Bom dia,\n\nEstamos a preparar o passaporte digital de {product}, e parte do que falta só a vossa empresa sabe. Pedimos que preencham o que puderem; são poucos minutos. Se houver um documento que o mostre, uma fotografia ou um PDF ajuda.\n\nObrigado,\n{company}",
  es: "Buenos días:\n\nEstamos preparando el pasaporte digital de {product}, y parte de los datos solo los conocen ustedes. Les pedimos que rellenen lo que puedan; son pocos minutos. Si un documento lo demuestra, una foto o un PDF ayuda.\n\nGracias,\n{company}",
  fr: "Bonjour,\n\nNous préparons le passeport numérique de {product}, et vous seuls connaissez une partie des données. Merci de remplir ce que vous pouvez ; quelques minutes suffisent. Si un document le montre, une photo ou un PDF est bienvenu.\n\nMerci,\n{company}",
  de: "Guten Tag,\n\nwir bereiten den digitalen Produktpass für {product} vor, und manches davon wissen nur Sie. Bitte tragen Sie ein, was Sie können; es dauert wenige Minuten. Wenn ein Dokument es belegt, hilft ein Foto oder PDF.\n\nVielen Dank\n{company}",
  it: "Buongiorno,\n\nstiamo preparando il passaporto digitale di {product}, e una parte dei dati la conosce solo la vostra azienda. Vi chiediamo di compilare ciò che potete; bastano pochi minuti. Se un documento lo dimostra, una foto o un PDF è utile.\n\nGrazie,\n{company}",
};

export function firstMessage(language: PageLanguage, product: string, company: string): string {
  return MESSAGES[language].replace("{product}", () => product).replace("{company}", () => company);
}
