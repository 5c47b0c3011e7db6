import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

const PRODUCT = "Article: polo shirt LX-204\n95 % organic cotton, 5 % elastane\nMade in Portugal";
const told = (text: string) =>
  findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" }).map(({ field }) => field);

test("a paper that is void by its title tells nothing", () => {
  for (const title of [
    "VOID",
    "VOID DRAFT – DO NOT USE",
    "Draft – cancelled",
    "ENTWURF – UNGÜLTIG",
    "BROUILLON ANNULÉ",
    "Bozza annullata",
    "FICHA ANULADA – SIN VALIDEZ",
    "Rascunho anulado",
    "CONCEPT – VERVALLEN",
    "PROJEKT NIEWAŻNY",
    "UTKAST – MAKULERAT",
    "Udkast – ugyldigt",
    "NÁVRH – NEPLATNÝ",
  ])
    expect(told(`${title}\n${PRODUCT}`), title).toEqual([]);
});

test("a paper that says in a sentence that it is void tells nothing", () => {
  for (const sentence of [
    "This document is a draft and was cancelled on 3 March.",
    "This sheet is void.",
    "Dieses Dokument ist ein Entwurf und ungültig.",
    "Ce document est un brouillon annulé le 03/02/2026.",
    "Questo documento è una bozza annullata.",
    "Esta ficha está anulada.",
    "Ten dokument jest nieważny.",
  ])
    expect(told(`Data sheet\n${PRODUCT}\n${sentence}`), sentence).toEqual([]);
});

test("a paper that only replaces another, or is void under a condition, tells its product", () => {
  for (const line of [
    "Fiche annule et remplace l'indice B",
    "Bozza 1 (annullata)",
    "This document is not valid without a stamp.",
    "Dieses Dokument ist ungültig, wenn es kopiert wird.",
    "Version 3, draft 2 was cancelled",
  ])
    expect(told(`${line}\n${PRODUCT}`), line).toContain("fibre_composition");
});
