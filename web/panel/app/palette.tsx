/** The command palette: every view, every action and every product from the keyboard. */
import { signal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { holdsWords, wordsOf } from "../../../src/formats/searched-words.ts";
import type * as summaries from "../../../src/pages/panel/endpoints/products.ts";
import { apiPath, ask } from "../data/request.ts";
import type { Answer } from "../data/shapes.ts";
import { keepGutter } from "../parts/dialog.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { t } from "../words/words.ts";
import { may } from "./me.ts";
import { moreWays } from "./more-ways.ts";
import { go, href, place } from "./place.ts";
import { chooseTheme, theme } from "./theme.ts";

const opened = signal(false);

export function openPalette(): void {
  opened.value = true;
}

/** Milliseconds of a pause in typing before products are searched. */
const PAUSE_MS = 120;
/** Products that are offered. */
const OFFERED = 7;

interface Command {
  id: string;
  icon: IconName;
  words: string;
  note?: string;
  run(): void;
}

export function Palette() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      opened.value = !opened.value;
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return opened.value ? <OpenPalette /> : null;
}

function OpenPalette() {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const found = useProducts(text);
  const commands = [...matching(text), ...found];
  const chosen = commands[Math.min(at, commands.length - 1)];
  // Before it is painted, so that no key reaches the page behind.
  useLayoutEffect(() => {
    const before = document.activeElement;
    keepGutter();
    box.current?.showModal();
    return () => {
      box.current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const close = () => {
    opened.value = false;
  };
  const run = (command: Command | undefined) => {
    if (!command) return;
    close();
    command.run();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, commands.length - 1) + step + commands.length) % commands.length);
    }
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      run(chosen);
    }
  };
  return (
    <dialog
      ref={box}
      class="palette"
      aria-label={t("palette.label")}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class="palette-box">
        <label class="palette-field">
          <Icon name="search" />
          <span class="heard">{t("palette.label")}</span>
          <input
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
            autocomplete="off"
            spellcheck={false}
            placeholder={t("palette.open")}
            value={text}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKey}
          />
        </label>
        <div class="palette-list" id={id} role="listbox" aria-label={t("palette.label")}>
          {commands.map((command) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the current one.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
            <div
              key={command.id}
              id={`${id}-${command.id}`}
              role="option"
              aria-selected={command === chosen}
              onClick={() => run(command)}
              onMouseMove={() => setAt(commands.indexOf(command))}
            >
              <Icon name={command.icon} />
              <span>{command.words}</span>
              {command.note ? <small>{command.note}</small> : null}
            </div>
          ))}
        </div>
        {commands.length === 0 ? <p class="palette-none">{t("palette.none")}</p> : null}
      </div>
    </dialog>
  );
}

function all(): Command[] {
  const { mode, path } = place.value;
  const other = mode === "live" ? "test" : "live";
  const view = (id: string, icon: IconName, words: string, to: string): Command => ({
    id,
    icon,
    words,
    run: () => go(href(to)),
  });
  return [
    view("start", "home", t("nav.start"), "/"),
    view("products", "shirt", t("nav.products"), "/products"),
    view("passports", "passport", t("nav.passports"), "/passports"),
    view("documents", "document", t("nav.documents"), "/documents"),
    view("data-requests", "question", t("nav.requests"), "/data-requests"),
    ...(may("createDataRequest") ? [view("ask", "plus", t("nav.ask_supplier"), "/data-requests?ask=1")] : []),
    view("after-sale", "again", t("nav.after_sale"), "/after-sale"),
    view("partners", "again", t("partners.title"), "/after-sale/partners"),
    ...(may("createLifecycleEvent")
      ? [view("record", "plus", t("after.record"), "/after-sale?record=1")]
      : []),
    ...moreWays().map(({ path, icon, words }) => view(path.slice(1), icon, t(words), path)),
    view("account", "person", t("nav.account"), "/account"),
    ...(may("createInvitation") ? [view("invite", "plus", t("members.invite"), "/members?invite=1")] : []),
    ...(may("createProduct")
      ? [
          view("new", "plus", t("products.new"), "/products?new=1"),
          view("upload", "upload", t("documents.upload"), "/documents?upload=1"),
        ]
      : []),
    view("import", "upload", t("palette.import"), "/imports"),
    view("export", "download", t("palette.export"), "/products?export=1"),
    {
      id: "mode",
      icon: "layers",
      words: t(`palette.to_${other}`),
      run: () => go(href(`/${path.split("/")[1] ?? ""}`, other)),
    },
    {
      id: "theme",
      icon: "eye",
      words: t(theme.value === "dark" ? "palette.light" : "palette.dark"),
      run: () => chooseTheme(theme.value === "dark" ? "light" : "dark"),
    },
  ];
}

function matching(text: string): Command[] {
  const words = wordsOf(text);
  return all().filter((command) => holdsWords(command.words, words));
}

function useProducts(text: string): Command[] {
  const [found, setFound] = useState<Command[]>([]);
  useEffect(() => {
    const search = text.trim();
    if (search === "") return setFound([]);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask<Answer<typeof summaries.listProductSummaries>>(
        apiPath("/product_summaries", { search, limit: OFFERED }),
        {
          signal: stop.signal,
        },
      ).then(
        ({ data }) =>
          setFound(
            data.map(({ id, name, reference }) => ({
              id,
              icon: "shirt",
              words: name,
              note: reference,
              run: () => go(href(`/products/${id}`)),
            })),
          ),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return found;
}
