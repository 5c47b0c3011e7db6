import { expect, test } from "bun:test";
import { withUsualSigns } from "./label-signs.ts";

test("a dash behind a known label is a colon", () => {
  expect(withUsualSigns("Article no. – 4711\nWool – the warm fibre")).toBe(
    "Article no. : 4711\nWool – the warm fibre",
  );
  expect(withUsualSigns("Country of origin - Portugal")).toBe("Country of origin : Portugal");
  expect(withUsualSigns("Artikel-Nr. / article no. – 88310")).toBe("Artikel-Nr. / article no. : 88310");
});

test("in lines of pairs all dashes are colons, and in others none", () => {
  const pairs = "Brand – Cove\nCode of our mill – 12-77\nLook – melange";
  expect(withUsualSigns(pairs)).toBe(pairs.replaceAll("–", ":"));
  const apart = "Brand – Cove\n\nCove Ltd – 12 Mill Road – Leeds";
  expect(withUsualSigns(apart)).toBe(apart.replace("–", ":"));
  const languages = "Do not bleach – Nicht bleichen\nHand wash – Handwäsche\nDry flat – Liegend trocknen";
  expect(withUsualSigns(languages)).toBe(languages);
});

test("a dash between a label and its other language is a stroke", () => {
  const label = "Composition – Zusammensetzung: 100 % wool\nMarke – Brand\tCove";
  expect(withUsualSigns(label)).toBe(label.replaceAll("–", "/"));
});

test("the sign of a footnote gives way to the colon, and notes stand in round brackets", () => {
  expect(withUsualSigns("Composition*: 100 % wool")).toBe("Composition : 100 % wool");
  expect(withUsualSigns("Weight [EN]: 310 g")).toBe("Weight (EN): 310 g");
  expect(withUsualSigns("Weight 2)\t310 g")).toBe("Weight(2)\t310 g");
  expect(withUsualSigns("95 % cotton 1), 5 % elastane [2], 3")).toBe("95 % cotton(1), 5 % elastane (2), 3");
  expect(withUsualSigns("Weight¹\t310 g")).toBe("Weight:\t310 g");
  expect(withUsualSigns("Outer fabric*\tCove**\t160 g/m²\n")).toBe("Outer fabric \tCove  \t160 g/m²\n");
});

test("bullets are dots in the middle, and dashes where a list has them", () => {
  expect(withUsualSigns("▪ Brand: Cove\n• Origin: Portugal")).toBe("· Brand: Cove\n· Origin: Portugal");
  const list = "- Brand: Cove\n- Origin: Portugal\n- Care: wash at 30";
  expect(withUsualSigns(list)).toBe(list.replaceAll("- ", "· "));
  expect(withUsualSigns("Cove Ltd\n- Leeds -")).toBe("Cove Ltd\n- Leeds -");
});
