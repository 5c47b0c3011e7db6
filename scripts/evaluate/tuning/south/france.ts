/** French papers on clothes and cloth, to tune the rules on. */

import { fibres } from "../../fibres.ts";
import type { Specimen } from "../../specimen.ts";

export const FRENCH: readonly Specimen[] = [
  {
    name: "south fiche technique marinière",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    also: ["scan"],
    pages: [
      [
        {
          beside: [
            [{ title: "Goémon & Fils" }, { text: ["Bonneterie depuis 1931"], size: 8 }],
            [{ text: ["FICHE TECHNIQUE PRODUIT", "Indice C — 04/03/2026 — visa : M. Le Bihan"] }],
          ],
        },
        { bar: "IDENTIFICATION" },
        {
          pairs: [
            ["Marque", "Goémon"],
            ["Réf. article", "GF-MAR-0218"],
            ["Désignation", "Marinière homme col bateau, rayures 2 cm"],
            ["Code EAN (taille M)", "3764533314788"],
            ["Nomenclature douanière", "6109 10 00 10"],
          ],
          style: "dots",
        },
        { bar: "MATIÈRE" },
        {
          pairs: [
            ["Composition", "95 % coton biologique, 5 % élasthanne"],
            ["Grammage", "240 g/m² ± 5 %"],
            ["Jauge", "E 24, jersey lourd"],
            ["Poids net de l'article", "265 g (taille M)"],
          ],
          style: "dots",
        },
        { bar: "ORIGINE" },
        {
          pairs: [
            ["Filature", "Turquie"],
            ["Tricotage", "France"],
            ["Teinture", "Portugal"],
            ["Confection", "France"],
          ],
          style: "dots",
        },
        { bar: "ENTRETIEN" },
        {
          text: [
            "Lavage en machine à 30 °C, traitement modéré. Blanchiment interdit. Ne pas sécher en tambour.",
            "Repassage à fer doux (110 °C maximum). Ne pas nettoyer à sec.",
          ],
        },
        {
          text: [
            "Goémon & Fils SAS — 14 quai de la Douane, 29200 Brest — capital 80 000 € — RCS Brest 431 220 987 — TVA FR 27 431220987",
          ],
          size: 7,
        },
      ],
    ],
    truth: {
      brand: "Goémon",
      reference: "GF-MAR-0218",
      gtin: "3764533314788",
      fibre_composition: fibres("organic cotton 95, elastane 5"),
      net_weight: 265,
      country_spinning: "TR",
      country_weaving: "FR",
      country_dyeing: "PT",
      country_making: "FR",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble"],
      care_ironing: "iron_110",
      care_professional: ["do_not_dry_clean"],
      manufacturer_name: "Goémon & Fils SAS",
      manufacturer_address: "14 quai de la Douane, 29200 Brest",
      commodity_code: "6109100010",
    },
  },
  {
    name: "south facture chemises",
    language: "fr",
    template: "textile",
    kind: "invoice",
    font: "serif",
    also: ["photo"],
    pages: [
      [
        {
          beside: [
            [
              {
                text: [
                  "Chemiserie Vaudoyer SARL",
                  "ZI de la Martinière, 6 rue Ampère",
                  "36100 Issoudun",
                  "Tél. 02 54 00 18 77",
                  "SIRET 512 904 331 00024",
                ],
              },
            ],
            [
              {
                text: [
                  "Facturé à :",
                  "Les Galeries du Port",
                  "88 cours de la République",
                  "76600 Le Havre",
                  "TVA intracom. FR 60 388 110 274",
                ],
              },
            ],
          ],
        },
        { title: "FACTURE N° FA26-01877" },
        {
          pairs: [
            ["Date", "17/02/2026"],
            ["Votre commande", "CDE-440917"],
            ["Échéance", "30 jours fin de mois"],
          ],
          style: "gap",
        },
        {
          table: [
            ["Référence", "Désignation", "Qté", "PU HT", "Total HT"],
            [
              "CH-OXF-112",
              "Chemise Oxford bleu ciel, 70 % coton 30 % lin, tailles 38 à 44. Fabriqué en France",
              "120",
              "31,50",
              "3 780,00",
            ],
            ["", "Port et emballage (4 cartons, poids brut 39 kg)", "1", "48,00", "48,00"],
          ],
          widths: [85, 230, 40, 60, 72],
          lines: true,
        },
        {
          table: [
            ["Total HT", "3 828,00 €"],
            ["TVA 20 %", "765,60 €"],
            ["Net à payer TTC", "4 593,60 €"],
          ],
          widths: [380, 107],
        },
        {
          text: [
            "IBAN FR76 1027 8360 0400 0214 5570 184 — BIC CMCIFR2A. Escompte 1 % à 10 jours. Pénalités de retard : 12 %.",
          ],
          size: 8,
        },
      ],
    ],
    truth: {
      reference: "CH-OXF-112",
      fibre_composition: fibres("cotton 70, linen 30"),
      country_making: "FR",
      manufacturer_name: "Chemiserie Vaudoyer SARL",
      manufacturer_address: "ZI de la Martinière, 6 rue Ampère, 36100 Issoudun",
    },
  },
  {
    name: "south certificat oeko-tex sous-vêtements",
    language: "fr",
    template: "textile",
    kind: "certificate",
    also: ["fax"],
    pages: [
      [
        { title: "CERTIFICAT" },
        { text: ["OEKO-TEX® STANDARD 100"], size: 13 },
        {
          text: [
            "L'entreprise",
            "Bonneteries Réunies de l'Aube S.A.",
            "27 boulevard du 14-Juillet, 10000 Troyes, France",
            "est autorisée, selon STANDARD 100 by OEKO-TEX®, à apposer le label sur les articles suivants :",
          ],
        },
        {
          text: [
            "Sous-vêtements en maille de coton et de mélanges coton/modal/élasthanne, blanchis, teints en bain ou imprimés au pigment, y compris accessoires (fils à coudre, élastiques, étiquettes).",
          ],
        },
        {
          pairs: [
            ["Numéro de certificat", "26.HFR.60418"],
            ["Rapport d'essai", "R-2026-2204-B"],
            ["Classe de produits", "I (articles pour bébés), annexe 6"],
            ["Valable jusqu'au", "31.03.2027"],
          ],
          style: "stacked",
        },
        {
          text: [
            "Institut d'essai Laborthex, 4 allée des Tisserands, 69130 Écully. La validité ne s'étend pas aux articles modifiés après l'essai. Lyon, le 2 avril 2026.",
          ],
          size: 8,
        },
      ],
    ],
    truth: { certificates: [{ name: "OEKO-TEX Standard 100", number: "26.HFR.60418" }] },
  },
  {
    name: "south fiche qualités environnementales",
    language: "fr",
    template: "textile",
    kind: "other",
    font: "narrow",
    also: ["scan"],
    pages: [
      [
        { text: ["Fiche produit relative aux qualités et caractéristiques environnementales"], size: 13 },
        { text: ["(article L. 541-9-1 du code de l'environnement)"], size: 8 },
        {
          table: [
            ["Produit", "Veste polaire zippée femme"],
            ["Référence", "PLR-7734-W"],
            ["GTIN", "3769328804079"],
            ["Marque", "Cime Blanche"],
            ["Matières", "100 % polyester"],
            ["Matière recyclée", "Produit comportant au moins 85 % de matières recyclées"],
            ["Tissage / tricotage", "Taïwan"],
            ["Teinture / impression", "Taïwan"],
            ["Confection", "Tunisie"],
            ["Microfibres", "Rejette des microfibres plastiques dans l'environnement lors du lavage"],
            ["Substances", "Ne contient pas de substance extrêmement préoccupante > 0,1 %"],
            [
              "Emballage",
              "Carton, comportant 100 % de matières recyclées. Emballage majoritairement recyclable",
            ],
          ],
          widths: [150, 337],
          lines: true,
        },
        {
          text: [
            "Metteur sur le marché : Cime Blanche Outdoor SAS, 212 route des Contamines, 74170 Saint-Gervais-les-Bains",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "PLR-7734-W",
      gtin: "3769328804079",
      brand: "Cime Blanche",
      fibre_composition: fibres("polyester 100"),
      recycled_content: 85,
      country_weaving: "TW",
      country_dyeing: "TW",
      country_making: "TN",
      manufacturer_name: "Cime Blanche Outdoor SAS",
      manufacturer_address: "212 route des Contamines, 74170 Saint-Gervais-les-Bains",
    },
  },
  {
    name: "south attestation fournisseur sweat",
    language: "fr",
    template: "textile",
    kind: "declaration",
    pages: [
      [
        { title: "ATTESTATION DU FOURNISSEUR" },
        { text: ["Sfax, le 11 mai 2026"] },
        {
          text: [
            "Nous soussignés, Société Tuniso-Européenne de Maille, Route de Mahdia km 7, 3054 Sfax, Tunisie, agissant en qualité de fabricant, attestons que le sweat-shirt à capuche réf. 26H-SW-1190, commandé par Atelier Lagarde (Bordeaux) sous le n° 4500087712 :",
          ],
        },
        {
          text: [
            "– est composé de 60 % de coton recyclé et de 40 % de polyester recyclé ;",
            "– présente un contenu recyclé total de 100 %, dont 40 % post-consommation ;",
            "– a été entièrement confectionné en Tunisie ;",
            "– pèse 520 grammes net en taille L (hors étiquettes et polybag) ;",
            "– est couvert par le certificat GRS n° CU 1187342 valable jusqu'au 14/01/2027.",
          ],
        },
        {
          text: [
            "La présente attestation est établie pour servir et valoir ce que de droit. Elle ne dispense pas l'acheteur des contrôles à réception (tolérance de 3 %).",
            "Pour la société : H. Bouaziz, responsable qualité",
          ],
        },
      ],
    ],
    truth: {
      reference: "26H-SW-1190",
      fibre_composition: fibres("recycled cotton 60, recycled polyester 40"),
      recycled_content: 100,
      country_making: "TN",
      net_weight: 520,
      certificates: [{ name: "GRS", number: "CU 1187342" }],
      manufacturer_name: "Société Tuniso-Européenne de Maille",
      manufacturer_address: "Route de Mahdia km 7, 3054 Sfax, Tunisie",
    },
  },
  {
    name: "south rapport d'essai composition robe",
    language: "fr",
    template: "textile",
    kind: "test_report",
    font: "mono",
    also: ["photo"],
    pages: [
      [
        {
          text: ["LABORATOIRE MÉTRITEX — 3 rue du Peigne, 59100 Roubaix — Accréditation Cofrac n° 1-0877"],
          size: 9,
        },
        { title: "Rapport d'essai 26-11438" },
        {
          pairs: [
            ["Demandeur", "Comptoir Sérénade, 9 rue de Sévigné, 75004 Paris"],
            ["Échantillon", "Robe longue réf. SER-ROB-88"],
            ["Reçu le", "06/01/2026"],
            ["Pays d'origine déclaré", "Inde"],
          ],
        },
        {
          table: [
            ["Essai", "Déclaré", "Mesuré", "Avis"],
            ["Viscose", "65 %", "63,8 %", "C"],
            ["Lin", "35 %", "36,2 %", "C"],
            ["Variation au lavage (chaîne)", "max -5 %", "-3,1 %", "C"],
            ["Solidité lumière", "4", "4-5", "C"],
          ],
          widths: [195, 90, 90, 60],
          lines: true,
        },
        {
          text: [
            "Méthode : règlement (UE) n° 1007/2011, annexe VIII, méthode 4. Masse surfacique mesurée 148 g/m². C = conforme. Le rapport ne concerne que l'échantillon soumis à l'essai.",
          ],
          size: 9,
        },
      ],
    ],
    truth: {
      reference: "SER-ROB-88",
      country_making: "IN",
      fibre_composition: fibres("viscose 65, linen 35"),
    },
  },
  {
    name: "south doudoune bilingue",
    language: "fr",
    template: "textile",
    kind: "tech_sheet",
    pages: [
      [
        { title: "PRODUCT SHEET / FICHE PRODUIT" },
        {
          table: [
            ["Brand / Marque", "Arolle"],
            ["Style no. / Réf. modèle", "ARL-DJ-330"],
            ["Description / Désignation", "Women's down jacket / Doudoune femme"],
            ["EAN 13", "3762386255111"],
            ["Outer fabric / Tissu extérieur", "100% recycled polyamide / polyamide recyclé"],
            ["Lining / Doublure", "100% polyamide"],
            ["Filling / Garnissage", "90% duck down / duvet de canard, 10% feathers / plumettes"],
            ["Recycled content / Contenu recyclé", "38%"],
            ["Fill power", "700 cuin"],
            ["Net weight / Poids net", "410 g"],
            ["Made in / Fabriqué en", "Vietnam / Viêt Nam"],
          ],
          widths: [200, 287],
          lines: true,
        },
        {
          text: [
            "Care / Entretien: Machine wash 30 °C gentle / Lavage machine 30 °C programme délicat. Do not bleach / Pas de blanchiment. Tumble dry low / Séchage en tambour à basse température. Do not iron / Ne pas repasser. Do not dry clean / Pas de nettoyage à sec.",
          ],
        },
        {
          text: [
            "RDS certificate / certificat RDS : CU 1044821RDS-2026. Contains non-textile parts of animal origin.",
          ],
        },
      ],
    ],
    truth: {
      brand: "Arolle",
      reference: "ARL-DJ-330",
      gtin: "3762386255111",
      fibre_composition: fibres(
        "shell: recycled polyamide 100 | lining: polyamide 100 | filling: down 90, feathers 10",
      ),
      recycled_content: 38,
      net_weight: 410,
      country_making: "VN",
      care_washing: "wash_30_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["tumble_low"],
      care_ironing: "do_not_iron",
      care_professional: ["do_not_dry_clean"],
      certificates: [{ name: "RDS", number: "CU 1044821RDS-2026" }],
    },
  },
  {
    name: "south courriel conditions filature",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        {
          pairs: [
            ["De", "commercial@filature-duval.example"],
            ["À", "achats@maison-perdrix.example"],
            ["Objet", "RE: prix fil 2027"],
            ["Date", "mardi 9 juin 2026 16:12"],
          ],
        },
        {
          text: [
            "Bonjour Anne-Laure,",
            "Si le minimum de 400 kg est atteint, nous pourrions passer à 30 % de laine recyclée au lieu de 20 %, mais rien n'est décidé. Une origine Portugal est possible sous réserve de capacité ; sinon ce serait la Lituanie.",
            "La TVA reste à 20 %, remise 5 % au-delà de 1 000 kg. Le certificat est en cours de renouvellement, je vous l'enverrai quand nous aurons le numéro.",
            "Bien à vous,",
            "Gilles Marchetti",
          ],
        },
      ],
    ],
    truth: {},
  },
  {
    name: "south conditions générales de vente",
    language: "fr",
    template: "textile",
    kind: "other",
    font: "serif",
    also: ["scan"],
    pages: [
      [
        { title: "Conditions générales de vente" },
        {
          text: [
            "Article 1 – Les commandes sont fermes après versement d'un acompte de 30 %.",
            "Article 2 – Les marchandises voyagent aux risques du destinataire. Toute réclamation sur le poids doit être faite sous 48 heures ; une tolérance de 5 % sur les quantités est admise.",
            "Article 3 – Les compositions indiquées au catalogue (par exemple coton, laine ou polyester) s'entendent selon le règlement (UE) n° 1007/2011, sans garantie au-delà des étiquettes.",
            "Article 4 – Le lavage à plus de 40 °C et l'usage d'un sèche-linge font perdre toute garantie.",
            "Article 5 – Le droit français est seul applicable ; compétence du tribunal de commerce de Lille Métropole, France.",
          ],
        },
        {
          text: [
            "Siège social : 40 rue de l'Épeule, 59100 Roubaix — RCS Lille 344 871 902 — TVA FR 12 344871902",
          ],
          size: 7,
        },
      ],
    ],
    truth: {},
  },
  {
    name: "south plan de collection deux modèles",
    language: "fr",
    template: "textile",
    kind: "other",
    pages: [
      [
        { title: "PLAN DE COLLECTION ÉTÉ 27 — Les Embruns" },
        {
          beside: [
            [
              {
                text: [
                  "Bermuda Cancale",
                  "Réf. EMB-27-01",
                  "98 % coton 2 % élasthanne",
                  "EAN 3768487333116",
                  "Origine : Maroc",
                  "310 g — PVC 59 €",
                ],
              },
            ],
            [
              {
                text: [
                  "Polo Saint-Lunaire",
                  "Réf. EMB-27-02",
                  "100 % coton piqué",
                  "EAN 3763879811357",
                  "Origine : Portugal",
                  "245 g — PVC 49 €",
                ],
              },
            ],
          ],
        },
        { text: ["Prix de vente conseillés TTC (TVA 20 %). Marge 2,4. Livraison semaines 6 à 9."], size: 8 },
      ],
    ],
    truth: {},
  },
];
