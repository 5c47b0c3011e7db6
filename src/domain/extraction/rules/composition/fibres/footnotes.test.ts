import { expect, test } from "bun:test";
import { expectTold, told } from "../../../../../../tests/support/compositions.ts";

test("what the foot of the page says of a fibre with a sign is said of the fibre", () => {
  for (const [fibres, note] of [
    ["95% cotton*, 5% elastane", "* organically grown"],
    ["95 % Baumwolle*, 5 % Elasthan", "* aus kontrolliert biologischem Anbau"],
    ["95 % coton (1), 5 % élasthanne", "(1) issu de l'agriculture biologique"],
    ["95% cotone¹, 5% elastan", "¹ biologico, certificato GOTS n. 4471"],
    ["95% algodón†, 5% elastano", "† de cultivo ecológico"],
    ["95% algodão*, 5% elastano", "* Algodão biológico"],
    ["95% katoen 1), 5% elastaan", "1) biologisch geteeld"],
    ["95 % bomuld a), 5 % elastan", "a) økologisk"],
    ["95 % bomull*, 5 % elastan", "* ekologisk bomull"],
    ["95 % puuvilla*, 5 % elastaani", "* luomu"],
    ["95% bawełna*, 5% elastan", "* z upraw ekologicznych"],
    ["95 % bavlna**, 5 % elastan*", "* Lycra\n** v bio kvalitě"],
    ["95% pamut [1], 5% elasztán", "[1] ökológiai gazdálkodásból"],
    ["95% bumbac*, 5% elastan", "* ecologic"],
    ["95% βαμβάκι*, 5% ελαστάνη", "* βιολογικής καλλιέργειας"],
    ["95% памук*, 5% еластан", "* биологично отглеждан"],
    ["95% medvilnė*, 5% elastanas", "* ekologiška"],
    ["95 % puuvill*, 5 % elastaan", "* mahepuuvill"],
    ["95% pamuk*, 5% elastan", "* organik pamuk"],
  ] as const)
    expect({ fibres, told: told(`Composition: ${fibres}\n\nLeeds, 3 May\n${note}`) }).toEqual({
      fibres,
      told: ["organic cotton 95, elastane 5"],
    });
});

test("in tables, lists and sentences, and of each sign its own", () => {
  expectTold([
    [
      "Part\tMaterial\nShell\t80 % Wolle*, 20 % Polyamid**\nLining\t100 % polyester**\n* kbT\n** rezykliert",
      "shell: organic wool 80, recycled polyamide 20 | lining: recycled polyester 100",
    ],
    ["Cotton*\t60 %\nPolyester**\t40 %\n* organic ** recycled", "organic cotton 60, recycled polyester 40"],
    [
      "Composition : coton 60 %*, polyester 40 %** (* = bio, ** = recyclé)",
      "organic cotton 60, recycled polyester 40",
    ],
    ["The shirt is made of 100% cotton jersey*.\n* Grown organically in Tanzania.", "organic cotton 100"],
    ["Composition: 60% CO¹, 40% rPES\n¹ organic cotton", "organic cotton 60, recycled polyester 40"],
    ["Composition: 100 % wool*\n* merino, from Patagonia", "merino wool 100"],
  ]);
});

test("a sign that means something else changes nothing", () => {
  for (const note of [
    "* Tolerance ± 3 %",
    "* not organic",
    "* nicht aus biologischem Anbau",
    "* non biologique",
    "* OEKO-TEX Standard 100",
    "* in colour ecru only: organic cotton",
    "* enthält 20 % recycelte Fasern",
    "* see www.global-standard.org",
    "* Elastane from recycled yarn",
    "** organic",
    "(1) organic",
  ])
    expect({ note, told: told(`Composition: 95% cotton*, 5% polyamide\n${note}`) }).toEqual({
      note,
      told: ["cotton 95, polyamide 5"],
    });
});
