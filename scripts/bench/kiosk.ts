/** Codes at a kiosk: commits for a press of fifty, with all that the server commits beside it. */
import { type Bench, commitsOf, copyData, startCarnet } from "./bench.ts";
import { figure, type Row } from "./table.ts";

const PRESSES = 40;
const CODES = 50;

export async function* measureKiosk(bench: Bench): AsyncGenerator<Row> {
  const carnet = await startCarnet(bench, await copyData(bench, "data"));
  const site = `http://127.0.0.1:${carnet.port}`;
  const cookie = await pair(site);
  const before = await commitsOf(carnet.port);
  for (let press = 0; press < PRESSES; press++) {
    const body = { job: bench.seeded.passport, quantity: CODES };
    await post(`${site}/kiosk/api/codes`, cookie, body, { "Idempotency-Key": `press-${press}` });
  }
  const commits = (await commitsOf(carnet.port)) - before;
  await carnet.stop();
  yield figure(`Commits for ${CODES} codes at a kiosk`, commits / PRESSES, { atMost: 2 }, 2);
}

/** Signs in to the panel, adds a kiosk and types its code. @returns the kiosk's cookie */
async function pair(site: string): Promise<string> {
  const owner = { email: "ana@nortada.example", password: "bench-password" };
  const session = await post(`${site}/panel/api/session`, "", owner);
  const added = await post(`${site}/panel/api/nortada/live/devices`, cookieOf(session), { name: "Line 1" });
  const { code } = (await added.json()) as { code: string };
  const paired = await fetch(`${site}/kiosk/pair`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ code }),
  });
  return cookieOf(paired);
}

async function post(
  address: string,
  cookie: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(address, {
    method: "POST",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
      ...(cookie === "" ? {} : { Cookie: cookie }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

function cookieOf({ headers }: Response): string {
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
