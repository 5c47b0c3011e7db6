/** Where a product comes from: the stages of its making in their order, and each border on the way. */
import type { Json } from "../../domain/passports/content.ts";
import { asText } from "../kit/field-value.ts";
import { countryName, formatList } from "../kit/format.ts";
import { attr, type Html, html } from "../kit/html.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import type { Reader } from "../kit/reader.ts";

export interface Stop {
  label: string;
  place: string;
  /** Alpha-2 codes; several where a material has several origins. */
  countries: string[];
}

/** Fields of all templates that are a stage, from the raw material to the finished product. */
const STAGES: readonly [field: string, label: MessageKey][] = [
  ["leather_origin", "stage.tanned"],
  ["country_fibre", "stage.fibre"],
  ["country_melt", "stage.melted"],
  ["country_spinning", "stage.spun"],
  ["country_weaving", "stage.woven_or_knitted"],
  ["country_dyeing", "stage.dyed"],
  ["country_upper", "stage.upper"],
  ["country_assembly", "stage.assembled"],
  ["country_finishing", "stage.finished"],
  ["country_making", "stage.made"],
];

export interface Route {
  stops: Stop[];
  /** Keys of the fields that it says. */
  told: string[];
}

/** The stops that the fields name. A country of making alone is no route: the data page has it already. */
export function routeOf(fields: { [key: string]: Json }, reader: Reader): Route {
  const stops: Stop[] = [];
  const told: string[] = [];
  for (const [key, label] of STAGES) {
    const countries = countriesOf(fields[key]);
    if (countries.length === 0) continue;
    const names = countries.map((code) => countryName(code, reader.locale));
    const factory = key === "country_making" ? factoryIn(countries, fields) : undefined;
    if (factory !== undefined) told.push("factory", "factory_country");
    stops.push({
      label: reader.t(key === "country_weaving" ? weavingLabel(fields) : label),
      place: factory === undefined ? formatList(names, reader.locale) : `${factory}, ${names.join(", ")}`,
      countries,
    });
    told.push(key);
  }
  const makingAlone = stops.length === 1 && told[0] === "country_making";
  return makingAlone ? { stops: [], told: ["country_making"] } : { stops, told };
}

/** As many stops as stand side by side on a wide page. */
const SHORT_ROUTE = 5;

export function routeList(stops: readonly Stop[], reader: Reader): Html {
  const isShort = stops.length > 1 && stops.length <= SHORT_ROUTE;
  return html`<ol${attr("class", isShort ? "route is-short" : "route")}>
    ${stops.map((stop, index) => {
      const border = borderBetween(stops[index - 1], stop);
      return html`<li>
        ${border === undefined ? null : borderTag(border, reader)}
        <h3>${stop.label}</h3>
        <p>${stop.place}</p>
      </li>`;
    })}
  </ol>`;
}

function borderTag([from, to]: [string, string], reader: Reader): Html {
  const names = { from: countryName(from, reader.locale), to: countryName(to, reader.locale) };
  return html`<span class="border"><span aria-hidden="true">${from}→${to}</span><span class="heard">${reader.t("stage.border", names)}</span></span>`;
}

/** The border that is crossed from one stop to the next, where both have one country. */
export function borderBetween(from: Stop | undefined, to: Stop): [string, string] | undefined {
  const [start, end] = [from?.countries, to.countries];
  if (start?.length !== 1 || end.length !== 1) return undefined;
  const [one, other] = [start[0], end[0]];
  return one !== undefined && other !== undefined && one !== other ? [one, other] : undefined;
}

function countriesOf(value: Json | undefined): string[] {
  const codes = Array.isArray(value) ? value : [value];
  return codes.flatMap((code) => asText(code) ?? []);
}

/** The factory's name, when it stands in the country of making (or its country is not stated). */
function factoryIn(countries: string[], fields: { [key: string]: Json }): string | undefined {
  const country = asText(fields["factory_country"]);
  return country === undefined || countries.includes(country) ? asText(fields["factory"]) : undefined;
}

function weavingLabel(fields: { [key: string]: Json }): MessageKey {
  const construction = fields["fabric_construction"];
  if (construction === "knitted") return "stage.knitted";
  return construction === "woven" || construction === "denim" ? "stage.woven" : "stage.woven_or_knitted";
}
