/** Labels that call a certificate by the goods that it is for: "Certificate for the trousers:", "Certificat couvrant le produit :". */

const CERTIFICATE = String.raw`(?<!\p{L})(?:certifica(?:te|t|to|do|at|atul|cion|zione)|\p{L}{0,9}zertifikat|certyfikat|certifikat|sertifikat|sertifikaat|sertifikaatti|tanusitvany|osvedcen[ie]|swiadectwo|attestation|atestat|potvrda|potrdilo|apliecinajums|sertifikats|sertifikatas|сертифікат|сертификат|πιστοποιητικο)`;
const ARTICLE =
  "(?:(?:the|this|our|die|der|das|den|dem|diese[rsn]?|la|le|les|l['’]|ce|cette|il|lo|el|los|las|este|esta|o|a|os|as|de|het|dit|deze|et|en|den|det|to|ten|tento|ta|acest|този|това|тази) ?)?";
/** "For", where what comes is no supplier or company. */
const FOR = "(?:for|fur|pour|per|para|pro|na|dla|voor|till?|pre|za|pentru|за|на|для|για)";
/** "Of", before words for goods alone. */
const OF = "(?:of|des|der|du|de|del|della|dell['’]|do|da|van|af|av)";
const GOODS = String.raw`(?:produ|artic|artik|articol|artig|garment|kleidungsst|bekleid|vetement|capo(?!\p{L})|prend|peca(?!\p{L})|vare|plagg)\p{L}*`;
const COVERS =
  "(?:,? ?(?:that|which|der|som|ktory|ktery|care|koji|který|който|що|qui|che|que|die|dat) )?(?:cover(?:s|ing)|gilt fur|couvr(?:e|ant)|che copre|copre|coprente|cubre|cobre|abrange|amparando|dekt|obejmuj\\p{L}{1,4}|omfattar|omfatter|dækker|dekker|gælder|gjelder|kattaa|pokryva(?:jici)?|zahrnuje|acopera|pokriva|обхваща|охоплює|покрива|καλυπτει|(?:gaelder|gælder|gjelder|galler) for)";
/** Deliveries and those who deliver, which have certificates of their own. */
const NOT_OF_TRADE =
  "(?!(?:deliver|shipment|order|supplier|custom|liefer|bestell|auftrag|kund|livraison|commande|fourniss|client|consegna|ordin|fornit|entrega|pedido|proveed|fornec|leverin|leverans|leverand|klant|zamow|dostaw|objedn|dodav|szallit|livrar|comand|isporuk|narudz|naroc|доставк|поръчк|замовл|поставк))";
const ENDS = String.raw`(?=[ ]?[:\t])`;

/** A word for a certificate and what it is for, up to the sign behind which its number stands. */
export const FOR_GOODS = new RegExp(
  String.raw`${CERTIFICATE}(?: ${FOR} ${ARTICLE}| ${OF} ${ARTICLE}(?=${GOODS}${ENDS})|(?: |(?=,))${COVERS} ${ARTICLE})${NOT_OF_TRADE}\p{L}{3,}${ENDS}|(?<!\p{L})${GOODS}[ -]?(?:certificate|zertifikat|certifikat|sertifikat)${ENDS}`,
  "gu",
);
