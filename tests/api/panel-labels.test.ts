/** Labels of a run in the panel: templates of the company, previews, files, printers. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { BUILT_IN_TEMPLATES } from "../../src/formats/labels/built-in.ts";
import type { LabelTemplate } from "../../src/formats/labels/template.ts";
import { ok, refused } from "../support/client.ts";
import { issueProduct, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";
import { jpeg } from "../support/pictures.ts";
import { CAN_SCAN, drawPages, readCodes } from "../support/scan.ts";
import { printZpl } from "../support/zpl.ts";

const NO_ID = "01KAFZ7M3V8Q4T2N6X0C9B5D1E";
const ROLL = BUILT_IN_TEMPLATES["roll-50x30"] as LabelTemplate;

let stage: Stage;
let ana: Member;
let viewer: Member;
let neighbour: Member;
let printer: Server;
let received = "";
let runPath: string;
let runIds: { passport: string; run: string };
let urls: string[];

beforeAll(async () => {
  printer = createServer((socket) => socket.on("data", (bytes: Buffer) => (received += bytes.toString())));
  await new Promise<void>((listening) => printer.listen(0, "127.0.0.1", listening));
  const address = printer.address();
  const port = typeof address === "object" ? address?.port : 0;
  stage = await startStage({ CARNET_LABEL_PRINTERS: `Packing=127.0.0.1:${port},Cellar=127.0.0.1:1` });
  await stage.addCompany("vizinha");
  const people = [
    { email: "rui@vizinha.example", role: "owner", company: "vizinha" },
    { email: "ver@nortada.example", role: "viewer", company: "nortada" },
  ];
  const password = "quatro palavras bem simples";
  for (const { email, role, company } of people)
    await stage.server.carnetJson(
      ...["user", "create", "--email", email, "--role", role, "--company", company, "--password", password],
    );
  ana = await signIn(stage.server.address);
  neighbour = await signIn(stage.server.address, { email: "rui@vizinha.example", password });
  viewer = await signIn(stage.server.address, { email: "ver@nortada.example", password });
  const { passport } = await issueProduct(stage.test, { name: "Camisa Łódź" });
  const run = await ok(
    stage.test.post<{ id: string }>(`/passports/${passport.id}/items`, { quantity: 12, prefix: "K-" }),
  );
  const { data } = await ok(
    stage.test.get<{ data: { id: string; url: string }[] }>(`/passports/${passport.id}/items?limit=100`),
  );
  await ok(stage.test.post(`/items/${data[0]?.id}/void`, { reason: "Torn" }));
  urls = data
    .slice(1)
    .map(({ url }) => url)
    .reverse();
  runIds = { passport: passport.id, run: run.id };
  runPath = `/nortada/test/passports/${passport.id}/runs/${run.id}`;
}, 90_000);
afterAll(async () => {
  printer?.close();
  await stage?.server.stop();
});

function fetched(path: string, member = ana): Promise<Response> {
  return fetch(`${stage.server.address}/panel/api${path}`, {
    headers: { Cookie: member.cookie, "Sec-Fetch-Site": "same-origin" },
  });
}

interface Kept {
  id: string;
  name: string;
  built_in: boolean;
  template: LabelTemplate;
}

interface Preview {
  svg: string;
  advice: { level: string; code: string; path: string }[];
}

describe("label templates", () => {
  test("are kept for the company in both modes, changed and removed", async () => {
    const template = { ...ROLL, name: "Our roll" };
    const made = await ok(ana.post<Kept>("/nortada/test/labels/templates", { template }));
    expect(made).toMatchObject({ name: "Our roll", built_in: false, template });
    const desk = await ok(ana.get<{ templates: Kept[]; printers: string[] }>("/nortada/live/labels"));
    expect(desk.templates[0]).toEqual(made);
    expect(desk.templates.filter(({ built_in }) => built_in)).toHaveLength(
      Object.keys(BUILT_IN_TEMPLATES).length,
    );
    expect(desk.printers).toEqual(["Packing", "Cellar"]);
    const path = `/nortada/test/labels/templates/${made.id}`;
    const changed = await ok(ana.post<Kept>(path, { template: { ...template, name: "Wide roll" } }));
    expect(changed.name).toBe("Wide roll");
    await refused(
      neighbour.post(`/vizinha/test/labels/templates/${made.id}`, { template }),
      "resource_missing",
    );
    await refused(neighbour.post(`/vizinha/test/labels/templates/${made.id}/remove`), "resource_missing");
    await refused(viewer.post(path, { template }), "role_insufficient");
    await ok(ana.post(`${path}/remove`));
    await refused(ana.post(`${path}/remove`), "resource_missing");
    await refused(ana.post(`/nortada/test/labels/templates/hang-tag/remove`), "resource_missing");
  });

  test("are refused with the place of what is wrong", async () => {
    const template = { ...ROLL, elements: [{ type: "code", x: 1, y: 1, size: "large" }] };
    const sent = ana.post("/nortada/test/labels/templates", { template });
    await refused(sent, "invalid_type", "template.elements[0].size");
  });
});

describe("the preview", () => {
  test("draws a piece of the run, and says what the coach thinks", async () => {
    const preview = await ok(
      ana.post<Preview>("/nortada/test/labels/preview", { template: ROLL, ...runIds, dpi: 203 }),
    );
    expect(preview.svg).toStartWith("<svg ");
    expect(preview.advice).toEqual([]);
    const small = { ...ROLL, elements: [{ type: "code", x: 1, y: 1, size: 7 }] };
    const { advice } = await ok(ana.post<Preview>("/nortada/test/labels/preview", { template: small }));
    expect(advice.map(({ level, code }) => [level, code])).toContainEqual(["refusal", "modules_too_fine"]);
  });

  test("leaves out what cannot be drawn and shows the rest", async () => {
    const text = { type: "text", x: 1, y: 1, font_size: 8, text: "{nothing}" };
    const template = { ...ROLL, elements: [...ROLL.elements, text] };
    const preview = await ok(ana.post<Preview>("/nortada/test/labels/preview", { template }));
    expect(preview.svg).toContain("<path");
    expect(preview.advice).toMatchObject([{ level: "refusal", code: "not_drawn", path: "elements[5].text" }]);
  });

  test("draws the pieces' own fields only, and few logos", async () => {
    const text = { type: "text", x: 1, y: 1, text: "{constructor}", font_size: 6 };
    const preview = (template: object) => ana.post<Preview>("/nortada/test/labels/preview", { template });
    const { advice } = await ok(preview({ ...ROLL, elements: [...ROLL.elements, text] }));
    expect(advice.map(({ level, path }) => [level, path])).toContainEqual([
      "refusal",
      `elements[${ROLL.elements.length}].text`,
    ]);
    const logo = { type: "logo", x: 1, y: 1, width: 300, height: 300 };
    await refused(
      preview({ ...ROLL, elements: Array.from({ length: 5 }, () => logo) }),
      "invalid_value",
      "template.elements",
    );
    for (const name of ["a\u0000b", "a\ud800b"])
      await refused(preview({ ...ROLL, name }), "invalid_value", "template.name");
  });

  test("escapes what a template is called", async () => {
    const template = { ...ROLL, name: "<script>alert(1)</script>" };
    const { svg } = await ok(ana.post<Preview>("/nortada/test/labels/preview", { template }));
    expect(svg).not.toContain("<script");
  });
});

describe("labels of a run", () => {
  test.skipIf(!CAN_SCAN)(
    "come as a PDF whose codes are those of its pieces, without the voided",
    async () => {
      const response = await fetched(`${runPath}/pdf?template=roll-50x30&dpi=203`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/pdf");
      const file = join(stage.server.data, "labels.pdf");
      await Bun.write(file, await response.arrayBuffer());
      expect(readCodes(drawPages(file, 203.2))).toEqual(urls);
      const { data } = await ok(
        ana.get<{ data: { action: string; details: object }[] }>("/nortada/test/activity?limit=1"),
      );
      expect(data[0]).toMatchObject({ action: "labels.exported", details: { format: "pdf", labels: 11 } });
    },
    30_000,
  );

  test("come as ZPL and as a table of all pieces", async () => {
    const zpl = await (await fetched(`${runPath}/zpl?template=roll-50x30`)).text();
    expect(printZpl(zpl)).toHaveLength(11);
    const lines = (await (await fetched(`${runPath}/csv`)).text()).trim().split("\r\n");
    expect(lines).toHaveLength(13);
    expect(lines[0]).toStartWith("serial,url,status,name,");
    expect(lines.filter((line) => line.includes(",voided,"))).toHaveLength(1);
  });

  test("come as files named by product, number and day", async () => {
    const { passport } = await issueProduct(stage.test, { reference: "SP 100/Ä" });
    const run = await ok(stage.test.post<{ id: string }>(`/passports/${passport.id}/items`, { quantity: 2 }));
    const day = new Date().toISOString().slice(0, 10);
    for (const [format, ending] of [
      ["pdf", ".pdf"],
      ["csv", ".csv"],
      ["zip", ".zip"],
      ["png", "-png.zip"],
    ]) {
      const path = `/nortada/test/passports/${passport.id}/runs/${run.id}/${format}?template=roll-50x30`;
      const { headers } = await fetched(path);
      expect(headers.get("content-disposition")).toBe(
        `attachment; filename="SP-100-labels-2-${day}${ending}"`,
      );
    }
  });

  test("are refused where sheet, start or template do not fit", async () => {
    const wrong = [
      `${runPath}/pdf?template=roll-50x30&sheet=a4-7x27-25.4x10`,
      `${runPath}/pdf?template=a4-3x8&start=25`,
      `${runPath}/pdf?sheet=nope`,
      `${runPath}/pdf?offset_x=1000`,
    ];
    for (const path of wrong) expect((await fetched(path)).status).toBe(400);
    expect((await fetched(`${runPath}/pdf?template=${NO_ID}`)).status).toBe(404);
    expect((await fetched(`${runPath}/pdf`.replace("nortada", "vizinha"), neighbour)).status).toBe(404);
    expect((await fetched(`${runPath}/pdf`.replace("test", "live"))).status).toBe(404);
    expect((await fetched("/nortada/test/labels/calibration/a4-3x8-70x37?offset_x=1.5")).status).toBe(200);
    expect((await fetched("/nortada/test/labels/calibration/nope")).status).toBe(404);
  });
});

describe("printing", () => {
  test("sends the labels to a printer that the operator set up, and to no other", async () => {
    const body = { template: "roll-50x30", printer: "Packing" };
    expect(await ok(ana.post<{ labels: number }>(`${runPath}/print`, body))).toMatchObject({ labels: 11 });
    expect(printZpl(received)).toHaveLength(11);
    await refused(
      ana.post(`${runPath}/print`, { ...body, printer: "127.0.0.1:22" }),
      "invalid_value",
      "printer",
    );
    await refused(ana.post(`${runPath}/print`, { ...body, printer: "Cellar" }), "invalid_value", "printer");
    await refused(viewer.post(`${runPath}/print`, body), "role_insufficient");
    const some = { ...body, serials: ["K-000002", "K-000003"] };
    expect(await ok(ana.post<{ labels: number }>(`${runPath}/print`, some))).toMatchObject({ labels: 2 });
  });
});

describe("the logo", () => {
  test("is drawn anew, shown on labels and taken away again", async () => {
    const path = `${stage.server.address}/panel/api/nortada/test/labels/logo`;
    const send = (body: BodyInit | null) =>
      fetch(path, { method: "POST", body, headers: { Cookie: ana.cookie, "Sec-Fetch-Site": "same-origin" } });
    expect((await send("no picture")).status).toBe(400);
    // A black square.
    const png = await Bun.file(join(import.meta.dir, "../fixtures/label-logo.png")).bytes();
    expect(await (await send(png)).json()).toEqual({ object: "label_logo", logo: true });
    const template = { ...ROLL, elements: [{ type: "logo", x: 5, y: 5, width: 10, height: 10 }] };
    const withLogo = await ok(ana.post<Preview>("/nortada/test/labels/preview", { template }));
    expect(withLogo.svg).toContain('d="M0 0h');
    const photo = await jpeg(400, 300);
    expect(await (await send(photo.slice(0, photo.length / 2))).json()).toMatchObject({
      error: {
        code: "invalid_value",
        param: "file",
        message: "The picture is damaged or cut off. Send the whole file again.",
      },
    });
    expect(await (await send(null)).json()).toEqual({ object: "label_logo", logo: false });
    const without = await ok(ana.post<Preview>("/nortada/test/labels/preview", { template }));
    expect(without.svg.length).toBeLessThan(withLogo.svg.length);
  });
});
