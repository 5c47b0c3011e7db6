/**
 * Checked by the compiler alone (`npm run check`): the client takes what the endpoints take, and gives what they
 * answer. A field that changes its type on one side only does not compile here.
 */
import type { z } from "zod";
import type * as batches from "../../src/api/endpoints/batches.ts";
import type * as documents from "../../src/api/endpoints/documents.ts";
import type * as items from "../../src/api/endpoints/items.ts";
import type * as lifecycleEvents from "../../src/api/endpoints/lifecycle-events.ts";
import type * as passportSessions from "../../src/api/endpoints/passport-sessions.ts";
import type * as passports from "../../src/api/endpoints/passports.ts";
import type * as portalSessions from "../../src/api/endpoints/portal-sessions.ts";
import type * as products from "../../src/api/endpoints/products.ts";
import type * as templates from "../../src/api/endpoints/templates.ts";
import type * as types from "../../src/client/types.generated.ts";

type Fits<From extends To, To> = From;
type Body<E extends { body: z.ZodType }> = z.input<E["body"]>;
/** JSON has no `undefined`: a field that is left out is absent. Maps of any keys are left as they are. */
type Present<T> = T extends (infer Entry)[]
  ? Present<Entry>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { [Key in keyof T]: Present<Exclude<T[Key], undefined>> }
    : T;
type Answer<E extends { returns: z.ZodType }> = Present<z.output<E["returns"]>>;

export type Taken = [
  Fits<types.NewProduct, Body<typeof products.createProduct>>,
  Fits<types.ProductChanges, Body<typeof products.changeProduct>>,
  Fits<types.NewBatch, Body<typeof batches.createBatch>>,
  Fits<types.BatchChanges, Body<typeof batches.changeBatch>>,
  Fits<types.NewPassport, Body<typeof passports.issuePassport>>,
  Fits<types.NewVersion, Body<typeof passports.publishVersion>>,
  Fits<types.Withdrawal, Body<typeof passports.withdrawPassport>>,
  Fits<types.NewItems, Body<typeof items.createItems>>,
  Fits<types.NewPassportSession, Body<typeof passportSessions.createPassportSession>>,
  Fits<types.NewPortalSession, Body<typeof portalSessions.createPortalSession>>,
  Fits<types.NewLifecycleEvent, Body<typeof lifecycleEvents.createLifecycleEvent>>,
];

export type Answered = [
  Fits<Answer<typeof products.getProduct>, types.Product>,
  Fits<Answer<typeof batches.getBatch>, types.Batch>,
  Fits<Answer<typeof documents.getDocument>, types.Document>,
  Fits<Answer<typeof passports.getPassport>, types.Passport>,
  Fits<Answer<typeof passports.listPassports>, types.ListedPassport>,
  Fits<Answer<typeof passports.listVersions>, types.PassportVersion>,
  Fits<Answer<typeof items.getItem>, types.Item>,
  Fits<Answer<typeof items.createItems>, types.ItemRun>,
  Fits<Answer<typeof passportSessions.getPassportSession>, types.PassportSession>,
  Fits<Answer<typeof portalSessions.createPortalSession>, types.PortalSession>,
  Fits<Answer<typeof lifecycleEvents.getLifecycleEvent>, types.LifecycleEvent>,
  Fits<Answer<typeof templates.listTemplates>, types.Template>,
];
