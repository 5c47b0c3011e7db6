/** The extraction of documents: its states, its events, its suggestions, and what does not open. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { degraded } from "../../scripts/evaluate/degrade.ts";
import { drawPdf } from "../../scripts/evaluate/draw.ts";
import { TUNING } from "../../scripts/evaluate/tuning/first.ts";
import { type Client, ok, refused } from "../support/client.ts";
import { type Company, createProduct, type Stage, startStage } from "../support/company.ts";
import { pdf, upload } from "../support/documents.ts";
import type { Document, Event, List } from "../support/objects.ts";
import { jpeg, png, pngBomb } from "../support/pictures.ts";

const UNKNOWN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const PASSWORD_PDF = join(import.meta.dir, "../fixtures/documents/password.pdf");
/** Longer than the lease of a job whose worker was killed. */
const WAIT_MS = 120_000;
const SHEET = pdf([
  ["Technical data sheet", "GTIN: 5601234567892", "55 % linen, 45 % organic cotton"],
  ["Recycled content: 20 %", "Made in Portugal"],
]);
let stage: Stage;
let other: Company;

beforeAll(async () => {
  stage = await startStage();
  other = await stage.addCompany("mare");
});
afterAll(() => stage.server.stop());

/** The document when its extraction has ended. */
async function settled(client: Client, id: string): Promise<Document> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const document = await ok(client.get<Document>(`/documents/${id}`));
    if (document.status !== "queued" && document.status !== "processing") return document;
    if (Date.now() > deadline) throw new Error(`the document stays ${document.status}`);
    await Bun.sleep(30);
  }
}

async function extracted(bytes: Uint8Array, fields: Record<string, string> = {}): Promise<Document> {
  const { id } = await ok(upload(stage.live, { extract: "true", ...fields }, { bytes }));
  return settled(stage.live, id);
}

const extract = (id: string, body?: unknown) => stage.live.post<Document>(`/documents/${id}/extract`, body);

async function eventsOf(client: Client, id: string): Promise<Event<Document>[]> {
  const { data } = await ok(client.get<List<Event<Document>>>("/events?limit=100"));
  return data.filter((event) => event.data.object.id === id);
}

describe("an extraction", () => {
  test("is queued by the upload and ends with suggestions that quote the document", async () => {
    const product = await createProduct(stage.live);
    const fields = { extract: "true", product: product.id, kind: "tech_sheet" };
    const uploaded = await ok(upload(stage.live, fields, { bytes: SHEET }));
    expect(uploaded.status).toBe("queued");
    expect(uploaded.extraction).toEqual({
      id: uploaded.extraction?.id ?? "",
      engine: null,
      started: null,
      finished: null,
      error: null,
      suggestions: [],
    });

    const document = await settled(stage.live, uploaded.id);
    expect(document).toMatchObject({ status: "review", extraction: { engine: "rules", error: null } });
    const { extraction } = document;
    expect(extraction?.id).toBe(uploaded.extraction?.id ?? "");
    expect(extraction?.started).toBeWithin(uploaded.created, Date.now() / 1000 + 1);
    expect(extraction?.finished).toBeWithin(extraction?.started ?? 0, Date.now() / 1000 + 1);
    expect(
      extraction?.suggestions.map(({ field, value, quotation, page }) => [field, value, quotation, page]),
    ).toEqual([
      ["gtin", "5601234567892", "GTIN: 5601234567892", 1],
      [
        "fibre_composition",
        [
          { fibre: "linen", percent: 55 },
          { fibre: "organic cotton", percent: 45 },
        ],
        "55 % linen, 45 % organic cotton",
        1,
      ],
      ["recycled_content", 20, "Recycled content: 20 %", 2],
      ["country_making", "PT", "Made in Portugal", 2],
    ]);
    for (const { id, confidence, decision } of extraction?.suggestions ?? []) {
      expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(confidence).toBeWithin(0, 1.001);
      expect(decision).toBeNull();
    }
    expect((await ok(stage.live.get<List<Document>>("/documents"))).data[0]).toEqual(document);
    expect(await ok(stage.live.get(`/products/${product.id}`))).toMatchObject({ data: product.data });

    const events = await eventsOf(stage.live, document.id);
    expect(events.map(({ type }) => type)).toEqual(["document.extracted"]);
    expect(events[0]?.data.object).toEqual(document);
    expect(await eventsOf(stage.test, document.id)).toEqual([]);
  });

  test("reads scans and photos, and says where on the page", async () => {
    const specimen = TUNING.find(({ name }) => name === "casaco ficha técnica");
    if (!specimen) throw new Error("the specimen is gone");
    const photo = await degraded(await drawPdf(specimen), "photo", specimen.name);
    const document = await extracted(photo);
    const found = document.extraction?.suggestions ?? [];
    const values = Object.fromEntries(found.map(({ field, value }) => [field, value]));
    expect(values).toMatchObject({ gtin: "5609876543212", country_making: "PT", net_weight: 980 });
    for (const { page, box } of found) {
      const [x = 1, y = 1, width = 1, height = 1] = box ?? [];
      expect(page).toBe(1);
      expect(x + width).toBeWithin(0, 1.001);
      expect(y + height).toBeWithin(0, 1.001);
    }
  }, 180_000);

  test("suggests of several products the one that the document belongs to", async () => {
    const invoice = pdf([
      [
        "Style AA-10: shirt, 100% cotton, EAN 4012345000016",
        "Style BB-20: blouse, 100% viscose, EAN 4012345000023",
        "Made in Romania",
      ],
    ]);
    const product = await createProduct(stage.live, { reference: "BB-20" });
    const fieldsOf = ({ extraction }: Document) =>
      Object.fromEntries((extraction?.suggestions ?? []).map(({ field, value }) => [field, value]));
    expect(fieldsOf(await extracted(invoice))).toEqual({ country_making: "RO" });
    expect(fieldsOf(await extracted(invoice, { product: product.id }))).toEqual({
      gtin: "4012345000023",
      reference: "BB-20",
      fibre_composition: [{ fibre: "viscose", percent: 100 }],
      country_making: "RO",
    });
  });

  test("suggests for the template of the document's product", async () => {
    const product = await createProduct(stage.live, { template: "steel", data: {} });
    const document = await extracted(SHEET, { product: product.id });
    expect(document.extraction?.suggestions.map(({ field }) => field)).toEqual([
      "gtin",
      "recycled_content",
      "country_making",
    ]);
  });

  test("tells what was tested, codes of customs, and what a sentence says that goes on in the next line", async () => {
    const lines = ["Test: result", "Pilling (ISO 12945-2, 2000 rubs): 4-5", "Commodity code: 6109 10 00"];
    const letter = [
      "Thank you for the order of the new season. The shirts of all colours are sewn",
      "in Tunisia.",
    ];
    const product = await createProduct(stage.live, { data: {} });
    const bytes = pdf([lines, letter]);
    const document = await extracted(bytes, { product: product.id, kind: "test_report" });
    expect(document.extraction?.suggestions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: "pilling_grade", value: 4.5 }),
        expect.objectContaining({ field: "commodity_code", value: "61091000" }),
        expect.objectContaining({ field: "country_making", value: "TN" }),
      ]),
    );
  });

  test("that finds nothing ends well, with an empty list", async () => {
    const files = [pdf([["Nothing to see"]]), pdf([[]]), await png(8, 8)];
    for (const document of await Promise.all(files.map((bytes) => extracted(bytes)))) {
      expect(document).toMatchObject({ status: "review", extraction: { suggestions: [], error: null } });
      expect((await eventsOf(stage.live, document.id)).map(({ type }) => type)).toEqual([
        "document.extracted",
      ]);
    }
  });

  test("of a file that does not open fails with a reason, and the document stays", async () => {
    const photo = await jpeg(200, 200);
    const files: [Uint8Array, RegExp][] = [
      [SHEET.subarray(0, 300), /damaged or cut off/],
      [new Uint8Array(Buffer.from("%PDF-1.7\nnothing of a PDF")), /damaged or cut off/],
      [new Uint8Array(readFileSync(PASSWORD_PDF)), /password/],
      [photo.subarray(0, photo.length - 200), /damaged or cut off/],
      [pngBomb(50_000, 50_000), /40 megapixels/],
    ];
    const documents = await Promise.all(files.map(([bytes]) => extracted(bytes)));
    for (const [i, document] of documents.entries()) {
      expect(document.status).toBe("failed");
      expect(document.extraction?.error).toMatch(files[i]?.[1] ?? "");
      expect(document.extraction?.suggestions).toEqual([]);
      const events = await eventsOf(stage.live, document.id);
      expect(events.map(({ type }) => type)).toEqual(["document.extraction_failed"]);
      expect(events[0]?.data.object).toEqual(document);
    }
  });
});

describe("POST /documents/{id}/extract", () => {
  test("asks for the extraction of a document, with any body that says nothing", async () => {
    for (const body of [undefined, {}]) {
      const { id } = await ok(upload(stage.live, {}, { bytes: SHEET }));
      const asked = body
        ? await ok(extract(id, body))
        : await ok(stage.live.send<Document>("POST", `/documents/${id}/extract`));
      expect(asked.status).toBe("queued");
      expect((await settled(stage.live, id)).status).toBe("review");
    }
    const { id } = await ok(upload(stage.live));
    await refused(extract(id, { force: true }), "parameter_unknown", "force");
  });

  test("changes nothing while one is queued or under way, and is told once", async () => {
    const { id } = await ok(upload(stage.live, {}, { bytes: SHEET }));
    const first = await ok(extract(id));
    const others = await Promise.all(Array.from({ length: 8 }, () => ok(extract(id))));
    for (const one of others) expect(one.extraction?.id).toBe(first.extraction?.id ?? "");
    await settled(stage.live, id);
    expect(await eventsOf(stage.live, id)).toHaveLength(1);
  });

  test("repeats an extraction that has ended, well or not", async () => {
    for (const bytes of [SHEET, SHEET.subarray(0, 300)]) {
      const before = await extracted(bytes);
      const asked = await ok(extract(before.id));
      expect(asked).toMatchObject({ status: "queued", extraction: { suggestions: [], error: null } });
      expect(asked.extraction?.id).not.toBe(before.extraction?.id ?? "");
      const after = await settled(stage.live, before.id);
      expect(after.status).toBe(before.status);
      expect(after.extraction?.suggestions).toHaveLength(before.extraction?.suggestions.length ?? -1);
      expect(await eventsOf(stage.live, before.id)).toHaveLength(2);
    }
  });

  test("with a key that was used answers as before and queues nothing", async () => {
    const { id } = await ok(upload(stage.live, {}, { bytes: SHEET }));
    const send = () => stage.live.post<Document>(`/documents/${id}/extract`, {}, { key: "extract-1" });
    const first = await send();
    await settled(stage.live, id);
    const again = await send();
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.text).toBe(first.text);
    expect((await settled(stage.live, id)).extraction?.id).toBe(first.json.extraction?.id ?? "");
  });

  test("knows the documents of its company and mode only", async () => {
    const { id } = await ok(upload(stage.live));
    for (const client of [stage.test, other.live])
      await refused(client.post(`/documents/${id}/extract`), "resource_missing");
    for (const unknown of [UNKNOWN, "x"]) await refused(extract(unknown), "resource_missing");
  });
});

test("an extraction that a kill of the server cut off is run again, and told once", async () => {
  const { id } = await ok(upload(stage.live, { extract: "true" }, { bytes: SHEET }));
  const statusOf = async () => (await ok(stage.live.get<Document>(`/documents/${id}`))).status;
  while ((await statusOf()) !== "processing") await Bun.sleep(2);
  await stage.server.signal("SIGKILL");
  await stage.server.restart();
  expect(await statusOf()).toBe("processing");
  const waiting = await ok(upload(stage.live, { extract: "true" }, { bytes: SHEET }));
  expect((await settled(stage.live, waiting.id)).status).toBe("review");
  expect((await settled(stage.live, id)).extraction?.suggestions).toHaveLength(4);
  expect(await eventsOf(stage.live, id)).toHaveLength(1);
}, 90_000);

test("a stop gives back the extraction under way, and the next start runs it", async () => {
  const { id } = await ok(upload(stage.live, { extract: "true" }, { bytes: SHEET }));
  expect(await stage.server.signal("SIGTERM")).toBe(0);
  await stage.server.restart();
  expect((await settled(stage.live, id)).status).toBe("review");
}, 90_000);
