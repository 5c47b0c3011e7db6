/** Ids on the command line name what they name in any company and mode; its data set is looked up. */
import { companyOfDataset } from "../domain/accounts/rows.ts";
import { Failure } from "../domain/failure.ts";
import { type Scope, SYSTEM, scopeOn } from "../domain/scope.ts";
import { type Services, toolsOf } from "../domain/services.ts";
import { findDatasetOfDelivery, findDatasetOfEndpoint } from "../domain/webhooks/rows.ts";

/** @throws Failure when there is no such address */
export async function scopeOfEndpoint(services: Services, id: string): Promise<Scope> {
  const dataset = await findDatasetOfEndpoint(services.db.reader, id);
  if (dataset === undefined)
    throw new Failure(
      "resource_missing",
      `There is no webhook address with the id "${id}". "carnet webhooks list" shows them.`,
    );
  return scopeOf(services, dataset);
}

/** @throws Failure when there is no such delivery */
export async function scopeOfDelivery(services: Services, id: string): Promise<Scope> {
  const dataset = await findDatasetOfDelivery(services.db.reader, id);
  if (dataset === undefined)
    throw new Failure(
      "resource_missing",
      `There is no delivery with the id "${id}". "carnet webhooks deliveries ID" shows those of an address.`,
    );
  return scopeOf(services, dataset);
}

async function scopeOf(services: Services, dataset: number): Promise<Scope> {
  const { company, livemode } = await companyOfDataset(services.db.reader, dataset);
  return scopeOn(company, dataset, livemode, SYSTEM, toolsOf(services));
}
