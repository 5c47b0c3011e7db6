/** Papers of the trade from the south and the east of Europe and from mills in India and Pakistan, held out for the eleventh time. */
import { fibres } from "../fibres.ts";
import type { Specimen } from "../specimen.ts";

export const HELD_OUT_ELEVENTH_SECOND: readonly Specimen[] = [
  {
    name: "eleventh-second-pt-ficha-tecnica",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "MALHAS RIBEIRO DO AVE, LDA.",
                  "Rua da Fábrica Nova, 214",
                  "4755-310 Barcelos",
                  "Portugal",
                ],
                size: 9,
              },
            ],
            [{ text: ["NIF PT 503 118 742", "Tel. +351 253 000 114", "geral@malhasribeiroave.pt"], size: 9 }],
          ],
        },
        { title: "FICHA TÉCNICA DE PRODUTO" },
        {
          table: [
            ["Ficha n.º", "FT-2026/318", "Revisão", "02"],
            ["Data", "04-11-2026", "Elaborado", "S. Azevedo"],
            ["Cliente", "Fjordfolk AS, Oslo", "Estação", "PV 2027"],
          ],
          widths: [80, 190, 90, 127],
          lines: true,
        },
        { bar: "1. Identificação" },
        {
          pairs: [
            ["Artigo", "T-shirt de homem, manga curta, gola redonda"],
            ["Referência", "4471-OC"],
            ["Marca", "FJORDFOLK"],
            ["Fabricante", "Malhas Ribeiro do Ave, Lda."],
            ["Cores", "Branco ótico, Marinho 19-4024, Musgo 18-0523"],
            ["Tamanhos", "S a XXL"],
          ],
          style: "gap",
        },
        { bar: "2. Malha" },
        {
          pairs: [
            ["Estrutura", "Jersey simples, fio penteado Ne 30/1"],
            ["Composição", "100% algodão orgânico"],
            ["Gramagem", "180 g/m² (± 5%)"],
            ["Peso da peça (tam. M)", "172 g"],
            ["Gola", "Canelado 1x1 no mesmo fio"],
            ["Estabilidade dimensional", "máx. - 5% x - 5% (ISO 6330, 40 °C)"],
          ],
          style: "gap",
        },
        { bar: "3. Origem" },
        {
          table: [
            ["Fibra", "Fiação", "Tricotagem", "Tingimento", "Confeção"],
            ["Índia", "Turquia", "Portugal", "Portugal", "Portugal"],
          ],
          lines: true,
        },
        { bar: "4. Certificados" },
        {
          table: [
            ["Norma", "N.º", "Entidade", "Validade"],
            ["GOTS 7.0", "CU 1084512", "Control Union", "18-02-2027"],
            ["OEKO-TEX STANDARD 100", "19.HPT.40218", "CITEVE", "30-06-2027"],
          ],
          widths: [155, 120, 112, 100],
          lines: true,
        },
        { bar: "5. Conservação" },
        {
          text: [
            "Lavar na máquina a 40 °C, não branquear, não secar na máquina, passar a ferro até 150 °C, não limpar a seco.",
          ],
        },
        {
          text: ["Documento controlado. As tolerâncias de corte constam da ficha de medidas FM-318."],
          size: 7.5,
        },
      ],
    ],
    truth: {
      reference: "4471-OC",
      brand: "FJORDFOLK",
      manufacturer_name: "Malhas Ribeiro do Ave, Lda.",
      manufacturer_address: "Rua da Fábrica Nova, 214, 4755-310 Barcelos, Portugal",
      fibre_composition: fibres("organic cotton 100"),
      net_weight: 172,
      country_fibre: ["IN"],
      country_spinning: "TR",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      certificates: [
        { name: "GOTS 7.0", number: "CU 1084512", issuer: "Control Union", valid_until: "2027-02-18" },
        {
          name: "OEKO-TEX STANDARD 100",
          number: "19.HPT.40218",
          issuer: "CITEVE",
          valid_until: "2027-06-30",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-second-pt-confirmacao-encomenda",
    language: "pt",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "TÊXTEIS LAR VILA FLOR, S.A." },
        {
          text: ["Tecelagem de felpos · Capital social 250.000,00 EUR · CRC Guimarães 502 447 310"],
          size: 8,
        },
        {
          beside: [
            [
              {
                text: [
                  "Confirmação de encomenda",
                  "N.º EC 26/0847",
                  "Data: 12-11-2026",
                  "V/ encomenda: 77120 de 09-11-2026",
                  "Expedição prevista: semana 02/2027",
                ],
              },
            ],
            [
              {
                text: [
                  "Exmos. Senhores",
                  "Hotelwäsche Brandner GmbH",
                  "Hafenstraße 47",
                  "4020 Linz",
                  "Áustria",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Artigo", "Designação", "cm", "Qtd.", "Preço un.", "Total EUR"],
            ["50510", "Toalha de mãos", "50x100", "1.200", "2,15", "2.580,00"],
            ["50714", "Toalha de banho", "70x140", "1.200", "4,20", "5.040,00"],
            ["51015", "Lençol de banho", "100x150", "400", "6,35", "2.540,00"],
            ["50507", "Tapete de banho", "50x70", "600", "2,60", "1.560,00"],
          ],
          widths: [58, 142, 66, 60, 75, 86],
          lines: true,
        },
        {
          pairs: [
            ["Total mercadoria", "11.720,00 EUR"],
            ["IVA", "0% (isento, art. 14.º RITI)"],
            ["Condições de entrega", "FCA Guimarães (Incoterms 2020)"],
            ["Pagamento", "30% com a encomenda, 70% a 30 dias"],
          ],
          style: "dots",
        },
        { bar: "Dados comuns a todos os artigos" },
        {
          pairs: [
            ["Marca", "Vila Flor Hotel"],
            ["Qualidade", "Felpo duplo, 500 g/m², branco, ourela simples"],
            ["Composição", "100 % algodão"],
            ["País de fabrico", "Portugal"],
            [
              "Fabricante",
              "Têxteis Lar Vila Flor, S.A., Zona Industrial de Ponte, Lote 14, 4805-661 Guimarães, Portugal",
            ],
            ["Certificado", "STANDARD 100 by OEKO-TEX n.º 4512-CIT, CITEVE, válido até 31-03-2027"],
            ["Lavagem", "até 95 °C"],
            ["Secagem", "em máquina, temperatura normal"],
          ],
        },
        {
          text: [
            "Tolerância de quantidade: ± 3 %. Reclamações no prazo de 8 dias após a receção da mercadoria.",
            "A mercadoria permanece propriedade do vendedor até ao pagamento integral. Foro competente: Guimarães.",
            "Banco: IBAN PT50 0000 0000 1234 5678 9015 4 · BIC XXXXPTPL",
          ],
          size: 8,
        },
      ],
      [
        { title: "Condições gerais de venda" },
        {
          text: [
            "1. Âmbito. As presentes condições aplicam-se a todas as vendas, salvo acordo escrito em contrário. As condições de compra do cliente só vinculam o vendedor se este as aceitar por escrito.",
            "2. Preços. Os preços entendem-se sem IVA, sobre camião na fábrica. Se o preço do fio variar mais de 8% entre a confirmação e a produção, as partes acordam um novo preço.",
            "3. Prazos. A data de expedição indicada é estimada. Um atraso inferior a 15 dias não dá direito a indemnização nem a anulação da encomenda.",
            "4. Quantidades. É aceite uma variação de 3% para mais ou para menos em cada linha. Artigos com bordado ou cor especial: até 5%.",
            "5. Qualidade. São admitidas variações de cor até ao grau 4 da escala de cinzentos e de medida até 3%. Os artigos com defeito são repostos ou creditados, sem outra responsabilidade do vendedor.",
            "6. Pagamento. Findo o prazo são devidos juros à taxa legal. O vendedor pode suspender entregas enquanto houver faturas vencidas.",
            "7. Reserva de propriedade. A mercadoria permanece propriedade do vendedor até ao pagamento integral do preço.",
            "8. Força maior. Greves, incêndios, avarias e falta de energia suspendem as obrigações pelo tempo que durarem.",
            "9. Lei e foro. É aplicável a lei portuguesa. Para qualquer litígio é competente o tribunal de Guimarães.",
          ],
          size: 9,
        },
        {
          table: [
            ["Elaborado por", "Aprovado por", "Aceite pelo cliente"],
            ["C. Peixoto", "Direção comercial", "(carimbo e assinatura)"],
          ],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Vila Flor Hotel",
      manufacturer_name: "Têxteis Lar Vila Flor, S.A.",
      manufacturer_address: "Zona Industrial de Ponte, Lote 14, 4805-661 Guimarães, Portugal",
      fibre_composition: fibres("cotton 100"),
      country_making: "PT",
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "4512-CIT",
          issuer: "CITEVE",
          valid_until: "2027-03-31",
        },
      ],
      care_washing: "wash_95",
      care_drying: ["tumble_normal"],
    },
  },
  {
    name: "eleventh-second-es-etiqueta-colgante",
    language: "es",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        {
          beside: [
            [
              { title: "AZAHARA" },
              { text: ["moda mujer"] },
              {
                pairs: [
                  ["MARCA", "Azahara"],
                  ["MODELO", "Alhama"],
                  ["ART.", "26V-1183"],
                  ["PRENDA", "Vestido midi"],
                  ["COLOR", "Terracota"],
                  ["TALLA", "40"],
                  ["EAN", "8412330074187"],
                  ["P.V.P.", "89,95 €"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                text: [
                  "COMPOSICIÓN",
                  "Tejido principal:",
                  "52 % viscosa",
                  "48 % lino",
                  "Forro:",
                  "100 % poliéster",
                  " ",
                  "CONSERVACIÓN",
                  "Lavar a mano",
                  "No usar lejía",
                  "No usar secadora",
                  "Planchar a temperatura media, máx. 150 °C",
                  "Limpieza en seco (P)",
                  " ",
                  "HECHO EN ESPAÑA",
                  " ",
                  "Fabricado por:",
                  "Confecciones Mareta, S.L.",
                  "C/ Alfareros, 17",
                  "14500 Puente Genil (Córdoba)",
                  "CIF B-14556120",
                ],
                size: 9.5,
              },
            ],
          ],
        },
        {
          text: ["Cambios y devoluciones en 30 días con el tique de compra y la etiqueta puesta."],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Azahara",
      model_name: "Alhama",
      reference: "26V-1183",
      gtin: "8412330074187",
      fibre_composition: fibres("shell: viscose 52, linen 48 | lining: polyester 100"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p"],
      country_making: "ES",
      manufacturer_name: "Confecciones Mareta, S.L.",
      manufacturer_address: "C/ Alfareros, 17, 14500 Puente Genil (Córdoba)",
    },
  },
  {
    name: "eleventh-second-es-declaracion-proveedor",
    language: "es",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "Declaración del proveedor sobre contenido reciclado" },
        {
          text: [
            "Zaragoza, 3 de noviembre de 2026",
            "A la atención de: Suministros Industriales Bidasoa, S.A. (Irún), departamento de compras",
          ],
        },
        {
          text: [
            "La empresa Tejidos y Uniformes Sobrarbe, S.A., con domicilio en Polígono Malpica, calle E, parcela 32, 50016 Zaragoza (España), en su calidad de fabricante del artículo que se describe a continuación, declara bajo su responsabilidad que los datos de este documento son exactos en la fecha de la firma.",
          ],
        },
        {
          table: [
            ["Artículo", "Pantalón de trabajo multibolsillos"],
            ["Referencia", "TUS-7705"],
            ["Marca", "Sobrarbe Pro"],
            ["Composición", "65 % poliéster reciclado, 35 % algodón"],
            ["Contenido reciclado del producto", "65 %, de origen posconsumo (botellas de PET)"],
            ["Gramaje del tejido", "245 g/m²"],
            ["Tejeduría", "España"],
            ["Confección", "Marruecos"],
            ["Partida arancelaria", "6203 43 11"],
          ],
          widths: [190, 297],
          lines: true,
        },
        {
          text: [
            "El contenido reciclado está amparado por el certificado GRS n.º CU 1129034-GRS-2026, emitido por Control Union Certifications y válido hasta el 14/05/2027.",
            "El artículo no contiene sustancias de la lista de candidatas (REACH) en concentración superior al 0,1 % en peso. El acabado repelente se aplica sin PFAS.",
            "Esta declaración tiene una validez de doce meses y se renovará si cambia la composición, el proveedor de la fibra o el lugar de confección.",
          ],
        },
        {
          beside: [
            [{ text: ["Firmado:", "Pilar Lanau Betés", "Responsable de calidad"] }],
            [{ text: ["Sello de la empresa", "calidad@sobrarbe-uniformes.example", "Tel. +34 976 000 218"] }],
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Tejidos y Uniformes Sobrarbe, S.A.",
      manufacturer_address: "Polígono Malpica, calle E, parcela 32, 50016 Zaragoza (España)",
      reference: "TUS-7705",
      brand: "Sobrarbe Pro",
      fibre_composition: fibres("recycled polyester 65, cotton 35"),
      recycled_content: 65,
      country_weaving: "ES",
      country_making: "MA",
      certificates: [
        {
          name: "GRS",
          number: "CU 1129034-GRS-2026",
          issuer: "Control Union Certifications",
          valid_until: "2027-05-14",
        },
      ],
      commodity_code: "62034311",
    },
  },
  {
    name: "eleventh-second-fr-fiche-produit",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: [
            "Bonneterie Kerguen SARL au capital de 40 000 € – RCS Quimper 388 214 905 – Fiche éditée le 20/10/2026",
          ],
          size: 7.5,
        },
        { title: "Fiche produit – qualités et caractéristiques environnementales" },
        {
          pairs: [
            ["Marque", "Kerguen"],
            ["Modèle", "Groix"],
            ["Référence", "KG-PU-2604"],
            ["Type d'article", "Pull marin homme, boutonné à l'épaule"],
            ["Code EAN", "3760042181156"],
            ["Taille", "M"],
            ["Poids net", "512 g"],
          ],
          style: "dots",
        },
        { bar: "Matières" },
        {
          text: ["70 % laine, 30 % polyamide recyclé", "Produit comportant 30 % de matières recyclées."],
        },
        { bar: "Traçabilité" },
        {
          table: [
            ["Étape", "Pays"],
            ["Filature", "Italie"],
            ["Tricotage", "France"],
            ["Teinture", "Italie"],
            ["Confection", "France"],
          ],
          widths: [160, 160],
          lines: true,
        },
        { bar: "Entretien" },
        {
          text: [
            "Lavage à la main. Ne pas utiliser de javel (blanchiment interdit). Sécher à plat. Repassage doux, 110 °C maximum. Nettoyage à sec : P.",
          ],
        },
        { bar: "Substances et emballage" },
        {
          text: [
            "Ne contient pas de substance extrêmement préoccupante au-delà de 0,1 %.",
            "Emballage : pochette papier kraft, 100 % recyclée et entièrement recyclable.",
          ],
        },
        {
          pairs: [["Fabricant", "Bonneterie Kerguen SARL, 8 quai des Thoniers, 29900 Concarneau, France"]],
        },
        {
          text: [
            "Mention établie en application de l'article L. 541-9-1 du code de l'environnement (décret n° 2022-748).",
            "Les informations concernant la traçabilité portent sur le tissu principal.",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Kerguen",
      model_name: "Groix",
      reference: "KG-PU-2604",
      gtin: "3760042181156",
      net_weight: 512,
      fibre_composition: fibres("wool 70, recycled polyamide 30"),
      recycled_content: 30,
      country_spinning: "IT",
      country_weaving: "FR",
      country_dyeing: "IT",
      country_making: "FR",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      manufacturer_name: "Bonneterie Kerguen SARL",
      manufacturer_address: "8 quai des Thoniers, 29900 Concarneau, France",
    },
  },
  {
    name: "eleventh-second-fr-facture",
    language: "fr",
    template: "textile",
    kind: "invoice",
    font: "sans",
    also: ["fax"],
    pages: [
      [
        {
          beside: [
            [
              { title: "FACTURE" },
              { text: ["N° F26-1094", "Date : 16/11/2026", "Échéance : 16/12/2026", "N° client : 04417"] },
            ],
            [
              {
                text: [
                  "Facturé à :",
                  "Boutique Rosalie SRL",
                  "Rue du Vieux Tilleul 22",
                  "1050 Bruxelles",
                  "Belgique",
                  "TVA BE 0744.218.330",
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Réf.", "Désignation", "Qté", "P.U. HT", "Montant HT"],
            ["90-1417", "Carré de soie imprimé, roulotté main, 90 x 90 cm", "24", "62,50", "1 500,00"],
            ["", "Port et emballage", "1", "18,00", "18,00"],
          ],
          widths: [70, 207, 50, 70, 90],
          lines: true,
        },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marque", "Maison Verdelet"],
                  ["Modèle", "Volière"],
                  ["Composition", "100 % soie"],
                  ["Poids unitaire net", "64 g"],
                  ["Code EAN", "3331142070192"],
                  ["Pays d'origine", "France"],
                  ["Code douanier", "6214 10 00"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Total HT", "1 518,00 €"],
                  ["TVA 0 %", "0,00 €"],
                  ["Net à payer", "1 518,00 €"],
                ],
              },
              { text: ["Exonération de TVA, art. 262 ter I du CGI"], size: 8 },
            ],
          ],
        },
        { pairs: [["Fabricant", "Soieries des Brotteaux SAS, 31 rue des Ourdisseuses, 69006 Lyon, France"]] },
        {
          text: [
            "Règlement par virement : IBAN FR76 0000 1000 0200 0030 0040 055. Pas d'escompte pour paiement anticipé.",
            "Pénalités de retard : trois fois le taux d'intérêt légal ; indemnité forfaitaire de recouvrement : 40 €.",
            "Soieries des Brotteaux SAS – SIRET 412 770 316 00024 – TVA FR 38 412770316",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "90-1417",
      brand: "Maison Verdelet",
      model_name: "Volière",
      fibre_composition: fibres("silk 100"),
      net_weight: 64,
      gtin: "3331142070192",
      country_making: "FR",
      manufacturer_name: "Soieries des Brotteaux SAS",
      manufacturer_address: "31 rue des Ourdisseuses, 69006 Lyon, France",
      commodity_code: "62141000",
    },
  },
  {
    name: "eleventh-second-it-scheda-tecnica",
    language: "it",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        {
          text: [
            "Confezioni Valdarbia S.r.l. – Via della Concia Vecchia 9, 53014 Monteroni d'Arbia (SI), Italia – P. IVA 01184720529",
          ],
          size: 7.5,
        },
        { title: "SCHEDA TECNICA CAPO" },
        {
          table: [
            ["Stagione", "A/I 2026-27", "Scheda", "n. 208 rev. C"],
            ["Marchio", "OTTAVIO SERRA", "Data", "02/07/2026"],
            ["Articolo", "CP-3308", "Modello", "Montaperti"],
            ["Descrizione", "Cappotto uomo monopetto, 3 bottoni", "Tg. base", "50"],
          ],
          widths: [75, 215, 70, 127],
          lines: true,
        },
        { bar: "MATERIALI" },
        {
          pairs: [
            ["Tessuto esterno", "80% lana vergine, 20% poliammide"],
            ["Fodera", "100% cupro"],
            ["Interfodera", "termoadesiva, art. 4412 (fornitore: Interfodere Brianza)"],
            ["Bottoni", "corozo 32'', 3 + 1 di scorta"],
            ["Spalline", "art. 70/S, spessore 8 mm"],
            ["Filato cucirino", "Nm 120, tono su tono"],
          ],
          style: "dots",
        },
        { bar: "LAVORAZIONE" },
        {
          pairs: [
            ["Tessitura", "Italia (Prato)"],
            ["Tintura e finissaggio", "Italia (Prato)"],
            ["Confezione", "Italia"],
            ["Produttore", "Confezioni Valdarbia S.r.l."],
            ["Peso capo finito", "1.420 g (tg. 50)"],
          ],
          style: "dots",
        },
        { bar: "MANUTENZIONE" },
        {
          text: [
            "Non lavare in acqua · Non candeggiare · Non asciugare in tamburo · Stirare a max 110 °C con panno · Pulitura a secco P",
          ],
        },
        { bar: "ETICHETTE" },
        {
          text: [
            "Etichetta marca: tessuta, centro dietro, 4 cm sotto il collo. Etichetta composizione: fianco sinistro interno, 12 cm dal fondo. Cartellino: fissato al primo bottone con sigillo.",
          ],
          size: 9,
        },
      ],
      [
        { bar: "TABELLA MISURE (cm, capo finito)" },
        {
          table: [
            ["Misura", "46", "48", "50", "52", "54", "toll. ±"],
            ["A  1/2 torace", "52", "54", "56", "58", "60", "1,0"],
            ["B  1/2 vita", "49", "51", "53", "55", "57", "1,0"],
            ["C  1/2 fondo", "56", "58", "60", "62", "64", "1,0"],
            ["D  Lunghezza dietro", "101", "102", "103", "104", "105", "1,0"],
            ["E  Spalla", "15,1", "15,4", "15,7", "16,0", "16,3", "0,3"],
            ["F  Manica", "63,5", "64", "64,5", "65", "65,5", "0,5"],
          ],
          widths: [145, 55, 55, 55, 55, 55, 67],
          lines: true,
        },
        { bar: "IMBALLO" },
        {
          text: [
            "Capo appeso, gruccia sagomata in legno, busta con foro. 10 capi per relle. Peso lordo collo circa 16,5 kg.",
            "Controllo finale secondo piano AQL 2,5; difetti maggiori non ammessi sul davanti.",
          ],
        },
        {
          table: [
            ["Redatto", "Verificato", "Approvato cliente"],
            ["L. Pieraccini", "G. Nannini", "____________________"],
          ],
          lines: true,
        },
        {
          text: [
            "La presente scheda è di proprietà di Confezioni Valdarbia S.r.l.; è vietata la riproduzione. Pag. 2 di 2",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "OTTAVIO SERRA",
      reference: "CP-3308",
      model_name: "Montaperti",
      fibre_composition: fibres("shell: virgin wool 80, polyamide 20 | lining: cupro 100"),
      country_weaving: "IT",
      country_dyeing: "IT",
      country_making: "IT",
      manufacturer_name: "Confezioni Valdarbia S.r.l.",
      manufacturer_address: "Via della Concia Vecchia 9, 53014 Monteroni d'Arbia (SI), Italia",
      net_weight: 1420,
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "eleventh-second-it-distinta-base",
    language: "it",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        {
          text: ["Studio Modellistica Faentino – servizi di modellistica e industrializzazione conto terzi"],
          size: 8,
        },
        { title: "Distinta base" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marchio", "Brughiera"],
                  ["Cod. articolo", "GL-2640"],
                  ["Descrizione", "Gilet trapuntato donna"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Stagione", "FW27"],
                  ["Taglia base", "S"],
                  ["Paese di produzione", "Romania"],
                ],
              },
            ],
          ],
        },
        {
          table: [
            ["Pos.", "Componente", "Materiale", "Cod. forn.", "Consumo", "U.M."],
            ["10", "Tessuto esterno", "100% poliammide, ripstop 38 g/m²", "T-1120", "1,35", "m"],
            ["20", "Fodera", "100% poliestere, taffetà", "T-0417", "1,20", "m"],
            ["30", "Imbottitura", "100% poliestere riciclato, 100 g/m²", "I-0080", "0,95", "m"],
            ["40", "Cerniera centrale", "spirale 5 mm, 58 cm, divisibile", "Z-5580", "1", "pz"],
            ["50", "Cerniera tasche", "spirale 3 mm, 16 cm", "Z-3160", "2", "pz"],
            ["60", "Bordo giromanica", "elastico 12 mm", "E-0012", "1,10", "m"],
            ["70", "Filo cucirino", "Nm 120, n. colore come tessuto", "F-0120", "210", "m"],
            ["80", "Etichetta marca", "damascata, 60 x 18 mm", "L-0006", "1", "pz"],
            ["90", "Etichetta composizione", "raso stampato, 4 lingue", "L-0031", "1", "pz"],
            ["100", "Cartellino", "cartoncino 350 g, foro Ø 4", "L-0052", "1", "pz"],
          ],
          widths: [36, 115, 166, 62, 62, 46],
          lines: true,
        },
        {
          pairs: [
            ["Minuti di confezione", "46"],
            ["Sfrido taglio", "8%"],
            ["Varianti colore", "verde bosco, sabbia, nero"],
          ],
          style: "dots",
        },
        {
          text: [
            "Note: il tessuto esterno arriva già trattato idrorepellente senza PFC. Ordinare l'imbottitura in rotoli da 50 m. Le etichette le fornisce il cliente.",
            "Aggiornata il 29/10/2026 – sostituisce la versione del 12/10/2026",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Brughiera",
      reference: "GL-2640",
      country_making: "RO",
      fibre_composition: fibres(
        "shell: polyamide 100 | lining: polyester 100 | filling: recycled polyester 100",
      ),
    },
  },
  {
    name: "eleventh-second-el-dilosi-symmorfosis",
    language: "el",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { title: "ΔΗΛΩΣΗ ΣΥΜΜΟΡΦΩΣΗΣ" },
        { text: ["Αρ. 041/2026", "Σίνδος, 05.10.2026"] },
        {
          text: [
            "Ο κατασκευαστής δηλώνει με αποκλειστική του ευθύνη ότι το προϊόν που περιγράφεται παρακάτω συμμορφώνεται με τις απαιτήσεις της ισχύουσας νομοθεσίας της Ευρωπαϊκής Ένωσης.",
          ],
        },
        {
          pairs: [
            ["Κατασκευαστής", "Πλεκτική Θερμαϊκού Α.Ε."],
            ["Διεύθυνση", "ΒΙ.ΠΕ. Σίνδου, Ο.Τ. 38, 57022 Σίνδος, Ελλάδα"],
            ["Προϊόν", "Βρεφικό φορμάκι, μακρύ μανίκι"],
            ["Εμπορικό σήμα", "Mikro Melissi"],
            ["Κωδικός προϊόντος", "MM-2210"],
            ["Μεγέθη", "50, 56, 62, 68, 74"],
            ["Σύνθεση", "95% βιολογικό βαμβάκι, 5% ελαστάνη"],
            ["Χώρα κατασκευής", "Ελλάδα"],
          ],
          style: "gap",
        },
        { bar: "Εφαρμοστέα νομοθεσία και πρότυπα" },
        {
          text: [
            "– Κανονισμός (ΕΕ) 1007/2011 για τις ονομασίες των υφανσίμων ινών",
            "– Κανονισμός (ΕΚ) 1907/2006 (REACH), παράρτημα XVII",
            "– Κανονισμός (ΕΕ) 2023/988 για τη γενική ασφάλεια των προϊόντων",
            "– ΕΛΟΤ EN 14682:2014 Κορδόνια και σχοινιά περίσφιξης σε παιδικά ενδύματα",
          ],
        },
        { bar: "Πιστοποίηση" },
        {
          text: [
            "STANDARD 100 by OEKO-TEX, κλάση προϊόντος I, αριθμός πιστοποιητικού 22.HGR.61187, φορέας Hohenstein, ισχύς έως 28.02.2027.",
          ],
        },
        {
          text: [
            " ",
            "Για τον κατασκευαστή",
            "Ευανθία Καραμήτρου, υπεύθυνη ποιότητας",
            "(υπογραφή και σφραγίδα)",
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Πλεκτική Θερμαϊκού Α.Ε.",
      manufacturer_address: "ΒΙ.ΠΕ. Σίνδου, Ο.Τ. 38, 57022 Σίνδος, Ελλάδα",
      brand: "Mikro Melissi",
      reference: "MM-2210",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      country_making: "GR",
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "22.HGR.61187",
          issuer: "Hohenstein",
          valid_until: "2027-02-28",
        },
      ],
    },
  },
  {
    name: "eleventh-second-el-selida-proiontos",
    language: "el",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["Αρχική › Γυναίκα › Πουκάμισα", "Δωρεάν αποστολή για αγορές άνω των 60 €"], size: 8 },
        { title: "Λινό πουκάμισο με γιακά μάο" },
        {
          beside: [
            [
              {
                text: [
                  "79,90 €",
                  "συμπ. ΦΠΑ 24%",
                  "Διαθέσιμο · παράδοση σε 1–3 ημέρες",
                  "★★★★☆ (37 κριτικές)",
                  "Μέγεθος: M",
                  "Χρώμα: Λευκό της άμμου",
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Μάρκα", "Anemoessa"],
                  ["Μοντέλο", "Naoussa"],
                  ["Κωδικός", "AN-S26-114"],
                  ["Barcode", "5203114072252"],
                ],
              },
            ],
          ],
        },
        { bar: "Περιγραφή" },
        {
          text: [
            "Ελαφρύ πουκάμισο σε άνετη γραμμή, ιδανικό για τις ζεστές μέρες. Κουμπιά από κοχύλι, σκισίματα στο πλάι. Το μοντέλο στη φωτογραφία έχει ύψος 1,76 μ. και φοράει μέγεθος S.",
          ],
        },
        { bar: "Χαρακτηριστικά" },
        {
          table: [
            ["Σύνθεση", "100% λινό"],
            ["Βάρος", "190 γρ."],
            ["Χώρα παραγωγής", "Ελλάδα"],
            ["Πλύσιμο", "στο πλυντήριο στους 30 °C"],
            ["Λευκαντικό", "όχι"],
            ["Σιδέρωμα", "έως 200 °C"],
            ["Στεγνωτήριο", "όχι"],
          ],
          widths: [170, 317],
          lines: true,
        },
        { bar: "Σας προτείνουμε επίσης" },
        {
          table: [
            ["Βαμβακερό παντελόνι", "Ψάθινη τσάντα", "Μεταξωτό φουλάρι"],
            ["64,90 €", "38,00 €", "45,00 €"],
          ],
        },
        {
          text: [
            "© 2026 Στέρνα Μόδα Ι.Κ.Ε. – ηλεκτρονικό κατάστημα, Αγίου Λαζάρου 6, 84300 Νάξος – ΑΦΜ 801224517 – Γ.Ε.ΜΗ. 149220128000",
            "Επιστροφές εντός 14 ημερών. Όροι χρήσης · Προστασία δεδομένων · Επικοινωνία",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      brand: "Anemoessa",
      model_name: "Naoussa",
      reference: "AN-S26-114",
      gtin: "5203114072252",
      fibre_composition: fibres("linen 100"),
      net_weight: 190,
      country_making: "GR",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_200",
      care_drying: ["do_not_tumble"],
    },
  },
  {
    name: "eleventh-second-tr-ceki-listesi",
    language: "tr",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        { title: "ÇEKİ LİSTESİ / PACKING LIST" },
        {
          beside: [
            [
              {
                pairs: [
                  [
                    "İMALATÇI-İHRACATÇI / MANUFACTURER-EXPORTER",
                    "Yıldızören Çorap San. ve Tic. Ltd. Şti., Dokumacılar Sk. No: 12, 34197 Bahçelievler, İstanbul, Türkiye",
                  ],
                  [
                    "ALICI / CONSIGNEE",
                    "Strumpfhaus Keller GmbH, Fuldatalstraße 88, 34125 Kassel, Deutschland",
                  ],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["FATURA NO / INVOICE NO", "YC2026000000418"],
                  ["TARİH / DATE", "13.11.2026"],
                  ["TESLİM ŞEKLİ / TERMS", "FCA İstanbul"],
                  ["SEVKİYAT / SHIPMENT", "Karayolu / by truck"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        {
          table: [
            ["Mal cinsi / Goods", "Erkek çorabı, havlu taban / Men's socks, terry sole"],
            ["Ürün kodu / Article no", "YC-5520"],
            ["Marka / Brand", "TRITTO"],
            ["Karışım / Composition", "%78 pamuk, %20 poliamid, %2 elastan"],
            ["Menşei / Origin", "Türkiye"],
            ["Çift ağırlığı / Weight per pair", "46 g"],
            ["GTİP / HS code", "6115.95.00.00.19"],
          ],
          widths: [180, 307],
          lines: true,
        },
        {
          table: [
            ["Koli no", "Renk", "Beden", "Koli", "Çift", "Brüt kg", "Net kg"],
            ["1-12", "Siyah", "39-42", "12", "2.880", "146,4", "132,5"],
            ["13-26", "Siyah", "43-46", "14", "3.360", "177,8", "161,3"],
            ["27-34", "Lacivert", "39-42", "8", "1.920", "97,6", "88,3"],
            ["35-44", "Lacivert", "43-46", "10", "2.400", "127,0", "115,2"],
            ["45-50", "Gri melanj", "43-46", "6", "1.440", "76,2", "69,1"],
            ["TOPLAM", "", "", "50", "12.000", "625,0", "566,4"],
          ],
          widths: [66, 84, 66, 55, 66, 75, 75],
          lines: true,
        },
        {
          text: [
            "Koli ölçüleri / Carton size: 60 x 40 x 38 cm. Toplam hacim / Total volume: 4,56 m³.",
            "Kolilerin üzerinde sevkiyat etiketi ve parti numarası bulunur. Her kolide 240 çift vardır.",
            "Kaşe ve imza / Stamp and signature",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Yıldızören Çorap San. ve Tic. Ltd. Şti.",
      manufacturer_address: "Dokumacılar Sk. No: 12, 34197 Bahçelievler, İstanbul, Türkiye",
      reference: "YC-5520",
      brand: "TRITTO",
      fibre_composition: fibres("cotton 78, polyamide 20, elastane 2"),
      country_making: "TR",
      net_weight: 46,
    },
  },
  {
    name: "eleventh-second-tr-teknik-foy",
    language: "tr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { bar: "ÜRÜN TEKNİK FÖYÜ" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Marka", "Kıyı Denim"],
                  ["Model adı", "Assos"],
                  ["Stil no", "KD-2708"],
                  ["Sezon", "İlkbahar-Yaz 2027"],
                ],
              },
            ],
            [
              {
                pairs: [
                  ["Föy no", "TF-0933"],
                  ["Hazırlayan", "N. Özgür"],
                  ["Tarih", "21.09.2026"],
                  ["Cinsiyet", "Erkek"],
                ],
              },
            ],
          ],
        },
        { text: ["Beş cepli, düz paça jean pantolon; orta bel, metal düğme, bakır perçin."] },
        {
          pairs: [
            ["Kumaş", "Denim 12,5 oz, 3/1 dimi, indigo"],
            ["Kumaş içeriği", "%78 organik pamuk, %20 geri dönüştürülmüş pamuk, %2 elastan"],
            ["Geri dönüştürülmüş içerik", "Ürünün %20'si"],
            ["Cep torbası", "gri bez, kumaş kodu C-14"],
            ["Ürün ağırlığı (32/32)", "610 gr"],
            ["Yıkama efekti", "rinse, enzim"],
          ],
          style: "dots",
        },
        {
          table: [
            ["Aşama", "Ülke"],
            ["Pamuk (elyaf)", "Türkiye, Yunanistan"],
            ["İplik", "Türkiye"],
            ["Dokuma", "Türkiye"],
            ["Boyama", "Türkiye"],
            ["Dikim", "Türkiye"],
          ],
          widths: [130, 200],
        },
        {
          text: [
            "Üretici: Karaağaç Denim Konfeksiyon A.Ş., Organize Sanayi Bölgesi 4. Cadde No: 27, 20330 Denizli, Türkiye",
            "Sertifikalar: GRS – ETKO-GRS-3318 (ETKO, 09.08.2027'ye kadar geçerli); OCS – ETKO-OCS-3319 (ETKO, 09.08.2027'ye kadar geçerli)",
          ],
        },
        {
          table: [
            ["Bakım", "Talimat"],
            ["Yıkama", "30 °C, ters çevirerek"],
            ["Ağartma", "Ağartıcı kullanmayınız"],
            ["Kurutma", "Tamburlu kurutma yapmayınız"],
            ["Ütüleme", "En fazla 150 °C"],
            ["Kuru temizleme", "Kuru temizleme yapılmaz"],
          ],
          widths: [130, 250],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Kıyı Denim",
      model_name: "Assos",
      reference: "KD-2708",
      fibre_composition: fibres("organic cotton 78, recycled cotton 20, elastane 2"),
      recycled_content: 20,
      net_weight: 610,
      country_fibre: ["TR", "GR"],
      country_spinning: "TR",
      country_weaving: "TR",
      country_dyeing: "TR",
      country_making: "TR",
      manufacturer_name: "Karaağaç Denim Konfeksiyon A.Ş.",
      manufacturer_address: "Organize Sanayi Bölgesi 4. Cadde No: 27, 20330 Denizli, Türkiye",
      certificates: [
        { name: "GRS", number: "ETKO-GRS-3318", issuer: "ETKO", valid_until: "2027-08-09" },
        { name: "OCS", number: "ETKO-OCS-3319", issuer: "ETKO", valid_until: "2027-08-09" },
      ],
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-second-pl-sprawozdanie-z-badan",
    language: "pl",
    template: "textile",
    kind: "test_report",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Laboratorium Badań Włókienniczych",
                  "TEXLAB Łódź Sp. z o.o.",
                  "ul. Bawełniana 103, 90-562 Łódź",
                  "tel. 42 000 11 27",
                ],
                size: 9,
              },
            ],
            [
              {
                text: ["Laboratorium akredytowane", "przez PCA, nr akredytacji AB 0000", "Strona 1 z 1"],
                size: 9,
              },
            ],
          ],
        },
        { title: "SPRAWOZDANIE Z BADAŃ NR 1187/10/2026" },
        {
          pairs: [
            ["Zleceniodawca", "Odzież Mundurowa Warta S.A., Poznań"],
            ["Data przyjęcia próbki", "08.10.2026"],
            ["Data wykonania badań", "12–21.10.2026"],
            ["Obiekt badań", "tkanina mundurowa, kolor granatowy, próbka 2 mb"],
            ["Nr artykułu", "PL-4415"],
            [
              "Producent",
              "Zakłady Tkackie Pilica Sp. z o.o., ul. Przędzalniana 41, 97-200 Tomaszów Mazowiecki",
            ],
          ],
          style: "gap",
        },
        {
          table: [
            ["Badana cecha", "Metoda", "Jedn.", "Wynik", "Wymaganie"],
            ["Skład surowcowy", "Rozp. (UE) 1007/2011, zał. VIII", "%", "poliester 55, wełna 45", "—"],
            ["Masa powierzchniowa", "PN-EN 12127", "g/m²", "264", "265 ± 5%"],
            ["Siła zrywająca, osnowa", "PN-EN ISO 13934-1", "N", "1120", "min. 900"],
            ["Siła zrywająca, wątek", "PN-EN ISO 13934-1", "N", "870", "min. 700"],
            ["Odporność na pilling", "PN-EN ISO 12945-2", "stopień", "4", "min. 4"],
            ["Zmiana wymiarów po praniu", "PN-EN ISO 5077", "%", "-1,2 / -0,8", "± 2"],
            ["Odporność wybarwień na pranie", "PN-EN ISO 105-C06", "stopień", "4–5", "min. 4"],
            ["Odporność wybarwień na światło", "PN-EN ISO 105-B02", "stopień", "6", "min. 5"],
          ],
          widths: [135, 122, 60, 90, 80],
          lines: true,
        },
        {
          text: [
            "Wyniki odnoszą się wyłącznie do badanej próbki. Niepewność rozszerzona dla k = 2 dostępna na życzenie.",
            "Sprawozdanie nie może być powielane inaczej niż w całości bez pisemnej zgody laboratorium.",
          ],
          size: 8,
        },
        {
          beside: [
            [{ text: ["Badania wykonała:", "mgr inż. D. Kołacz"] }],
            [{ text: ["Autoryzował:", "dr inż. R. Mędrzycki", "Łódź, 22.10.2026"] }],
          ],
        },
      ],
    ],
    truth: {
      reference: "PL-4415",
      manufacturer_name: "Zakłady Tkackie Pilica Sp. z o.o.",
      manufacturer_address: "ul. Przędzalniana 41, 97-200 Tomaszów Mazowiecki",
      fibre_composition: fibres("polyester 55, wool 45"),
      pilling_grade: 4,
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "eleventh-second-pl-karta-produktu",
    language: "pl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: [
            "KARTA PRODUKTU                                                              wyd. 3, listopad 2026",
          ],
          size: 9,
        },
        { title: "Bluza dziecięca z kapturem" },
        {
          table: [
            ["Marka", "Bawełniak"],
            ["Symbol", "BK-118/L"],
            ["EAN", "5904412807637"],
            ["Rozmiar", "134–140"],
            ["Kolor", "szałwia"],
            ["Dzianina", "dresówka pętelkowa 280 g/m²"],
            ["Skład", "80% bawełna, 20% poliester z recyklingu"],
            ["Udział surowców z recyklingu", "20% masy wyrobu"],
            ["Waga netto", "0,34 kg"],
            ["Waga z opakowaniem", "0,37 kg"],
            ["Kraj produkcji", "Polska"],
            ["Certyfikat", "OEKO-TEX STANDARD 100, nr 26.HPL.11904, Łukasiewicz – ŁIT, ważny do 30.09.2027"],
          ],
          widths: [170, 317],
        },
        { bar: "Sposób prania i konserwacji" },
        {
          text: [
            "Prać w temperaturze 40 °C na lewej stronie z podobnymi kolorami.",
            "Nie bielić.",
            "Suszyć w suszarce bębnowej w niskiej temperaturze.",
            "Prasować w temperaturze do 150 °C, nie prasować nadruku.",
            "Nie czyścić chemicznie.",
          ],
        },
        {
          text: [
            "Producent: Dziewiarnia Kamionka s.c., ul. Tkacka 5, 95-050 Konstantynów Łódzki",
            "Zamówienia hurtowe: min. 12 szt. w kolorze, wysyłka w ciągu 5 dni roboczych. Cena katalogowa 119,00 zł (w tym VAT 23%).",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Bawełniak",
      reference: "BK-118/L",
      gtin: "5904412807637",
      fibre_composition: fibres("cotton 80, recycled polyester 20"),
      recycled_content: 20,
      net_weight: 340,
      country_making: "PL",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "26.HPL.11904",
          issuer: "Łukasiewicz – ŁIT",
          valid_until: "2027-09-30",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Dziewiarnia Kamionka s.c.",
      manufacturer_address: "ul. Tkacka 5, 95-050 Konstantynów Łódzki",
    },
  },
  {
    name: "eleventh-second-cs-technicky-list",
    language: "cs",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        { title: "Technický list výrobku" },
        { text: ["Číslo dokumentu TL 57 · vydání 4 · platné od 1. 9. 2026"], size: 8.5 },
        {
          pairs: [
            ["Název výrobku", "Povlečení, sada 140 x 200 + 70 x 90 cm"],
            ["Značka", "Jizerka Home"],
            ["Vzor", "pruh 2 cm, bílý"],
            ["Obj. číslo", "JH-140-2207"],
            ["EAN", "8594021163384"],
            ["Výrobce", "Tkalcovna Desná, a.s., Krkonošská 311, 468 61 Desná"],
            ["Země výroby", "Česká republika"],
          ],
          style: "dots",
        },
        { bar: "Materiál" },
        {
          table: [
            ["Parametr", "Hodnota", "Zkušební norma"],
            ["Materiálové složení", "100 % bavlna", "ČSN EN ISO 1833-1"],
            ["Vazba", "atlas, damašek", "—"],
            ["Plošná hmotnost", "140 g/m²", "ČSN EN 12127"],
            ["Dostava osnova / útek", "410 / 260 na 10 cm", "ČSN EN 1049-2"],
            ["Hmotnost sady", "1 150 g", "—"],
            ["Sráživost po praní", "max. 4 %", "ČSN EN ISO 5077"],
            ["Stálobarevnost v praní", "4–5", "ČSN EN ISO 105-C06"],
          ],
          lines: true,
        },
        { bar: "Ošetřování" },
        {
          table: [
            ["Praní", "max. 60 °C"],
            ["Bělení", "pouze kyslíkovými prostředky"],
            ["Sušení", "v bubnové sušičce při nižší teplotě"],
            ["Žehlení", "max. 200 °C"],
            ["Chemické čištění", "nečistit chemicky"],
          ],
          widths: [140, 300],
        },
        {
          text: [
            "Certifikát STANDARD 100 by OEKO-TEX č. 07.TZU.2231, vydal Textilní zkušební ústav, s.p., Brno, platnost do 15. 4. 2027.",
            "Skladujte v suchu a chraňte před přímým slunečním světlem. Zapínání na plastové knoflíky.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Jizerka Home",
      reference: "JH-140-2207",
      gtin: "8594021163384",
      manufacturer_name: "Tkalcovna Desná, a.s.",
      manufacturer_address: "Krkonošská 311, 468 61 Desná",
      country_making: "CZ",
      fibre_composition: fibres("cotton 100"),
      net_weight: 1150,
      care_washing: "wash_60",
      care_bleaching: "oxygen_only",
      care_drying: ["tumble_low"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "07.TZU.2231",
          issuer: "Textilní zkušební ústav, s.p., Brno",
          valid_until: "2027-04-15",
        },
      ],
      colour_fastness_grade: 4.5,
    },
  },
  {
    name: "eleventh-second-cs-e-mail",
    language: "cs",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["Od", "Hana Vondrušková <obchod@punco-krnov.example>"],
            ["Komu", "nakup@horskasluzba-shop.example"],
            ["Datum", "pátek 6. listopadu 2026 9:14"],
            ["Předmět", "RE: Údaje k trekovým ponožkám pro e-shop"],
          ],
        },
        {
          text: [
            "Dobrý den, pane Matějko,",
            " ",
            "děkuji za zprávu. K ponožkám Ještěd od nás (značka Punčo, katalogové číslo 3160) posílám, co jste chtěl do karty zboží:",
            " ",
            "Složení je 70 % merino vlna, 28 % polyamid a 2 % elastan. Pár ve velikosti 43–46 váží 78 gramů. Ponožky celé vyrábíme u nás v Krnově, na obal tedy patří „Vyrobeno v České republice“. Výrobcem je Punčochárna Krnov s.r.o., Textilní 18, 794 01 Krnov.",
            " ",
            "Perou se na 30 °C na šetrný program, nesmí se bělit, do sušičky nepatří a nežehlí se. Fotky bez pozadí pošle kolega zítra přes úschovnu.",
            " ",
            "Minimální odběr je 10 párů od velikosti, dodání do dvou týdnů. Ceny zůstávají podle ceníku z října, u objednávky nad 15 000 Kč je doprava zdarma.",
            " ",
            "S pozdravem",
            "Hana Vondrušková",
            "obchodní oddělení",
            "+420 554 000 317",
          ],
        },
        {
          text: [
            "-----Původní zpráva-----",
            "Dobrý den, můžete mi prosím poslat složení, hmotnost a zemi výroby? Potřebujeme to nahrát do pátku. Děkuji, Matějka",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      model_name: "Ještěd",
      brand: "Punčo",
      reference: "3160",
      fibre_composition: fibres("merino wool 70, polyamide 28, elastane 2"),
      net_weight: 78,
      country_making: "CZ",
      manufacturer_name: "Punčochárna Krnov s.r.o.",
      manufacturer_address: "Textilní 18, 794 01 Krnov",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "eleventh-second-sk-dodaci-list",
    language: "sk",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "DODACÍ LIST č. 2600731" },
        {
          beside: [
            [
              {
                text: [
                  "Dodávateľ:",
                  "REKLATEX Žilina, s.r.o.",
                  "veľkoobchod s reklamným textilom",
                  "Kamenná 19, 010 01 Žilina",
                  "IČO 44 118 207 · IČ DPH SK2022600118",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Odberateľ:",
                  "Pekáreň Kysuca, a.s.",
                  "Potočná 402",
                  "022 01 Čadca",
                  "Objednávka: e-mailom 29. 10. 2026",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          pairs: [
            ["Dátum vystavenia", "18. 11. 2026"],
            ["Spôsob dopravy", "kuriér"],
            ["Počet balíkov", "2 (spolu 21,6 kg)"],
          ],
        },
        {
          table: [
            ["P. č.", "Tovar", "Veľkosť", "MJ", "Množstvo"],
            ["1", "Polokošeľa pánska, biela", "M", "ks", "20"],
            ["2", "Polokošeľa pánska, biela", "L", "ks", "35"],
            ["3", "Polokošeľa pánska, biela", "XL", "ks", "25"],
            ["4", "Polokošeľa pánska, biela", "XXL", "ks", "10"],
          ],
          widths: [45, 222, 75, 55, 90],
          lines: true,
        },
        { bar: "Údaje o výrobku (pol. 1 až 4)" },
        {
          pairs: [
            ["Značka", "Tatran Promo"],
            ["Katalógové číslo", "TP 3015"],
            ["Materiálové zloženie", "60 % bavlna, 40 % polyester"],
            ["Gramáž", "200 g/m²"],
            ["Krajina pôvodu", "Bangladéš"],
            [
              "Ošetrovanie",
              "prať pri 40 °C; nebieliť; nesušiť v sušičke; žehliť max. 110 °C; nečistiť chemicky",
            ],
          ],
          style: "gap",
        },
        {
          beside: [
            [{ text: ["Vystavil: J. Hrčka", " ", "Podpis: ______________"] }],
            [{ text: ["Tovar prevzal: ______________", " ", "Dátum: ______________"] }],
          ],
        },
        {
          text: [
            "Reklamácie množstva uplatnite do 3 dní od prevzatia tovaru. Potlačený tovar nie je možné vrátiť.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Tatran Promo",
      reference: "TP 3015",
      fibre_composition: fibres("cotton 60, polyester 40"),
      country_making: "BD",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-second-hu-termekadatlap",
    language: "hu",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "TERMÉKADATLAP" },
        { title: "Női kötött kardigán" },
        {
          beside: [
            [
              {
                pairs: [
                  ["Márka", "Kékfestő & Társa"],
                  ["Fazon", "Tihany"],
                  ["Cikkszám", "KT-6102"],
                  ["Vonalkód", "5998804172205"],
                  ["Méret", "M"],
                  ["Szín", "levendula"],
                ],
                style: "stacked",
              },
            ],
            [
              {
                pairs: [
                  ["Anyagösszetétel", "55% pamut, 45% akril"],
                  ["Nettó tömeg", "410 g"],
                  ["Származási hely", "Magyarország"],
                  ["Gyártó", "Balaton Kötöttáru Kft."],
                  ["Gyártó címe", "8360 Keszthely, Rezi út 44."],
                  ["Vámtarifaszám", "6110 20 99"],
                ],
                style: "stacked",
              },
            ],
          ],
        },
        { bar: "MÉRETTÁBLÁZAT (cm)" },
        {
          table: [
            ["", "S", "M", "L", "XL"],
            ["Mellbőség", "92", "98", "104", "110"],
            ["Hossz", "62", "63", "64", "65"],
            ["Ujjhossz", "58", "59", "60", "61"],
          ],
          lines: true,
        },
        { bar: "KEZELÉSI ÚTMUTATÓ" },
        {
          table: [
            ["Mosás", "kézi mosás"],
            ["Fehérítés", "nem fehéríthető"],
            ["Szárítás", "fektetve szárítandó"],
            ["Vasalás", "legfeljebb 110 °C"],
            ["Vegytisztítás", "nem vegytisztítható"],
          ],
          widths: [120, 250],
        },
        {
          text: [
            "Az első mosás előtt a sötét színeket külön öblítse ki. A gombok kókuszhéjból készültek; a termék nem tartalmaz állati eredetű részeket.",
            "Nagykereskedelmi ár: 11 900 Ft + 27% áfa. Rendelhető 6 db-tól, szállítási idő 10 munkanap.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Kékfestő & Társa",
      model_name: "Tihany",
      reference: "KT-6102",
      gtin: "5998804172205",
      fibre_composition: fibres("cotton 55, acrylic 45"),
      net_weight: 410,
      country_making: "HU",
      manufacturer_name: "Balaton Kötöttáru Kft.",
      manufacturer_address: "8360 Keszthely, Rezi út 44.",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      commodity_code: "61102099",
    },
  },
  {
    name: "eleventh-second-hu-megfelelosegi-nyilatkozat",
    language: "hu",
    template: "textile",
    kind: "declaration",
    also: ["fax"],
    pages: [
      [
        { title: "Szállítói megfelelőségi nyilatkozat" },
        { text: ["Sorszám: MNY-2026/077"] },
        {
          text: [
            "Alulírott, a Bakony Munkaruha Zrt. (8420 Zirc, Kossuth Lajos utca 101.) mint gyártó képviseletében kijelentem, hogy az alábbi termék megfelel a textiltermékek jelölésére vonatkozó 1007/2011/EU rendeletnek és az általános termékbiztonságról szóló (EU) 2023/988 rendeletnek.",
          ],
        },
        {
          table: [
            ["Megnevezés", "Bélelt téli munkakabát, levehető kapucnival"],
            ["Cikkszám", "BM-900"],
            ["Márkanév", "Bakony Pro"],
            ["Felsőanyag", "65% poliészter, 35% pamut"],
            ["Bélés", "100% poliamid"],
            ["Töltet", "100% poliészter"],
            ["Származási ország", "Magyarország"],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "A nyilatkozat alapjául szolgáló vizsgálatokat a gyártó minőségellenőrzési osztálya és külső laboratórium végezte. A dokumentációt a gyártó tíz évig megőrzi.",
            "A termék nem minősül egyéni védőeszköznek.",
          ],
        },
        {
          text: ["Zirc, 2026. november 10.", " ", "Szentgyörgyi Bálint", "minőségirányítási vezető", "P. H."],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Bakony Munkaruha Zrt.",
      manufacturer_address: "8420 Zirc, Kossuth Lajos utca 101.",
      reference: "BM-900",
      brand: "Bakony Pro",
      fibre_composition: fibres(
        "shell: polyester 65, cotton 35 | lining: polyamide 100 | filling: polyester 100",
      ),
      country_making: "HU",
    },
  },
  {
    name: "eleventh-second-ro-fisa-tehnica",
    language: "ro",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { text: ["S.C. CONFECȚII BISTRIȚA MODERN S.R.L. · J06/412/1998 · CUI RO 10884217"], size: 7.5 },
        { title: "FIȘĂ TEHNICĂ DE PRODUS" },
        {
          table: [
            ["Nr. fișă", "FT 114", "Ediția / revizia", "2 / 1"],
            ["Data", "17.08.2026", "Întocmit", "ing. A. Moldovan"],
          ],
          widths: [80, 170, 110, 127],
          lines: true,
        },
        { bar: "A. Date generale" },
        {
          table: [
            ["Denumire produs", "Costum bărbătesc, sacou la un rând și pantaloni"],
            ["Marca", "Dorian Classic"],
            ["Cod articol", "DC-1874"],
            ["Țara de fabricație", "România"],
            [
              "Producător",
              "Confecții Bistrița Modern S.R.L., Str. Drumul Dumitrei Vechi nr. 16, 420095 Bistrița, România",
            ],
            ["Gama de mărimi", "44–60, talii 1–3"],
          ],
          widths: [130, 357],
          lines: true,
        },
        { bar: "B. Compoziție" },
        {
          table: [
            ["Stofă (față)", "54% poliester, 44% lână, 2% elastan"],
            ["Căptușeală", "100% viscoză"],
          ],
          widths: [130, 357],
          lines: true,
        },
        { bar: "C. Caracteristici ale stofei" },
        {
          table: [
            ["Caracteristica", "U.M.", "Valoare", "Metoda"],
            ["Masa pe unitatea de suprafață", "g/m²", "230 ± 5%", "SR EN 12127"],
            ["Lățimea", "cm", "150", "SR EN 1773"],
            ["Rezistența la rupere U/B", "N", "620 / 480", "SR EN ISO 13934-1"],
            ["Rezistența vopsirii la lumină", "nota", "min. 5", "SR EN ISO 105-B02"],
            ["Rezistența vopsirii la frecare uscată", "nota", "min. 4", "SR EN ISO 105-X12"],
          ],
          widths: [200, 55, 90, 142],
          lines: true,
        },
        { bar: "D. Întreținere" },
        {
          text: [
            "Nu se spală. Nu se folosesc înălbitori. Nu se usucă în tambur. Se calcă la maximum 150 °C prin pânză umedă. Curățare chimică P, ciclu delicat.",
          ],
        },
        { bar: "E. Ambalare și livrare" },
        {
          text: [
            "Produsele se livrează pe umeraș, în husă individuală din PE. Termen de garanție: 24 luni de la data vânzării. Recepția se face pe loturi, conform planului de control intern PC-07.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Dorian Classic",
      reference: "DC-1874",
      country_making: "RO",
      manufacturer_name: "Confecții Bistrița Modern S.R.L.",
      manufacturer_address: "Str. Drumul Dumitrei Vechi nr. 16, 420095 Bistrița, România",
      fibre_composition: fibres("shell: polyester 54, wool 44, elastane 2 | lining: viscose 100"),
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_150",
      care_professional: ["dry_p_mild"],
    },
  },
  {
    name: "eleventh-second-ro-oferta",
    language: "ro",
    template: "textile",
    kind: "other",
    font: "serif",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Țesătoria Someșul Mic S.A.",
                  "Calea Turzii 310, 400495 Cluj-Napoca, România",
                  "J12/88/1993 · CUI RO 201774",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Către: Hotel Salina Praid S.R.L.",
                  "În atenția doamnei Ilona Kelemen",
                  "Data: 30 octombrie 2026",
                ],
                size: 9,
              },
            ],
          ],
        },
        { title: "Ofertă de preț nr. 1143" },
        { text: ["Stimată doamnă,"] },
        {
          text: [
            "Ca urmare a solicitării dumneavoastră din 27 octombrie, vă propunem halatul de baie Alba, cod produs HB-550, marca Someș Spa, confecționat integral în fabrica noastră din Cluj-Napoca, România. Producător: Țesătoria Someșul Mic S.A.",
            " ",
            "Halatul este din țesătură tip fagure, compoziție 60% bumbac și 40% lyocell, croială kimono, cu două buzunare aplicate și cordon. Un halat mărimea L cântărește 780 g. Se poate spăla la 60 °C și usca în uscător la temperatură redusă.",
          ],
        },
        {
          table: [
            ["Cantitate", "Preț unitar fără TVA", "Broderie siglă"],
            ["50–99 buc.", "148,00 lei", "12,00 lei"],
            ["100–249 buc.", "136,50 lei", "9,50 lei"],
            ["peste 250 buc.", "129,00 lei", "inclusă"],
          ],
          lines: true,
        },
        {
          text: [
            "Prețurile nu includ TVA 21%. Termen de livrare: 25 de zile lucrătoare de la confirmarea comenzii și plata unui avans de 40%.",
            "Oferta este valabilă 30 de zile. Mostre se pot trimite contra cost, suma fiind dedusă din prima comandă.",
          ],
        },
        { text: ["Cu stimă,", "Radu Hossu, director vânzări", "tel. 0264 000 190"] },
      ],
    ],
    truth: {
      model_name: "Alba",
      reference: "HB-550",
      brand: "Someș Spa",
      country_making: "RO",
      manufacturer_name: "Țesătoria Someșul Mic S.A.",
      manufacturer_address: "Calea Turzii 310, 400495 Cluj-Napoca, România",
      fibre_composition: fibres("cotton 60, lyocell 40"),
      net_weight: 780,
      care_washing: "wash_60",
      care_drying: ["tumble_low"],
    },
  },
  {
    name: "eleventh-second-bg-tehnicheska-spetsifikatsia",
    language: "bg",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        { title: "ТЕХНИЧЕСКА СПЕЦИФИКАЦИЯ" },
        { text: ["№ ТС 032/2026 · Утвърдил: инж. М. Халачева · 14.09.2026 г."], size: 9 },
        {
          table: [
            ["1. Наименование", "Одеяло жакардово, двулицево"],
            ["2. Търговска марка", "Смолянка"],
            ["3. Артикулен №", "СМ 2015"],
            ["4. Баркод", "3800127441062"],
            ["5. Производител", "„Родопска вълна Смолян“ ООД, ул. „Тъкачна“ № 7, 4700 Смолян, България"],
            ["6. Страна на произход", "България"],
            ["7. Състав", "100 % вълна"],
            ["8. Размери", "150 x 200 см (± 2 см)"],
            ["9. Тегло", "1,850 кг"],
            ["10. Обработка", "тепане, разресване, обшит кант"],
            ["11. Цвят", "екрю/кафяво"],
          ],
          widths: [165, 322],
          lines: true,
        },
        { bar: "Физико-механични показатели" },
        {
          table: [
            ["Показател", "Норма", "Метод"],
            ["Площна маса", "600 г/м² ± 5 %", "БДС EN 12127"],
            ["Якост на опън, основа", "мин. 250 N", "БДС EN ISO 13934-1"],
            ["Якост на опън, вътък", "мин. 220 N", "БДС EN ISO 13934-1"],
            ["Устойчивост на светлина", "мин. 5", "БДС EN ISO 105-B02"],
          ],
          lines: true,
        },
        { bar: "Поддържане" },
        {
          text: [
            "Да не се пере. Да не се избелва. Да не се суши в барабанна сушилня. Да не се глади. Химическо чистене P.",
          ],
        },
        {
          text: [
            "Опаковка: плик от нетъкан текстил с дръжка, по 6 броя в кашон. Съхранява се на сухо, със средство против молци.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      brand: "Смолянка",
      reference: "СМ 2015",
      gtin: "3800127441062",
      manufacturer_name: "„Родопска вълна Смолян“ ООД",
      manufacturer_address: "ул. „Тъкачна“ № 7, 4700 Смолян, България",
      country_making: "BG",
      fibre_composition: fibres("wool 100"),
      net_weight: 1850,
      care_washing: "do_not_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "do_not_iron",
      care_professional: ["dry_p"],
    },
  },
  {
    name: "eleventh-second-bg-tsenova-lista",
    language: "bg",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { bar: "ЦЕНОВА ЛИСТА НА ЕДРО · есен–зима 2026/27" },
        { text: ["Детско бельо и пижами „Зайо Байо“", "В сила от 01.11.2026 г. Цените са в евро без ДДС."] },
        {
          table: [
            ["Арт. №", "Наименование", "Ръст", "Цена", "Бр. в пакет"],
            ["ЗБ-101", "Пижама с дълъг ръкав", "86–116", "8,40", "6"],
            ["ЗБ-102", "Пижама с дълъг ръкав", "122–152", "9,60", "6"],
            ["ЗБ-115", "Нощница с щампа", "98–140", "7,90", "6"],
            ["ЗБ-204", "Потник, 2 бр.", "86–152", "4,20", "12"],
            ["ЗБ-206", "Боди с къс ръкав", "62–98", "3,80", "12"],
            ["ЗБ-211", "Клин", "86–140", "4,60", "12"],
            ["ЗБ-230", "Бельо, комплект", "98–152", "6,10", "6"],
          ],
          widths: [65, 190, 90, 62, 80],
          lines: true,
        },
        {
          text: [
            "За всички артикули в листата:",
            "Марка: Зайо Байо",
            "Състав: 92% памук, 8% еластан",
            "Произведено в България",
            "Производител: „Трикотаж Севлиево 94“ ЕООД, бул. „Стефан Пешев“ 81, 5400 Севлиево",
            "Сертификат OEKO-TEX STANDARD 100 № BG015 188234, издаден от TESTEX, валиден до 31.01.2027 г.",
            "Пране до 40 °C, без избелване, гладене до 150 °C.",
          ],
        },
        {
          beside: [
            [
              {
                text: [
                  "Отстъпки:",
                  "над 500 евро – 3 %",
                  "над 1 500 евро – 6 %",
                  "предплащане – допълнително 2 %",
                ],
                size: 9,
              },
            ],
            [
              {
                text: [
                  "Поръчки:",
                  "тел. 0675 00 418",
                  "poruchki@trikotazh94.example",
                  "Доставка с куриер за сметка на клиента",
                ],
                size: 9,
              },
            ],
          ],
        },
      ],
    ],
    truth: {
      brand: "Зайо Байо",
      fibre_composition: fibres("cotton 92, elastane 8"),
      country_making: "BG",
      manufacturer_name: "„Трикотаж Севлиево 94“ ЕООД",
      manufacturer_address: "бул. „Стефан Пешев“ 81, 5400 Севлиево",
      certificates: [
        {
          name: "OEKO-TEX STANDARD 100",
          number: "BG015 188234",
          issuer: "TESTEX",
          valid_until: "2027-01-31",
        },
      ],
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "iron_150",
    },
  },
  {
    name: "eleventh-second-sl-tehnicni-list",
    language: "sl",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        {
          text: [
            "Pletilnica Idrijca d.o.o.",
            "Rožna ulica 27, 5280 Idrija, Slovenija",
            "ID za DDV: SI44901826",
          ],
          size: 8.5,
        },
        { title: "Tehnični list: aktivna majica z dolgimi rokavi" },
        {
          table: [
            ["Blagovna znamka", "Model", "Šifra", "EAN"],
            ["Jelenk", "Porezen 200", "JE-2004-M", "3830091164520"],
          ],
          widths: [125, 120, 110, 132],
          lines: true,
        },
        {
          text: [
            "Majica je namenjena pohodništvu in turnemu smučanju. Sestava: 87 % merino volna, 13 % poliamid. Gramatura pletiva 200 g/m². Neto masa v velikosti M znaša 231 g.",
            "Pletivo barvajo v Italiji, pletenje in šivanje potekata v Idriji (Slovenija). Preja je predena na Češkem, volna je z Nove Zelandije.",
            "Proizvajalec: Pletilnica Idrijca d.o.o.",
          ],
        },
        { bar: "Vzdrževanje" },
        {
          pairs: [
            ["Pranje", "30 °C, obrnjeno na levo stran"],
            ["Beljenje", "ni dovoljeno"],
            ["Sušenje", "ni dovoljeno v sušilnem stroju; sušiti na ravni podlagi"],
            ["Likanje", "do 110 °C"],
            ["Kemično čiščenje", "ni dovoljeno"],
          ],
          style: "dots",
        },
        { bar: "Certifikati" },
        {
          table: [
            ["Certifikat", "Številka", "Izdajatelj", "Velja do"],
            ["RWS", "CU 897123-RWS", "Control Union", "12. 6. 2027"],
            ["OEKO-TEX STANDARD 100", "SI-0417-OTX", "OETI", "31. 8. 2027"],
          ],
          widths: [170, 127, 100, 90],
        },
        {
          text: [
            "Podatki o masi in merah odstopajo do 5 %. Pridržujemo si pravico do tehničnih sprememb. Natisnjeno 9. 11. 2026",
          ],
          size: 7.5,
        },
      ],
    ],
    truth: {
      manufacturer_name: "Pletilnica Idrijca d.o.o.",
      manufacturer_address: "Rožna ulica 27, 5280 Idrija, Slovenija",
      brand: "Jelenk",
      model_name: "Porezen 200",
      reference: "JE-2004-M",
      gtin: "3830091164520",
      fibre_composition: fibres("merino wool 87, polyamide 13"),
      net_weight: 231,
      country_fibre: ["NZ"],
      country_spinning: "CZ",
      country_weaving: "SI",
      country_dyeing: "IT",
      country_making: "SI",
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      certificates: [
        { name: "RWS", number: "CU 897123-RWS", issuer: "Control Union", valid_until: "2027-06-12" },
        { name: "OEKO-TEX STANDARD 100", number: "SI-0417-OTX", issuer: "OETI", valid_until: "2027-08-31" },
      ],
    },
  },
  {
    name: "eleventh-second-hr-deklaracija",
    language: "hr",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { title: "DEKLARACIJA PROIZVODA" },
        {
          beside: [
            [
              { bar: "HR" },
              {
                text: [
                  "Naziv: ženska podstavljena suknja",
                  "Robna marka: Lavandula",
                  "Šifra: 610-4478",
                  "Sirovinski sastav:",
                  "osnovna tkanina 64% poliester, 33% viskoza, 3% elastan;",
                  "podstava 100% poliester",
                  "Održavanje: prati na 30 °C, ne izbjeljivati, ne sušiti u sušilici, glačati do 110 °C, kemijski čistiti P",
                  "Zemlja podrijetla: Turska",
                  "Proizvođač: Gülşah Tekstil San. A.Ş., Sanayi Cad. 204, 16140 Nilüfer, Bursa",
                  "Uvoznik: Moda Kvarner d.o.o., Osječka 71, 51000 Rijeka",
                ],
                size: 9,
              },
            ],
            [
              { bar: "SI" },
              {
                text: [
                  "Naziv: žensko podloženo krilo",
                  "Blagovna znamka: Lavandula",
                  "Šifra: 610-4478",
                  "Surovinska sestava:",
                  "osnovna tkanina 64% poliester, 33% viskoza, 3% elastan;",
                  "podloga 100% poliester",
                  "Vzdrževanje: prati pri 30 °C, ne beliti, ne sušiti v sušilnem stroju, likati do 110 °C, kemično čistiti P",
                  "Država porekla: Turčija",
                  "Proizvajalec: Gülşah Tekstil San. A.Ş., Sanayi Cad. 204, 16140 Nilüfer, Bursa",
                  "Uvoznik: Moda Kvarner d.o.o., Osječka 71, 51000 Rijeka, Hrvaška",
                ],
                size: 9,
              },
            ],
          ],
        },
        {
          table: [
            ["Veličina / Velikost", "Boja / Barva", "EAN"],
            ["40", "tamnoplava / temno modra", "3851182044170"],
          ],
          widths: [140, 197, 150],
          lines: true,
        },
        { text: ["Maloprodajna cijena: 45,90 EUR (PDV uključen)"], size: 9 },
      ],
    ],
    truth: {
      brand: "Lavandula",
      reference: "610-4478",
      gtin: "3851182044170",
      fibre_composition: fibres("shell: polyester 64, viscose 33, elastane 3 | lining: polyester 100"),
      care_washing: "wash_30",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["dry_p"],
      country_making: "TR",
      manufacturer_name: "Gülşah Tekstil San. A.Ş.",
      manufacturer_address: "Sanayi Cad. 204, 16140 Nilüfer, Bursa",
    },
  },
  {
    name: "eleventh-second-uk-tekhnichnyi-opys",
    language: "uk",
    template: "textile",
    kind: "tech_sheet",
    font: "serif",
    pages: [
      [
        {
          text: [
            "ЗАТВЕРДЖУЮ",
            "Директор ТОВ «Полтавське вишиття» ____________ Л. М. Гнатенко",
            "«15» вересня 2026 р.",
          ],
          size: 9,
        },
        { title: "ТЕХНІЧНИЙ ОПИС МОДЕЛІ" },
        {
          table: [
            ["Виріб", "Сорочка жіноча вишита"],
            ["Модель", "Решетилівка"],
            ["Артикул", "ПВ-0417"],
            ["Торгова марка", "Мережка"],
            ["Виробник", "ТОВ «Полтавське вишиття»"],
            ["Адреса виробника", "вул. Гончарна, 18, 36000 Полтава, Україна"],
            ["Країна виробництва", "Україна"],
          ],
          widths: [150, 337],
          lines: true,
        },
        { bar: "1. Опис зовнішнього вигляду" },
        {
          text: [
            "Сорочка прямого силуету, з рукавом реглан, зібраним на манжет. Горловина оброблена обшивкою із зав'язками. Вишивка білим по білому на рукавах і пілочках, техніка — лиштва, вирізування, зерновий вивід.",
          ],
        },
        { bar: "2. Матеріали" },
        {
          text: [
            "Склад: льон 55 %, бавовна 45 %. Поверхнева густина 150 г/м². Нитки вишивальні муліне, кількість кольорів — один. Маса виробу (розмір 46) 265 г.",
          ],
        },
        { bar: "3. Вимірювання готового виробу, см" },
        {
          table: [
            ["Місце вимірювання", "42", "44", "46", "48", "50"],
            ["Довжина по спинці", "68", "68", "70", "70", "72"],
            ["Ширина на рівні грудей", "50", "52", "54", "56", "58"],
            ["Довжина рукава", "70", "71", "71", "72", "72"],
          ],
          widths: [187, 60, 60, 60, 60, 60],
          lines: true,
        },
        { bar: "4. Догляд" },
        {
          text: [
            "Прання ручне. Не відбілювати. Не сушити в барабанній сушарці. Прасувати зі зворотного боку при температурі до 200 °C. Хімчистка заборонена.",
          ],
        },
        { bar: "5. Маркування та пакування" },
        {
          text: [
            "Маркування — за ДСТУ EN ISO 3758. Кожен виріб складають у паперовий конверт, по 10 штук у картонний ящик. Гарантійний строк зберігання 36 місяців.",
          ],
        },
      ],
    ],
    truth: {
      model_name: "Решетилівка",
      reference: "ПВ-0417",
      brand: "Мережка",
      manufacturer_name: "ТОВ «Полтавське вишиття»",
      manufacturer_address: "вул. Гончарна, 18, 36000 Полтава, Україна",
      country_making: "UA",
      fibre_composition: fibres("linen 55, cotton 45"),
      net_weight: 265,
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
    },
  },
  {
    name: "eleventh-second-uk-vydatkova-nakladna",
    language: "uk",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Видаткова накладна № 2214 від 11 листопада 2026 р." },
        {
          pairs: [
            [
              "Постачальник",
              "ТОВ «Торговий дім Захід-Текстиль», м. Львів, вул. Складська, 3, код ЄДРПОУ 40118822",
            ],
            ["Покупець", "ФОП Дмитрук Олена Василівна, м. Луцьк"],
            ["Договір", "№ 17/26 від 02.02.2026"],
          ],
          style: "gap",
        },
        {
          table: [
            ["№", "Товар", "Од.", "К-сть", "Ціна без ПДВ", "Сума без ПДВ"],
            ["1", "Термобілизна чоловіча, комплект, р. 48", "компл.", "20", "820,00", "16 400,00"],
            ["2", "Термобілизна чоловіча, комплект, р. 50", "компл.", "30", "820,00", "24 600,00"],
            ["3", "Термобілизна чоловіча, комплект, р. 52", "компл.", "25", "820,00", "20 500,00"],
          ],
          widths: [28, 199, 55, 50, 75, 80],
          lines: true,
        },
        {
          pairs: [
            ["Разом без ПДВ", "61 500,00 грн"],
            ["ПДВ 20 %", "12 300,00 грн"],
            ["Усього з ПДВ", "73 800,00 грн"],
          ],
          style: "dots",
        },
        { text: ["Усього на суму: сімдесят три тисячі вісімсот гривень 00 копійок"], size: 9 },
        {
          text: [
            "Відомості про товар (поз. 1–3): артикул ТБ-330; ТМ «Карпат-Термо»; склад: 90 % поліестер, 10 % еластан; виробник — ТОВ «Трикотажна фабрика Черемош», вул. Фабрична, 9, 78600 Косів, Україна; країна походження — Україна.",
            "Догляд: прати при 40 °C, не відбілювати, не прасувати.",
          ],
        },
        {
          beside: [
            [{ text: ["Від постачальника:", "______________ Ковалишин Р. І.", "М. П."] }],
            [{ text: ["Отримав:", "______________", "за довіреністю № 88 від 10.11.2026"] }],
          ],
        },
      ],
    ],
    truth: {
      reference: "ТБ-330",
      brand: "Карпат-Термо",
      fibre_composition: fibres("polyester 90, elastane 10"),
      manufacturer_name: "ТОВ «Трикотажна фабрика Черемош»",
      manufacturer_address: "вул. Фабрична, 9, 78600 Косів, Україна",
      country_making: "UA",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_ironing: "do_not_iron",
    },
  },
  {
    name: "eleventh-second-en-in-certificate",
    language: "en",
    template: "textile",
    kind: "certificate",
    font: "sans",
    pages: [
      [
        {
          text: [
            "Hohenstein Textile Testing Institute GmbH & Co. KG",
            "Schlosssteige 1, 74357 Bönnigheim, Germany",
          ],
          size: 8.5,
        },
        { title: "CERTIFICATE" },
        { text: ["STANDARD 100 by OEKO-TEX®"] },
        {
          pairs: [
            ["Certificate number", "23.HIN.77205"],
            ["Valid until", "31.07.2027"],
            ["Product class", "II (products with direct contact to skin)"],
          ],
          style: "gap",
        },
        {
          text: [
            "The authorisation to use the STANDARD 100 by OEKO-TEX® mark is granted for the following articles:",
            "Terry towels, bath mats and face cloths made of 100 % cotton, bleached and reactive dyed, including sewing threads and woven labels.",
          ],
        },
        {
          pairs: [
            ["Manufacturer", "Kongu Terry Mills Private Limited"],
            ["Address", "SF No. 218/2, Erode Main Road, Karur 639006, Tamil Nadu, India"],
            ["Country of manufacture", "India"],
          ],
          style: "gap",
        },
        {
          text: [
            "The results of the inspection made according to STANDARD 100 by OEKO-TEX®, Annex 4, product class II, have shown that the above mentioned goods meet the human-ecological requirements presently established for products with direct contact to skin.",
            "The certified articles fulfil the requirements of Annex XVII of REACH (incl. the use of azo colourants, nickel release, etc.) and the American requirement regarding total content of lead in children's articles (CPSIA).",
            "The holder of the certificate, who has issued a conformity declaration according to ISO 17050-1, is under an obligation to use the mark only in conjunction with products that conform with the sample initially tested. The conformity is verified by audits.",
          ],
          size: 9,
        },
        { text: ["Bönnigheim, 28.07.2026", " ", "Head of Certification Body OEKO-TEX®"] },
      ],
    ],
    truth: {
      certificates: [
        {
          name: "STANDARD 100 by OEKO-TEX",
          number: "23.HIN.77205",
          issuer: "Hohenstein Textile Testing Institute GmbH & Co. KG",
          valid_until: "2027-07-31",
        },
      ],
      fibre_composition: fibres("cotton 100"),
      manufacturer_name: "Kongu Terry Mills Private Limited",
      manufacturer_address: "SF No. 218/2, Erode Main Road, Karur 639006, Tamil Nadu, India",
      country_making: "IN",
    },
  },
  {
    name: "eleventh-second-en-pk-invoice",
    language: "en",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    also: ["fax"],
    pages: [
      [
        { title: "COMMERCIAL INVOICE" },
        {
          table: [
            ["Manufacturer & Exporter", "Invoice no. & date"],
            [
              "Chenab Valley Weaving Mills (Pvt.) Ltd., 14 KM Sheikhupura Road, Faisalabad 38000, Pakistan",
              "CVW/EXP/1187/26 dated 06-Nov-2026",
            ],
            ["Consignee", "L/C or contract"],
            [
              "Dunmore Homewares Ltd., Unit 4 Ballymount Park, Dublin D12 XK84, Ireland",
              "Sales contract DH-2207, D/P at sight",
            ],
            ["Port of loading / discharge", "Vessel, terms"],
            ["Karachi / Dublin", "By sea, FOB Karachi, Incoterms 2020"],
          ],
          widths: [287, 200],
          lines: true,
        },
        {
          table: [
            ["Style", "Description", "Qty sets", "USD/set", "Amount USD"],
            ["CV-801-S", "Duvet cover set, single, 2 pcs", "1,200", "6.85", "8,220.00"],
            ["CV-801-D", "Duvet cover set, double, 3 pcs", "2,400", "9.40", "22,560.00"],
            ["CV-801-K", "Duvet cover set, king, 3 pcs", "1,800", "10.75", "19,350.00"],
            ["CV-802-D", "Fitted sheet + 2 pillowcases, double", "900", "5.60", "5,040.00"],
            ["", "Total", "6,300", "", "55,170.00"],
          ],
          widths: [75, 207, 65, 60, 80],
          lines: true,
        },
        { text: ["Total US dollars fifty-five thousand one hundred and seventy only."], size: 9 },
        { bar: "Particulars of all goods in this invoice" },
        {
          pairs: [
            ["Brand", "Dunmore Linens"],
            ["Fabric", "Percale 144 TC, 52% polyester 48% cotton, printed"],
            ["Country of origin", "Pakistan"],
            ["HS code", "6302.2200"],
            ["OEKO-TEX Standard 100", "certificate no. 2311PK0448, Hohenstein, valid until 30-Apr-2027"],
            ["Packing", "420 cartons, gross 9,870 kg, net 9,240 kg, 61.3 CBM"],
          ],
          style: "gap",
        },
        {
          text: [
            "We certify that the goods are of Pakistan origin and that the invoice shows the actual price of the goods described. Form-E no. HBL-2026-0091827. NTN 2207184-3.",
            "Bank: remit to account 0100-0000-4471 through our bankers at Faisalabad main branch. Claims within 30 days of arrival.",
            "For Chenab Valley Weaving Mills (Pvt.) Ltd. – authorised signatory",
          ],
          size: 8.5,
        },
      ],
      [
        { title: "PACKING LIST" },
        { text: ["to invoice CVW/EXP/1187/26 dated 06-Nov-2026"], size: 9 },
        {
          table: [
            ["Carton nos.", "Style", "Colour", "Sets/ctn", "Cartons", "Sets", "Net kg", "Gross kg"],
            ["1-80", "CV-801-S", "Sage", "15", "80", "1,200", "1,380", "1,480"],
            ["81-160", "CV-801-D", "Sage", "15", "80", "1,200", "1,960", "2,090"],
            ["161-240", "CV-801-D", "Slate", "15", "80", "1,200", "1,960", "2,090"],
            ["241-300", "CV-801-K", "Sage", "15", "60", "900", "1,620", "1,725"],
            ["301-360", "CV-801-K", "Slate", "15", "60", "900", "1,620", "1,725"],
            ["361-420", "CV-802-D", "White", "15", "60", "900", "700", "760"],
            ["", "TOTAL", "", "", "420", "6,300", "9,240", "9,870"],
          ],
          widths: [72, 70, 55, 58, 58, 52, 58, 64],
          lines: true,
        },
        {
          pairs: [
            ["Carton size", "60 x 45 x 54 cm, 5 ply export"],
            ["Shipping marks", "DH-2207 / DUBLIN / carton no. / style / colour"],
            ["Container", "1 x 40' HC, seal to be advised"],
            ["Inspection", "AQL 2.5, passed at mill on 04-Nov-2026"],
          ],
        },
      ],
    ],
    truth: {
      manufacturer_name: "Chenab Valley Weaving Mills (Pvt.) Ltd.",
      manufacturer_address: "14 KM Sheikhupura Road, Faisalabad 38000, Pakistan",
      brand: "Dunmore Linens",
      fibre_composition: fibres("polyester 52, cotton 48"),
      country_making: "PK",
      certificates: [
        {
          name: "OEKO-TEX Standard 100",
          number: "2311PK0448",
          issuer: "Hohenstein",
          valid_until: "2027-04-30",
        },
      ],
      commodity_code: "63022200",
    },
  },
  {
    name: "eleventh-second-en-in-tech-pack",
    language: "en",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "TECH PACK – WOMEN'S WOVEN" },
        {
          table: [
            ["Brand", "Isla & Wren", "Season", "SS27"],
            ["Style no.", "IW-2719", "Sample size", "UK 12"],
            ["Style name", "Marigold", "Size range", "UK 8–18"],
            ["Description", "Tiered midi dress, block print", "Issued", "19-Oct-2026"],
            ["Fabric code", "SH-CB-060", "Version", "4"],
          ],
          widths: [85, 188, 90, 124],
          lines: true,
        },
        {
          pairs: [
            [
              "Vendor / manufacturer",
              "Sanganer Handprints LLP, Plot 77, RIICO Industrial Area, Sanganer, Jaipur 302029, India",
            ],
            ["Made in", "India"],
            ["Fabric woven in", "India"],
            ["Shell", "100% cotton (60s x 60s cambric, 92 x 88)"],
            ["Lining", "100% viscose (bodice and upper tier)"],
            ["Finished garment weight", "395 g (UK 12)"],
            ["Colourways", "Indigo/ecru, Madder/ecru"],
          ],
          style: "dots",
        },
        { bar: "CONSTRUCTION" },
        {
          text: [
            "Round neck with self-fabric facing and keyhole at centre back, one loop and button. Raglan sleeve to elbow with 12 mm elasticated cuff. Three tiers, gathering ratio 1 : 1.6. French seams on shell, 4-thread overlock on lining, 14 stitches per inch. Hem double turned 10 mm.",
          ],
        },
        { bar: "TRIMS" },
        {
          table: [
            ["Item", "Quality", "Placement", "Qty"],
            ["Main label", "woven damask, 50 x 15 mm", "centre back neck", "1"],
            ["Care label", "printed satin, 5 languages", "left side seam, 10 cm above hem", "1"],
            ["Button", "coconut shell, 18L", "keyhole", "1 + 1 spare"],
            ["Elastic", "12 mm, white", "cuffs", "2 x 27 cm"],
            ["Swing ticket", "FSC board, jute cord", "left cuff", "1"],
          ],
          widths: [85, 150, 172, 80],
          lines: true,
        },
        { bar: "CARE LABEL TEXT" },
        {
          text: [
            "Machine wash at 30°C, gentle cycle. Do not bleach. Do not tumble dry. Dry in the shade on a line. Warm iron, max. 150°C. Do not dry clean.",
          ],
        },
      ],
      [
        { bar: "POINTS OF MEASURE (cm)" },
        {
          table: [
            ["Point", "8", "10", "12", "14", "16", "18", "Tol."],
            ["Bust, 2.5 below armhole", "92", "97", "102", "107", "113", "119", "1.0"],
            ["Waist, relaxed", "84", "89", "94", "99", "105", "111", "1.0"],
            ["Length from shoulder", "118", "119", "120", "121", "122", "123", "1.0"],
            ["Sleeve from neck", "46", "46.5", "47", "47.5", "48", "48.5", "0.5"],
            ["Cuff, relaxed", "25", "26", "27", "28", "29", "30", "0.5"],
            ["Hem circumference", "236", "241", "246", "251", "257", "263", "2.0"],
          ],
          widths: [152, 46, 46, 46, 46, 46, 46, 59],
          lines: true,
        },
        { bar: "TEST REQUIREMENTS" },
        {
          table: [
            ["Test", "Method", "Requirement"],
            ["Dimensional change, 3 washes", "ISO 6330 / ISO 5077", "max. 4%"],
            ["Colour fastness to washing", "ISO 105-C06 A1S", "grade 4"],
            ["Colour fastness to rubbing", "ISO 105-X12", "dry 4, wet 3"],
            ["Seam slippage", "ISO 13936-2", "max. 6 mm at 80 N"],
          ],
          lines: true,
        },
        {
          text: [
            "Fit comments, 2nd proto: lower the keyhole by 1 cm; reduce sleeve volume by 4 cm at bicep; lining to finish 3 cm above the first tier seam. Send the size set by 30 November.",
            "Confidential. This tech pack remains the property of the brand and may not be shared with third parties.",
          ],
          size: 8.5,
        },
      ],
    ],
    truth: {
      brand: "Isla & Wren",
      reference: "IW-2719",
      model_name: "Marigold",
      manufacturer_name: "Sanganer Handprints LLP",
      manufacturer_address: "Plot 77, RIICO Industrial Area, Sanganer, Jaipur 302029, India",
      country_making: "IN",
      country_weaving: "IN",
      fibre_composition: fibres("shell: cotton 100 | lining: viscose 100"),
      net_weight: 395,
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line_shade"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
    },
  },
];
