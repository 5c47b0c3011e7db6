import { useState } from "preact/hooks";
import type { extractDocument } from "../../../../src/api/endpoints/documents.ts";
import type { changeDocument } from "../../../../src/pages/panel/endpoints/documents.ts";
import { may } from "../../app/me.ts";
import { go, href } from "../../app/place.ts";
import { apiPath, post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Menu } from "../../parts/menu.tsx";
import { Question } from "../../parts/question.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { KINDS } from "../../parts/upload.tsx";
import { t } from "../../words/words.ts";
import type { Review } from "./shape.ts";
import { r } from "./words.ts";

interface ActionsProps {
  of: Review;
  onChange(): void;
}

/** What can be done with the document besides deciding. */
export function Actions({ of, onChange }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  const change = async (body: { archived?: boolean; kind?: (typeof KINDS)[number] }) => {
    try {
      await post<typeof changeDocument>(`/documents/${of.id}`, body);
      onChange();
      if (body.archived) {
        tell(t("documents.archived"));
        go(href("/documents"));
      }
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
  };
  const extract = async () => {
    await post<typeof extractDocument>(`/documents/${of.id}/extract`, {});
    onChange();
  };
  const isReading = of.status === "queued" || of.status === "processing";
  const decided = of.decisions.length;
  return (
    <>
      {may("extractDocument") ? (
        <Button
          busy={isReading ? t("documents.reading") : undefined}
          onPress={() =>
            decided > 0
              ? setAsking(true)
              : void extract().catch((thrown: unknown) => tellFault(sentenceOf(thrown)))
          }
        >
          {t(of.status === null ? "review.extract" : "review.extract_again")}
        </Button>
      ) : null}
      {asking ? (
        <Question
          title={r("extract_again_title")}
          words={t("review.extract_again")}
          busy={t("documents.reading")}
          onDo={extract}
          onClose={() => setAsking(false)}
        >
          {r("extract_again_text", { count: decided })}
        </Question>
      ) : null}
      <Button icon="more" iconOnly opens="document-menu">
        {t("product.more")}
      </Button>
      <Menu id="document-menu" label={t("product.more")}>
        <a
          class="menu-entry"
          href={apiPath(`/documents/${of.id}/content`, { download: 1 })}
          download={of.name}
        >
          {t("do.download")}
          <Icon name="download" />
        </a>
        {may("changeDocument") ? (
          <>
            <label class="menu-choice">
              <span>{t("documents.kind")}</span>
              <select
                class="input"
                value={of.kind}
                onChange={(event) => {
                  const kind = KINDS.find((one) => one === event.currentTarget.value);
                  if (kind) void change({ kind });
                }}
              >
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kind.${kind}`)}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="menu-entry" onClick={() => void change({ archived: !of.archived })}>
              {t(of.archived ? "do.reactivate" : "do.archive")}
            </button>
          </>
        ) : null}
      </Menu>
    </>
  );
}
