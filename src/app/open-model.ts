/** The model of the settings and the engine that uses it. Loaded where there is one. */
import { ANSWER_BYTES, createModel } from "../domain/extraction/model/model.ts";
import { createModelEngine } from "../domain/extraction/model-engine.ts";
import type { Services } from "../domain/services.ts";
import { systemClock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { parseNetworks } from "../platform/networks.ts";
import { createOutbound, type Patience } from "../platform/outbound.ts";

/** @param isOwn whether this server answers at an address itself */
export function openModel(
  config: Config,
  { address, name }: { address: string; name: string },
  isOwn: (address: string, port: number) => boolean,
): Pick<Services, "engine" | "model"> {
  const { extraction_key: key, extraction_context: context, extraction_at_once: atOnce } = config;
  const outbound = createOutbound({ ...TO_MODEL, isOwn, patience: patienceWithModel(config) });
  const model = createModel({ address, model: name, key, context, atOnce }, outbound, systemClock);
  return { engine: createModelEngine(model, config.ocr_languages), model };
}

/** The operator's own model may be near, and without HTTPS there; what is not near gets documents by HTTPS only. */
const TO_MODEL = {
  allow: parseNetworks("10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,127.0.0.0/8,::1/128,fc00::/7"),
  allowed: "inside private networks",
};

function patienceWithModel({ extraction_seconds }: Config): Patience {
  return { attemptMs: extraction_seconds * 1000, readBytes: ANSWER_BYTES, keptBytes: ANSWER_BYTES };
}
