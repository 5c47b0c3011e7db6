/** The editor of a label template: on the label itself, and in a form beside it. */
import { useState } from "preact/hooks";
import type { KeptTemplate, LabelDesk } from "../../../src/domain/labels/shape.ts";
import type { Element, LabelTemplate } from "../../../src/formats/labels/template.ts";
import type * as endpoints from "../../../src/pages/panel/endpoints/labels.ts";
import type { Params } from "../app/params.ts";
import { go, href } from "../app/place.ts";
import { Bar, Trail } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { apiPath, post } from "../data/request.ts";
import { outdate, useResource } from "../data/resource.ts";
import { sentenceOf } from "../data/sentence.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Question } from "../parts/question.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import { t } from "../words/words.ts";
import { AdviceList } from "./labels/advice.tsx";
import { Canvas } from "./labels/canvas.tsx";
import { ElementForm } from "./labels/element-form.tsx";
import { KINDS, type Kind, newElement } from "./labels/elements.ts";
import { NumberField } from "./labels/number-field.tsx";
import { templateName } from "./labels/template-name.ts";
import { usePreview } from "./labels/use-preview.ts";
import { l } from "./labels/words.ts";

export default function LabelEditor({ params }: { params: Params }) {
  const { value: desk, fault, reload } = useResource<LabelDesk>(apiPath("/labels"));
  const kept = desk?.templates.find(({ id }) => id === params["id"]);
  const name = kept && templateName(kept);
  useTitle(name ?? l("title"));
  return (
    <>
      <Bar trail={<Trail path="/labels" words={l("title")} here={name ?? ""} />} />
      {kept ? (
        <Editor key={kept.id} kept={kept} />
      ) : fault || desk ? (
        <Broken fault={fault ?? new Error(l("none"))} onAgain={reload} />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Editor({ kept }: { kept: KeptTemplate }) {
  // A copy begins with the name that was read here.
  const [begun] = useState(() =>
    kept.built_in ? { ...kept.template, name: templateName(kept) } : kept.template,
  );
  const [template, setTemplate] = useState<LabelTemplate>(begun);
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [error, setError] = useState<string>();
  const { preview, fault } = usePreview(template, {});
  const element = chosen === undefined ? undefined : template.elements[chosen];
  const change = (index: number, to: Element) =>
    setTemplate((before) => ({
      ...before,
      elements: before.elements.map((one, at) => (at === index ? to : one)),
    }));
  const add = (kind: Kind) => {
    setTemplate({ ...template, elements: [...template.elements, newElement(kind)] });
    setChosen(template.elements.length);
  };
  const remove = (index: number) => {
    setTemplate({ ...template, elements: template.elements.filter((_, at) => at !== index) });
    setChosen(undefined);
  };
  const save = async () => {
    if (template.name.trim() === "") {
      setError(l("name_missing"));
      return document.getElementById("label-name")?.focus();
    }
    setError(undefined);
    setBusy(true);
    try {
      const saved = kept.built_in
        ? await post<typeof endpoints.createLabelTemplate>("/labels/templates", { template })
        : await post<typeof endpoints.changeLabelTemplate>(`/labels/templates/${kept.id}`, { template });
      tell(l("saved"));
      outdate(apiPath("/labels"));
      if (kept.built_in) return go(href("/labels"));
      setTemplate(saved.template);
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <div class="page label-editor">
      <div class="label-look">
        <h1 class="heard">{template.name}</h1>
        <Canvas
          template={template}
          svg={preview?.svg}
          chosen={chosen}
          onChoose={setChosen}
          onChange={change}
        />
        <p class="quiet label-size">{l("size", template.size)}</p>
        <AdviceList template={template} preview={preview} fault={fault} />
      </div>
      <form
        class="label-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id="label-name"
          label={l("name")}
          value={template.name}
          onText={(name) => setTemplate({ ...template, name })}
          error={error}
          maxLength={100}
          required
        />
        <div class="label-numbers">
          {(["width", "height"] as const).map((side) => (
            <NumberField
              key={side}
              id={`label-${side}`}
              label={l(side)}
              value={template.size[side]}
              onNumber={(mm) => setTemplate({ ...template, size: { ...template.size, [side]: mm } })}
            />
          ))}
          <Colour
            id="label-ink"
            label={l("ink")}
            value={template.ink ?? "#000000"}
            onColour={(ink) => setTemplate({ ...template, ink })}
          />
          <Colour
            id="label-paper"
            label={l("paper_colour")}
            value={template.paper ?? "#ffffff"}
            onColour={(paper) => setTemplate({ ...template, paper })}
          />
        </div>
        <h2>{l("elements")}</h2>
        <ol class="label-elements">
          {template.elements.map((one, index) => (
            <li key={index}>
              <button type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                {l("element", { kind: l(KINDS[one.type]), number: index + 1 })}
                {one.type === "text" ? (
                  <span class="quiet" translate={false}>
                    {one.text}
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ol>
        <fieldset class="label-add plain">
          <legend class="heard">{l("add")}</legend>
          {(Object.keys(KINDS) as Kind[]).map((kind) => (
            <Button key={kind} icon="plus" onPress={() => add(kind)}>
              {l(KINDS[kind])}
            </Button>
          ))}
        </fieldset>
        {element !== undefined && chosen !== undefined ? (
          <ElementForm
            key={chosen}
            element={element}
            number={chosen + 1}
            onChange={(to) => change(chosen, to)}
            onDelete={() => remove(chosen)}
          />
        ) : (
          <p class="quiet">{l("none")}</p>
        )}
        <div class="label-ways label-save">
          <Button kind="primary" submit busy={busy ? l("saving") : undefined}>
            {l("save")}
          </Button>
          {kept.built_in ? null : <Button onPress={() => setAsks(true)}>{l("remove")}</Button>}
          {template === (kept.built_in ? begun : kept.template) ? null : (
            <span class="quiet">{l("unsaved")}</span>
          )}
        </div>
      </form>
      {asks ? (
        <Question
          title={l("remove_title")}
          words={t("do.remove")}
          busy={l("saving")}
          onClose={() => setAsks(false)}
          onDo={async () => {
            await post<typeof endpoints.removeLabelTemplate>(`/labels/templates/${kept.id}/remove`, {});
            tell(l("removed"));
            outdate(apiPath("/labels"));
            go(href("/labels"));
          }}
        >
          {l("remove_text")}
        </Question>
      ) : null}
    </div>
  );
}

interface ColourProps {
  id: string;
  label: string;
  value: string;
  onColour(colour: string): void;
}

function Colour({ id, label, value, onColour }: ColourProps) {
  return (
    <div class="field">
      <div class="field-head">
        <label for={id}>{label}</label>
      </div>
      <input
        id={id}
        class="input label-colour"
        type="color"
        value={value}
        onInput={(event) => onColour(event.currentTarget.value)}
      />
    </div>
  );
}
