import { describe, expect, test } from "bun:test";
import { translator } from "../kit/messages.ts";
import type { Reader } from "../kit/reader.ts";
import { borderBetween, routeOf } from "./route.ts";

const reader: Reader = { locale: "en", t: translator("en"), words: (english) => english };

describe("route", () => {
  test("puts the stages in the order of making, whatever the order of the fields", () => {
    const { stops } = routeOf(
      { country_making: "PT", country_dyeing: "IT", country_fibre: ["FR", "BE"], country_spinning: "PT" },
      reader,
    );
    expect(stops.map((stop) => `${stop.label}: ${stop.place}`)).toEqual([
      "Fibre grown or made: France and Belgium",
      "Spun: Portugal",
      "Dyed or printed: Italy",
      "Made: Portugal",
    ]);
  });

  test("names a border only between two stops of one country each", () => {
    const stop = (...countries: string[]) => ({ label: "", place: "", countries });
    expect(borderBetween(stop("FR"), stop("PT"))).toEqual(["FR", "PT"]);
    expect(borderBetween(stop("PT"), stop("PT"))).toBeUndefined();
    expect(borderBetween(stop("FR", "BE"), stop("PT"))).toBeUndefined();
    expect(borderBetween(undefined, stop("PT"))).toBeUndefined();
  });

  test("names the factory at the last stop when it stands in that country", () => {
    const route = (factory_country: string) =>
      routeOf(
        { country_spinning: "PT", country_making: "PT", factory: "Confecções Maré", factory_country },
        reader,
      );
    expect(route("PT").stops.at(-1)?.place).toBe("Confecções Maré, Portugal");
    expect(route("PT").told).toContain("factory");
    expect(route("ES").stops.at(-1)?.place).toBe("Portugal");
    expect(route("ES").told).not.toContain("factory");
  });

  test("is no route when only the country of making is known", () => {
    expect(routeOf({ country_making: "PT" }, reader)).toEqual({ stops: [], told: ["country_making"] });
  });
});
