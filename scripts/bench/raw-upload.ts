/**
 * What an upload is measured against: bare Bun reads the same form as the platform does, hashes its file, encrypts it
 * in one piece and writes it with a sync, without authentication, limits, type check, row, event or log.
 */
import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
let count = 0;

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  maxRequestBodySize: 64 * 1024 * 1024,
  async fetch(request) {
    const file = (await request.formData()).get("file");
    if (!(file instanceof File)) return new Response(null, { status: 400 });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const cipher = createCipheriv("aes-256-gcm", randomBytes(32), randomBytes(12));
    const sealed = [cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
    const target = await open(join(folder, `raw-${++count}`), "wx", 0o600);
    for (const piece of sealed) await target.write(piece);
    await target.sync();
    await target.close();
    return Response.json({ size: bytes.length, sha256 });
  },
});
console.log(server.port);
