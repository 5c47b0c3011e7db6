/** One data request: how far it is, and the review of what came back beside what the product says now. */
import { useState } from "preact/hooks";
import { NoSuchView } from "../../app/no-such-view.tsx";
import type { Params } from "../../app/params.ts";
import { href } from "../../app/place.ts";
import { Bar, Trail } from "../../app/shell.tsx";
import { useTitle } from "../../app/title.ts";
import { countAgain } from "../../data/counts.ts";
import { Refusal } from "../../data/refusal.ts";
import { apiPath } from "../../data/request.ts";
import { outdate, put, useResource } from "../../data/resource.ts";
import type { Document } from "../../data/shapes.ts";
import { useTemplate } from "../../data/templates.ts";
import { Icon } from "../../parts/icon.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { dateOf, listed, when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { RequestActions } from "./actions.tsx";
import { Answers } from "./answers.tsx";
import { LANGUAGES } from "./first-message.ts";
import { dayBefore } from "./last-day.ts";
import { Notice } from "./notice.tsx";
import type { DataRequest } from "./shape.ts";
import { RequestStatus } from "./status.tsx";
import { r } from "./words.ts";

export default function RequestView({ params }: { params: Params }) {
  const id = params["id"] ?? "";
  const path = apiPath(`/data_requests/${id}`);
  const { value: request, fault, reload } = useResource<DataRequest>(path);
  const template = useTemplate(request?.about.template);
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  useTitle(request ? `${request.supplier.name}, ${request.about.name}` : r("one"));
  if (!request && fault instanceof Refusal && fault.code === "resource_missing")
    return <NoSuchView kind="thing" />;
  if (!request && fault) return <Broken fault={fault} onAgain={reload} />;
  if (!request || !template) return <Loading />;
  const change = (next: DataRequest) => {
    put(path, next);
    outdate(apiPath(`/products/${next.product}`));
    countAgain();
  };
  return (
    <>
      <Bar trail={<Trail path="/data-requests" words={r("title")} here={request.supplier.name} />}>
        <RequestActions of={request} onChange={change} onConflicts={setConflicts} />
      </Bar>
      <div class="page-head">
        <div class="page-first">
          <h1>{request.supplier.name}</h1>
          <RequestStatus status={request.status} />
        </div>
        <p class="page-note">
          <a href={href(`/products/${request.product}`)}>{request.about.name}</a>
          <span>{request.about.reference}</span>
        </p>
      </div>
      <div class="page request">
        <Notice of={request} />
        {request.answered_at === null ? null : (
          <>
            <Answers
              of={request}
              template={template}
              conflicts={conflicts}
              onChange={change}
              onConflicts={setConflicts}
            />
            <Files of={request} />
          </>
        )}
        <About of={request} fields={request.fields.map((key) => labelOf(template, key))} />
      </div>
    </>
  );
}

function labelOf(template: NonNullable<ReturnType<typeof useTemplate>>, key: string): string {
  const field = template.fields.get(key);
  return field ? template.say(field.label) : key;
}

function Files({ of: { files } }: { of: DataRequest }) {
  return (
    <section class="part" aria-labelledby="request-files">
      <h2 id="request-files">{r("files.title")}</h2>
      {files.length === 0 ? (
        <p class="quiet">{r("files.none")}</p>
      ) : (
        <>
          <p class="quiet">{r("files.read")}</p>
          <ul class="request-files">
            {files.map((id) => (
              <li key={id}>
                <FileLine id={id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function FileLine({ id }: { id: string }) {
  const { value } = useResource<Document>(apiPath(`/documents/${id}`));
  return (
    <>
      <Icon name="document" />
      <a href={href(`/documents/${id}`)}>{value?.name ?? "…"}</a>
      <span class="quiet">{value ? t(`kind.${value.kind}`) : null}</span>
    </>
  );
}

/** What was asked, when and by whom: for the record, below what is to be done. */
function About({ of, fields }: { of: DataRequest; fields: readonly string[] }) {
  const { supplier, language, expires, links, created_by, message, documents } = of;
  const given = links.map(({ at, mailed }) => (mailed ? r("about.mailed", { when: when(at) }) : when(at)));
  const rows: [string, string][] = [
    [r("about.by"), created_by],
    ...(supplier.email === null ? [] : [[r("about.email"), supplier.email] as [string, string]]),
    [r("about.language"), LANGUAGES[language]],
    [r("about.until"), dateOf(dayBefore(expires))],
    [r("about.links"), given.join("; ")],
    ...(fields.length === 0 ? [] : [[r("about.fields"), listed(fields)] as [string, string]]),
    ...(documents.length === 0
      ? []
      : [[r("about.documents"), listed(documents.map((kind) => t(`kind.${kind}`)))] as [string, string]]),
    ...(message === null ? [] : [[r("about.message"), message] as [string, string]]),
  ];
  return (
    <section class="part" aria-labelledby="request-about">
      <h2 id="request-about">{r("about.title")}</h2>
      <dl class="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span class="after-description">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
