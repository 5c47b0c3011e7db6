/** The public keys of companies: as JWKS (RFC 7517) and as did:web documents (W3C did:web method). */
import { Elysia } from "elysia";
import { z } from "zod";
import { findByAnyHandle } from "../../domain/accounts/rows.ts";
import { CONTENT_SCHEMA } from "../../domain/passports/content.ts";
import { keyAddresses } from "../../domain/passports/public.ts";
import { Content } from "../../domain/passports/shape.ts";
import { listPublicKeys } from "../../domain/passports/signing.ts";
import type { Services } from "../../domain/services.ts";
import type { Assets } from "../assets.ts";
import { missingPage } from "../kit/missing.ts";
import { dataHeaders } from "../kit/public-headers.ts";

export function keyRoutes(services: Services, assets: Assets) {
  const { db, site } = services;

  async function keysOf(handle: string, livemode: boolean) {
    const owner = await findByAnyHandle(db.reader, handle, livemode);
    return owner && { handle: owner.company.handle, keys: await listPublicKeys(db.reader, owner.dataset) };
  }

  async function jwks(request: Request, handle: string, livemode: boolean): Promise<Response> {
    const found = await keysOf(handle, livemode);
    if (!found) return missingPage(request, "page", assets);
    return new Response(JSON.stringify({ keys: found.keys }), {
      headers: dataHeaders("application/jwk-set+json"),
    });
  }

  async function did(request: Request, handle: string, livemode: boolean): Promise<Response> {
    const found = await keysOf(handle, livemode);
    if (!found) return missingPage(request, "page", assets);
    const id = keyAddresses(site.origin(), handle, livemode).did;
    const methods = found.keys.map((jwk) => ({
      id: `${id}#${jwk.kid}`,
      type: "JsonWebKey2020",
      controller: id,
      publicKeyJwk: jwk,
    }));
    const document = {
      "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/suites/jws-2020/v1"],
      id,
      verificationMethod: methods,
      assertionMethod: methods.map((method) => method.id),
    };
    return new Response(JSON.stringify(document), { headers: dataHeaders("application/did+json") });
  }

  const schema = () =>
    JSON.stringify({
      $id: CONTENT_SCHEMA,
      title: "Content of a Carnet product passport",
      ...z.toJSONSchema(Content),
    });

  return new Elysia()
    .get("/companies/:handle/jwks.json", ({ request, params }) => jwks(request, params.handle, true))
    .get("/companies/:handle/did.json", ({ request, params }) => did(request, params.handle, true))
    .get("/companies/:handle/test/jwks.json", ({ request, params }) => jwks(request, params.handle, false))
    .get("/companies/:handle/test/did.json", ({ request, params }) => did(request, params.handle, false))
    .get(
      "/schemas/passport-content-1.json",
      () => new Response(schema(), { headers: dataHeaders("application/schema+json") }),
    );
}
