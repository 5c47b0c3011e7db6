/** What is printed and written on things: the QR Code in several forms, and the bytes of an NFC tag. */
import { useState } from "preact/hooks";
import { apiPath } from "../data/request.ts";
import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy.tsx";
import { TextField } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { ThisMachine } from "./this-machine.tsx";

interface Coded {
  id: string;
  object: "passport" | "item";
  url: string;
  nfc: { ndef_hex: string; ntag_tlv_hex: string };
}

/** Error correction of QR Codes (ISO/IEC 18004): what share of a code may be lost. */
const LEVELS = ["L", "M", "Q", "H"] as const;
/** Millimetres of a side of a PDF. */
const LEAST_MM = 5;
const MOST_MM = 1000;
/** Pixels of a side of a PNG. */
const SIZES = [300, 600, 1200, 2400] as const;

export function Codes({ of, name }: { of: Coded; name: string }) {
  const [level, setLevel] = useState<string>("M");
  const [size, setSize] = useState(600);
  const [mm, setMm] = useState("20");
  const path = `/${of.object}s/${of.id}/code` as const;
  const svg = apiPath(`${path}/svg`, { level });
  const side = Number(mm.replace(",", "."));
  const isSide = side >= LEAST_MM && side <= MOST_MM;
  const pdf = apiPath(`${path}/pdf`, { level, mm: side });
  const png = apiPath(`${path}/png`, { level, size });
  const file = name.replace(/[^\w.-]+/g, "-");
  return (
    <div class="codes">
      <div class="code-picture">
        <img src={svg} width="200" height="200" alt={t("codes.alt", { url: of.url })} />
      </div>
      <div class="code-choices">
        <ThisMachine />
        <div class="field-pair">
          <div class="field">
            <label for="code-level">{t("codes.level")}</label>
            <select
              id="code-level"
              class="input"
              value={level}
              aria-describedby="code-level-help"
              onChange={(event) => setLevel(event.currentTarget.value)}
            >
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {t(`codes.level_${one}`)}
                </option>
              ))}
            </select>
            <p class="field-help" id="code-level-help">
              {t("codes.level_help")}
            </p>
          </div>
          <div class="field">
            <label for="code-size">{t("codes.size")}</label>
            <select
              id="code-size"
              class="input"
              value={String(size)}
              onChange={(event) => setSize(Number(event.currentTarget.value))}
            >
              {SIZES.map((one) => (
                <option key={one} value={String(one)}>
                  {t("codes.pixels", { size: one })}
                </option>
              ))}
            </select>
          </div>
          <TextField
            id="code-mm"
            label={t("codes.mm")}
            help={t("codes.mm_help")}
            type="number"
            value={mm}
            onText={setMm}
            error={isSide ? undefined : t("codes.mm_wrong", { least: LEAST_MM, most: MOST_MM })}
            maxLength={7}
          />
        </div>
        <div class="code-files">
          <a class="button button-plain" href={svg} download={`${file}.svg`}>
            <Icon name="download" />
            {t("codes.svg")}
          </a>
          <a class="button button-plain" href={png} download={`${file}.png`}>
            <Icon name="download" />
            {t("codes.png")}
          </a>
          {isSide ? (
            <a class="button button-plain" href={pdf} download={`${file}-${side}mm.pdf`}>
              <Icon name="download" />
              {t("codes.pdf")}
            </a>
          ) : (
            <Button icon="download" notYet={t("codes.mm_wrong", { least: LEAST_MM, most: MOST_MM })}>
              {t("codes.pdf")}
            </Button>
          )}
        </div>
        <details class="fold">
          <summary>{t("codes.nfc")}</summary>
          <dl class="facts">
            <div>
              <dt>{t("codes.ndef")}</dt>
              <dd>
                <code class="bytes">{of.nfc.ndef_hex}</code>
                <CopyButton text={of.nfc.ndef_hex} what={t("codes.ndef")} />
              </dd>
            </div>
            <div>
              <dt>{t("codes.ntag")}</dt>
              <dd>
                <code class="bytes">{of.nfc.ntag_tlv_hex}</code>
                <CopyButton text={of.nfc.ntag_tlv_hex} what={t("codes.ntag")} />
              </dd>
            </div>
          </dl>
        </details>
      </div>
    </div>
  );
}
