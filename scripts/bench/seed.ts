/** Data for the bench, made through the API of the executable itself. */
import { $ } from "bun";
import { freePort } from "../free-port.ts";
import { start } from "./process.ts";

const PRODUCTS = 500;
const ISSUED = 100;

export interface Seeded {
  key: string;
  products: string[];
  gtins: string[];
  /** Uid and id of one issued passport. */
  uid: string;
  passport: string;
  data: object;
}

const DATA = {
  brand: "Nortada",
  country_making: "PT",
  description: "Linen shirt, relaxed cut, natural sand.",
  recycled_content: 0,
  fibre_composition: [
    { fibre: "linen", percent: 55 },
    { fibre: "organic cotton", percent: 45 },
  ],
};

export async function seed(executable: string, data: string): Promise<Seeded> {
  const setUp =
    await $`${executable} setup --data ${data} --company Nortada --handle nortada --email ana@nortada.example --password bench-password --json`.json();
  const key: string = setUp.live_key;
  const port = await freePort();
  const server = await start(
    [executable, "serve"],
    { CARNET_DATA: data, CARNET_PORT: String(port), CARNET_RATE_LIMIT: "0" },
    (line) => (line.includes("Carnet is running") ? port : undefined),
  );
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json() as Promise<{ id: string; uid: string }>;
  };
  const products: string[] = [];
  const gtins: string[] = [];
  let uid = "";
  let passport = "";
  for (let i = 0; i < PRODUCTS; i++) {
    const gtin = i < ISSUED ? gtinOf(i) : undefined;
    const product = await post("/products", {
      name: `Camisa Ria ${i}`,
      reference: `CR-${i}`,
      gtin,
      data: DATA,
    });
    products.push(product.id);
    if (gtin === undefined) continue;
    ({ uid, id: passport } = await post("/passports", { product: product.id }));
    gtins.push(gtin);
  }
  await server.stop();
  return { key, products, gtins, uid, passport, data: DATA };
}

/** A GTIN-14 with its check digit (GS1 General Specifications 7.9). */
function gtinOf(number: number): string {
  const digits = `0560${String(number).padStart(9, "0")}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
