/** Files in S3 as whoever runs a Carnet meets them: the start, the check, the move, and a service that goes away. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startS3, type TemporaryS3 } from "../../scripts/s3.ts";
import { closeServices, openServices } from "../../src/app/services.ts";
import { findByAnyHandle } from "../../src/domain/accounts/rows.ts";
import { setProductImage } from "../../src/domain/products/image.ts";
import { SYSTEM, scopeOn } from "../../src/domain/scope.ts";
import { toolsOf } from "../../src/domain/services.ts";
import { readConfig } from "../../src/platform/config.ts";
import { ok, refused } from "../support/client.ts";
import { createProduct, type Stage, startStage } from "../support/company.ts";
import { pdf, pdfOfSize, settled, upload } from "../support/documents.ts";
import type { Document } from "../support/objects.ts";
import { png } from "../support/pictures.ts";
import { s3Bytes, s3Names, s3Settings } from "../support/s3.ts";
import { runCarnet, SITE_URL, startServer } from "../support/server.ts";
import { expectRefusal, newFolder } from "./site.ts";

const MAX_BYTES = 20 * 1024 * 1024;
const SHEET = pdf([["GTIN: 5601234567892", "55 % linen, 45 % organic cotton", "Made in Portugal"]]);

interface Moved {
  copied: number;
  present: number;
  missing: string[];
  damaged: string[];
}
interface Finding {
  check: string;
  result: string;
  found: string;
}

let s3: TemporaryS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

/** Gives a product an image beside the stopped server. @returns its address on the site */
async function giveImage(stage: Stage, settings: Record<string, string>): Promise<string> {
  const product = await createProduct(stage.live);
  await stage.server.signal("SIGTERM");
  const services = await openServices(
    readConfig({}, { CARNET_DATA: stage.server.data, CARNET_SITE_URL: SITE_URL, ...settings }),
  );
  const owner = await findByAnyHandle(services.db.reader, "nortada", true);
  if (!owner) throw new Error("there is no company");
  const scope = scopeOn(owner.company, owner.dataset, true, SYSTEM, toolsOf(services));
  const { image } = await setProductImage(services, scope, product.id, await png(40, 30));
  await closeServices(services);
  await stage.server.restart();
  return new URL(image?.url ?? "").pathname;
}

describe("a start with files in S3", () => {
  test("says which of the settings is wrong", async () => {
    const right = s3Settings(s3.url, "start");
    const { origin } = new URL(s3.url);
    const wrong: [Record<string, string>, string][] = [
      [{ CARNET_FILES: "s3://Bucket" }, "CARNET_FILES must name a bucket"],
      [{ CARNET_FILES: "/var/files" }, "CARNET_FILES must be an address such as s3://"],
      [{ CARNET_S3_SECRET_ACCESS_KEY: "" }, "CARNET_S3_ACCESS_KEY_ID and CARNET_S3_SECRET_ACCESS_KEY"],
      [{ CARNET_S3_SECRET_ACCESS_KEY: "wrong-secret" }, "Check CARNET_S3_SECRET_ACCESS_KEY"],
      [{ CARNET_S3_ACCESS_KEY_ID: "wrong-id" }, "Check CARNET_S3_ACCESS_KEY_ID"],
      [{ CARNET_FILES: `s3://not-there?endpoint=${origin}` }, "no bucket not-there"],
      [{ CARNET_FILES: "s3://carnet-files?endpoint=http://127.0.0.1:1" }, "cannot be reached"],
    ];
    for (const [settings, words] of wrong) {
      const folder = newFolder();
      const outcome = await runCarnet(["serve"], {
        CARNET_DATA: folder,
        CARNET_PORT: "0",
        ...right,
        ...settings,
      });
      expectRefusal(outcome, 1, words);
      expect(outcome.stderr).not.toContain("wrong-secret");
    }
  }, 90_000);

  test("takes the customary variables for the key, after its own", async () => {
    const { CARNET_FILES = "" } = s3Settings(s3.url, "customary");
    const keys = {
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
      AWS_SESSION_TOKEN: "of another",
    };
    const server = await startServer({ CARNET_FILES, ...keys });
    await server.stop();
    const { code } = await runCarnet(["serve"], {
      ...{ CARNET_DATA: newFolder(), CARNET_PORT: "0", CARNET_FILES },
      ...keys,
      CARNET_S3_ACCESS_KEY_ID: "wrong-id",
    });
    expect(code).toBe(1);
  });
});

describe("a server with files in its data folder", () => {
  test("is told by doctor how many of them are gone", async () => {
    const stage = await startStage();
    try {
      await ok(upload(stage.live));
      await ok(upload(stage.live, {}, { bytes: SHEET }));
      const doctor = async () => {
        const { stdout, code } = await stage.server.carnet("doctor", "--json");
        const { findings } = JSON.parse(stdout) as { findings: Finding[] };
        return { code, found: findings.find(({ check }) => check === "files") };
      };
      expect((await doctor()).found).toMatchObject({ result: "ok" });
      const folder = join(stage.server.data, "files");
      const [name = ""] = readdirSync(folder).filter((one) => one.length === 26);
      rmSync(join(folder, name));
      expect(await doctor()).toMatchObject({
        code: 1,
        found: { result: "fail", found: "Of 2 files that the database knows 1 is not in the data folder." },
      });
    } finally {
      await stage.server.stop();
    }
  });
});

describe("a server with files in S3", () => {
  const settings = () => s3Settings(s3.url, "served");
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage(settings());
  });
  afterAll(() => stage.server.stop());

  const names = () => s3Names(s3.url, "served");
  const ready = async () => {
    const answer = await fetch(`${stage.server.address}/readyz`);
    const { checks } = (await answer.json()) as { checks: Record<string, string> };
    return { status: answer.status, checks };
  };
  const doctor = async () => {
    const { stdout } = await stage.server.carnet("doctor", "--json");
    const { findings } = JSON.parse(stdout) as { findings: Finding[] };
    return findings.find(({ check }) => check === "files");
  };

  test("keeps documents there, sealed, and reads them back for their extraction", async () => {
    const before = await names();
    const { id } = await ok(upload(stage.live, { extract: "true" }, { bytes: SHEET }));
    const [name = ""] = (await names()).filter((one) => !before.includes(one));
    const sealed = (await s3Bytes(s3.url, `served/${name}`)).toString("latin1");
    expect(sealed.startsWith("carnet-f")).toBeTrue();
    expect(sealed).not.toContain("%PDF");
    expect((await settled(stage.live, id)).extraction?.suggestions).toHaveLength(3);
    expect(readdirSync(join(stage.server.data, "files", "outgoing"))).toEqual([]);
  });

  test("keeps images of products there, and shows them", async () => {
    const path = await giveImage(stage, settings());
    const answer = await fetch(stage.server.address + path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await answer.bytes()).length).toBeGreaterThan(20);
    expect(await names()).toContain(path.slice(-26));
  });

  test("is ready and healthy, and leaves no trial behind", async () => {
    expect(await ready()).toMatchObject({ status: 200, checks: { files: "ok" } });
    expect(await doctor()).toMatchObject({ result: "ok" });
    expect((await names()).filter((name) => name.startsWith("trial"))).toEqual([]);
  });

  test("answers 503 while the service is away, keeps nothing, and goes on when it is back", async () => {
    const { id: waiting } = await ok(upload(stage.live, {}, { bytes: SHEET }));
    const { data: before } = await ok(stage.live.get<{ data: Document[] }>("/documents?limit=100"));
    const held = await names();
    await s3.pause();
    try {
      const error = await refused(upload(stage.live), "storage_full");
      expect(error.message).toContain("place where files are kept");
      await ok(stage.live.post(`/documents/${waiting}/extract`));
      await Bun.sleep(5500);
      expect(await ready()).toMatchObject({ status: 503, checks: { database: "ok" } });
      expect(await doctor()).toMatchObject({ result: "fail" });
      expect((await ok(stage.live.get<{ data: Document[] }>("/documents?limit=100"))).data).toHaveLength(
        before.length,
      );
      expect(stage.server.log()).toContain("the file store cannot be used");
      expect(stage.server.log()).not.toContain("Signature");
    } finally {
      await s3.resume();
    }
    await ok(upload(stage.live));
    expect(await names()).toHaveLength(held.length + 1);
    expect((await settled(stage.live, waiting)).status).toBe("review");
  }, 90_000);

  test("says in words that an image cannot be shown while the service is away", async () => {
    const path = await giveImage(stage, settings());
    await s3.pause();
    const answer = await fetch(stage.server.address + path).finally(s3.resume);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  }, 20_000);

  test("takes ten uploads of 20 MB at once", async () => {
    const file = { bytes: pdfOfSize(MAX_BYTES) };
    const held = (await names()).length;
    await Promise.all(Array.from({ length: 10 }, () => ok(upload(stage.live, {}, file))));
    expect(await names()).toHaveLength(held + 10);
  }, 90_000);
});

describe("carnet files move", () => {
  test("brings everything to S3, says what is damaged, and goes on where it ended", async () => {
    const stage = await startStage();
    const { server, live } = stage;
    try {
      const path = await giveImage(stage, {});
      const uploaded = await Promise.all(
        ["one", "two", "three"].map((text) => ok(upload(live, {}, { bytes: pdf([[text]]) }))),
      );
      const on = (prefix: string) => ({ CARNET_DATA: server.data, ...s3Settings(s3.url, prefix) });
      const move = async (prefix: string, ...words: string[]) => {
        const { stdout, code } = await runCarnet(["files", "move", ...words, "--json"], on(prefix));
        return { code, ...(JSON.parse(stdout) as Moved) };
      };
      const folder = join(server.data, "files");
      const ids = () =>
        readdirSync(folder)
          .filter((name) => name.length === 26)
          .sort();
      const before = ids();
      expect(before).toHaveLength(4);
      await server.signal("SIGTERM");
      expect(await move("moved")).toMatchObject({ code: 0, copied: 4, present: 0 });
      expect(await s3Names(s3.url, "moved")).toEqual(before);
      expect(await move("moved")).toMatchObject({ code: 0, copied: 0, present: 4 });
      expect(ids()).toEqual(before);

      const [first = "", second = ""] = before;
      const kept = await s3Bytes(s3.url, `moved/${first}`);
      writeFileSync(join(folder, first), "nonsense");
      rmSync(join(folder, second));
      expect(await move("other")).toMatchObject({ code: 1, copied: 2, missing: [second], damaged: [first] });
      expect(await s3Names(s3.url, "other")).toHaveLength(2);
      writeFileSync(join(folder, first), kept);
      expect(await move("other", "--remove")).toMatchObject({ code: 1, copied: 1, missing: [second] });
      expect(ids()).toEqual([]);

      const { CARNET_FILES: place = "" } = s3Settings(s3.url, "moved");
      const { code, stdout } = await runCarnet(
        ["files", "move", "--from", place, "--to", "data"],
        on("other"),
      );
      expect([code, stdout]).toEqual([0, expect.stringContaining("4 files were brought from s3://")]);
      await server.restart();
      expect((await fetch(server.address + path)).status).toBe(200);
      for (const { id } of uploaded) {
        await ok(live.post(`/documents/${id}/extract`));
        expect((await settled(stage.live, id)).status).toBe("review");
      }
      const outcome = await server.carnet("files", "move");
      expectRefusal(outcome, 2, "Both places are the data folder");
    } finally {
      await server.stop();
    }
  }, 90_000);

  test("beside a running server needs no stop, but for the last files", async () => {
    const { CARNET_FILES: place = "", ...keys } = s3Settings(s3.url, "beside");
    const stage = await startStage(keys);
    try {
      await ok(upload(stage.live));
      expect(await stage.server.carnetJson<Moved>("files", "move", "--to", place)).toMatchObject({
        copied: 1,
      });
      await ok(upload(stage.live));
      expect(await stage.server.carnetJson<Moved>("files", "move", "--to", place)).toMatchObject({
        copied: 1,
        present: 1,
      });
      const wrong = await stage.server.carnet("files", "move", "--to", `${place}&region=A`);
      expectRefusal(wrong, 2, "--to must have a region");
      const away = await stage.server.carnet("files", "move", "--to", "s3://b-1?endpoint=http://127.0.0.1:1");
      expectRefusal(away, 1, "cannot be reached");
    } finally {
      await stage.server.stop();
    }
  }, 90_000);

  test("is asked for by a start that finds files left in the data folder", async () => {
    const stage = await startStage();
    await ok(upload(stage.live));
    await stage.server.signal("SIGTERM");
    const again = await startServer(s3Settings(s3.url, "left"), stage.server.data);
    expect(again.log()).toContain("1 lie in the data folder");
    const { stdout } = await again.carnet("doctor", "--json");
    const { findings } = JSON.parse(stdout) as { findings: Finding[] };
    expect(findings.find(({ check }) => check === "files")?.result).toBe("warn");
    await again.stop();
    await stage.server.stop();
  }, 90_000);
});
