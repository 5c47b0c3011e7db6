/** Products out as a table and in again: checked before anything changes, done once, and taken back. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import Papa from "papaparse";
import readExcel from "read-excel-file/node";
import { type Client, type Json, ok, refused } from "../support/client.ts";
import {
  COMPLETE,
  createProduct,
  issueProduct,
  newGtin,
  OWNER,
  type Stage,
  startStage,
} from "../support/company.ts";
import {
  check,
  download,
  type Import,
  type ImportRow,
  importFile,
  rowsOf,
  run,
  sendFile,
  settled,
  undo,
} from "../support/imports.ts";
import { type Member, signIn } from "../support/member.ts";
import type { List, Product } from "../support/objects.ts";

const LIVE = "nortada/live";
const TEST = "nortada/test";

let stage: Stage;
let owner: Member;

beforeAll(async () => {
  stage = await startStage();
  owner = await signIn(stage.server.address);
}, 300_000);
afterAll(() => stage?.server.stop());

const samples = JSON.parse(
  readFileSync(join(import.meta.dir, "../fixtures/sample-data.json"), "utf8"),
) as Record<string, { full: Record<string, Json> }>;

async function byReference(client: Client, reference: string): Promise<Product | undefined> {
  const query = `/products?reference=${encodeURIComponent(reference)}`;
  return (await ok(client.get<List<Product>>(query))).data[0];
}

async function confirm(): Promise<void> {
  await ok(owner.post("/session/confirm", { password: OWNER.password }));
}

describe("a file", () => {
  test("creates and updates by reference, and tells each row", async () => {
    const known = await createProduct(stage.test, {
      reference: "IMP-1",
      name: "Before",
      data: { ...COMPLETE, recycled_content: 10 },
    });
    const file = [
      "Reference,Name,Brand,Recycled content,Fibre composition,Notes of mine",
      'IMP-1,After,,20,"60 % linen; 40 % wool",x',
      "IMP-2,New one,Nortada,,100 % cotton,",
      "IMP-1b,,Nortada,5,,",
      "IMP-3,Too much,Nortada,120,70 % cotton; 50 % wool,",
      "IMP-2,Twice,Nortada,,,",
      ",Nameless,,,,",
    ].join("\n");
    const sent = await ok(sendFile(owner, TEST, file, "primavera.csv"));
    expect([sent.kind, sent.status, sent.name, sent.rows]).toEqual(["file", "mapping", "primavera.csv", 6]);
    expect(sent.columns.map(({ target }) => target)).toEqual([
      "reference",
      "name",
      "data.brand",
      "data.recycled_content",
      "data.fibre_composition",
      null,
    ]);
    expect(sent.columns[1]?.samples).toEqual(["After", "New one", ""]);

    const checked = await check(owner, TEST, sent);
    expect(checked.counts).toMatchObject({ create: 1, update: 1, same: 0, faulty: 4 });
    expect(await byReference(stage.test, "IMP-2")).toBeUndefined();
    const [first, second, ...faulty] = await rowsOf(owner, TEST, sent.id);
    expect(first).toMatchObject({ position: 2, state: "update", product: { id: known.id } });
    expect(first?.changes.map(({ param, before, after }) => [param, before, after])).toEqual([
      ["name", "Before", "After"],
      ["data.recycled_content", 10, 20],
      [
        "data.fibre_composition",
        COMPLETE.fibre_composition,
        [
          { fibre: "linen", percent: 60 },
          { fibre: "wool", percent: 40 },
        ],
      ],
    ]);
    expect(second).toMatchObject({ position: 3, state: "create", product: null });
    expect(faulty.map(({ position, faults }) => [position, faults.map(({ column }) => column)])).toEqual([
      [4, [1]],
      [5, [3, 4]],
      [6, [0]],
      [7, [0]],
    ]);
    for (const { faults } of faulty) for (const { message } of faults) expect(message).toMatch(/\.$/);
    const portuguese = await rowsOf(owner, TEST, sent.id, "&language=pt&state=faulty");
    expect(portuguese[2]?.faults[0]?.message).toBe("A linha 3 tem a mesma referência.");

    const done = await run(owner, TEST, sent.id);
    expect(done.status).toBe("done");
    expect(done.counts).toMatchObject({ created: 1, updated: 1, faulty: 4, refused: 0 });
    const changed = await byReference(stage.test, "IMP-1");
    expect(changed).toMatchObject({
      id: known.id,
      name: "After",
      data: { brand: "Nortada", recycled_content: 20 },
    });
    expect(await byReference(stage.test, "IMP-2")).toMatchObject({
      name: "New one",
      data: { brand: "Nortada" },
    });
    const { origins } = await ok(
      owner.get<{ origins: Record<string, { source: string; name: string }> }>(
        `/${TEST}/products/${known.id}/form`,
      ),
    );
    expect(origins["recycled_content"]).toMatchObject({ source: "import" });
    expect(origins["brand"]).toMatchObject({ source: "api" });
    const events = await ok(
      stage.test.get<List<{ type: string; data: { object: Product } }>>("/events?limit=20"),
    );
    expect(
      events.data
        .filter(({ data }) => data.object.reference?.startsWith("IMP-"))
        .map(({ type }) => type)
        .sort(),
    ).toEqual(["product.created", "product.created", "product.updated"]);
    const entries = await ok(owner.get<List<{ action: string }>>(`/${TEST}/activity?object=${sent.id}`));
    expect(entries.data.map(({ action }) => action)).toEqual(["import.started", "import.uploaded"]);
  });

  test("shows its rows page by page, whichever of them are asked for", async () => {
    const lines = Array.from({ length: 7 }, (_, at) => `PG-${at},${at % 2 === 0 ? "Named" : ""}`);
    const sent = await ok(sendFile(owner, TEST, `reference,name\n${lines.join("\n")}\n`));
    await check(owner, TEST, sent);
    for (const [query, positions] of [
      ["", [2, 3, 4, 5, 6, 7, 8]],
      ["&state=faulty", [3, 5, 7]],
    ] as const) {
      const found: number[] = [];
      for (let after = ""; ; ) {
        const path = `/${TEST}/imports/${sent.id}/rows?limit=2${query}${after}`;
        const { data, has_more } = await ok(owner.get<List<ImportRow>>(path));
        found.push(...data.map(({ position }) => position));
        if (!has_more) break;
        after = `&starting_after=${data.at(-1)?.id}`;
      }
      expect(found).toEqual([...positions]);
    }
    for (const place of ["-1", "x", "01K00000000000000000000000", "1e3"])
      await refused(
        owner.get(`/${TEST}/imports/${sent.id}/rows?starting_after=${place}`),
        "resource_missing",
        "starting_after",
      );
  });

  test("of which the rows that are wrong were corrected is taken again", async () => {
    const sent = await ok(
      sendFile(
        owner,
        TEST,
        "ref;nome;Teor de material reciclado (%)\nCOR-1;Um;=1\n".replace("=1", "muito") +
          "COR-2;Dois;12,5\nCOR-3;=;7\n".replace("=;", "Três;"),
      ),
    );
    expect(sent.columns.map(({ target }) => target)).toEqual(["reference", "name", "data.recycled_content"]);
    await check(owner, TEST, sent);
    const response = await download(
      owner,
      stage.server.address,
      `/${TEST}/imports/${sent.id}/corrections/csv?language=pt`,
    );
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(response.headers.get("content-disposition")).toContain("products-corrections.csv");
    expect(text.startsWith("\ufeffref;nome;")).toBe(true);
    const { data } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
    expect(data).toHaveLength(2);
    expect(data[1]?.slice(0, 3)).toEqual(["COR-1", "Um", "muito"]);
    expect(data[1]?.[3]).toContain("“muito” não é um número");

    const again = await ok(sendFile(owner, TEST, text.replace("muito", "33")));
    expect(again.columns.map(({ target }) => target)).toEqual([
      "reference",
      "name",
      "data.recycled_content",
      null,
    ]);
    const checked = await check(owner, TEST, again);
    expect(checked.counts).toMatchObject({ create: 1, faulty: 0 });
    await run(owner, TEST, again.id);
    expect((await byReference(stage.test, "COR-1"))?.data).toMatchObject({ recycled_content: 33 });
  });

  test("says what its columns are once: the next one of the company is known", async () => {
    const file = "Artikel,Bezeichnung,Herkunft\nMAP-1,One,PT\n";
    const sent = await ok(sendFile(owner, TEST, file));
    await refused(
      owner.post(`/${TEST}/imports/${sent.id}/check`, {
        mapping: [null, "name", null],
        template: "textile",
        empty: "keep",
      }),
      "invalid_value",
      "mapping",
    );
    await check(owner, TEST, sent, { mapping: ["reference", "name", "data.country_making"] });
    const next = await ok(sendFile(owner, LIVE, file));
    expect(next.columns.map(({ target }) => target)).toEqual(["reference", "name", "data.country_making"]);
  });

  test("with a heading twice spoils nothing for the next one", async () => {
    const targets = ({ columns }: Import) => columns.map(({ target }) => target);
    const sent = await ok(sendFile(owner, TEST, "reference,name,name\nTWICE-1,One,Other\n"));
    expect(targets(sent)).toEqual(["reference", "name", null]);
    await check(owner, TEST, sent);
    expect(targets(await ok(sendFile(owner, TEST, "reference,name\nTWICE-1,One\n")))).toEqual([
      "reference",
      "name",
    ]);
  });

  test("of names and references in which nothing can be seen is refused, as the API does", async () => {
    await createProduct(stage.test, { reference: "SEEN-1" });
    const sent = await ok(
      sendFile(owner, TEST, "reference,name\nSEEN-2,'\n\"'  \",x\nSEEN-1,'  \nSEEN-3,\u200b\n\u200b,x\n"),
    );
    expect((await check(owner, TEST, sent)).counts).toMatchObject({ create: 0, update: 0, faulty: 5 });
    const rows = await rowsOf(owner, TEST, sent.id);
    expect(rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([[1], [0], [1], [1], [0]]);
  });

  test("leaves what has an empty cell, or removes it, as it was chosen", async () => {
    const { id } = await createProduct(stage.test, {
      reference: "EMPTY",
      gtin: newGtin(),
      data: { ...COMPLETE, recycled_content: 10 },
    });
    const file = "reference,name,gtin,recycled_content,brand\nEMPTY,,,,Other\n";
    await importFile(owner, TEST, file);
    const kept = await ok(stage.test.get<Product>(`/products/${id}`));
    expect(kept.data).toMatchObject({ brand: "Other", recycled_content: 10 });
    expect(kept.gtin).not.toBeNull();
    await importFile(owner, TEST, file, { empty: "clear" });
    const cleared = await ok(stage.test.get<Product>(`/products/${id}`));
    expect([cleared.name, cleared.gtin, cleared.data["recycled_content"]]).toEqual([
      kept.name,
      null,
      undefined,
    ]);
  });

  test("changes nothing where it says what stands there", async () => {
    await createProduct(stage.test, { reference: "SAME", name: "Same", gtin: "00012345678905" });
    const before = await byReference(stage.test, "SAME");
    // As a spreadsheet leaves a number, without its zeros.
    const done = await importFile(owner, TEST, "reference,name,gtin\nSAME,Same,12345678905\n");
    expect(done.counts).toMatchObject({ same: 1, updated: 0 });
    expect(await byReference(stage.test, "SAME")).toEqual(before as Product);
  });

  test("of a former reference is refused, and an archived product that it names is taken up again", async () => {
    const { product } = await issueProduct(stage.test, { reference: "FORMER" });
    await ok(stage.test.post(`/products/${product.id}`, { reference: "NOW" }));
    const archived = await createProduct(stage.test, { reference: "ARCHIVED" });
    await ok(stage.test.post(`/products/${archived.id}`, { status: "archived" }));
    const sent = await ok(sendFile(owner, TEST, "reference,name\nFORMER,x\nARCHIVED,\n"));
    const checked = await check(owner, TEST, sent);
    expect(checked.counts).toMatchObject({ faulty: 1, update: 1 });
    await run(owner, TEST, sent.id);
    expect((await byReference(stage.test, "ARCHIVED"))?.status).toBe("active");
  });
});

describe("undoing", () => {
  test("archives what was made and sets back what was changed, but for what somebody used or changed since", async () => {
    await createProduct(stage.test, { reference: "UN-1", data: { ...COMPLETE, recycled_content: 10 } });
    await createProduct(stage.test, { reference: "UN-2", data: { ...COMPLETE, recycled_content: 10 } });
    const done = await importFile(
      owner,
      TEST,
      "reference,name,brand,recycled content\nUN-1,Changed,New brand,20\nUN-2,Changed,New brand,20\nUN-3,Made,x,1\nUN-4,Made,x,1\nUN-5,Made,x,1\nUN-6,Made,x,1\n",
    );
    expect(done.counts).toMatchObject({ created: 4, updated: 2 });
    const two = await byReference(stage.test, "UN-2");
    await ok(stage.test.post(`/products/${two?.id}`, { data: { recycled_content: 77 } }));
    const four = await byReference(stage.test, "UN-4");
    await ok(stage.test.post(`/products/${four?.id}`, { name: "By hand" }));
    const five = await byReference(stage.test, "UN-5");
    await ok(stage.test.post(`/products/${five?.id}/batches`, { batch_number: "L1" }));
    const six = await byReference(stage.test, "UN-6");
    await ok(
      owner.post(`/${TEST}/data_requests`, {
        product: six?.id,
        supplier: { name: "Fiação do Ave" },
        fields: ["brand"],
      }),
    );

    const undone = await undo(owner, TEST, done.id);
    expect(undone.status).toBe("undone");
    expect(undone.counts).toMatchObject({ undone: 2, partly: 1, kept: 3 });
    expect(await byReference(stage.test, "UN-1")).toMatchObject({
      name: "Camisa Ria",
      data: { brand: "Nortada", recycled_content: 10 },
    });
    expect(await byReference(stage.test, "UN-2")).toMatchObject({
      name: "Camisa Ria",
      data: { brand: "Nortada", recycled_content: 77 },
    });
    const statuses = await Promise.all(
      ["UN-3", "UN-4", "UN-5", "UN-6"].map(async (one) => (await byReference(stage.test, one))?.status),
    );
    expect(statuses).toEqual(["archived", "active", "active", "active"]);
    const kept = await rowsOf(owner, TEST, done.id, "&state=kept");
    expect(kept.map(({ faults }) => faults[0]?.message)).toEqual([
      "It was changed since, and was left as it is.",
      expect.stringContaining("It is in use"),
      expect.stringContaining("It is in use"),
    ]);
    await refused(owner.post(`/${TEST}/imports/${done.id}/undo`), "invalid_value", "status");

    const again = await importFile(owner, TEST, "reference,name\nUN-3,Made\n");
    expect(again.counts).toMatchObject({ updated: 1 });
    expect((await byReference(stage.test, "UN-3"))?.status).toBe("active");
  });
});

describe("an import that is cancelled", () => {
  test("before it was started leaves nothing", async () => {
    const sent = await ok(sendFile(owner, TEST, "reference,name\nCAN-1,x\n"));
    await check(owner, TEST, sent);
    await ok(owner.post(`/${TEST}/imports/${sent.id}/cancel`));
    await refused(owner.get(`/${TEST}/imports/${sent.id}`), "resource_missing");
    expect(await byReference(stage.test, "CAN-1")).toBeUndefined();
  });

  test("while it runs keeps and lists what was done, which can be undone", async () => {
    const lines = Array.from({ length: 3000 }, (_, at) => `CR-${at},x`);
    const sent = await ok(sendFile(owner, TEST, ["reference,name", ...lines].join("\n")));
    await check(owner, TEST, sent);
    await ok(owner.post(`/${TEST}/imports/${sent.id}/run`));
    while (((await ok(owner.get<Import>(`/${TEST}/imports/${sent.id}`))).counts["created"] ?? 0) === 0)
      await Bun.sleep(10);
    await ok(owner.post(`/${TEST}/imports/${sent.id}/cancel`));
    const cancelled = await settled(owner, TEST, sent.id);
    const { created = 0, create = 0 } = cancelled.counts;
    expect([cancelled.status, created + create]).toEqual(["cancelled", 3000]);
    expect(created).toBeGreaterThan(0);
    expect(create).toBeGreaterThan(0);
    // Rows under way when it was cancelled may have ended after the look at it.
    const { counts } = await undo(owner, TEST, sent.id);
    expect([counts["created"], (counts["undone"] ?? 0) + (counts["create"] ?? 0)]).toEqual([0, 3000]);
    expect(counts["undone"]).toBeGreaterThanOrEqual(created);
  }, 300_000);
});

describe("what was exported", () => {
  const HOSTILE = [
    "=1+1",
    "+351 912",
    "-",
    "@SUM(1)",
    "'quoted",
    "'=x",
    " blanks ",
    'a "b"; c, d',
    "line\nbreak",
    "😀 ção",
    "",
    "#help me",
    "_x0041_",
    "<b>&amp;",
  ];

  for (const format of ["csv", "csv&separator=semicolon", "xlsx"])
    test(`as ${format} comes back unchanged, for every template`, async () => {
      await confirm();
      for (const [template, { full }] of Object.entries(samples)) {
        const tag = `${template}-${format.length}`;
        await createProduct(stage.live, { reference: `${tag}-full`, template, gtin: newGtin(), data: full });
        const textKey = Object.entries(full).find(
          ([, value]) => typeof value === "string" && /^[A-Z].* /.test(value),
        )?.[0];
        for (const text of HOSTILE)
          await createProduct(stage.live, {
            reference: text === "" ? `${tag}-x` : `${text}${text.endsWith(" ") ? "\u2003" : ""}${tag}`,
            name: text.trim() === "" ? `${text}x` : text,
            template,
            data: textKey ? { [textKey]: text } : {},
          });
        const [ending = "", more = ""] = format.split("&");
        const response = await download(
          owner,
          stage.server.address,
          `/${LIVE}/product_export/${ending}?template=${template}&search=${encodeURIComponent(tag)}${more === "" ? "" : `&${more}`}&language=${at(template)}`,
        );
        expect(response.status).toBe(200);
        const file = new Uint8Array(await response.arrayBuffer());
        if (ending === "csv") {
          const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(file);
          expect(text.startsWith("\ufeff")).toBe(true);
          for (const cell of Papa.parse<string[]>(text.slice(1), { delimiter: more ? ";" : "," }).data.flat())
            expect(cell).not.toMatch(/^(?:[=+@\t\r\n]|-(?!\d))/);
        }

        const sent = await ok(sendFile(owner, LIVE, file));
        expect([template, sent.rows, sent.columns.filter(({ target }) => target === null)]).toEqual([
          template,
          HOSTILE.length + 1,
          [],
        ]);
        for (const empty of ["keep", "clear"] as const) {
          const checked = await check(owner, LIVE, sent, { empty });
          const others = await [
            ...(await rowsOf(owner, LIVE, sent.id, "&state=update")),
            ...(await rowsOf(owner, LIVE, sent.id, "&state=faulty")),
          ].map((row) => [row.changes, row.faults]);
          expect([template, others, checked.counts["same"]]).toEqual([template, [], HOSTILE.length + 1]);
        }

        // In other data the same products are made of it.
        const made = await importFile(owner, TEST, file);
        expect([
          template,
          made.counts["created"],
          await rowsOf(owner, TEST, made.id, "&state=faulty"),
        ]).toEqual([template, HOSTILE.length + 1, []]);
        const shown = (product: Product) => [
          product.reference,
          product.name,
          product.gtin,
          product.template,
          product.data,
        ];
        for (const { product } of await rowsOf(owner, TEST, made.id)) {
          const copy = await ok(stage.test.get<Product>(`/products/${product?.id}`));
          const original = await byReference(stage.live, copy.reference);
          expect(shown(copy)).toEqual(shown(original as Product));
        }
      }
    }, 300_000);

  /** Headings in either language are known again. */
  function at(template: string): string {
    return template.length % 2 === 0 ? "pt" : "en";
  }

  test("needs a proof of who asks, and is entered in the activity log", async () => {
    const stale = await signIn(stage.server.address);
    const path = `/${LIVE}/product_export/csv?template=textile`;
    expect((await download(stale, stage.server.address, path)).status).toBe(200);
    const { data } = await ok(
      owner.get<List<{ action: string; details: object }>>(`/${LIVE}/activity?action=products.exported`),
    );
    expect(data[0]?.details).toEqual({ template: "textile", format: "csv" });
    expect(
      (await download(owner, stage.server.address, `/${LIVE}/product_export/pdf?template=textile`)).status,
    ).toBe(400 + 4);
    expect((await download(owner, stage.server.address, `/${LIVE}/product_export/csv`)).status).toBe(400);
  });

  test("is an XLSX file that other libraries read", async () => {
    const response = await download(
      owner,
      stage.server.address,
      `/${LIVE}/product_export/xlsx?template=textile`,
    );
    const [sheet] = await readExcel(Buffer.from(await response.arrayBuffer()));
    expect(sheet?.data[0]?.slice(0, 5)).toEqual(["Reference", "Name", "GTIN", "Template", "Status"]);
  });
});

describe("the empty table of a template", () => {
  for (const format of ["csv", "xlsx"])
    test(`as ${format} can be filled in and imported`, async () => {
      for (const template of Object.keys(samples)) {
        const response = await download(
          owner,
          stage.server.address,
          `/${TEST}/import_templates/${template}/${format}?language=pt`,
        );
        const bytes = new Uint8Array(await response.arrayBuffer());
        await refused(sendFile(owner, TEST, bytes), "invalid_value", "file");
        if (format === "xlsx") continue;
        const text = new TextDecoder().decode(bytes);
        const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
        expect(data).toHaveLength(3);
        const filled = `${text}T-${template},Nome,,,\r\n`;
        const done = await importFile(owner, TEST, filled, { template });
        expect([template, done.rows, done.counts["created"]]).toEqual([template, 1, 1]);
        expect((await byReference(stage.test, `T-${template}`))?.template).toBe(template);
      }
    }, 300_000);
});

describe("refused, with nothing stored, is", () => {
  const sheet = (cells: string) =>
    zipSync({
      "xl/workbook.xml": strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="One" r:id="r1"/></sheets></workbook>',
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${cells}</sheetData></worksheet>`),
    });
  const cases: [string, () => Uint8Array | string, string, RegExp][] = [
    ["no file", () => "", "file_missing", /no file/],
    ["a PDF", () => "%PDF-1.7\n%âãÏÓ", "file_type_unsupported", /CSV/],
    [
      "a program",
      () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0]),
      "file_type_unsupported",
      /CSV/,
    ],
    [
      "a formula",
      () =>
        sheet(
          '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><f>HYPERLINK("http://x")</f></c></row>',
        ),
      "invalid_value",
      /A2 holds a formula/,
    ],
    [
      "a bomb",
      () =>
        sheet(
          `<row r="1"><c r="A1"><v>1</v></c></row>${'<row r="2"><c r="A2"><v>1</v></c></row>'.repeat(1)}${" ".repeat(300 * 1024 * 1024)}`,
        ),
      "invalid_value",
      /too large/,
    ],
    ["more than 50,000 rows", () => `reference\n${"x\n".repeat(50_001)}`, "invalid_value", /50000 rows/],
  ];
  for (const [name, make, code, words] of cases)
    test(name, async () => {
      const before = (await ok(owner.get<List<Import>>(`/${TEST}/imports?limit=1`))).data[0]?.id;
      const answer = await sendFile(owner, TEST, make());
      expect(answer.error?.code).toBe(code);
      expect(answer.error?.message).toMatch(words);
      expect((await ok(owner.get<List<Import>>(`/${TEST}/imports?limit=1`))).data[0]?.id).toBe(
        before as string,
      );
    }, 300_000);

  test("more files at once than may wait for their turn", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => sendFile(owner, TEST, "reference,name\nAT-1,At once\n")),
    );
    const refusals = answers.filter(({ error }) => error !== undefined);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.length).toBeLessThan(20);
    for (const { error, status } of refusals) expect([status, error?.code]).toEqual([429, "rate_limited"]);
    expect((await sendFile(owner, TEST, "reference,name\nAT-1,At once\n")).status).toBe(200);
  }, 300_000);

  test("a file of 200 MB", async () => {
    const answer = await sendFile(owner, TEST, new Uint8Array(200 * 1024 * 1024)).catch(() => undefined);
    // The server closes the connection without reading it, which may come before the answer is read.
    if (answer) expect(answer.error?.code).toBe("file_too_large");
    await ok(owner.get(`/${TEST}/imports`));
  }, 300_000);
});

describe("one change of many products", () => {
  interface Edited extends Import {
    edit: object;
  }

  test("is shown before it is done, on those that were chosen, and can be undone", async () => {
    const shirts = [];
    for (let at = 0; at < 3; at++) shirts.push(await createProduct(stage.test, { reference: `ED-${at}` }));
    const toy = await createProduct(stage.test, { reference: "ED-toy", template: "toy", data: {} });
    const ids = [...shirts, toy].map(({ id }) => id);
    const edit = await ok(
      owner.post<Edited>(`/${TEST}/edits`, {
        products: ids,
        changes: { data: { recycled_content: 42, fibre_composition: COMPLETE.fibre_composition } },
      }),
    );
    const ready = await settled(owner, TEST, edit.id);
    expect([ready.kind, ready.status]).toEqual(["edit", "ready"]);
    expect(ready.counts).toMatchObject({ update: 3, faulty: 1 });
    const [first] = await rowsOf(owner, TEST, edit.id);
    expect(first?.changes).toEqual([{ param: "data.recycled_content", before: null, after: 42 }]);
    expect((await byReference(stage.test, "ED-0"))?.data["recycled_content"]).toBeUndefined();
    await run(owner, TEST, edit.id);
    expect((await byReference(stage.test, "ED-0"))?.data["recycled_content"]).toBe(42);
    const { origins } = await ok(
      owner.get<{ origins: Record<string, { source: string }> }>(`/${TEST}/products/${shirts[0]?.id}/form`),
    );
    expect(origins["recycled_content"]).toMatchObject({ source: "panel" });
    await undo(owner, TEST, edit.id);
    expect((await byReference(stage.test, "ED-0"))?.data["recycled_content"]).toBeUndefined();
  });

  test("is done on all that match the filters of a list", async () => {
    for (let at = 0; at < 120; at++)
      await createProduct(stage.test, { reference: `ALL-${at}`, name: "Zebrano" });
    const edit = await ok(
      owner.post<Edited>(`/${TEST}/edits`, {
        filters: { search: "zebrano" },
        changes: { status: "archived" },
      }),
    );
    expect((await settled(owner, TEST, edit.id)).counts).toMatchObject({ update: 120 });
    await run(owner, TEST, edit.id);
    expect((await byReference(stage.test, "ALL-7"))?.status).toBe("archived");
    await refused(
      owner.post(`/${TEST}/edits`, { filters: { search: "zebrano" }, changes: { status: "archived" } }),
      "invalid_value",
      "products",
    );
    await refused(owner.post(`/${TEST}/edits`, { filters: {}, changes: {} }), "invalid_value", "changes");
    await refused(owner.post(`/${TEST}/edits`, { changes: { status: "archived" } }), "invalid_value");
  }, 300_000);
});

test("a plan's room for products holds for imports too", async () => {
  const small = await stage.addCompany("small", "--plan", "free");
  await stage.server.carnetJson("company", "update", "small", "--limit", "products=25");
  const who = { email: "s@small.example", password: "três palavras simples" };
  await stage.server.carnetJson(
    ...["user", "create", "--email", who.email, "--role", "editor", "--password", who.password],
    ...["--company", "small"],
  );
  const person = await signIn(stage.server.address, who);
  const lines = Array.from({ length: 40 }, (_, at) => `S-${at},x`);
  const done = await importFile(person, "small/live", ["reference,name", ...lines].join("\n"));
  expect(done.counts).toMatchObject({ created: 25, faulty: 15 });
  const faulty = await rowsOf(person, "small/live", done.id, "&state=faulty");
  expect(faulty[0]?.faults[0]?.message).toContain("no room");
  const { data } = await ok(person.get<List<Product>>(`/${small.account.handle}/live/products?limit=100`));
  expect(data).toHaveLength(25);
});

test("another company and the other mode see nothing of an import", async () => {
  const sent = await ok(sendFile(owner, TEST, "reference,name\nOTHER,x\n"));
  await refused(owner.get(`/${LIVE}/imports/${sent.id}`), "resource_missing");
  await refused(owner.post(`/${LIVE}/imports/${sent.id}/run`), "resource_missing");
  await refused(owner.get(`/${LIVE}/imports/${sent.id}/rows`), "resource_missing");
  await stage.server.carnetJson(
    "user",
    "create",
    "--email",
    "v@nortada.example",
    "--role",
    "viewer",
    "--password",
    "três palavras simples",
    "--company",
    "nortada",
  );
  const viewer = await signIn(stage.server.address, {
    email: "v@nortada.example",
    password: "três palavras simples",
  });
  await refused(sendFile(viewer, TEST, "reference,name\nOTHER,x\n"), "role_insufficient");
  await refused(viewer.post(`/${TEST}/imports/${sent.id}/run`), "role_insufficient");
});

test("saved views are a member's own, or the company's, and the same with live and test data", async () => {
  interface View {
    id: string;
    name: string;
    own: boolean;
    shows: object;
  }
  const shows = { view: "missing", order: "name", search: "ria", hidden: ["gtin"] };
  const mine = await ok(owner.post<View>(`/${LIVE}/saved_views`, { name: "Mine", shared: false, shows }));
  const ours = await ok(owner.post<View>(`/${LIVE}/saved_views`, { name: "Ours", shared: true, shows }));
  expect(mine.shows).toEqual(shows);
  const who = { email: "e@nortada.example", password: "três palavras simples" };
  const words = [
    "--email",
    who.email,
    "--role",
    "editor",
    "--password",
    who.password,
    "--company",
    "nortada",
  ];
  await stage.server.carnetJson("user", "create", ...words);
  const other = await signIn(stage.server.address, who);
  const seen = async (member: Member, data: string) =>
    (await ok(member.get<{ data: View[] }>(`/${data}/saved_views`))).data.map(({ name, own }) => [name, own]);
  expect(await seen(owner, TEST)).toEqual([
    ["Mine", true],
    ["Ours", true],
  ]);
  expect(await seen(other, LIVE)).toEqual([["Ours", false]]);
  await refused(other.post(`/${LIVE}/saved_views/${mine.id}/delete`), "resource_missing");

  const reader = { email: "reader@nortada.example", password: "três palavras simples" };
  await stage.server.carnetJson(
    ...["user", "create", "--email", reader.email, "--role", "viewer", "--company", "nortada"],
    ...["--password", reader.password],
  );
  const viewer = await signIn(stage.server.address, reader);
  const own = await ok(viewer.post<View>(`/${LIVE}/saved_views`, { name: "Read", shared: false, shows }));
  expect(await seen(viewer, TEST)).toEqual([
    ["Ours", false],
    ["Read", true],
  ]);
  expect(await seen(other, TEST)).toEqual([["Ours", false]]);
  const everybody = { name: "Everybody", shared: true, shows };
  await refused(viewer.post(`/${LIVE}/saved_views`, everybody), "role_insufficient");
  await refused(viewer.post(`/${LIVE}/saved_views/${ours.id}/delete`), "role_insufficient");
  await ok(viewer.post(`/${LIVE}/saved_views/${own.id}/delete`));

  await ok(other.post(`/${LIVE}/saved_views/${ours.id}/delete`));
  expect(await seen(owner, LIVE)).toEqual([["Mine", true]]);
  await refused(
    owner.post(`/${LIVE}/saved_views`, { name: " ", shared: false, shows }),
    "invalid_value",
    "name",
  );
});
