/** The operations on the instance, which its operator alone reaches. */
import { changeCompany } from "../../domain/accounts/companies.ts";
import { listCompanies } from "../../domain/accounts/rows.ts";
import { addCompany } from "../../domain/instance/add-company.ts";
import { operatorOf } from "../../domain/instance/operator.ts";
import { checksOf, diskOf } from "../../domain/instance/readiness.ts";
import { changeSite } from "../../domain/instance/site-address.ts";
import { storageUse } from "../../domain/instance/storage-use.ts";
import { waitingDeliveries, waitingJobs } from "../../domain/instance/work.ts";
import { invitationLetter, testLetter } from "../../domain/mail/letters.ts";
import { canMail, enqueueMail, senderOf, sendNow } from "../../domain/mail/send.ts";
import { findMailServer, partsOf, removeMailServer, setMailServer } from "../../domain/mail/server.ts";
import { countPasskeys } from "../../domain/members/passkey-rows.ts";
import { nameOf } from "../../domain/members/sessions.ts";
import { countAllPublished } from "../../domain/passports/printed.ts";
import type { Company } from "../../domain/scope.ts";
import { toolsOf } from "../../domain/services.ts";
import { findSetting } from "../../domain/settings.ts";
import { VERSION } from "../../platform/version.ts";
import * as endpoints from "./endpoints/instance.ts";
import { forPeople } from "./person-kit.ts";
import type { PanelServices } from "./services.ts";

export const INSTANCE_OPERATIONS = [
  forPeople(endpoints.getInstance, { operator: presentInstance }),
  forPeople(endpoints.changeSite, {
    async confirmedOperator(services, { person, browser, body }) {
      await changeSite(services, operatorOf(person, browser), body.url);
      return presentInstance(services);
    },
  }),
  forPeople(endpoints.changeMailServer, {
    async confirmedOperator(services, { person, browser, body }) {
      await setMailServer(services, operatorOf(person, browser), body);
      return presentInstance(services);
    },
  }),
  forPeople(endpoints.removeMailServer, {
    async confirmedOperator(services, { person, browser }) {
      await removeMailServer(services, operatorOf(person, browser));
      return presentInstance(services);
    },
  }),
  forPeople(endpoints.sendTestLetter, {
    async confirmedOperator(services, { person, browser }) {
      const to = person.user.email;
      const found = await findMailServer(services.db.reader, services);
      const error = found
        ? await sendNow(services, found.server, { to, ...testLetter(browser.language) }).then(
            () => null,
            (fault: unknown) => (fault instanceof Error ? fault.message : String(fault)).slice(0, 500),
          )
        : "There is no mail server.";
      return { object: "test_letter" as const, to, sent: error === null, error };
    },
  }),
  forPeople(endpoints.getHealth, {
    async operator(services) {
      const { db, files, config, started } = services;
      const checks = await checksOf(services, (await files.check()) ?? "ok");
      return {
        object: "health" as const,
        ready: Object.values(checks).every((check) => check === "ok"),
        checks,
        disk: (await diskOf({ config })) ?? null,
        memory_bytes: process.memoryUsage().rss,
        started,
        jobs: await waitingJobs(db.reader),
        deliveries: await waitingDeliveries(db.reader),
      };
    },
  }),
  forPeople(endpoints.getStorage, {
    async operator({ db, config }) {
      const companies = await storageUse(db.reader);
      return {
        object: "storage" as const,
        database_bytes: await db.size(),
        files_bytes: companies.reduce((all, { bytes }) => all + bytes, 0),
        place: config.files === undefined ? ("folder" as const) : ("s3" as const),
        companies,
      };
    },
  }),
  forPeople(endpoints.listCompanies, {
    operator: async ({ db }) => ({
      object: "companies" as const,
      data: (await listCompanies(db.reader)).map(presentHosted),
    }),
  }),
  forPeople(endpoints.addCompany, {
    async confirmedOperator(services, { person, browser, body }) {
      const { language = "en", ...input } = body;
      return services.db.write(async (tx) => {
        const made = await addCompany(tx, services, operatorOf(person, browser), input);
        const { company, owner: to, liveKey, testKey, invitation: url } = made;
        const mailed = url !== null && (await canMail(services, tx));
        if (mailed) {
          const facts = {
            language,
            role: "owner" as const,
            url,
            company: company.name,
            by: nameOf(person.user),
          };
          await enqueueMail(tx, toolsOf(services), { to, ...invitationLetter(facts) });
        }
        return {
          ...presentHosted(company),
          live_key: liveKey,
          test_key: testKey,
          invitation_url: url,
          mailed,
        };
      });
    },
  }),
  forPeople(endpoints.changeHostedCompany, {
    async confirmedOperator(services, { person, browser, params, body }) {
      const { actor, address } = operatorOf(person, browser).at(services);
      const company = await services.db.write((tx) =>
        changeCompany(tx, toolsOf(services), params["handle"] ?? "", body, { actor, address }),
      );
      return presentHosted(company);
    },
  }),
];

async function presentInstance(services: PanelServices) {
  const { db, config, site } = services;
  const found = await findMailServer(db.reader, services);
  const parts = found && partsOf(found.server.url);
  const stored = await findSetting(db.reader, "site_url");
  return {
    object: "instance" as const,
    version: VERSION,
    engine: db.engine,
    site: {
      url: site.origin(),
      source:
        config.site_url === undefined
          ? stored === undefined
            ? ("default" as const)
            : ("panel" as const)
          : config.sources.site_url,
      ...(await countAllPublished(db.reader)),
      passkeys: await countPasskeys(db.reader),
    },
    mail: {
      source: found?.source ?? ("default" as const),
      host: parts?.host ?? null,
      port: parts?.port ?? null,
      encryption: parts?.encryption ?? null,
      username: parts?.username ?? null,
      has_password: (parts?.password ?? null) !== null,
      from: found?.server.from ?? null,
      sender: senderOf(services, found?.server.from ?? null),
    },
  };
}

function presentHosted({ id, name, handle, plan, status, limits, created }: Company) {
  return { object: "hosted_company" as const, id, name, handle, plan, status, limits, created };
}
