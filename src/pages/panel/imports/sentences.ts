/** What is wrong with a row, said to a person: in files and lists, in the languages of the panel. */
import type { RowFault, RowFaultCode } from "../../../domain/imports/fault.ts";
import { findTemplate } from "../../../domain/templates/registry.ts";
import { faultSentences } from "../../kit/field-faults.ts";
import type { Locale } from "../../kit/locale.ts";
import { translate } from "../../kit/template-words.ts";

type Words = Partial<Record<RowFaultCode, string>>;

const en: Words = {
  number: "“{part}” is no number. Write it like 12.5, without a sign between thousands.",
  whole: "“{part}” must be a whole number.",
  boolean: "“{part}” must be yes or no.",
  date: "“{part}” is no date. Write it as YYYY-MM-DD.",
  date_ambiguous: "“{part}” may be two dates. Write it as YYYY-MM-DD.",
  option: "“{part}” is none of the allowed values. Download the template to see them.",
  country: "“{part}” is no country. Write its code of two letters, such as PT.",
  rows: "The quotation marks do not match.",
  column:
    "“{part}” is not understood. Write “95 % cotton; 5 % elastane”, or “column: value, column: value; …”.",
  text: "It holds signs that cannot be stored.",
  reference_missing: "The reference is missing: by it products are found.",
  reference_twice: "Row {part} has the same reference.",
  reference_former: "This reference led to the passport of “{part}”, and stays with it.",
  name_missing: "There is no product with this reference, and a new one needs a name.",
  name_blank: "Nothing of the name can be seen.",
  too_long: "It is longer than {part} characters.",
  gtin_invalid: "“{part}” is no GTIN: 8 to 14 digits, the last of which is a check digit.",
  gtin_rounded:
    "A spreadsheet has rounded this number (“{part}”). Format the column as text and enter it again.",
  template_unknown: "There is no template “{part}”.",
  template_other: "The product has the template {part}, which cannot be changed.",
  status_unknown: "“{part}” must be active or archived.",
  field_elsewhere: "The template {part} has no such field.",
  made_since: "A product with this reference was made after the check. Check the file again.",
  gone_since: "The product is no longer there.",
  changed_since: "It was changed since, and was left as it is.",
  used_since:
    "It is in use: it has a passport, batches, documents, data requests or a picture. It was left as it is.",
  reference_taken: "Another product holds this reference.",
  gs1_key_taken: "The GTIN leads to another product's passport.",
  internal_error: "Carnet failed at this row. The log of the server says why.",
  plan_limit_reached: "The plan has no room for more products. Archive some, or ask for a higher limit.",
};

const pt: Words = {
  number: "“{part}” não é um número. Escreva-o como 12,5, sem sinal entre os milhares.",
  whole: "“{part}” tem de ser um número inteiro.",
  boolean: "“{part}” tem de ser sim ou não.",
  date: "“{part}” não é uma data. Escreva-a como AAAA-MM-DD.",
  date_ambiguous: "“{part}” pode ser duas datas. Escreva-a como AAAA-MM-DD.",
  option: "“{part}” não é um dos valores permitidos. Descarregue o modelo para os ver.",
  country: "“{part}” não é um país. Escreva o código de duas letras, por exemplo PT.",
  rows: "As aspas não batem certo.",
  column:
    "“{part}” não se compreende. Escreva “95 % algodão; 5 % elastano”, ou “coluna: valor, coluna: valor; …”.",
  text: "Tem sinais que não podem ser guardados.",
  reference_missing: "Falta a referência: é por ela que se encontram os produtos.",
  reference_twice: "A linha {part} tem a mesma referência.",
  reference_former: "Esta referência levou ao passaporte de “{part}” e fica com ele.",
  name_missing: "Não há produto com esta referência, e um novo precisa de um nome.",
  name_blank: "Do nome não se vê nada.",
  too_long: "Tem mais de {part} caracteres.",
  gtin_invalid: "“{part}” não é um GTIN: 8 a 14 algarismos, o último de controlo.",
  gtin_rounded:
    "Uma folha de cálculo arredondou este número (“{part}”). Formate a coluna como texto e escreva-o de novo.",
  template_unknown: "Não há modelo “{part}”.",
  template_other: "O produto tem o modelo {part}, que não pode mudar.",
  status_unknown: "“{part}” tem de ser ativo ou arquivado.",
  field_elsewhere: "O modelo {part} não tem este campo.",
  made_since:
    "Foi criado um produto com esta referência depois da verificação. Verifique o ficheiro de novo.",
  gone_since: "O produto já não existe.",
  changed_since: "Foi alterado depois, e ficou como está.",
  used_since: "Está em uso: tem passaporte, lotes, documentos, pedidos de dados ou imagem. Ficou como está.",
  reference_taken: "Outro produto tem esta referência.",
  gs1_key_taken: "O GTIN leva ao passaporte de outro produto.",
  internal_error: "O Carnet falhou nesta linha. O registo do servidor diz porquê.",
  plan_limit_reached: "O plano não tem lugar para mais produtos. Arquive alguns, ou peça um limite maior.",
};

/** A fault as a sentence. Other languages than those of the panel get English. */
export function sentenceOf(fault: RowFault, locale: Locale): string {
  const { param, code, part = "", message, value, template: templateCode } = fault;
  const template = templateCode === undefined ? undefined : findTemplate(templateCode);
  const key = param?.startsWith("data.") ? /^data\.(\w+)/.exec(param)?.[1] : undefined;
  if (template && param !== undefined && message !== undefined && key !== undefined) {
    const domain = { code: code as "invalid_value", param, message };
    const data = { [key]: value ?? null };
    return faultSentences({ template, data, locale }, [domain]).get(param) ?? message;
  }
  const words = (locale === "pt" ? pt : en)[code] ?? en[code];
  return words?.replace("{part}", nameOf(fault, part, locale)) ?? message ?? code;
}

function nameOf({ code }: RowFault, part: string, locale: Locale): string {
  if (code !== "template_other" && code !== "field_elsewhere") return part;
  const template = findTemplate(part);
  return template ? `“${translate(template.name, locale)}”` : part;
}
