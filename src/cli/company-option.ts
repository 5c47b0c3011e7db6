/** The option `--company`, which commands about one company share. */
import { findCompany, listCompanies } from "../domain/accounts/rows.ts";
import { Failure } from "../domain/failure.ts";
import type { Company } from "../domain/scope.ts";
import type { Services } from "../domain/services.ts";
import { UsageError } from "./command.ts";

export const companyOption = { value: "HANDLE", about: "the company; needed when there are several" };

/**
 * The company of `--company`, or the only one.
 * @throws Failure when there is none, UsageError when there are several
 */
export async function companyOf(services: Services, handle: string | undefined): Promise<Company> {
  if (handle !== undefined) {
    const found = await findCompany(services.db.reader, handle);
    if (!found)
      throw new Failure(
        "resource_missing",
        `There is no company with the handle "${handle}". "carnet company list" shows them.`,
      );
    return found;
  }
  const [only, another] = await listCompanies(services.db.reader);
  if (!only) throw new Failure("resource_missing", "There is no company yet. Make one with: carnet setup");
  if (another) throw new UsageError("There are several companies: say which with --company HANDLE.");
  return only;
}
