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
            ["Taille de référence", "M"],
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
                  ["Paese di confezione", "Romania"],
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
];
