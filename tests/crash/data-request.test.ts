/** Killed while suppliers send: each answer is sent once or not at all, with its event and its entry. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { ok } from "../support/client.ts";
import { createProduct, type Stage, startStage } from "../support/company.ts";
import { signIn } from "../support/member.ts";
import { readRows } from "../support/records.ts";
import { pathOf, type WithLink } from "../support/supplier.ts";
import { type Page, type Visitor, visitorOf } from "../support/visitor.ts";

const REQUESTS = 24;
/** Windows that each send the same. */
const WINDOWS = 3;
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ DATABASE_URL: "" });
});
afterAll(() => stage?.server.stop());

test("a kill while answers are sent leaves each with its event or open, and sending again settles it", async () => {
  const owner = await signIn(stage.server.address);
  const product = await createProduct(stage.live, { data: {} });
  const checks: { request: WithLink; page: Page; guest: Visitor }[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    const body = { product: product.id, supplier: { name: `Mill ${count}` }, fields: ["brand"] };
    const request = await ok(owner.post<WithLink>("/nortada/live/data_requests", body));
    const guest = visitorOf(stage.server.address);
    const page = await guest.submit(await guest.get(pathOf(request)), { "data.brand": "Ave" }, "go=check");
    checks.push({ request, page, guest });
  }
  const sending = checks.flatMap(({ page, guest }) =>
    Array.from({ length: WINDOWS }, () =>
      guest.submit(page).then(
        ({ title }) => title,
        () => undefined,
      ),
    ),
  );
  await Bun.sleep(15);
  await stage.server.signal("SIGKILL");
  const titles = await Promise.all(sending);
  await stage.server.restart();
  const sent = () =>
    readRows<{ id: string }>(
      stage.server,
      "select id from data_requests where answered_at is not null order by id",
    ).map(({ id }) => id);
  const told = () =>
    readRows<{ id: string }>(
      stage.server,
      "select json_extract(body, '$.data.object.id') as id from events where type = 'data_request.answered' order by 1",
    ).map(({ id }) => id);
  const entries = () =>
    readRows<{ id: string }>(
      stage.server,
      "select json_extract(entry, '$.object') as id from activity where json_extract(entry, '$.action') = 'data_request.answered' order by 1",
    ).map(({ id }) => id);
  expect(told()).toEqual(sent());
  expect(entries()).toEqual(sent());
  // Whoever was thanked was heard.
  for (const [at, title] of titles.entries())
    if (title === "Thank you") expect(sent()).toContain(checks[Math.floor(at / WINDOWS)]?.request.id ?? "");

  for (const { page, guest } of checks) expect((await guest.submit(page)).title).toBe("Thank you");
  const all = checks.map(({ request }) => request.id).sort();
  expect([sent(), told(), entries()]).toEqual([all, all, all]);
}, 90_000);
