/** Certificates of the type of a product, by whoever examined one: they name the product, its maker and its mark. */
import type { Text } from "../kit/found.ts";

/** What a certificate of an examined type is called. */
export const TYPE_EXAMINATION =
  /type(?:[ -]|-[ \n])?examination|type[ -]examined|baumusterpruf|baumuster-pruf|examen (?:ue|ce) de type|examen de type|esame (?:(?:ue|ce) )?(?:del|di|per) tipo|examen (?:(?:ue|ce) )?de tipo|exame (?:(?:ue|ce) )?de tipo|typeonderzoek|badani\p{L}{1,2} typu|tip inceleme|typintyg|typkontroll|typeafprovning|typeprov(?:n)?ing|typeundersokelse|tyyppitarkastus|prezkouseni typu|typov\p{L} zkousk|preskusani[ea] typu|(?:pre)?skusk\p{L} typu|tuubihindami|tipa parbaud|tipo (?:tyrim|istyrim|egzaminavim)|tipusvizsgal|examinar(?:e|ea|ii) (?:(?:ue|ce) )?de tip(?!\p{L})|ispitivanj\p{L} tipa|tipsk\p{L}{1,2} ispitivanj|pregled\p{L}? tipa|изследване(?:то)? на типа|изпитване(?:то)? на типа|експертизи типу|перевірки типу|дослідження типу|испитивањ[уа] типа|прегледу типа|εξετασησ τυπου/u;
/** How far down a page its title stands, in characters. */
const HEAD = 300;

/** True for pages whose title is that of a certificate of an examined type. */
export function isOfExaminedType(passages: Text["passages"]): boolean {
  return passages.some(
    ({ folded, reading }) => reading.page === 1 && TYPE_EXAMINATION.test(folded.slice(0, HEAD)),
  );
}

/** True for a certificate that does not describe one product: that of an examined type does, as a sheet of its data. */
export function isOfManyGoods({ kind, passages }: Pick<Text, "kind" | "passages">): boolean {
  return kind === "certificate" && !isOfExaminedType(passages);
}

/** "Certifikát výrobku č. 0711": a certificate of a product, whose number is none of that product. */
export const PRODUCT_CERTIFICATE =
  /(?<!\p{L})(?:(?:certificat (?:de )?|certificato (?:di )?|certificad[ou] de |certificaat )(?:produit|prodotto|produc?to|produs|product)|(?:certyfikat|certifikat|osvedcen|swiadectw|sertifikat|sertifikaat|potvrd|tanusitvany)\p{L}{0,3} (?:wyrobu|produktu|vyrob(?:k)?u|proizvoda|izdelka|produkta|gaminio|izstradajuma)|(?:сертификат|сертифікат)\p{L}{0,2} (?:на )?(?:продукт(?:а)?|изделие(?:то)?|виробу|производа)|πιστοποιητικο προιοντοσ)(?!\p{L})/u;
