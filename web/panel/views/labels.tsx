/** Labels: those of a run, when one is named in the address; where they are printed, the templates and the logo. */
import { useState } from "preact/hooks";
import type { LabelDesk } from "../../../src/domain/labels/shape.ts";
import type * as endpoints from "../../../src/pages/panel/endpoints/passports.ts";
import { may } from "../app/me.ts";
import { href, query } from "../app/place.ts";
import { Bar, Trail } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { apiPath, ask } from "../data/request.ts";
import { useResource } from "../data/resource.ts";
import { sentenceOf } from "../data/sentence.ts";
import type { Answer, Passport, Product } from "../data/shapes.ts";
import { Button } from "../parts/button.tsx";
import { Section } from "../parts/section.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import { when } from "../words/format.ts";
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
      {passport && run ? (
        <RunHead passport={passport} run={run} />
      ) : (
        <>
          <Bar />
          <div class="page-head">
            <div class="page-first">
              <h1>{l("title")}</h1>
            </div>
            <p class="page-note">{l("about")}</p>
          </div>
        </>
      )}
      {desk ? (
        <div class="page sections">
          {passport && run ? <PrintRun desk={desk} passport={passport} run={run} /> : <WhereToPrint />}
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

/** Which run the labels are of, and the way back to it. */
function RunHead({ passport, run }: { passport: string; run: string }) {
  const product = useResource<Passport>(apiPath(`/passports/${passport}`)).value?.product;
  const name = useResource<Product>(product && apiPath(`/products/${product}`)).value?.name ?? "";
  const runs = useResource<Answer<typeof endpoints.listRuns>>(apiPath(`/passports/${passport}/runs`)).value;
  const made = runs?.data.find(({ id }) => id === run);
  const back = `/products/${product}/items?of=${passport}&run=${run}`;
  return (
    <>
      <Bar trail={product ? <Trail path={back} words={name} here={l("title")} /> : undefined} />
      <div class="page-head">
        <div class="page-first">
          <h1>{l("title")}</h1>
        </div>
        <p class="page-note">
          {product ? <a href={href(back)}>{name}</a> : null}
          {made ? <span>{l("of_run", { when: when(made.created), count: made.items_count })}</span> : null}
        </p>
      </div>
    </>
  );
}

function WhereToPrint() {
  const [newest] =
    useResource<Answer<typeof endpoints.listPassportSummaries>>(apiPath("/passport_summaries", { limit: 1 }))
      .value?.data ?? [];
  return (
    <Section title={l("where")} text={l("where_text")}>
      <div class="label-ways">
        <a class="button button-plain" href={href("/products")}>
          {l("to_products")}
        </a>
        {newest ? (
          <a class="button button-plain" href={href(`/products/${newest.product}/items`)}>
            {l("to_items", { name: newest.product_name })}
          </a>
        ) : null}
      </div>
    </Section>
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
