import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string) {
  return findByRules([readingOf(text)], { template: "battery", kind: "tech_sheet" })
    .filter(({ field }) => /voltage|capacity|energy/.test(field))
    .map(({ field, value }) => `${field} ${value}`)
    .sort();
}

test("units have a column of their own", () => {
  expect(told("Parameter\tValue\tUnit\nNominal voltage\t36\tV\nRated capacity (0.2 C)\t20\tAh")).toEqual([
    "rated_capacity 20",
    "voltage_nominal 36",
  ]);
  expect(told("Größe\tEinheit\tWert\nNennspannung\tV\t36\nNennenergie\tWh\t720")).toEqual([
    "rated_energy 0.72",
    "voltage_nominal 36",
  ]);
  expect(told("Grandezza\tValore\tUnità\nTensione nominale\t36\tV\nEnergia nominale\t0,72\tkWh")).toEqual([
    "rated_energy 0.72",
    "voltage_nominal 36",
  ]);
});

test("several figures in a row, or another unit, tell nothing", () => {
  expect(told("Parameter\tMin.\tMax.\tUnit\nVoltage\t30\t42\tV")).toEqual([]);
  expect(told("Parameter\tValue\tUnit\nNominal voltage\t36\tA")).toEqual([]);
  expect(told("Parameter\tValue\tUnit\nVoltage of the charger\t42\tV")).toEqual([]);
});

test("a voltage with a word for a limit is not the nominal one", () => {
  for (const text of ["Tension maximale : 42 V", "Napięcie maksymalne: 42 V", "Voltaje de carga\t42 V"])
    expect(told(text), text).toEqual(["voltage_maximum 42"]);
  for (const text of ["Tensione minima: 30 V", "Tensão de corte: 30 V"])
    expect(told(text), text).toEqual(["voltage_minimum 30"]);
  expect(told("Merkespenning: 36 V")).toEqual(["voltage_nominal 36"]);
});

test("lithium iron phosphate is named in the languages of Europe", () => {
  for (const name of [
    "litiumjärnfosfat",
    "lítium-vas-foszfát",
    "litij-željezo-fosfat",
    "liitiumraudfosfaat",
  ]) {
    const found = findByRules([readingOf(`Type: ${name}`)], { template: "battery", kind: "tech_sheet" });
    expect(found.find(({ field }) => field === "battery_chemistry")?.value, name).toBe("lfp");
  }
});

test("the limits of a voltage are those of charging and discharging, with a word cut short before them", () => {
  for (const text of [
    "Maks. ladespenning\t8,4 V\nMin. utladespenning\t6,0 V",
    "Max. Ladespannung: 8,4 V\nMin. Entladespannung: 6,0 V",
    "Max. laddspänning: 8,4 V\nMin. urladdningsspänning: 6,0 V",
  ])
    expect(told(text), text).toEqual(["voltage_maximum 8.4", "voltage_minimum 6"]);
});

test("sentences and lists tell figures without labels", () => {
  const all = ["rated_capacity 14", "rated_energy 0.504", "voltage_nominal 36"];
  for (const text of [
    "Battery: Li-ion 36V 14Ah 504Wh",
    "Akku mit 504 Wh (36 V, 14 Ah)",
    "Capacity (Ah)\t14\tVoltage (V)\t36\tEnergy (Wh)\t504",
    "Model\tCapacity (Ah)\tVoltage (V)\tEnergy (Wh)\nPX-36\t14\t36\t504",
    "Ємність: 14 А·год\nНапруга: 36 В\nЕнергія: 504 Вт·год",
  ])
    expect(told(text), text).toEqual(all);
  const [capacity = "", , voltage = ""] = all;
  for (const text of [
    "The battery has a capacity of 14 Ah at 36 V.",
    "Az akkumulátor kapacitása 14 Ah, feszültsége 36 V.",
    "Baterie má kapacitu 14 Ah a napětí 36 V.",
    "Kapazität K20: 14 Ah\nBetrieb an 36 VDC, Spannung: 36 VDC",
  ])
    expect(told(text), text).toEqual([capacity, voltage]);
});

test("a range of voltages is its lowest and its highest one", () => {
  for (const text of [
    "Voltage range: 27 – 42 V",
    "Plage de tension : 27 à 42 V",
    "Betriebsspannung 27 V bis 42 V",
    "Tensione min/max: 27 / 42 V",
    "Voltage min. 27 V, max. 42 V",
  ])
    expect(told(text), text).toEqual(["voltage_maximum 42", "voltage_minimum 27"]);
});

test("what a charger, a motor or several models have is not the battery's", () => {
  for (const text of [
    "The charger supplies 54.6 V / 3 A.",
    "Charger: 36 V 14 Ah",
    "Motor: 36 V, 250 W",
    "Energy density: 160 Wh/kg, consumption 12 Wh/km",
    "PX-36 36 V 14 Ah\nPX-48 48 V 12 Ah",
    "Usable energy: 9.6 kWh",
  ])
    expect(told(text), text).toEqual([]);
  expect(told("Cut-off voltage: 27 V")).toEqual(["voltage_minimum 27"]);
});

test("lead names a chemistry where the battery is of it, not where it is a heavy metal", () => {
  const chemistry = (text: string) =>
    findByRules([readingOf(text)], { template: "battery", kind: "tech_sheet" })
      .filter(({ field }) => field === "battery_chemistry")
      .map(({ value }) => value);
  for (const text of ["Batterie au plomb", "Batteria al piombo", "Accumulateur plomb-acide"])
    expect(chemistry(text), text).toEqual(["lead_acid"]);
  expect(chemistry("Batterie LFP. Plomb (Pb) : < 0,004 %")).toEqual(["lfp"]);
});

test("what is declared comes before what a test found", () => {
  const text = "Energia nominale\t512 Wh\nEnergia misurata\t528 Wh";
  const told = findByRules([readingOf(text)], { template: "battery", kind: "test_report" });
  expect(told.filter(({ field }) => field === "rated_energy").map(({ value }) => value)).toEqual([0.512]);
});

test("a chemistry is not that of what is replaced, of a number, or of one thing or another", () => {
  const chemistries = (text: string, template = "battery") =>
    findByRules([readingOf(text)], { template, kind: "tech_sheet" })
      .filter(({ field }) => field === "battery_chemistry")
      .map(({ value }) => value);
  for (const [text, chemistry] of [
    ["Replaces two lead-acid batteries of 12 V.\nChemistry\tLithium titanate (LTO)", "lto"],
    ["Es ersetzt zwei Bleiakkus mit 12 V / 150 Ah.\nZellchemie\tLTO", "lto"],
    ["Sodíkovo-iontová baterie. Ve starém katalogu je ještě předchůdce XB-LFP-07 (LiFePO4).", "sodium_ion"],
    ["Natrium-ion accu, artikel QR-LFP-12", "sodium_ion"],
  ] as const)
    expect(chemistries(text), text).toEqual([chemistry]);
  expect(chemistries("Beschädigte Batterien, gleich ob LFP oder NMC, nehmen wir nicht an.")).toEqual([]);
  expect(chemistries("Batteri\tLi-polymer, 1.450 mAh", "electronics")).toEqual(["Li-polymer"]);
});

test("a figure goes on in the next line with its unit, and one that is a bound is of no battery", () => {
  expect(
    told("pacco batteria, tensione nominale 36 V, capacità nominale 14\nAh, energia nominale 504 Wh."),
  ).toEqual(["rated_capacity 14", "rated_energy 0.504", "voltage_nominal 36"]);
  for (const text of ["Batterien mit mehr als 100 Wh je Batterie", "Packs of more than 160 Wh are class 9"])
    expect(told(text), text).toEqual([]);
});

test("the last voltage of a discharge and the limits of a charge have many names", () => {
  for (const [text, ...voltages] of [
    ["Tensión final de descarga\t10,5 V", "voltage_minimum 10.5"],
    [
      "Purkausjännite vähintään:\t18 V\nLatausjännite enintään:\t27 V",
      "voltage_maximum 27",
      "voltage_minimum 18",
    ],
    ["Napięcie końcowe rozładowania: 10,5 V", "voltage_minimum 10.5"],
    ["Slutspænding ved afladning 18 V", "voltage_minimum 18"],
    ["Tension finale de décharge : 10,5 V", "voltage_minimum 10.5"],
    [
      "Nominal voltage\t36.0 V\t(limit charge voltage 42.0 V, discharge cut-off 30.0 V)",
      "voltage_maximum 42",
      "voltage_minimum 30",
      "voltage_nominal 36",
    ],
  ] as const)
    expect(told(text), text).toEqual([...voltages]);
  expect(told("Purkausjännite enintään\t27 V")).toEqual([]);
});

test("a nominal capacity comes before those at other rates, and the rate is no part of the figure", () => {
  for (const text of [
    "Capacidad nominal (C20)\t100 Ah\nCapacidad (C100)\t112 Ah",
    "Nennkapazität (20 h) 100 Ah\nKapazität C5 85 Ah",
    "Rated capacity 100 Ah; capacity (C100) 112 Ah.",
    "Pojemność znamionowa\t100 Ah\nPojemność minimalna\t98 Ah",
    "Märkkapacitet (C20)\t100 Ah\nKapacitet C5\t84 Ah",
  ])
    expect(told(text), text).toEqual(["rated_capacity 100"]);
  expect(told("Capacity C20 100 Ah\nCapacity C100 112 Ah")).toEqual([
    "rated_capacity 100",
    "rated_capacity 112",
  ]);
});

test("of several figures in a row that below a head for the nominal one is told", () => {
  for (const [heads, capacity] of [
    ["Parameter\tTypical\tRated\tUnit", "Capacity (0.5C)"],
    ["Größe\tTypisch\tNennwert\tEinheit", "Kapazität"],
    ["Paramètre\tTypique\tNominal\tUnité", "Capacité"],
    ["Parametro\tTipico\tNominale\tUnità", "Capacità"],
  ])
    expect(told(`${heads}\n${capacity}\t3,15\t3,0\tAh`), heads).toEqual(["rated_capacity 3"]);
  expect(told("Parameter\tTypical\tMaximum\tUnit\nCapacity\t3.15\t3.0\tAh")).toEqual([]);
});

test("a figure stands before the words that call it nominal", () => {
  for (const [text, figures] of [
    [
      "Battery type\tLFP pack, 12.8 V nominal voltage, 40 Ah rated capacity",
      "rated_capacity 40,voltage_nominal 12.8",
    ],
    ["Batterietyp\tBlei-Akku, 24 V Nennspannung", "voltage_nominal 24"],
    ["Batterie au lithium, 36 V de tension nominale", "voltage_nominal 36"],
    ["Batteria, 36 V tensione nominale, 720 Wh energia nominale", "rated_energy 0.72,voltage_nominal 36"],
    ["Charge 14.6 V\nNominal voltage: 12 V", "voltage_nominal 12"],
  ] as const)
    expect(told(text).join(","), text).toBe(figures);
});
