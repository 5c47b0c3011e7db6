/** Spanish papers on clothes and cloth, to tune the rules on. */

import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const SPANISH: readonly Specimen[] = [
  {
    name: "south ficha técnica camiseta",
    language: "es",
    template: "textile",
    kind: "tech_sheet",
    also: ["photo"],
    pages: [
      [
        { bar: "FICHA TÉCNICA DE PRODUCTO" },
        {
          pairs: [
            ["MARCA", "Levante Surf"],
            ["REFERENCIA", "LV-26-CAM-07"],
            ["DESCRIPCIÓN", "Camiseta unisex manga corta"],
            ["CÓDIGO DE BARRAS", "8431412250394"],
            ["COMPOSICIÓN", "50% algodón orgánico, 50% algodón reciclado"],
            ["CONTENIDO RECICLADO", "50%"],
            ["GRAMAJE", "180 g/m2"],
            ["PESO NETO UNIDAD", "155 g"],
            ["PAÍS DE HILATURA", "España"],
            ["PAÍS DE TEJEDURÍA", "España"],
            ["PAÍS DE TINTURA", "Portugal"],
            ["PAÍS DE CONFECCIÓN", "Portugal"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Lavar a máquina máx. 40 °C. No usar lejía. Secar en secadora a baja temperatura. Planchar a temperatura media (150 °C). No limpiar en seco.",
          ],
        },
        {
          text: [
            "Textiles Levante Sostenible, S.L. · Pol. Ind. El Clérigo, nave 11 · 03802 Alcoy (Alicante) · CIF B54881203",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      brand: "Levante Surf",
      reference: "LV-26-CAM-07",
      gtin: "8431412250394",
      fibre_composition: fibres("organic cotton 50, recycled cotton 50"),
      recycled_content: 50,
      net_weight: 155,
      country_spinning: "ES",
      country_weaving: "ES",
      country_dyeing: "PT",
      country_making: "PT",
      care_washing: "wash_40",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Textiles Levante Sostenible, S.L.",
      manufacturer_address: "Pol. Ind. El Clérigo, nave 11 · 03802 Alcoy (Alicante)",
    },
  },
  {
    name: "south factura sudaderas",
    language: "es",
    template: "textile",
    kind: "invoice",
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Géneros de Punto Maresme, S.A.",
                  "Carrer de la Indústria, 52",
                  "08301 Mataró (Barcelona)",
                  "NIF A08771234",
                ],
              },
            ],
            [
              { title: "FACTURA" },
              { text: ["Núm. F2026/00913", "Fecha 22-01-2026", "Pedido cliente 77120"] },
            ],
          ],
        },
        { text: ["Cliente: Deportes Ulía S.L., Paseo de Zarategi 18, 20015 Donostia — NIF B20445981"] },
        {
          table: [
            ["Ref.", "Concepto", "Cant.", "Precio", "Importe"],
            ["GP-4471-N", "Sudadera cremallera negra", "300", "16,90", "5.070,00"],
            ["", "Composición: algodón 80 %, poliéster 20 %", "", "", ""],
            ["", "Hecho en España – EAN 8439899080916", "", "", ""],
          ],
          widths: [80, 220, 50, 60, 77],
        },
        {
          pairs: [
            ["Base imponible", "5.070,00 €"],
            ["IVA 21 %", "1.064,70 €"],
            ["TOTAL FACTURA", "6.134,70 €"],
          ],
          style: "dots",
        },
        {
          text: [
            "Forma de pago: transferencia a 60 días. IBAN ES91 2100 0418 4502 0005 1332. Bultos: 12. Peso bruto 171 kg.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "GP-4471-N",
      gtin: "8439899080916",
      fibre_composition: fibres("cotton 80, polyester 20"),
      country_making: "ES",
      manufacturer_name: "Géneros de Punto Maresme, S.A.",
      manufacturer_address: "Carrer de la Indústria, 52, 08301 Mataró (Barcelona)",
    },
  },
  {
    name: "south certificado de transacción GOTS",
    language: "es",
    template: "textile",
    kind: "certificate",
    also: ["scan"],
    pages: [
      [
        { text: ["Certificado de transacción (TC) – Global Organic Textile Standard"], size: 13 },
        {
          table: [
            ["1. Organismo de certificación", "2. Núm. de certificado de transacción"],
            ["Certex Ibérica, C/ Aribau 230, 08006 Barcelona", "CXI-GOTS-TC-2026-00712"],
            ["3. Vendedor de los productos", "4. Organismo que inspecciona al vendedor"],
            ["Tecidos Minho Bio, Lda., Guimarães, Portugal", "Certex Ibérica. Licencia 330418"],
            ["5. Comprador", "6. País de destino"],
            ["Bebé Natura S.L., Valencia", "España"],
            ["7. Masa bruta de los productos", "8. Masa neta certificada"],
            ["1.240,0 kg", "1.118,5 kg"],
          ],
          widths: [243, 243],
          lines: true,
        },
        {
          text: [
            "9. Productos: 14 referencias de ropa de bebé según factura FT 2026/388 y anexo de 2 páginas.",
            "Los productos cumplen GOTS versión 7.0. Expedido en Barcelona el 30 de marzo de 2026.",
          ],
        },
      ],
    ],
    truth: { certificates: [{ name: "GOTS", number: "CXI-GOTS-TC-2026-00712" }] },
  },
  {
    name: "south ficha toalla bilingüe",
    language: "es",
    template: "textile",
    kind: "other",
    font: "narrow",
    pages: [
      [
        { title: "Toalla de baño · Bath towel" },
        {
          pairs: [
            ["Marca / Brand", "Casa Albufera"],
            ["Ref. / Item no.", "CA-70140-SAL"],
            ["EAN", "8432425089964"],
            ["Medidas / Size", "70 x 140 cm"],
            ["Composición / Composition", "Algodón / Cotton 100%"],
            ["Densidad / Density", "550 gsm"],
            ["Peso neto / Net weight", "540 g"],
            ["Origen / Origin", "Hecho en Portugal / Made in Portugal"],
            ["Fabricante / Manufacturer", "Felpos do Ave, S.A."],
            ["Dirección / Address", "Rua do Barreiro 300, 4815-411 Vizela, Portugal"],
          ],
          style: "gap",
        },
        {
          text: [
            "Cuidados: lavar a 60 °C; solo blanqueador con oxígeno, sin cloro; secadora a temperatura normal; plancha máx. 200 °C; no lavar en seco.",
            "Care: wash at 60 °C; oxygen bleach only, no chlorine; tumble dry normal; iron max. 200 °C; do not dry clean.",
          ],
        },
        { text: ["STANDARD 100 by OEKO-TEX® 13.HPT.44172 CITEVE"], size: 9 },
      ],
    ],
    truth: {
      brand: "Casa Albufera",
      reference: "CA-70140-SAL",
      gtin: "8432425089964",
      fibre_composition: fibres("cotton 100"),
      net_weight: 540,
      country_making: "PT",
      manufacturer_name: "Felpos do Ave, S.A.",
      manufacturer_address: "Rua do Barreiro 300, 4815-411 Vizela, Portugal",
      care_washing: "wash_60",
      care_bleaching: "oxygen_only",
      care_drying: ["tumble_normal"],
      care_ironing: "iron_200",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "OEKO-TEX Standard 100", number: "13.HPT.44172" }],
    },
  },
  {
    name: "south informe de ensayo chaqueta",
    language: "es",
    template: "textile",
    kind: "test_report",
    also: ["fax"],
    pages: [
      [
        { title: "INFORME DE ENSAYOS Nº 2026TX3391" },
        {
          pairs: [
            ["Laboratorio", "Instituto Tecnológico Textil de Béjar"],
            ["Solicitante", "Modas Cantábrico S.A., Santander"],
            ["Muestra", "Chaqueta punto señora, ref. MC-90114"],
            ["Fecha de recepción", "14/09/2026"],
            ["Composición declarada", "Acrílico 60%, lana 30%, poliamida 10%"],
          ],
        },
        {
          table: [
            ["Fibra", "Resultado", "Incertidumbre"],
            ["Acrílico", "61,2 %", "± 1,0"],
            ["Lana", "28,9 %", "± 1,0"],
            ["Poliamida", "9,9 %", "± 0,7"],
          ],
          widths: [160, 120, 120],
          lines: true,
        },
        {
          text: [
            "Pilling (UNE-EN ISO 12945-2), 2000 ciclos: 3-4. Acreditación ENAC 88/LE1190. Prohibida la reproducción parcial.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "MC-90114",
      fibre_composition: fibres("acrylic 60, wool 30, polyamide 10"),
      pilling_grade: 3.5,
    },
  },
  {
    name: "south lista de empaque",
    language: "es",
    template: "textile",
    kind: "other",
    font: "mono",
    pages: [
      [
        { title: "LISTA DE EMPAQUE / PACKING LIST" },
        {
          text: [
            "Exportador: Confecciones Andinas SAC, Av. Argentina 2350, Callao, Perú",
            "Importador: Nórdica Import AB, Göteborg",
          ],
        },
        {
          pairs: [
            ["Factura", "001-0044812"],
            ["Artículo", "PE-ALP-500"],
            ["Descripción", "Chompa alpaca bebé 100%, país de origen Perú"],
            ["Contenedor", "MSKU 772104-3"],
          ],
        },
        {
          table: [
            ["Caja", "Unidades", "P. neto kg", "P. bruto kg"],
            ["1-10", "24", "9,6", "10,8"],
            ["11-18", "24", "9,6", "10,8"],
            ["Total 18", "432", "172,8", "194,4"],
          ],
          widths: [110, 110, 110, 110],
          lines: true,
        },
        { text: ["Medidas de caja: 60 x 40 x 40 cm. Volumen total 1,73 m3."] },
      ],
    ],
    truth: {
      reference: "PE-ALP-500",
      fibre_composition: fibres("alpaca 100"),
      country_making: "PE",
    },
  },
  {
    name: "south pedido de compra faldas",
    language: "es",
    template: "textile",
    kind: "other",
    pages: [
      [
        { text: ["PEDIDO DE COMPRA 4500199027"], size: 14 },
        {
          table: [
            ["Comprador", "Grupo Textil Finisterre, S.A., Av. de Arteixo 44, 15004 A Coruña"],
            ["Proveedor (fabricante)", "Atlas Confection SARL, Lot 33 Zone Franche, 90000 Tánger, Marruecos"],
            ["Agente", "Estrecho Sourcing, Algeciras (comisión 4 %)"],
            ["Modelo", "Falda plisada midi"],
            ["Código artículo", "0771/244/800"],
            ["Composición", "Poliéster reciclado 92 % – Elastano 8 %. Forro: viscosa 100 %"],
            ["País de origen", "Marruecos"],
            ["Cantidad", "2.600 uds. ± 3 %"],
            ["Incoterm", "FOB Tánger Med, entrega 15/10/2026"],
          ],
          widths: [130, 357],
          lines: true,
        },
        {
          text: [
            "El proveedor remitirá el certificado RCS de la partida antes del embarque. Penalización por retraso: 2 % semanal.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "0771/244/800",
      model_name: "Falda plisada midi",
      fibre_composition: fibres("recycled polyester 92, elastane 8 | lining: viscose 100"),
      country_making: "MA",
      manufacturer_name: "Atlas Confection SARL",
      manufacturer_address: "Lot 33 Zone Franche, 90000 Tánger, Marruecos",
    },
  },
];
