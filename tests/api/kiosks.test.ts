/** Kiosks: who lets them in and out, what they may do there and nowhere else, and the journal of codes. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { until } from "../support/box.ts";
import { type Client, ok, refused } from "../support/client.ts";
import {
  type Company,
  createBatch,
  createProduct,
  issueProduct,
  newGtin,
  type Stage,
  startStage,
} from "../support/company.ts";
import { addKiosk, type Device, kioskOf, pairKiosk, typeCode } from "../support/kiosk.ts";
import { startPrinter, type TestPrinter } from "../support/label-printer.ts";
import { cookieFrom, type Member, signIn } from "../support/member.ts";
import type { Item, List, Passport } from "../support/objects.ts";
import { SITE_URL } from "../support/server.ts";
import { printZpl } from "../support/zpl.ts";

let stage: Stage;
let site: string;
let owner: Member;
let other: Company;
let printer: TestPrinter;

beforeAll(async () => {
  printer = await startPrinter();
  stage = await startStage({
    CARNET_TRUSTED_PROXIES: "127.0.0.1",
    CARNET_LABEL_PRINTERS: `Packing=127.0.0.1:${printer.port}`,
  });
  site = stage.server.address;
  owner = await signIn(site);
  other = await stage.addCompany("mare");
});
afterAll(async () => {
  await stage.server.stop();
  await printer.close();
});

/** As the page asks for what is no JSON. */
const asked = (kiosk: { cookie: string }, path: string, body: object) =>
  fetch(`${site}/kiosk/api${path}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json", Cookie: kiosk.cookie },
    body: JSON.stringify(body),
  });

interface Job {
  id: string;
  name: string;
  batch_number: string | null;
  made: number;
  next_serial: string | null;
  next_url: string | null;
}
interface Made {
  id: string;
  job: string;
  codes: { serial: string; uid: string; url: string }[];
}
interface Found {
  job: Job | null;
  label: { uid: string; serial: string; is_void: boolean } | null;
  piece: { serial: string } | null;
}

const paired = async (about: { name?: string; pin?: string; mode?: string } = {}) => {
  const device = await addKiosk(site, { member: owner, ...about });
  return { device, kiosk: await pairKiosk(site, device.code) };
};
const issued = async (over: object = {}, client: Client = stage.live) =>
  (await issueProduct(client, over)).passport;

describe("pairing", () => {
  test("takes a code once, in either case and with or without its hyphen", async () => {
    const device = await addKiosk(site, { member: owner, name: "Line 7" });
    expect(device).toMatchObject({ name: "Line 7", status: "waiting", has_pin: false });
    expect(device.code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const answer = await typeCode(site, device.code.toLowerCase().replace("-", " "), {
      "X-Forwarded-For": "10.9.0.1",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/);
    const kiosk = kioskOf(site, cookieFrom(answer.headers));
    expect(await ok(kiosk.get("/state"))).toEqual({
      object: "kiosk",
      name: "Line 7",
      company: "Nortada",
      livemode: true,
      has_pin: false,
      sync: null,
    });
    expect((await typeCode(site, device.code, { "X-Forwarded-For": "10.9.0.1" })).status).toBe(401);
    const { data } = await ok(owner.get<List<Device>>("/nortada/live/devices"));
    const listed = data.find(({ id }) => id === device.id);
    expect(listed).toMatchObject({ status: "paired" });
    expect(listed).not.toHaveProperty("code");
    const log = await ok(
      owner.get<List<{ actor: object }>>(`/nortada/live/activity?action=device.paired&object=${device.id}`),
    );
    expect(log.data.map(({ actor }) => actor)).toEqual([{ kind: "device", id: device.id, name: "Line 7" }]);
  });

  test("is slowed down for who guesses, whatever the code", async () => {
    const device = await addKiosk(site, { member: owner });
    const from = { "X-Forwarded-For": "10.9.0.2" };
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await typeCode(site, "2222-2222", from)).status);
    expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
    expect((await typeCode(site, device.code, from)).status).toBe(429);
    expect((await typeCode(site, device.code, { "X-Forwarded-For": "10.9.0.3" })).status).toBe(303);
  });

  test("is not done by another site's form", async () => {
    const device = await addKiosk(site, { member: owner });
    expect((await typeCode(site, device.code, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    const { kiosk } = await paired();
    await refused(
      kiosk.post("/codes", {}, { headers: { "Sec-Fetch-Site": "cross-site" } }),
      "cross_site_request",
    );
  });

  test("ends at once when it is revoked, renewed or left", async () => {
    const { device, kiosk } = await paired();
    const path = `/nortada/live/devices/${device.id}`;
    const renewed = await ok(owner.post<Device>(`${path}/code`));
    await refused(kiosk.get("/state"), "sign_in_required");
    const again = await pairKiosk(site, renewed.code);
    expect(await ok(owner.post<Device>(`${path}/revoke`))).toMatchObject({ status: "revoked" });
    await refused(again.get("/state"), "sign_in_required");
    await refused(owner.post(`${path}/code`), "resource_missing");
    const { kiosk: left } = await paired();
    const leave = await fetch(`${site}/kiosk/api/leave`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json", Cookie: left.cookie },
      body: "{}",
    });
    expect(leave.status).toBe(200);
    await refused(left.get("/state"), "sign_in_required");
  });

  test("opens the kiosk's own requests and nothing else", async () => {
    const { kiosk } = await paired();
    const headers = { Cookie: kiosk.cookie, "Sec-Fetch-Site": "same-origin" };
    expect((await fetch(`${site}/panel/api/nortada/live/products`, { headers })).status).toBe(401);
    expect((await fetch(`${site}/api/v1/products`, { headers })).status).toBe(401);
    expect((await fetch(`${site}/kiosk/api/devices`, { headers })).status).toBe(404);
    await refused(kioskOf(site, "carnet-kiosk=nonsense").get("/state"), "sign_in_required");
    await refused(kioskOf(site, "").get("/jobs"), "sign_in_required");
  });
});

describe("jobs", () => {
  test("are the passports of the kiosk's company and mode, by what is typed", async () => {
    const product = await createProduct(stage.live, { name: "Vestido Salina", gtin: newGtin() });
    const batch = await createBatch(stage.live, product, { batch_number: "2026-029", quantity: 180 });
    const passport = await ok(
      stage.live.post<Passport>("/passports", { product: product.id, batch: batch.id }),
    );
    await issued({ name: "Casaco alheio" }, other.live);
    await issued({ name: "Casaco de teste" }, stage.test);
    const { kiosk } = await paired();
    const jobs = async (search: string) =>
      (await ok(kiosk.get<List<Job>>(`/jobs?search=${encodeURIComponent(search)}`))).data;
    expect(await jobs("salina")).toEqual([
      {
        id: passport.id,
        object: "kiosk_job",
        name: "Vestido Salina",
        reference: product.reference,
        gtin14: `0${product.gtin}`,
        batch_number: "2026-029",
        planned: 180,
        made: 0,
        next_serial: "000001",
        next_url: `${SITE_URL}/01/0${product.gtin}/21/000001`,
        ready: null,
      } as never,
    ]);
    expect((await jobs("2026-029")).map(({ id }) => id)).toEqual([passport.id]);
    expect(await jobs("%")).toEqual([]);
    expect(await jobs("casaco")).toEqual([]);
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Wrong fibres." }));
    expect(await jobs("salina")).toEqual([]);
  });

  test("are found whatever the case and accents of what is typed and scanned", async () => {
    const product = await createProduct(stage.live, { name: "CALÇÕES ÁGUA", reference: "REF-Ñ1" });
    const batch = await createBatch(stage.live, product, { batch_number: "LOTE-C1" });
    const { id } = await ok(
      stage.live.post<Passport>("/passports", { product: product.id, batch: batch.id }),
    );
    const { kiosk } = await paired();
    for (const search of ["CALÇÕES", "calções", "ÁGUA", "alç", "agua calcoes", "lote-c1", "ref-ñ1"]) {
      const { data } = await ok(kiosk.get<List<Job>>(`/jobs?search=${encodeURIComponent(search)}`));
      expect(data.map((job) => job.id)).toEqual([id]);
    }
    for (const text of ["lote-c1", "ref-ñ1"])
      expect((await ok(kiosk.post<Found>("/scanned", { text }))).job?.id).toBe(id);
    expect((await ok(kiosk.post<Found>("/scanned", { text: "ref-" }))).job).toBeNull();
  });

  test("are found by what a scanner reads", async () => {
    const gtin = newGtin();
    const product = await createProduct(stage.live, { gtin });
    const batch = await createBatch(stage.live, product, { batch_number: "WO-77" });
    const passport = await ok(
      stage.live.post<Passport>("/passports", { product: product.id, batch: batch.id }),
    );
    const run = await ok(stage.live.post<{ id: string }>(`/passports/${passport.id}/items`, { quantity: 1 }));
    expect(run.id).toBeString();
    const { kiosk } = await paired();
    const scan = (text: string) => ok(kiosk.post<Found>("/scanned", { text }));
    const fnc1 = "\u001d";
    for (const text of [
      "WO-77",
      "wo-77",
      gtin,
      `]C101${`0${gtin}`}10WO-77${fnc1}`,
      `(01)0${gtin}(10)WO-77`,
      `https://elsewhere.example/01/0${gtin}/10/WO-77`,
      `HTTPS://ID.CARNET.TEST/P/${passport.uid.toUpperCase()}`,
      passport.id,
    ])
      expect((await scan(text)).job?.id).toBe(passport.id);
    expect((await scan(`01${`0${gtin}`}21000001`)).piece).toEqual({ serial: "000001" });
    const block = await ok(stage.live.post<{ id: string }>("/serial_blocks", { quantity: 1 }));
    const { codes } = await ok(
      stage.live.get<{ codes: { uid: string; url: string; serial: string }[] }>(
        `/serial_blocks/${block.id}/codes`,
      ),
    );
    const [code] = codes;
    expect((await scan(code?.url ?? "")).label).toEqual({
      uid: code?.uid ?? "",
      serial: code?.serial ?? "",
      is_void: false,
    });
    expect(await scan("NOTHING-HERE")).toEqual({
      object: "kiosk_found",
      job: null,
      label: null,
      piece: null,
    } as never);
  });
});

describe("codes", () => {
  test("are made and shown at once, in the kiosk's name, once for a key", async () => {
    const passport = await issued({ gtin: newGtin() });
    const { kiosk, device } = await paired({ name: "Line 9" });
    const make = () => kiosk.post<Made>("/codes", { job: passport.id, quantity: 50 }, { key: "press-1" });
    const made = await ok(make());
    expect(made.codes).toHaveLength(50);
    const { data } = await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items?limit=100`));
    expect(data.map(({ serial, uid, url }) => ({ serial, uid, url })).reverse()).toEqual(made.codes);
    expect(await ok(make())).toEqual(made);
    expect(await ok(kiosk.get<Made>(`/jobs/${passport.id}/codes/${made.id}`))).toEqual(made);
    const log = await ok(
      owner.get<List<{ actor: object }>>(
        `/nortada/live/activity?action=passport.items_created&object=${passport.id}`,
      ),
    );
    expect(log.data.map(({ actor }) => actor)).toEqual([{ kind: "device", id: device.id, name: "Line 9" }]);
  });

  test("are refused for other companies and modes, and beyond what a line takes", async () => {
    const { kiosk } = await paired();
    for (const client of [other.live, stage.test]) {
      const passport = await issued({}, client);
      await refused(kiosk.post("/codes", { job: passport.id, quantity: 1 }), "resource_missing");
      await refused(kiosk.get(`/jobs/${passport.id}/codes/${passport.id}`), "resource_missing");
    }
    const passport = await issued();
    await refused(kiosk.post("/codes", { job: passport.id, quantity: 1001 }), "invalid_value", "quantity");
    await refused(kiosk.post("/codes", { job: passport.id, quantity: 0 }), "invalid_value", "quantity");
  });

  test("are voided with a supervisor's PIN where the kiosk has one, each time anew", async () => {
    const passport = await issued();
    const { kiosk } = await paired({ pin: "4711" });
    await ok(kiosk.post("/codes", { job: passport.id, quantity: 2 }));
    const voiding = (serial: string, supervisor: string | null) =>
      kiosk.post("/void", { job: passport.id, serial, reason: "Torn.", supervisor });
    await refused(voiding("000001", null), "reauthentication_required");
    const confirm = (pin: string) =>
      fetch(`${site}/kiosk/api/supervise`, {
        method: "POST",
        headers: {
          "Sec-Fetch-Site": "same-origin",
          "Content-Type": "application/json",
          Cookie: kiosk.cookie,
        },
        body: JSON.stringify({ pin }),
      });
    expect((await confirm("0000")).status).toBe(401);
    const { supervisor } = (await (await confirm("4711")).json()) as { supervisor: string };
    await ok(voiding("000001", supervisor));
    await refused(voiding("000002", supervisor), "reauthentication_required");
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await confirm("0000")).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("of blank labels are bound by scanning them", async () => {
    const passport = await issued();
    const { kiosk } = await paired();
    const block = await ok(stage.live.post<{ id: string }>("/serial_blocks", { quantity: 2 }));
    const { codes } = await ok(
      stage.live.get<{ codes: { url: string; serial: string }[] }>(`/serial_blocks/${block.id}/codes`),
    );
    const bind = (label = "") =>
      kiosk.post<{ serial: string | null }>("/labels", { job: passport.id, label });
    expect((await ok(bind(codes[0]?.url))).serial).toBe(codes[0]?.serial ?? "");
    expect((await ok(bind(codes[0]?.url))).serial).toBeNull();
    await refused(bind("https://elsewhere.example/x"), "invalid_value", "labels[0]");
  });
});

describe("labels", () => {
  const choice = (over: object = {}) => ({
    template: "roll-50x30",
    way: "printer",
    printer: "Packing",
    format: "pdf",
    dpi: 203,
    ...over,
  });

  test("are looked at, printed and saved for the kiosk's own pieces, and for no others", async () => {
    const passport = await issued({ name: "Camisa Ria" });
    const { kiosk } = await paired();
    const made = await ok(kiosk.post<Made>("/codes", { job: passport.id, quantity: 12 }));
    const serials = made.codes.map(({ serial }) => serial);
    const wanted = (over: object = {}) => ({
      job: passport.id,
      run: made.id,
      serials,
      choice: choice(),
      person: "Marta Lopes",
      ...over,
    });
    const preview = await ok(kiosk.post<{ svg: string; advice: object[] }>("/printing/preview", wanted()));
    expect([preview.svg.startsWith("<svg "), preview.advice]).toEqual([true, []]);
    const answer = await asked(kiosk, "/printing/print", wanted({ serials: serials.slice(3) }));
    const lines = (await answer.text()).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      { step: "printing", done: 0, of: 9 },
      { step: "printing", done: 9, of: 9 },
      { step: "printed", labels: 9 },
    ]);
    await until(async () => printer.labels().length === 9);
    const { data } = await ok(
      owner.get<List<{ details: object; actor: object }>>("/nortada/live/activity?action=labels.printed"),
    );
    expect(data[0]).toMatchObject({
      actor: { kind: "device" },
      details: { printer: "Packing", labels: 9, person: "Marta Lopes" },
    });
    const file = await asked(
      kiosk,
      "/printing/file",
      wanted({ choice: choice({ way: "file", format: "zpl" }) }),
    );
    expect(printZpl(await file.text())).toHaveLength(12);
    const strange = await issued({}, other.live);
    const look = (over: object) => kiosk.post("/printing/preview", wanted(over));
    await refused(look({ job: strange.id }), "resource_missing");
    await refused(look({ run: passport.id }), "resource_missing", "run");
    await refused(look({ choice: choice({ template: "none" }) }), "resource_missing", "template");
    const toOther = wanted({ choice: choice({ printer: "127.0.0.1:22" }) });
    await refused(kiosk.post("/printing/print", toOther), "invalid_value", "printer");
    await refused(kiosk.post("/printing/file", wanted({ serials: ["nope"] })), "invalid_value", "serials");
    const spoiled = { job: passport.id, serial: serials[0], reason: "Torn." };
    await ok(kiosk.post("/void", spoiled));
    const left = await asked(
      kiosk,
      "/printing/file",
      wanted({ choice: choice({ way: "file", format: "zpl" }) }),
    );
    expect(printZpl(await left.text())).toHaveLength(11);
  });

  test("are made and printed blank, before anybody knows for what", async () => {
    const { kiosk } = await paired({ name: "Line 12" });
    const made = await ok(kiosk.post<Omit<Made, "job"> & { job: string | null }>("/blanks", { quantity: 3 }));
    expect([made.job, made.codes.length]).toEqual([null, 3]);
    const wanted = {
      job: null,
      run: made.id,
      serials: made.codes.map(({ serial }) => serial),
      choice: choice({ way: "file", format: "zpl" }),
    };
    const file = await asked(kiosk, "/printing/file", wanted);
    expect(printZpl(await file.text()).map(({ texts }) => texts.includes(wanted.serials[0] ?? ""))).toEqual([
      true,
      false,
      false,
    ]);
    const block = await ok(stage.live.get(`/serial_blocks/${made.id}`));
    expect(block).toMatchObject({ passport: null, holder: "Line 12", held: false, unused: 3 });
    const { kiosk: neighbour } = await paired({ mode: "test" });
    await refused(neighbour.post("/printing/preview", wanted), "resource_missing");
    const passport = await issued();
    const named = await ok(
      stage.live.post<{ id: string }>("/serial_blocks", { passport: passport.id, quantity: 1 }),
    );
    await refused(kiosk.post("/printing/preview", { ...wanted, run: named.id }), "resource_missing", "run");
  });

  test("leave by the way that a supervisor keeps for the kiosk", async () => {
    const { kiosk } = await paired({ pin: "4711" });
    const desk = await ok(kiosk.get<{ printers: string[]; choice: object }>("/printing"));
    expect(desk).toMatchObject({ printers: ["Packing"], choice: { way: "dialog", template: "roll-50x30" } });
    await refused(kiosk.post("/printing", choice()), "reauthentication_required");
    const supervise = () =>
      asked(kiosk, "/supervise", { pin: "4711" }).then(
        async (answer) => ((await answer.json()) as { supervisor: string }).supervisor,
      );
    const wrong = { ...choice({ printer: "Nowhere" }), supervisor: await supervise() };
    await refused(kiosk.post("/printing", wrong), "invalid_value", "printer");
    await ok(kiosk.post("/printing", { ...choice({ dpi: 300 }), supervisor: await supervise() }));
    expect(await ok(kiosk.get("/printing"))).toMatchObject({ choice: { way: "printer", dpi: 300 } });
    const { kiosk: neighbour } = await paired();
    expect(await ok(neighbour.get("/printing"))).toMatchObject({ choice: { way: "dialog" } });
  });
});

describe("label templates", () => {
  test("and the logo are told to programs of the company, newest first, and to no others", async () => {
    const template = {
      name: "Our roll",
      size: { width: 50, height: 30 },
      elements: [{ type: "code", x: 1, y: 3, size: 24 }],
    };
    const made = [];
    for (const name of ["Our roll", "Our other"])
      made.push(
        await ok(
          owner.post<{ id: string }>("/nortada/live/labels/templates", { template: { ...template, name } }),
        ),
      );
    const first = await ok(
      stage.live.get<List<{ id: string; template: object }>>("/label_templates?limit=1"),
    );
    expect([first.data[0]?.id, first.data[0]?.template, first.has_more]).toEqual([
      made[1]?.id,
      { ...template, name: "Our other" },
      true,
    ]);
    const next = await ok(
      stage.test.get<List<{ id: string }>>(`/label_templates?starting_after=${made[1]?.id}`),
    );
    expect(next.data.map(({ id }) => id)).toEqual([made[0]?.id ?? ""]);
    expect((await ok(other.live.get<List<object>>("/label_templates"))).data).toEqual([]);
    await refused(
      other.live.get(`/label_templates?starting_after=${made[0]?.id}`),
      "resource_missing",
      "starting_after",
    );
    expect(await ok(stage.live.get("/label_logo"))).toMatchObject({ object: "label_logo", png: null });
  });
});

describe("the journal of codes", () => {
  const record = (reference: string, passport: Passport, over: object = {}) => ({
    reference,
    passport: passport.id,
    serial: "000001",
    action: "printed",
    happened: 1795132800,
    person: "Marta Lopes",
    ...over,
  });

  test("takes each entry once, from kiosks and programs", async () => {
    const passport = await issued();
    const { kiosk, device } = await paired({ name: "Line 3" });
    const records = [
      record("a-1", passport),
      record("a-2", passport, { reason: "torn", tag_uid: "04a1b2c3d4e5f6", action: "written" }),
    ];
    expect(await ok(kiosk.post("/records", { records }))).toMatchObject({ recorded: 2, known: 0 });
    expect(await ok(stage.live.post("/code_records", { records }))).toMatchObject({ recorded: 0, known: 2 });
    const { data } = await ok(stage.live.get<List<object>>(`/code_records?passport=${passport.id}`));
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      object: "code_record",
      reference: "a-2",
      serial: "000001",
      action: "written",
      happened: 1795132800,
      person: "Marta Lopes",
      reason: "torn",
      tag_uid: "04a1b2c3d4e5f6",
      recorded_by: { kind: "device", id: device.id, name: "Line 3" },
    });
  });

  test("is listed by piece, page by page, for its company and mode", async () => {
    const passport = await issued();
    const records = ["A-1", "A-2", "a-1"].map((serial, at) => record(`p-${at}`, passport, { serial }));
    await ok(stage.live.post("/code_records", { records }));
    const list = async (query: string) =>
      (
        await ok(
          stage.live.get<List<{ id: string; reference: string }>>(
            `/code_records?passport=${passport.id}${query}`,
          ),
        )
      ).data;
    expect((await list("&serial=a-1")).map(({ reference }) => reference)).toEqual(["p-2", "p-0"]);
    const [newest] = await list("&limit=1");
    expect((await list(`&starting_after=${newest?.id}`)).map(({ reference }) => reference)).toEqual([
      "p-1",
      "p-0",
    ]);
    for (const client of [other.live, stage.test]) {
      await refused(client.get(`/code_records?passport=${passport.id}`), "resource_missing", "passport");
      await refused(
        client.post("/code_records", { records: [record("x", passport)] }),
        "resource_missing",
        "records[0].passport",
      );
      await refused(
        client.get(`/code_records?starting_after=${newest?.id}`),
        "resource_missing",
        "starting_after",
      );
    }
  });

  test("tells of blank labels before they are on a piece, and with its passport after", async () => {
    const passport = await issued();
    const block = await ok(stage.live.post<{ id: string }>("/serial_blocks", { quantity: 2 }));
    const { codes } = await ok(
      stage.live.get<{ codes: { uid: string; serial: string }[] }>(`/serial_blocks/${block.id}/codes`),
    );
    const [one, two] = codes;
    const entry = (reference: string, uid: string | undefined, over: object = {}) => {
      const { passport: _, ...blank } = record(reference, passport, {
        label: uid,
        serial: "UNKNOWN",
        ...over,
      });
      return blank;
    };
    const send = (client: Client, ...records: object[]) => client.post("/code_records", { records });
    await ok(send(stage.live, entry("b-1", one?.uid), entry("b-2", two?.uid)));
    await refused(send(other.live, entry("b-3", one?.uid)), "resource_missing", "records[0].label");
    await refused(send(stage.live, entry("b-4", undefined)), "parameter_missing", "records[0].passport");
    const list = async (query: string) =>
      (
        await ok(
          stage.live.get<List<{ reference: string; passport: string | null; label: string; serial: string }>>(
            `/code_records?${query}`,
          ),
        )
      ).data.map(({ reference, passport, label, serial }) => [reference, passport, label, serial]);
    const serial = one?.serial ?? "";
    const uid = one?.uid ?? "";
    expect(await list(`serial=${serial}`)).toEqual([["b-1", null, uid, serial]]);
    await ok(stage.live.post(`/passports/${passport.id}/labels`, { labels: [uid] }));
    await ok(send(stage.live, entry("b-5", uid, { action: "bound" })));
    expect(await list(`passport=${passport.id}`)).toEqual([
      ["b-5", passport.id, uid, serial],
      ["b-1", passport.id, uid, serial],
    ]);
  });

  test("refuses entries that say nothing sure", async () => {
    const passport = await issued();
    const send = (over: object) =>
      stage.live.post("/code_records", { records: [record("r", passport, over)] });
    await refused(send({ action: "sold" }), "invalid_value", "records[0].action");
    await refused(send({ serial: "no serial" }), "invalid_value", "records[0].serial");
    await refused(send({ tag_uid: "04" }), "invalid_value", "records[0].tag_uid");
    await refused(send({ reference: "" }), "invalid_value", "records[0].reference");
    await refused(stage.live.post("/code_records", { records: [] }), "invalid_value", "records");
  });
});
