/** All commands but `serve`, which main starts. */
import { activityVerify } from "./activity.ts";
import type { Command, DataCommand } from "./command.ts";
import { companyCreate, companyList, companyUpdate } from "./company.ts";
import { doctor } from "./doctor.ts";
import { eventsList } from "./events.ts";
import { filesMove } from "./files-move.ts";
import { keyringRotate } from "./keyring.ts";
import { keysCreate, keysList, keysRevoke } from "./keys.ts";
import { kiosk, kioskExport, kioskTakeIn } from "./kiosk.ts";
import { labels } from "./labels.ts";
import { licenses } from "./licenses.ts";
import { listen } from "./listen.ts";
import { ndef } from "./ndef.ts";
import { nfcList, nfcLock, nfcRead, nfcWatch } from "./nfc.ts";
import { nfcWrite } from "./nfc-write.ts";
import { openapi } from "./openapi.ts";
import { partnersCreate, partnersList, partnersRevoke } from "./partners.ts";
import { qr } from "./qr.ts";
import { setup } from "./setup.ts";
import { signingKeysRotate } from "./signing-keys.ts";
import { trigger } from "./trigger.ts";
import { userCreate, userList, userReset2fa, userResetPassword } from "./user.ts";
import { verify } from "./verify.ts";
import {
  webhooksCreate,
  webhooksDeliveries,
  webhooksDisable,
  webhooksEnable,
  webhooksList,
  webhooksPing,
  webhooksResend,
  webhooksRotate,
  webhooksSecret,
  webhooksUpdate,
} from "./webhooks.ts";

/** The commands as the help groups them. */
export const TOPICS: readonly { title: string; commands: readonly Command[] }[] = [
  { title: "The server", commands: [setup, doctor, filesMove] },
  {
    title: "Companies and API keys",
    commands: [companyCreate, companyUpdate, companyList, keysCreate, keysList, keysRevoke],
  },
  { title: "People", commands: [userCreate, userList, userResetPassword, userReset2fa] },
  {
    title: "Webhooks",
    commands: [
      webhooksCreate,
      webhooksList,
      webhooksUpdate,
      webhooksEnable,
      webhooksDisable,
      webhooksDeliveries,
      webhooksResend,
      webhooksPing,
      webhooksRotate,
      webhooksSecret,
      eventsList,
      listen,
      trigger,
    ],
  },
  { title: "Partners", commands: [partnersCreate, partnersList, partnersRevoke] },
  {
    title: "Codes, labels and tags",
    commands: [qr, ndef, labels, nfcList, nfcRead, nfcWrite, nfcLock, nfcWatch],
  },
  { title: "On the factory floor", commands: [kiosk, kioskExport, kioskTakeIn] },
  { title: "Trust", commands: [verify, signingKeysRotate, keyringRotate, activityVerify] },
  { title: "Reference", commands: [openapi, licenses] },
];

export const COMMANDS: readonly Command[] = TOPICS.flatMap(({ commands }) => commands);

/** Those that a running server runs for its command line. */
export const DATA_COMMANDS = COMMANDS.filter((command): command is DataCommand => command.needs === "data");

/** The command that the first one or two words name, with the words that are left for it. */
export function findCommand(words: readonly string[]): { command: Command; rest: string[] } | undefined {
  for (const count of [2, 1]) {
    const command = COMMANDS.find(({ name }) => name === words.slice(0, count).join(" "));
    if (command) return { command, rest: words.slice(count) };
  }
  return undefined;
}
