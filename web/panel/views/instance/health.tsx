/** Whether everything works, and what waits to be done. */
import { Icon } from "../../parts/icon.tsx";
import { Section } from "../../parts/section.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { momentOf, sizeOf, when } from "../../words/format.ts";
import { useHealth, useInstance } from "./data.ts";
import { i } from "./words.ts";

const CHECKS = ["database", "migrations", "files", "disk"] as const;
/** Kinds of jobs that have words; others are shown as they are called. */
const KINDS = ["mail", "extraction", "housekeeping"] as const;

export function Health() {
  const { value: health, fault, reload } = useHealth();
  const instance = useInstance().value;
  if (!health) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  const { jobs, deliveries, disk } = health;
  return (
    <div class="page sections">
      <Section title={i("health.checks")} text={i("health.checks_text")}>
        <p class={`health-all${health.ready ? "" : " is-bad"}`} role="status">
          <Icon name={health.ready ? "tick" : "warning"} />
          {i(health.ready ? "health.ready" : "health.not_ready")}
        </p>
        <dl class="facts">
          {CHECKS.map((name) => {
            const said = health.checks[name];
            const room =
              name === "disk" && disk
                ? i("health.free", { free: sizeOf(disk.free), total: sizeOf(disk.total) })
                : undefined;
            return (
              <div key={name}>
                <dt>{i(`health.${name}`)}</dt>
                <dd>
                  {said === "ok" ? <span>{room ?? i("health.ok")}</span> : <span class="is-bad">{said}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
      </Section>
      <Section title={i("health.jobs")} text={i("health.jobs_text")}>
        {jobs.length === 0 && deliveries.waiting === 0 ? <p>{i("health.jobs_none")}</p> : null}
        <dl class="facts">
          {jobs.map(({ kind, waiting, failing, due, last_error }) => {
            const known = KINDS.find((one) => one === kind);
            return (
              <div key={kind}>
                <dt>{known ? i(`job.${known}`) : kind}</dt>
                <dd class="health-job">
                  <span>
                    {i("health.waiting", { count: waiting })}
                    {due === null ? null : (
                      <span class="quiet"> · {i("health.next", { when: when(due) })}</span>
                    )}
                  </span>
                  {failing > 0 ? (
                    <span class="is-bad">
                      {i("health.failing", { count: failing, error: last_error ?? "" })}
                    </span>
                  ) : null}
                </dd>
              </div>
            );
          })}
          {deliveries.waiting > 0 ? (
            <div>
              <dt>{i("health.deliveries")}</dt>
              <dd class="health-job">
                <span>{i("health.waiting", { count: deliveries.waiting })}</span>
                {deliveries.retrying > 0 ? (
                  <span class="quiet">{i("health.retrying", { count: deliveries.retrying })}</span>
                ) : null}
              </dd>
            </div>
          ) : null}
        </dl>
      </Section>
      <Section title={i("health.process")}>
        <dl class="facts">
          <div>
            <dt>{i("health.version")}</dt>
            <dd>
              <span>{instance?.version ?? "…"}</span>
            </dd>
          </div>
          <div>
            <dt>{i("health.engine")}</dt>
            <dd>
              <span>{instance ? i(`health.engine_${instance.engine}`) : "…"}</span>
            </dd>
          </div>
          <div>
            <dt>{i("health.since")}</dt>
            <dd>
              <span>{momentOf(health.started)}</span>
            </dd>
          </div>
          <div>
            <dt>{i("health.memory")}</dt>
            <dd>
              <span>{sizeOf(health.memory_bytes)}</span>
            </dd>
          </div>
        </dl>
      </Section>
    </div>
  );
}
