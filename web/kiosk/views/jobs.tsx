import { useState } from "preact/hooks";
import type { Job } from "../data/shapes.ts";
import { chosen, jobs, loadJobs } from "../data/state.ts";
import { Icon } from "../parts/icon.tsx";
import { t } from "../words/words.ts";
import { ScanSheet } from "./scan.tsx";

/** Tiles on a screen: two beside each other, three below. */
const TILES = 6;

/** What codes can be made for, the newest first. */
export function Jobs() {
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState<string>();
  const [isScanning, setScanning] = useState(false);
  const all = jobs.value;
  const find = (text: string) => {
    setSearch(text);
    setPage(0);
    void loadJobs(text).catch(() => {});
  };
  const pages = Math.max(1, Math.ceil((all?.length ?? 0) / TILES));
  const shown = (all ?? []).slice(page * TILES, (page + 1) * TILES);
  return (
    <section class="jobs" aria-labelledby="jobs">
      <div class="jobs-head">
        <h1 id="jobs">{t("jobs.title")}</h1>
        {pages > 1 ? (
          <div class="pages">
            <button
              type="button"
              class="square"
              aria-label={t("jobs.back")}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              class="square"
              aria-label={t("jobs.on")}
              disabled={page >= pages - 1}
              onClick={() => setPage(page + 1)}
            >
              <Icon name="on" />
            </button>
          </div>
        ) : null}
      </div>
      {all && all.length === 0 ? <Nothing searched={Boolean(search)} /> : null}
      <div class="tiles">
        {shown.map((job) => (
          <Tile key={job.id} job={job} />
        ))}
      </div>
      {search === undefined ? (
        <div class="ways">
          <button type="button" onClick={() => find("")}>
            <Icon name="search" />
            {t("jobs.find")}
          </button>
          <button type="button" onClick={() => setScanning(true)}>
            <Icon name="scan" />
            {t("jobs.scan")}
          </button>
        </div>
      ) : (
        <form class="find" onSubmit={(event) => event.preventDefault()}>
          <label class="unseen" for="find">
            {t("jobs.search")}
          </label>
          <input
            id="find"
            autofocus
            value={search}
            maxLength={160}
            placeholder={t("jobs.search")}
            autocomplete="off"
            onInput={(event) => find(event.currentTarget.value)}
          />
          <button
            type="button"
            onClick={() => {
              find("");
              setSearch(undefined);
            }}
          >
            {t("jobs.all")}
          </button>
        </form>
      )}
      {isScanning ? <ScanSheet onClose={() => setScanning(false)} /> : null}
    </section>
  );
}

function Tile({ job }: { job: Job }) {
  const isChosen = chosen.value?.id === job.id;
  return (
    <button
      type="button"
      class="tile"
      aria-pressed={isChosen}
      onClick={() => (chosen.value = isChosen ? undefined : job)}
    >
      <b class="tile-name">{job.name}</b>
      <span class="tile-about">
        <span>{t("jobs.reference", { reference: job.reference })}</span>
        <span>{planOf(job)}</span>
      </span>
      <b class="tile-foot">{job.batch_number ?? t("jobs.no_batch")}</b>
    </button>
  );
}

function planOf({ planned, made, ready }: Job): string {
  if (ready !== null) return t("jobs.ready", { count: ready });
  if (planned !== null && made === 0) return t("jobs.planned", { count: planned });
  return t("jobs.made", { count: made }) + (planned === null ? "" : ` / ${planned}`);
}

function Nothing({ searched }: { searched: boolean }) {
  return (
    <div class="nothing">
      <b>{t(searched ? "jobs.not_found" : "jobs.none")}</b>
      {searched ? null : <p>{t("jobs.none_text")}</p>}
    </div>
  );
}
