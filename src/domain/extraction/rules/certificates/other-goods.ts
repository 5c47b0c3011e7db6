/** Certificates that a sentence says are none of the product's: it is not certified, another article is, or the number shows how such numbers look. */
import type { Passage } from "../../reading/passage.ts";
import { type Worded, worded } from "../kit/worded.ts";
import { namesStandard } from "./standards.ts";

/** "No longer certified", a language each. */
const NO_LONGER =
  "no longer,not any more,not anymore,nicht mehr,nicht langer,n'est plus,ne sont plus,non e piu,non sono piu,ya no,ja nao,niet meer,niet langer,nie jest juz,juz nie,jiz neni,neni jiz,uz nie je,nie je uz,mar nem,nu mai este,nu mai sunt,вече не,δεν ειναι πλεον,δεν ειναι πια,inte langre,ikke længere,ikke lenger,ei ole enaa,eivat ole enaa,ei ole enam,vairs nav,nebera,ni vec,niso vec,vise nije,nije vise,artik,більше не";
const NO_LONGER_SO =
  "ora non lo e piu,non lo e piu,ce n'est plus,ya no lo,ja nao o,nu niet meer,uz neni,uz nie,mar nincs,enaa ei,enam mitte,enam ei,vairs ne,jau ne,nebe,ne vec,ne vise,artik degil,вже не,πλεον οχι,οχι πια";
/** What it is not any more. */
const CERTIFIED = "certif,zertif,sertif,certyf,tanusit,сертиф,πιστοποι,gecertif";
const NOT_ANY_MORE = worded(
  "u",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(NO_LONGER)})(?!\\p{L})(?:(?![.;:?!][ \\n])[^\\t\\d]){0,45}?(?:${oneOf(CERTIFIED)})`,
);

/** "Not certified", "holds no certificate". */
const NOT_CERTIFIED =
  "not certified,not itself certified,uncertified,without certificate,no certificate,not have a certificate,nicht zertifiziert,unzertifiziert,kein zertifikat,ohne zertifikat,pas certifie,non certifie,pas de certificat,aucun certificat,sans certificat,non e certificat,non e invece certificat,non risulta certificat,non certificat,privo di certificat,priva di certificat,non possiede certificat,non ha certificat,no esta certificad,no certificad,sin certificado,no tiene certificado,no dispone de certificado,carece de certificado,nao esta certificad,nao e certificad,sem certificado,nao tem certificado,nao possui certificado,nao dispoe de certificado,niet gecertificeerd,geen certificaat,ongecertificeerd,nie jest certyfikowan,nie posiada certyfikat,nie ma certyfikat,bez certyfikatu,niecertyfikowan,neni certifikovan,nema certifikat,necertifikovan,nie je certifikovan,nem tanusitott,nincs tanusit,tanusitvannyal nem,nem rendelkezik tanusit,nu este certificat,nu are certificat,necertificat,nu detine certificat,не е сертифициран,няма сертификат,не притежава сертификат,δεν ειναι πιστοποιημεν,δεν εχει πιστοποι,δεν διαθετει πιστοποι,inte certifiera,ej certifiera,saknar certifikat,inget certifikat,ikke certificeret,intet certifikat,ikke noget certifikat,ikke sertifisert,ikke noe sertifikat,uten sertifikat,uden certifikat,utan certifikat,ei ole sertifioi,ei ole sertifikaattia,sertifioimat,ei ole sertifitseeri,ei ole sertifikaati,pole sertifitseeri,pole sertifikaati,nav sertific,nav sertifikata,nera sertifikuot,nesertifikuot,neturi sertifikat,ni certificiran,nima certifikata,nije certificiran,sertifikali degil,sertifikasi yok,sertifikasi bulunma,sertifikasizdir,не сертифікован,не має сертифіката,сертифіката не має";
/** Words for the product that the paper is about. */
const THIS_ONE =
  "this,the present,these,der genannte,das genannte,le present,la presente,cet,cette,ce,celui-ci,celle-ci,il presente,questo,questa,quest',el presente,este,esta,o presente,a presente,dit,deze,onderhavige,het hier,ten,ta,to,tento,tato,toto,ez,jelen,acest,aceasta,този,тази,това,το παρον,αυτο,η παρουσα,αυτη,den har,det har,denna,detta,denne,dette,tama,tata,taman,talla,kyseinen,ennek,ezt,selle,sellel,seda,sai,so,siam,sio,tega,ovog,ovom,tohoto,tomuto,tohto,tego,temu,цього,цьому,bunun,see,sis,si,sie,siuo,sis gaminys,ovaj,ova,ovo,predmetni,bu,isbu,цеи,ця,це,дании";
const THIS_ONE_STEMS = "dies,vorliegend,niniejsz,predmetn,prezent,настоящ,kaesolev";
const THIS_IS_NOT = worded(
  "u",
  ({ oneOf, either }) =>
    `(?<!\\p{L})${either(
      [THIS_ONE, (words) => words],
      [THIS_ONE_STEMS, (words) => `${words}\\p{L}{0,4}`],
    )}(?![\\p{L}-])(?:(?![.;:?!,][ \\n])[^\\t\\d]){0,60}?(?<!\\p{L})(?:${oneOf(NOT_CERTIFIED)})\\p{L}{0,5}(?!\\p{L})`,
);

/** "Our other article", "der Nachbarartikel": what such a sentence begins with has the certificate that it names. */
const OTHER_ARTICLE =
  "other article,other articles,another article,other style,another style,other product,another product,other fabric,other quality,different article,sister article,sister style,other model,anderer artikel,andere artikel,anderen artikel,anderes produkt,andere ware,anderer stoff,schwesterartikel,nachbarartikel,vergleichsartikel,anderes modell,autre article,autres articles,autre produit,autre modele,autre tissu,article voisin,autre reference,altro articolo,altri articoli,altro prodotto,altro modello,altro tessuto,otro articulo,otros articulos,otro producto,otro modelo,otro tejido,outro artigo,outros artigos,outro produto,outro modelo,outro tecido,ander artikel,andere artikelen,ander product,andere stof,ander model,zusterartikel,inny artykul,inne artykuly,inny wyrob,inny produkt,innego artykulu,innego wyrobu,drugi artykul,jiny vyrobek,jine zbozi,jineho vyrobku,jiny artikl,iny vyrobok,ineho vyrobku,iny tovar,masik cikk,masik termek,mas cikk,alt articol,alte articole,alt produs,celalalt articol,друг артикул,други артикул,другият ни артикул,друго изделие,αλλο ειδοσ,αλλο προιον,το αλλο μασ,annan artikel,andra artikel,annan produkt,anden artikel,andre artikel,andet produkt,anden vare,annen artikkel,andre artikkel,annet produkt,annen vare,toinen tuote,toisen tuotteen,toinen artikkeli,toinen mallimme,teine artikkel,teise artikli,teine toode,cits artikuls,cita prece,cits izstradajums,otrs artikuls,kitas gaminys,kito gaminio,kitas artikulas,drug artikel,drugi artikel,drug izdelek,drugega izdelka,drugi artikl,drugi proizvod,drugog artikla,drugog proizvoda,diger urun,baska bir urun,diger artikel,baska urun,diger model,інший артикул,інший виріб,іншого артикулу,іншого виробу,інший товар";
/** Before such words where a clause begins. A likeness is none: "like our other articles". */
const LIKE =
  "like,as,just,together,wie,sowie,samt,neben,comme,ainsi,avec,come,insieme,como,junto,zoals,samen,evenals,jak,podobnie,stejne,jako,spolu,ako,mint,ca,precum,както,οπωσ,liksom,ligesom,som,kuten,samoin,nagu,ka,kaip,kot,kao,gibi,як,covers,covering,covered,deckt,couvre,sowohl";
const OF_OTHER = worded(
  "u",
  ({ oneOf, maybe }) =>
    `(?:^|[.;:,(\\n–-])[ \\n]?(?:(?!(?:${maybe(LIKE)})(?!\\p{L}))\\p{L}{1,7}['’ \\n]){0,3}(?:${oneOf(OTHER_ARTICLE)})\\p{L}{0,5}(?!\\p{L})[^;:\\t]{0,80}$`,
);

/** "For example" in short, and how a number looks, right before one. */
const FOR_EXAMPLE = worded(
  "u",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(
      "e.g.,eg.,z.b.,z. b.,zb.,bspw.,p.ex.,p. ex.,par ex.,p.es.,p. es.,ad es.,es.,p.ej.,p. ej.,por ej.,ej.:,ex.,ex:,exemple :,bijv.,bijvoorbeeld,np.,napr.,tj.,pl.,de ex.,npr.,npr:,nt.,naiteks,pvz.,piem.,orn.,ornegin,mesela,t.ex.,f.eks.,fx,esim.,напр.,наприклад,п.π.χ,π.χ.,πχ,пример:,format:,format type,in the format,in the form,im format,im muster,nach dem muster,au format,nel formato,formato tipo,formato:,en el formato,con el formato,no formato,in het formaat,formaat:,w formacie,ve formatu,ve tvaru,vo formate,v tvare,formatum:,formatumu,in formatul,във формат,στη μορφη,i formatet,pa formen,muodossa,vormingus,formata,formatu,de forma,sous la forme,nella forma,de la forma,in de vorm,w postaci,postac,ma postac,има вида,във вида,вида,τη μορφη,muotoa,kujul,veida,pavidalo,oblike,oblika,вигляд,у вигляді,v obliki,u formatu,u obliku,formatinda,seklinde,у форматі,looks like,look like,sieht aus wie,meist wie,ressemble a,somiglia a,se parece a,parecido a,parece,uit als,wyglada jak,vypada jako,vyzera ako,ugy nez ki,arata ca,изглежда като,μοιαζει με,ser ut som,ser ud som,nayttaa talta,naeb valja,izskatas ka,atrodo kaip,izgleda kot,izgleda kao,изглежда така,виглядає як,виглядає так",
    )})[ \\n:]{0,3}[^.;\\n\\t\\d]{0,15}$`,
);
/** How far before a number that stands, in characters. */
const EXAMPLE = 40;
/** The same behind a number, in Hungarian, Turkish, Finnish and Estonian. */
const FORM_BEHIND =
  /^['’]?[^.;,\n\t]{0,3}(?:alaku|formatumu|biciminde|seklinde|formatinda|muodossa|muotoinen|kujul|vormingus)/u;

/** "Not this article but 4712 is certified": begins with what has none. */
const NOT_THIS_ONE =
  "not this,nicht dies,pas cet,pas ce,ce n'est pas cet,non questo,no este,no esta,nao este,nao e este,nao esta,niet dit,niet deze,nie ten,nie ta,ne tento,nikoli tento,nie tento,nem ez,nu acest,nu aceast,не този,не това,οχι αυτο,δεν ειναι αυτο,inte denna,inte detta,ikke denne,ikke dette,ei tama,mitte see,ne sis,ne si,ne ta,ne ovaj,bu urun degil,не цеи";
const NOT_THIS_BEHIND = worded(
  "u",
  ({ oneOf }) => `(?<!\\p{L})(?:${oneOf(NOT_THIS_ONE, NOT_PRESENT)})(?!\\p{L})`,
);
const NOT_PRESENT =
  "not the present,nicht den vorliegenden,nicht der vorliegende,nicht das vorliegende,pas le present,pas au present,pas la presente,non il presente,non al presente,no el presente,no al presente,nao o presente,nao ao presente,niet het onderhavige,niet op dit,niet voor dit,niet voor deze,nie niniejszego,nie na ten,nie dla te,nie tego,not for this,nicht fur diese,nicht fur dieses,nicht fur diesen,pas pour ce,pas pour cet,pas pour cette,non per questo,non per questa,no para este,no para esta,nao para este,nao para esta,inte for denna,inte for det har,inte for den har,ikke for denne,ikke for dette,ei tata,ei talle,mitte seda,ne tento,ne pro tento,ne pro tuto,nie tento,nie pre tento,nie pre tuto,nem erre,nem ezt,nu acesta,nu pentru ace,ne za ov,ne za ta,не настоящия,οχι το παρον,ne ovaj,ne ta,ne sito,ne sis,ne so,bunu degil";
const NOT_THIS = worded(
  "u",
  ({ oneOf }) =>
    `(?:^|[.;:\\n])[ \\n]?(?:${oneOf(NOT_THIS_ONE)})(?:(?![.;:][ \\n])[^\\t]){3,60}?(?<!\\p{L})(?:${oneOf(
      "but,sondern,mais,ma,bensi,sino,mas,e sim,maar,lecz,tylko,ale,nybrz,hanem,ci,а,но,αλλα,utan,men,vaan,vaid,bet,temvec,ampak,vec,nego,fakat",
    )})(?!\\p{L})`,
);

/** "Application no. 24.0.11873". */
const APPLICATION = worded(
  "u",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(
      "application,antrag,antragsnummer,demande,dossier,domanda,richiesta,solicitud,pedido,requerimento,processo,aanvraag,aanvraagnummer,wniosek,wniosku,zadost,ziadost,zadosti,ziadosti,kerelem,kerelmunk,cerere,cererii,заявление,заявка,заявки,αιτηση,αιτησησ,ansokan,ansokningsnummer,ansogning,soknad,hakemus,hakemuksen,taotlus,taotluse,pieteikums,pieteikuma,paraiska,paraiskos,vloga,vloge,zahtjev,zahtjeva,basvuru,projekt,project,projet,vorgang,vorgangsnummer,aktenzeichen,expediente,pratica,arende,arendenummer,sag,sagsnummer,sagsnr,sak,saksnummer,saksnr,asianumero,dosar,dosarul,spis,ugyszam,case,справа",
    )})(?!\\p{L})[^.;\\n\\t\\d]{0,25}$`,
);

const OUR_OWN =
  "our,unser,unsere,notre,nos,nostro,nostra,nuestro,nuestra,nosso,nossa,onze,ons,nasz,naszego,nas,nasi,nasa,a mi,нашия,нашето,нашого,μασ,var,vart,vores,vor,meidan,meie,musu,nase,bizim";
/** "Which does not concern our article". */
const NOT_APPLYING = worded(
  "u",
  ({ oneOf, either }) =>
    `(?<!\\p{L})(?:${oneOf(
      "does not apply,do not apply,does not extend,does not relate,does not concern,not applicable,gilt nicht,betrifft nicht,bezieht sich nicht,erstreckt sich nicht,ne concerne pas,ne s'applique pas,ne s'etend pas,ne vaut pas,non riguarda,non si riferisce,non si applica,non si estende,non vale,no se refiere,no se aplica,no afecta,no concierne,no se extiende,no vale,nao diz respeito,nao se refere,nao se aplica,nao se estende,nao vale,geldt niet,heeft geen betrekking,betreft niet,nie dotyczy,nie odnosi sie,nie obowiazuje,galler inte,avser inte,gælder ikke,vedrorer ikke,gjelder ikke,angar ikke,ei koske,ei pade,neplati,netyka se,netyka sa,nevztahuje se,nevztahuje sa,nem ervenyes,nu se refera,nu se aplica,nu vizeaza,nu priveste,ne odnosi se,ne vrijedi,ne velja,se ne nanasa,ei kehti,ei puuduta,netaikomas,netaikoma,neattiecas,не се отнася,не важи,не стосується,не поширюється,δεν αφορα,δεν ισχυει,ilgili degil",
    )})(?!\\p{L})(?:(?![.;:][ \\n])[^\\t\\d]){0,25}?(?<!\\p{L})${either(
      [THIS_ONE, (words) => words],
      [OUR_OWN, (words) => words],
      [THIS_ONE_STEMS, (words) => `${words}\\p{L}{0,4}`],
    )}(?![\\p{L}-])`,
);
/** "Covers only our blankets", "gilt nur für unsere Decken": behind a number, other goods than those that a paper calls the product. */
const OURS_ALONE = worded(
  "u",
  ({ oneOf }) =>
    `^(?:(?![.;:][ \\n])[^\\t\\d]){0,30}?(?<!\\p{L})(?:${oneOf(
      "only,solely,exclusively,alone,nur,ausschließlich,allein,uniquement,seulement,exclusivement,ne couvre que,ne concerne que,ne vaut que,solo,soltanto,esclusivamente,solamente,unicamente,apenas,somente,alleen,uitsluitend,slechts,tylko,wylacznie,jedynie,endast,enbart,bara,kun,alene,udelukkende,utelukkende,vain,ainoastaan,pouze,jen,iba,len,vyhradne,vylucne,csak,kizarolag,numai,doar,exclusiv,samo,iskljucivo,izkljucno,ainult,uksnes,tik,tikai,vien,vienigi,само,единствено,лише,тільки,μονο,αποκλειστικα,yalnizca,sadece",
    )})[ \\n](?:(?:for|to|fur|auf|pour|a|aux|per|i|le|para|los|las|os|as|o|op|voor|dla|na|till|for|til|pro|pre|pentru|za|за|для|για|τα|τισ)[ \\n]){0,2}(?:${oneOf(OUR_OWN)})\\p{L}{0,3}[ \\n](?!(?:artic|artik|artig|produ|product|vare|tuote|toote|vyrob|wyrob|gamin|изделие|вироб|προιον))\\p{L}{3,}`,
);
/** "Seither nicht mehr", "it no longer is": shortly behind a number, in the same clause or in the next. */
const ENDED_SINCE = worded(
  "u",
  ({ oneOf }) => `^[^.\\t\\n\\d]{0,35}?(?<!\\p{L})(?:${oneOf(NO_LONGER, NO_LONGER_SO)})(?!\\p{L})`,
);

/** "Ancien n° 15.HXX.10019", "the previous certificate:" right before a number. */
const FORMER = worded(
  "u",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(
      "former,old,previous,fruher,bisherig,alt,alte,altes,vorherig,ancien,precedent,vecchi,precedente,antigu,anterior,antig,oud,oude,vorig,vorige,star,poprzedni,dotychczasow,tidigare,gammal,gamla,tidligere,gammel,gammelt,gamle,forrige,vanha,aiempi,aikaisempi,stary,stare,puvodni,predchozi,povodn,predchadzajuc,korabbi,regi,elozo,vechi,vechiul,fostul,стар,предишн,προηγουμεν,παλι,vana,varasem,endine,iepriekseja,iepriekse,vecais,ankstesn,senas,senasis,prejsnj,staro,prethodn,eski,onceki,попередн",
    )})\\p{L}{0,3} (?:\\p{L}{4,14} ){0,1}(?:n[ro]?|num|numer\\p{L}?|nummer|number|c|sz|st|br|бр|αρ|№)?[.°]{0,2}[ :(]{0,3}$`,
);

/** @returns whether what stands around a number says that it is of another article, or of none */
export function isOfOtherGoods(
  passage: Passage,
  { from, start, end, to }: { from: number; start: number; end: number; to: number },
  lines: { from: number; to: number },
): boolean {
  const { folded } = passage;
  const statement = folded.slice(from, to);
  const holds = (words: Worded, text: string) => words.pattern().test(text);
  return (
    holds(FOR_EXAMPLE, folded.slice(Math.max(start - EXAMPLE, 0), start)) ||
    FORM_BEHIND.test(folded.slice(end, end + EXAMPLE)) ||
    holds(ENDED_SINCE, folded.slice(end, end + EXAMPLE * 2)) ||
    holds(NOT_APPLYING, folded.slice(end, to)) ||
    holds(OURS_ALONE, folded.slice(end, to)) ||
    holds(NOT_ANY_MORE, statement) ||
    isSaidOfThis(passage, statement, lines) ||
    holds(NOT_THIS, statement) ||
    holds(NOT_THIS_BEHIND, folded.slice(end, to)) ||
    holds(OF_OTHER, folded.slice(from, start)) ||
    holds(FORMER, folded.slice(Math.max(start - EXAMPLE, from), start)) ||
    holds(APPLICATION, folded.slice(Math.max(start - EXAMPLE, from), start))
  );
}

/** Whether this article is said to have no certificate: in the same sentence, or in its lines and of no standard alone. */
function isSaidOfThis(passage: Passage, statement: string, lines: { from: number; to: number }): boolean {
  const pattern = THIS_IS_NOT.pattern();
  if (pattern.test(statement)) return true;
  const said = pattern.exec(passage.folded.slice(lines.from, lines.to));
  if (!said) return false;
  const behind = lines.from + said.index + said[0].length;
  return !namesStandard(said[0] + passage.folded.slice(behind, behind + STANDARD_BEHIND));
}

/** Letters behind "is not certified" that may name what to. */
const STANDARD_BEHIND = 40;
