/** What happened to a product, as its tab in the panel tells it; on both engines. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { ok, refused } from "../support/client.ts";
import { createBatch, createProduct, issueProduct, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";
import { CAN_SCAN, drawPages, readCodes } from "../support/scan.ts";

interface Entry {
  id: string;
  actor: { kind: string };
  action: string;
  details: { changed?: string[]; before?: object; after?: object };
}
interface Entries {
  data: Entry[];
  has_more: boolean;
}

let stage: Stage;
let owner: Member;

beforeAll(async () => {
  stage = await startStage();
  owner = await signIn(stage.server.address);
}, 90_000);
afterAll(() => stage?.server.stop());

const historyOf = (id: string, query = "") =>
  ok(owner.get<Entries>(`/nortada/live/products/${id}/history${query}`));

describe("the history of a product", () => {
  test("tells of all its parts, newest first, and of no other product", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const other = await issueProduct(stage.live);
    const batch = await createBatch(stage.live, product);
    await ok(stage.live.post(`/products/${product.id}/batches/${batch.id}`, { quantity: 40 }));
    const items = await ok(
      stage.live.post<{ data: { id: string }[] }>(`/passports/${passport.id}/items`, { quantity: 2 }),
    );
    const [item] = (await ok(stage.live.get<{ data: { id: string }[] }>(`/passports/${passport.id}/items`)))
      .data;
    expect(items).toBeDefined();
    await ok(stage.live.post(`/items/${item?.id}/void`, { reason: "Torn." }));
    await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: "Again." }));
    const { data } = await historyOf(product.id);
    expect(data.map(({ action }) => action)).toEqual([
      "passport.version_published",
      "item.voided",
      "passport.items_created",
      "batch.updated",
      "batch.created",
      "passport.issued",
      "product.created",
    ]);
    expect(JSON.stringify(data)).not.toContain('"address"');
    expect((await historyOf(other.product.id)).data.map(({ action }) => action)).toEqual([
      "passport.issued",
      "product.created",
    ]);
  });

  test("keeps what values said before and after, but not very long ones", async () => {
    const product = await createProduct(stage.live, { name: "Camisa", data: { colour: "blue" } });
    await ok(
      stage.live.post(`/products/${product.id}`, {
        name: 'Camisa "Ria" <b>',
        data: { colour: null, recycled_content: 20, description: "x".repeat(600) },
      }),
    );
    const [entry] = (await historyOf(product.id)).data;
    expect(entry?.details).toEqual({
      changed: ["name", "data.colour", "data.recycled_content", "data.description"],
      before: {
        name: "Camisa",
        "data.colour": "blue",
        "data.recycled_content": null,
        "data.description": null,
      },
      after: { name: 'Camisa "Ria" <b>', "data.colour": null, "data.recycled_content": 20 },
    } as object);
    const verified = await stage.server.carnet("activity", "verify");
    expect(verified.code).toBe(0);
  });

  test("comes in pages, for those who belong to the company alone", async () => {
    const product = await createProduct(stage.live);
    for (let i = 0; i < 4; i++) await ok(stage.live.post(`/products/${product.id}`, { name: `Name ${i}` }));
    const first = await historyOf(product.id, "?limit=3");
    expect([first.data.length, first.has_more]).toEqual([3, true]);
    const rest = await historyOf(product.id, `?limit=3&starting_after=${first.data[2]?.id}`);
    expect([rest.data.map(({ action }) => action), rest.has_more]).toEqual([
      ["product.updated", "product.created"],
      false,
    ]);
    await refused(owner.get(`/nortada/test/products/${product.id}/history`), "resource_missing");
    await refused(
      owner.get(`/nortada/live/products/${product.id}/history?starting_after=01KAFZ7M3V8Q4T2N6X0C9B5D1E`),
      "resource_missing",
      "starting_after",
    );
  });
});

test("repairs and resales stand in the history of their product, with the piece", async () => {
  const { product, passport } = await issueProduct(stage.live);
  await ok(stage.live.post(`/passports/${passport.id}/items`, { serials: ["R-1"] }));
  const [item] = (await ok(stage.live.get<{ data: { id: string }[] }>(`/passports/${passport.id}/items`)))
    .data;
  const ofPiece = await ok(
    stage.live.post<{ id: string }>("/lifecycle_events", {
      item: item?.id,
      type: "repair",
      occurred_on: "2026-01-05",
    }),
  );
  const ofModel = await ok(
    stage.live.post<{ id: string }>("/lifecycle_events", {
      passport: passport.id,
      type: "recycling",
      occurred_on: "2026-01-06",
    }),
  );
  await ok(stage.live.post(`/lifecycle_events/${ofPiece.id}/void`, { reason: "It was another piece." }));
  const { data } = await historyOf(product.id, "?limit=3");
  expect(data).toMatchObject([
    { action: "lifecycle_event.voided", on: ofPiece.id, details: { type: "repair", serial: "R-1" } },
    { action: "lifecycle_event.recorded", on: ofModel.id, details: { type: "recycling" } },
    { action: "lifecycle_event.recorded", on: ofPiece.id, details: { type: "repair", serial: "R-1" } },
  ]);
  expect(data[1]?.details).not.toHaveProperty("serial");
});

describe("a QR Code of a passport", () => {
  test("comes as a PDF of the millimetres that were asked for", async () => {
    const { passport } = await issueProduct(stage.live);
    const draw = (query: string) =>
      fetch(`${stage.server.address}/panel/api/nortada/live/passports/${passport.id}/code/pdf${query}`, {
        headers: { Cookie: owner.cookie, "Sec-Fetch-Site": "same-origin" },
      });
    const answer = await draw("?level=Q&mm=25.4");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const bytes = await answer.bytes();
    expect(new TextDecoder("latin1").decode(bytes.subarray(0, 5))).toBe("%PDF-");
    if (CAN_SCAN) {
      const file = join(stage.server.data, "code.pdf");
      await Bun.write(file, bytes);
      const pages = drawPages(file, 300);
      expect(pages.map(({ width, height }) => [width, height])).toEqual([[300, 300]]);
      expect(readCodes(pages)).toEqual([passport.url]);
    }
    for (const query of ["?mm=4", "?mm=1001", "?mm=x", "?mm=", "?mm=-20", "?mm=NaN", "?level=X"])
      expect([query, (await draw(query)).status]).toEqual([query, 400]);
  });
});
