/** A server with a company on it, which most tests begin with. */
import { type Client, clientOf, ok } from "./client.ts";
import type { Batch, Passport, Product } from "./objects.ts";
import { type Server, startServer } from "./server.ts";

export interface Company {
  account: { id: string; name: string; handle: string };
  live: Client;
  test: Client;
}

export interface Stage extends Company {
  server: Server;
  /** A client without an API key. */
  stranger: Client;
  /** Makes another company on the same server. */
  addCompany(handle: string, ...options: string[]): Promise<Company>;
}

interface MadeCompany {
  account: Company["account"];
  live_key: string;
  test_key: string;
}

/** The owner of Nortada, who also runs the instance. */
export const OWNER = { email: "ana@nortada.example", password: "a long enough password" };

/** Starts a server and sets up the company Nortada (handle `nortada`) on it. */
export async function startStage(settings: Record<string, string> = {}, data?: string): Promise<Stage> {
  const server = await startServer(settings, data);
  const words = ["--company", "Nortada", "--handle", "nortada", "--email", OWNER.email];
  const made = await server.carnetJson<MadeCompany>("setup", ...words, "--password", OWNER.password);
  return {
    server,
    ...companyOf(server, made),
    stranger: clientOf(server.address, ""),
    async addCompany(handle, ...options) {
      const names = ["--company", `Company ${handle}`, "--handle", handle];
      return companyOf(
        server,
        await server.carnetJson<MadeCompany>("company", "create", ...names, ...options),
      );
    },
  };
}

function companyOf(server: Server, { account, live_key, test_key }: MadeCompany): Company {
  return { account, live: clientOf(server.address, live_key), test: clientOf(server.address, test_key) };
}

/** What a textile needs to be issued. */
export const COMPLETE = {
  brand: "Nortada",
  country_making: "PT",
  fibre_composition: [
    { fibre: "linen", percent: 55 },
    { fibre: "organic cotton", percent: 45 },
  ],
};

let count = 0;

/** A reference that no other product of this run has. */
export function newReference(): string {
  return `REF-${++count}`;
}

/** A product that can be issued, with what is given over it. */
export function createProduct(client: Client, over: object = {}): Promise<Product> {
  return ok(
    client.post<Product>("/products", {
      name: "Camisa Ria",
      reference: newReference(),
      data: COMPLETE,
      ...over,
    }),
  );
}

/** A product and its passport. */
export async function issueProduct(
  client: Client,
  over: object = {},
): Promise<{ product: Product; passport: Passport }> {
  const product = await createProduct(client, over);
  return { product, passport: await ok(client.post<Passport>("/passports", { product: product.id })) };
}

/** A batch of a product, with a number of its own unless one is given. */
export function createBatch(client: Client, product: Product, over: object = {}): Promise<Batch> {
  return ok(client.post<Batch>(`/products/${product.id}/batches`, { batch_number: `L-${++count}`, ...over }));
}

let digits = 560_000_000_000;

/** A GTIN-13 that no other product of this run has. */
export function newGtin(): string {
  const body = String(++digits);
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Number(body[body.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
