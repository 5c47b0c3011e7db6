/** The first company with its owner: once on an instance, from the browser or the command line. */
import type { Transaction } from "../../storage/database.ts";
import { Failure, type Fault } from "../failure.ts";
import { parseSite, storeSite } from "../instance/site-address.ts";
import { checkNewPassword } from "../members/password.ts";
import { issuePassport } from "../passports/issue.ts";
import type { Passport } from "../passports/shape.ts";
import { createProduct } from "../products/create.ts";
import { setProductImage } from "../products/image.ts";
import type { NewProduct } from "../products/shape.ts";
import type { Plan, Scope } from "../scope.ts";
import { type Services, toolsOf } from "../services.ts";
import { deleteSetting } from "../settings.ts";
import { checkCompanyName, checkHandle, createCompany } from "./companies.ts";
import { hasCompany, insertMember } from "./rows.ts";
import { createUser, hashPassword, parseEmail } from "./users.ts";

export interface SetUp {
  company: string;
  handle: string;
  email: string;
  password: string;
  plan?: Plan | undefined;
  /** Public address that codes are printed with from now on; absent: what is set or known stays. */
  site?: string | undefined;
  /** A product of the test data whose passport is issued at once. */
  sample?: NewProduct | undefined;
  /** Whether the picture that Carnet brings shows that product. */
  pictured?: boolean | undefined;
}

interface SetUpResult {
  live: Scope;
  test: Scope;
  liveKey: string;
  testKey: string;
  /** The passport of the sample. */
  sample?: Passport;
}

/**
 * Makes company, owner and the first keys. The owner is also the operator of the instance. The one-time link of the
 * browser set-up ends with it.
 * @throws Failure invalid_value with all faults; also when somebody was set up before
 */
export async function setUp(services: Services, input: SetUp): Promise<SetUpResult> {
  const faults = faultsOfSetUp(input);
  if (faults.length > 0) throw Failure.of(faults);
  const site = input.site === undefined ? undefined : parseSite(input.site, "site");
  // Before the transaction: a hash takes tens of milliseconds on purpose.
  const passwordHash = await hashPassword(input.password);
  const result = await services.db.write(async (tx) => {
    await tx.lock("set-up");
    if (await hasCompany(tx))
      throw new Failure(
        "invalid_value",
        'This Carnet is set up already. Add a company with "carnet company create".',
      );
    const tools = { ...toolsOf(services), ...(site === undefined ? {} : { site }) };
    const { company, live, test, liveKey, testKey } = await createCompany(tx, tools, {
      name: input.company,
      handle: input.handle,
      plan: input.plan,
    });
    const user = await createUser(tx, tools, { email: input.email, passwordHash, operator: true });
    await insertMember(tx, {
      id: tools.ids.next(),
      account_n: company.n,
      user_n: user.n,
      role: "owner",
      created: tools.now,
    });
    if (site !== undefined) await storeSite(tx, services, site);
    await deleteSetting(tx, "setup_token_hash");
    await deleteSetting(tx, "setup_browser_hash");
    const made: SetUpResult = { live, test, liveKey, testKey };
    return input.sample ? { ...made, sample: await issueSample(tx, test, input.sample) } : made;
  });
  if (result.sample && input.pictured) await illustrate(services, result.test, result.sample.product);
  return result;
}

/** Gives the sample its picture: a part of the welcome, so that nothing depends on it. */
async function illustrate(services: Services, test: Scope, product: string): Promise<void> {
  try {
    const { sampleImage } = await import("../products/swatch.ts");
    await setProductImage(services, test, product, await sampleImage());
  } catch (fault) {
    services.log.warn("the sample product stays without a picture", { fault });
  }
}

/** Everything that keeps a set-up from being made, one fault for each field. */
export function faultsOfSetUp(input: SetUp): Fault[] {
  const checks = [
    () => checkCompanyName(input.company),
    () => checkHandle(input.handle),
    () => void (input.site !== undefined && parseSite(input.site, "site")),
    () => void parseEmail(input.email),
    () => checkNewPassword(input.password, [input.email, input.company]),
  ];
  const faults: Fault[] = [];
  for (const check of checks) {
    try {
      check();
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      faults.push(...fault.faults);
    }
  }
  return faults;
}

async function issueSample(tx: Transaction, test: Scope, sample: NewProduct): Promise<Passport> {
  const product = await createProduct(tx, test, sample);
  return issuePassport(tx, test, { product: product.id });
}
