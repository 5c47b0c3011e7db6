/** Portuguese and Brazilian papers on clothes and home textiles, to tune the rules on. */

import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const PORTUGUESE: readonly Specimen[] = [
  {
    name: "south ficha técnica sweat felpa",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [{ title: "Malhas do Este" }, { text: ["Confeção e estamparia"], size: 8 }],
            [{ text: ["FICHA TÉCNICA", "Versão 2 de 21-04-2026", "Página 1/1"] }],
          ],
        },
        {
          table: [
            ["Cliente", "Nordhavn ApS (DK)", "Estação", "Inverno 27"],
            ["Marca", "Nordhavn", "Ref.ª", "NH-3308"],
            ["Artigo", "Sweat felpa com capuz", "EAN-13", "5606968361396"],
          ],
          widths: [60, 200, 70, 157],
          lines: true,
        },
        {
          pairs: [
            ["Composição", "85% algodão orgânico 15% poliéster reciclado"],
            ["Gramagem", "320 g/m2"],
            ["Teor de material reciclado", "15 %"],
            ["Peso líquido da peça", "610 g"],
            ["Fiação", "Índia"],
            ["Tricotagem", "Portugal"],
            ["Tingimento", "Portugal"],
            ["País de fabrico", "Portugal"],
          ],
          style: "dots",
        },
        {
          text: [
            "Conservação: lavar a 30 °C, ciclo suave; não usar lixívia; não secar na máquina; secar na horizontal; passar a ferro a temperatura média (máx. 150 °C); não limpar a seco.",
          ],
        },
        {
          text: [
            "Malhas do Este, Lda. · Rua de São Lázaro 118 · 4715-012 Braga · NIPC 504 771 203 · Capital social 25.000 €",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Nordhavn",
      reference: "NH-3308",
      gtin: "5606968361396",
      fibre_composition: fibres("organic cotton 85, recycled polyester 15"),
      recycled_content: 15,
      net_weight: 610,
      country_spinning: "IN",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Malhas do Este, Lda.",
      manufacturer_address: "Rua de São Lázaro 118 · 4715-012 Braga",
    },
  },
  {
    name: "south fatura jogo de cama",
    language: "pt",
    template: "textile",
    kind: "invoice",
    also: ["photo"],
    pages: [
      [
        { title: "Têxteis Penha Alta, S.A." },
        {
          text: ["Rua da Fábrica Velha 77", "4810-225 Guimarães", "Portugal", "Contribuinte n.º 500 912 338"],
          size: 9,
        },
        {
          pairs: [
            ["Fatura", "FT A/20261144"],
            ["Data", "2026-05-28"],
            ["Exmo(s). Sr.(s)", "Maison du Lin SARL, 6 rue Grande, 77300 Fontainebleau, França"],
            ["ATCUD", "JF77KLM2-1144"],
          ],
        },
        {
          table: [
            ["Código", "Descrição", "Qtd.", "Preço", "Total"],
            [
              "PA-JC-240",
              "Jogo de cama casal 240x220, percal 100% algodão, tingido em peça",
              "150",
              "38,20",
              "5.730,00",
            ],
          ],
          widths: [80, 225, 45, 60, 77],
          lines: true,
        },
        {
          text: [
            "País de origem: Portugal. Código de barras 5604556388534. Código pautal 6302 31 00.",
            "IVA – isento nos termos do artigo 14.º do RITI. Peso bruto 312 kg / peso líquido 288 kg (25 caixas).",
          ],
        },
        { text: ["Total a pagar: EUR 5.730,00 — IBAN PT50 0035 0651 0000 4410 2307 1"] },
      ],
    ],
    truth: {
      reference: "PA-JC-240",
      gtin: "5604556388534",
      fibre_composition: fibres("cotton 100"),
      country_making: "PT",
      manufacturer_name: "Têxteis Penha Alta, S.A.",
      manufacturer_address: "Rua da Fábrica Velha 77, 4810-225 Guimarães, Portugal",
      commodity_code: "63023100",
    },
  },
  {
    name: "south declaração de material reciclado",
    language: "pt",
    template: "textile",
    kind: "declaration",
    font: "serif",
    pages: [
      [
        { text: ["Tecelagem Rio Selho, Lda.", "Avenida de São Torcato 1020, 4800-021 Guimarães"], size: 9 },
        { title: "DECLARAÇÃO" },
        {
          text: [
            "Para os devidos efeitos se declara que o saco de compras refª TS-0044, produzido nas nossas instalações em Portugal para a marca Mercado Verde, contém 70 % de material reciclado pós-consumo, sendo a sua composição a seguinte: setenta por cento (70 %) poliéster reciclado e trinta por cento (30 %) algodão.",
            "O conteúdo reciclado foi verificado ao abrigo da norma RCS 2.0, certificado n.º CIT-RCS-0412/2026, emitido por Certitex Portugal e válido até 31 de outubro de 2026.",
            "Cada saco pesa 118 g (peso líquido).",
            "Guimarães, 15 de janeiro de 2026. A gerência.",
          ],
        },
      ],
    ],
    truth: {
      reference: "TS-0044",
      brand: "Mercado Verde",
      country_making: "PT",
      recycled_content: 70,
      fibre_composition: fibres("recycled polyester 70, cotton 30"),
      certificates: [{ name: "RCS", number: "CIT-RCS-0412/2026" }],
      net_weight: 118,
      manufacturer_name: "Tecelagem Rio Selho, Lda.",
      manufacturer_address: "Avenida de São Torcato 1020, 4800-021 Guimarães",
    },
  },
  {
    name: "south tabela pijama de bebé",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    font: "narrow",
    pages: [
      [
        { bar: "PRODUCT SPEC / ESPECIFICAÇÃO DO PRODUTO" },
        {
          table: [
            ["Brand", "Marca", "Pequeno Urso"],
            ["Style", "Referência", "PU-PJ-0612"],
            ["Barcode", "Código EAN", "5604532524871"],
            ["Main fabric", "Tecido principal", "CO 95 / EA 5"],
            ["Rib", "Canelado punhos", "CO 92 / EA 8"],
            ["Net weight (9 m)", "Peso líquido (9 m)", "148 g"],
            ["Made in", "Fabricado em", "Portugal"],
            ["Dyed in", "Tingido em", "Portugal"],
            ["Wash", "Lavagem", "40 °C normal"],
            ["Bleach", "Branqueamento", "Não branquear"],
            ["Dry", "Secagem", "Máquina de secar, temperatura baixa"],
            ["Iron", "Passagem a ferro", "máx. 110 °C, sem vapor"],
            ["Dry clean", "Limpeza a seco", "Não limpar a seco"],
            ["GOTS", "Certificado n.º", "CITX-GOTS-2026-0077"],
          ],
          widths: [120, 160, 207],
          lines: true,
        },
      ],
    ],
    truth: {
      brand: "Pequeno Urso",
      reference: "PU-PJ-0612",
      gtin: "5604532524871",
      fibre_composition: fibres("shell: cotton 95, elastane 5 | cuff: cotton 92, elastane 8"),
      net_weight: 148,
      country_making: "PT",
      country_dyeing: "PT",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "GOTS", number: "CITX-GOTS-2026-0077" }],
    },
  },
  {
    name: "south prova de etiqueta em quatro línguas",
    language: "pt",
    template: "textile",
    kind: "other",
    also: ["scan"],
    pages: [
      [
        { text: ["Etiqueta interior – prova 1 – aprovar e devolver a etiquetas@rotular.example"], size: 8 },
        { title: "FAROL" },
        { text: ["Ref. FRL.8810.21"] },
        {
          text: [
            "55% linho / linen / lin / lino",
            "45% viscose / viscose / viscose / viscosa",
            "Forro / Lining / Doublure / Forro:",
            "100% algodão / cotton / coton / algodón",
          ],
        },
        { text: ["Fabricado em Portugal / Made in Portugal / Fabriqué au Portugal / Hecho en Portugal"] },
        {
          text: [
            "Lavar à mão / Hand wash / Lavage à la main / Lavar a mano",
            "Não usar lixívia / Do not bleach / Ne pas javelliser / No usar lejía",
            "Secar na vertical à sombra / Line dry in shade / Séchage sur fil à l'ombre / Tender a la sombra",
            "Ferro médio / Medium iron 150 °C / Fer moyen / Plancha media",
          ],
        },
        { text: ["5604473179147"], size: 12 },
        { text: ["Papel 60 x 25 mm, cetim branco, 2 500 un. + 3 %"], size: 7 },
      ],
    ],
    truth: {
      brand: "FAROL",
      reference: "FRL.8810.21",
      gtin: "5604473179147",
      fibre_composition: fibres("linen 55, viscose 45 | lining: cotton 100"),
      country_making: "PT",
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["line_shade"],
      care_ironing: "iron_150",
    },
  },
  {
    name: "south ficha técnica calça brasileira",
    language: "pt",
    template: "textile",
    kind: "tech_sheet",
    font: "mono",
    also: ["scan"],
    pages: [
      [
        { text: ["JEANSWEAR SERRA AZUL IND. E COM. DE CONFECÇÕES LTDA"], size: 12 },
        {
          text: [
            "Rua Blumenau, 1450 - Bairro Velha - 89036-000 Blumenau/SC",
            "CNPJ 08.441.220/0001-77  IE 254.118.903",
          ],
          size: 9,
        },
        { bar: "FICHA TECNICA DE PRODUTO" },
        {
          pairs: [
            ["REF", "JSA-40022"],
            ["DESCRICAO", "CALCA JEANS FEM SKINNY"],
            ["MARCA", "Serra Azul"],
            ["GTIN", "7891655491557"],
            ["COMPOSICAO", "78% ALGODAO 20% POLIESTER 2% ELASTANO"],
            ["GRAMATURA", "10 OZ"],
            ["PESO LIQUIDO", "0,540 kg"],
            ["PAIS DE ORIGEM", "BRASIL"],
          ],
          style: "gap",
        },
        {
          text: [
            "CONSERVACAO: LAVAGEM A 40 GRAUS PROCESSO NORMAL. NAO ALVEJAR. NAO SECAR EM TAMBOR. SECAR EM VARAL A SOMBRA. PASSAR A FERRO ATE 150 GRAUS. NAO LIMPAR A SECO.",
          ],
        },
        { text: ["Consumo: 1,18 m / pc   Encolhimento: 6%   Tempo: 14 min"], size: 8 },
      ],
    ],
    truth: {
      reference: "JSA-40022",
      brand: "Serra Azul",
      gtin: "7891655491557",
      fibre_composition: fibres("cotton 78, polyester 20, elastane 2"),
      net_weight: 540,
      country_making: "BR",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line_shade"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "JEANSWEAR SERRA AZUL IND. E COM. DE CONFECÇÕES LTDA",
      manufacturer_address: "Rua Blumenau, 1450 - Bairro Velha - 89036-000 Blumenau/SC",
    },
  },
  {
    name: "south danfe uniformes",
    language: "pt",
    template: "textile",
    kind: "invoice",
    font: "narrow",
    pages: [
      [
        {
          text: [
            "DANFE – Documento Auxiliar da Nota Fiscal Eletrônica   0-ENTRADA 1-SAÍDA [1]   Nº 000.018.223 SÉRIE 1",
          ],
          size: 9,
        },
        { text: ["Chave de acesso 3526 0511 4420 8800 0133 5500 1000 0182 2310 4477 1290"], size: 8 },
        {
          pairs: [
            ["Emitente", "Distribuidora Paulista de Uniformes Ltda – São Paulo/SP"],
            ["Destinatário", "Hospital Santa Helena – Campinas/SP"],
            ["Natureza da operação", "Venda de mercadoria adquirida de terceiros"],
          ],
          style: "stacked",
        },
        {
          table: [
            ["Cód.", "Descrição do produto", "NCM", "CST", "Qtd", "V. unit", "ICMS"],
            ["1044", "Jaleco branco 67% poliéster 33% algodão", "6211.33.00", "000", "40", "52,90", "18%"],
            ["1051", "Calça brim 100% algodão", "6203.42.00", "000", "40", "47,50", "18%"],
            ["1090", "Touca descartável TNT", "6505.00.99", "000", "500", "0,22", "18%"],
          ],
          widths: [40, 190, 75, 40, 40, 55, 45],
          lines: true,
        },
        {
          text: ["Peso bruto 48,200 kg  Peso líquido 44,600 kg  Volumes 5  Transportador: Rápido Anhanguera"],
          size: 9,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "south etiqueta brasileira camiseta",
    language: "pt",
    template: "textile",
    kind: "other",
    also: ["photo"],
    pages: [
      [
        { text: ["ARTE FINAL ETIQUETA DE COMPOSIÇÃO"], size: 9 },
        { title: "Maré Mansa" },
        {
          text: [
            "MARÉ MANSA CONFECÇÕES LTDA",
            "CNPJ 21.884.030/0001-45",
            "INDÚSTRIA BRASILEIRA",
            "TAM. G   REF. MM-1907",
          ],
        },
        { text: ["52% POLIAMIDA RECICLADA", "36% POLIAMIDA", "12% ELASTANO"] },
        {
          text: [
            "Lavagem à mão",
            "Não alvejar",
            "Não secar em tambor",
            "Secagem na horizontal à sombra",
            "Não passar a ferro",
            "Não limpar a seco",
          ],
        },
        { text: ["7892172207942"] },
      ],
    ],
    truth: {
      brand: "Maré Mansa",
      reference: "MM-1907",
      country_making: "BR",
      fibre_composition: fibres("recycled polyamide 52, polyamide 36, elastane 12"),
      care_washing: "hand_wash",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "flat_shade"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      gtin: "7892172207942",
      manufacturer_name: "MARÉ MANSA CONFECÇÕES LTDA",
    },
  },
  {
    name: "south certificado OCS de âmbito",
    language: "pt",
    template: "textile",
    kind: "certificate",
    pages: [
      [
        { title: "Scope Certificate / Certificado de Âmbito" },
        {
          table: [
            ["Certificado n.º / Certificate No.", "CERTX-OCS100-SC-2026-03318"],
            ["Norma / Standard", "Organic Content Standard (OCS) 3.0"],
            ["Titular / Holder", "Fiação Cávado e Filhos, S.A."],
            ["Morada / Address", "Lugar da Ponte, 4755-311 Barcelos, Portugal"],
            ["N.º de licença / Licence No.", "CERTX-88107"],
            ["Emitido em / Issued", "05/02/2026"],
            ["Válido até / Valid until", "04/02/2027"],
          ],
          widths: [200, 287],
          lines: true,
        },
        {
          text: [
            "Categorias de produto: fios tingidos, fios crus. Unidades subcontratadas: Tinturaria Vale do Ave, Lda. (Vila Nova de Famalicão); Retorcedora Norte (Santo Tirso).",
            "Este certificado não comprova que os produtos entregues são certificados; para cada remessa é necessário um certificado de transação.",
          ],
          size: 9,
        },
      ],
    ],
    truth: { certificates: [{ name: "OCS", number: "CERTX-OCS100-SC-2026-03318" }] },
  },
  {
    name: "south e-mail correção de composição",
    language: "pt",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["De", "Sofia Mendonça <sofia@agencia-lousado.example>"],
            ["Para", "compras@ateliernorte.example"],
            ["Enviado", "quinta-feira, 3 de setembro de 2026 10:41"],
            ["Assunto", "Dados para a etiqueta do vosso art. AN-771"],
          ],
        },
        {
          text: [
            "Bom dia Rui,",
            "Seguem os dados que pediram para o artigo AN-771 (cardigan):",
            "- composição: algodão 60%, acrílico 25%, lã 15%",
            "- peso líquido por peça: 395 gramas",
            "- confecionado em Portugal, fio fiado em Itália",
            "- lavar a 30º, ciclo muito suave; não secar na máquina; secar na horizontal",
            "- EAN 5604204966886",
            "As caixas (24 peças) pesam 10,2 kg brutos. O desconto de 2% mantém-se.",
            "Cumprimentos,",
            "Sofia Mendonça — Lousado Agentes Têxteis, Lda., Rua das Lameiras 51, 4760-800 Vila Nova de Famalicão, tel. 252 000 318",
          ],
        },
      ],
    ],
    truth: {
      reference: "AN-771",
      fibre_composition: fibres("cotton 60, acrylic 25, wool 15"),
      net_weight: 395,
      country_making: "PT",
      country_spinning: "IT",
      care_washing: "wash_30_very_mild",
      care_drying: ["do_not_tumble", "flat"],
      gtin: "5604204966886",
    },
  },
];
