/** Labels: those of a run, when one is named in the address; the templates and the logo of the company. */
import { useState } from "preact/hooks";
import type { LabelDesk } from "../../../src/domain/labels/shape.ts";
import { may } from "../app/me.ts";
import { href, query } from "../app/place.ts";
import { Bar } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { apiPath, ask } from "../data/request.ts";
import { useResource } from "../data/resource.ts";
import { sentenceOf } from "../data/sentence.ts";
import { Button } from "../parts/button.tsx";
import { Section } from "../parts/section.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import { PrintRun } from "./labels/print-run.tsx";
import { templateName } from "./labels/template-name.ts";
import { l } from "./labels/words.ts";

export default function Labels() {
  useTitle(l("title"));
  const { value: desk, fault, reload } = useResource<LabelDesk>(apiPath("/labels"));
  const passport = query.value.get("passport");
  const run = query.value.get("run");
  return (
    <>
      <Bar />
      <div class="page-head">
        <div class="page-first">
          <h1>{l("title")}</h1>
        </div>
        <p class="page-note">{l("about")}</p>
      </div>
      {desk ? (
        <div class="page sections">
          {passport && run ? <PrintRun desk={desk} passport={passport} run={run} /> : null}
          <Templates desk={desk} />
          <Logo desk={desk} onChange={reload} />
        </div>
      ) : fault ? (
        <Broken fault={fault} onAgain={reload} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Templates({ desk }: { desk: LabelDesk }) {
  return (
    <Section title={l("templates")}>
      <ul class="label-templates">
        {desk.templates.map(({ id, name, built_in, template }) => (
          <li key={id}>
            <span>
              <b>{templateName({ id, name, built_in })}</b>
              <span class="quiet">
                {l("size", template.size)} · {l(built_in ? "built_in" : "own")}
              </span>
            </span>
            {may("changeLabelTemplate") ? (
              <a class="button button-plain" href={href(`/labels/${id}`)}>
                {l(built_in ? "copy" : "edit")}
                <span class="heard"> {name}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Logo({ desk, onChange }: { desk: LabelDesk; onChange(): void }) {
  const [busy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    setBusy(true);
    try {
      const path = apiPath("/labels/logo");
      await ask(path, { method: "POST", body: file ?? null });
      tell(l(file ? "logo_set" : "logo_removed"));
      onChange();
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <Section title={l("logo")} text={l("logo_text")}>
      <p>{l(desk.logo ? "logo_is" : "logo_none")}</p>
      {may("setLabelLogo") ? (
        <div class="label-ways">
          <label class="button button-plain label-file">
            {l("logo_choose")}
            <input
              type="file"
              accept="image/png,image/jpeg,image/webp"
              class="heard"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = "";
                if (file) void send(file);
              }}
            />
          </label>
          {desk.logo ? (
            <Button busy={busy ? l("saving") : undefined} onPress={() => void send(undefined)}>
              {l("logo_remove")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}
