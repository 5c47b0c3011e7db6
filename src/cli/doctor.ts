import { join } from "node:path";
import { listCompanies } from "../domain/accounts/rows.ts";
import { verifyChain } from "../domain/activity/chain.ts";
import { findNewestEntry } from "../domain/activity/newest.ts";
import { type Model, ModelFailed } from "../domain/extraction/model/model.ts";
import { questionsFor } from "../domain/extraction/model/question.ts";
import { countMissingFiles } from "../domain/files/missing.ts";
import type { Services } from "../domain/services.ts";
import { counted } from "../formats/counted.ts";
import type { Clock } from "../platform/clock.ts";
import { timeOfId } from "../platform/ids.ts";
import { shortS3Address } from "../platform/s3-address.ts";
import { countDiskFiles } from "../storage/disk-files.ts";
import { type DataCommand, Refused } from "./command.ts";
import { inspectBox } from "./doctor-box.ts";
import { type Finding, inspectFolder } from "./doctor-folder.ts";

interface Diagnosis {
  healthy: boolean;
  findings: Finding[];
}

export const doctor: DataCommand = {
  name: "doctor",
  summary: "check the data folder, the machine and the settings",
  needs: "data",
  options: {},
  notes: [
    "It changes nothing, but for a small object in S3 that it removes again. It ends with 1 when something fails; a warning is no failure.",
  ],
  examples: ["carnet doctor", "carnet doctor --data /var/lib/carnet --json"],
  async around(config, run): Promise<Diagnosis> {
    const folder = await inspectFolder(config);
    const findings = [...folder.findings];
    if (folder.mayOpen)
      try {
        findings.push(...((await run()) as Diagnosis).findings);
      } catch (fault) {
        const found = fault instanceof Error ? fault.message : String(fault);
        findings.push({ check: "data", result: "fail", found: "The data cannot be opened.", todo: found });
      }
    return diagnosisOf(findings);
  },
  async run(services): Promise<Diagnosis> {
    return {
      healthy: true,
      findings: [
        await inspectFiles(services),
        await inspectClock(services),
        (await inspectBox(services)) ?? inspectSite(services),
        await inspectActivity(services),
        ...(services.model ? [await inspectModel(services.model, services.clock)] : []),
      ],
    };
  },
  text(result) {
    const { findings } = result as Diagnosis;
    return findings
      .flatMap(({ check, result, found, todo }) => [
        `  ${result.padEnd(6)}${check.padEnd(10)}${found}`,
        ...(todo === null ? [] : [`${" ".repeat(18)}→ ${todo}`]),
      ])
      .join("\n");
  },
};

function diagnosisOf(findings: Finding[]): Diagnosis {
  const failed = findings.filter(({ result }) => result === "fail").length;
  if (failed > 0)
    throw new Refused(`${failed === 1 ? "One check" : `${failed} checks`} failed.`, {
      healthy: false,
      findings,
    } satisfies Diagnosis);
  return { healthy: true, findings };
}

async function inspectFiles({ db, files, config }: Services): Promise<Finding> {
  const fault = await files.check({ trial: true });
  if (fault !== undefined)
    return {
      check: "files",
      result: "fail",
      found: fault,
      todo: "Until then no file can be stored or read; the rest goes on.",
    };
  const place = config.files === undefined ? "the data folder" : shortS3Address(config.files);
  const left = config.files === undefined ? 0 : await countDiskFiles(join(config.data, "files"));
  if (left > 0)
    return {
      check: "files",
      result: "warn",
      found: `Files are kept in ${place}; ${left} lie in the data folder still.`,
      todo: 'Run "carnet files move --remove" to bring them there.',
    };
  const { known, missing } = await countMissingFiles({ db }, files);
  if (missing > 0)
    return {
      check: "files",
      result: "fail",
      found: `Of ${counted(known, "file")} that the database knows ${missing} ${missing === 1 ? "is" : "are"} not in ${place}.`,
      todo: "Bring them there from a copy: a backup is the whole data folder, with its folder of files.",
    };
  const tried = config.files === undefined ? "" : ", tried with one that is gone again";
  return { check: "files", result: "ok", found: `Files are kept in ${place}${tried}.`, todo: null };
}

/** A machine without a clock battery may wake up in the past. */
async function inspectClock({ db, clock }: Services): Promise<Finding> {
  const newest = await findNewestEntry(db.reader);
  const now = new Date(clock.nowMs()).toISOString().replace(/\.\d+Z$/, "Z");
  const behindSeconds = newest ? Math.ceil((timeOfId(newest) - clock.nowMs()) / 1000) : 0;
  if (behindSeconds <= 1)
    return { check: "clock", result: "ok", found: `It is ${now}, later than all entries.`, todo: null };
  return {
    check: "clock",
    result: "warn",
    found: `It is ${now} by this machine, ${counted(behindSeconds, "second")} before the newest entry.`,
    todo: "Set the clock (timedatectl set-ntp true): until then the times of what is made are wrong.",
  };
}

/** Codes are printed once, and keep the address that they were printed with. */
function inspectSite({ site, config }: Services): Finding {
  const origin = site.origin();
  const { protocol, hostname } = new URL(origin);
  if (hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127."))
    return {
      check: "site",
      result: "warn",
      found: `The public address is ${origin}: codes printed with it work on this machine alone.`,
      todo: "Set CARNET_SITE_URL to the address that others reach before you print anything.",
    };
  if (protocol === "http:")
    return {
      check: "site",
      result: "warn",
      found: `The public address is ${origin}, without HTTPS: browsers do not check passports there.`,
      todo: "Set CARNET_TLS_CERT and CARNET_TLS_KEY, or put a proxy with HTTPS in front, and an https address into CARNET_SITE_URL.",
    };
  if (config.tls_cert === undefined && config.trusted_proxies.list.length === 0)
    return {
      check: "site",
      result: "warn",
      found: `The public address is ${origin}, and no proxy is trusted: to Carnet everybody comes from the proxy's address, and shares its limit of attempts to sign in.`,
      todo: "Set CARNET_TRUSTED_PROXIES to the networks that the proxy connects from, such as 127.0.0.1/32.",
    };
  return { check: "site", result: "ok", found: `The public address is ${origin}.`, todo: null };
}

/** Pages that a model is shown to try it out. */
const TRIAL = [{ page: 1, text: "Technical data sheet\nArticle no.: AB-1234\nMade in Portugal" }];
const TRIAL_TEMPLATE = "generic";

/** What is read without it is read by the rules, so nothing else stands still. */
async function inspectModel(model: Model, clock: Clock): Promise<Finding> {
  const [question] = questionsFor(TRIAL, { template: TRIAL_TEMPLATE }, model.context, "TRIAL");
  if (!question) throw new Error("there is nothing to ask the model");
  const began = clock.monotonicMs();
  try {
    const keeps = await model.keepsToSchema(question, new AbortController().signal);
    const answers = `The model that reads documents answers (${((clock.monotonicMs() - began) / 1000).toFixed(1)} seconds)`;
    if (keeps)
      return { check: "model", result: "ok", found: `${answers} and keeps to a schema.`, todo: null };
    return {
      check: "model",
      result: "warn",
      found: `${answers}, but not in the form of the schema that it is sent.`,
      todo: "Carnet asks for plain JSON then and checks it. A server that binds answers to a schema does better: Ollama from 0.5, llama.cpp, vLLM.",
    };
  } catch (fault) {
    if (!(fault instanceof ModelFailed)) throw fault;
    return {
      check: "model",
      result: "fail",
      found: `The model that reads documents cannot be used. ${fault.message}`,
      todo: "Look at CARNET_EXTRACTION_URL, CARNET_EXTRACTION_MODEL and CARNET_EXTRACTION_KEY. Until then documents are read by the rules alone.",
    };
  }
}

async function inspectActivity({ db }: Services): Promise<Finding> {
  const owners = [{ n: 0, handle: "the instance" }, ...(await listCompanies(db.reader))];
  let entries = 0;
  for (const { n, handle } of owners) {
    const chain = await verifyChain(db.reader, n);
    entries += chain.entries;
    if (chain.fault)
      return {
        check: "activity",
        result: "fail",
        found: `The log of ${handle} does not hold: ${chain.fault.reason}.`,
        todo: 'Somebody changed the database outside of Carnet. Compare it with a backup; "carnet activity verify" shows more.',
      };
  }
  return {
    check: "activity",
    result: "ok",
    found: `The activity log holds: ${counted(entries, "sealed entry")}.`,
    todo: null,
  };
}
