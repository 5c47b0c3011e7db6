/** The mail server: set here or outside, tried out with a letter to oneself. */
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/instance.ts";
import { postMine } from "../../data/mine.ts";
import { Refusal } from "../../data/refusal.ts";
import { put } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { describedBy, FieldFrame, TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Question } from "../../parts/question.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Section } from "../../parts/section.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { INSTANCE, type Instance, useInstance } from "./data.ts";
import { SourceNote } from "./site-address.tsx";
import { i } from "./words.ts";

type Mail = Instance["mail"];

export function MailSettings() {
  const { value, fault, reload } = useInstance();
  if (!value) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  const { mail } = value;
  const isOurs = mail.source === "panel" || mail.source === "default";
  return (
    <div class="page sections">
      <Section title={i("mail.title")} text={i("mail.text")}>
        {isOurs ? <MailForm key={mail.host} mail={mail} /> : <MailFacts mail={mail} />}
        {mail.host === null ? null : <TestLetter />}
      </Section>
    </div>
  );
}

function MailFacts({ mail }: { mail: Mail }) {
  const facts: [string, string | null][] = [
    [i("mail.host"), `${mail.host}:${mail.port}`],
    [i("mail.encryption"), mail.encryption && i(`mail.${mail.encryption}`)],
    [i("mail.username"), mail.username],
    [i("mail.from"), mail.sender],
  ];
  return (
    <>
      <SourceNote source={mail.source} name="CARNET_SMTP_URL" />
      <dl class="facts">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span>
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

const PORTS = { tls: "465", starttls: "587" } as const;

function MailForm({ mail }: { mail: Mail }) {
  const [host, setHost] = useState(mail.host ?? "");
  const [encryption, setEncryption] = useState(mail.encryption ?? "starttls");
  const [port, setPort] = useState(String(mail.port ?? PORTS.starttls));
  const [username, setUsername] = useState(mail.username ?? "");
  const [password, setPassword] = useState("");
  const [from, setFrom] = useState(mail.from ?? "");
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const save = async () => {
    setBusy(true);
    setFaults({});
    try {
      const changed = await withConfirmation(() =>
        postMine<typeof endpoints.changeMailServer>("/instance/mail", {
          host: host.trim(),
          port: Number(port),
          encryption,
          username: username.trim() || null,
          from: from.trim() || null,
          ...(password === "" ? {} : { password }),
        }),
      );
      put(INSTANCE, changed);
      setPassword("");
      tell(i("mail.saved"));
    } catch (fault) {
      const param = fault instanceof Refusal ? fault.param : undefined;
      const field = ["host", "port", "username", "password", "from"].find((one) => one === param);
      if (field && fault instanceof Refusal) {
        setFaults({ [field]: fault.message });
        document.getElementById(`mail-${field}`)?.focus();
      } else tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  const remove = async () => {
    put(
      INSTANCE,
      await withConfirmation(() => postMine<typeof endpoints.removeMailServer>("/instance/mail/remove")),
    );
    tell(i("mail.removed"));
  };
  return (
    <form
      class="section-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {mail.host === null ? <p>{i("mail.none")}</p> : null}
      <TextField
        id="mail-host"
        label={i("mail.host")}
        help={i("mail.host_help")}
        value={host}
        onText={setHost}
        error={faults["host"]}
        maxLength={253}
        required
      />
      <div class="field-pair">
        <FieldFrame id="mail-encryption" label={i("mail.encryption")}>
          <select
            id="mail-encryption"
            class="input"
            value={encryption}
            onChange={(event) => {
              const next = event.currentTarget.value === "tls" ? "tls" : "starttls";
              if (port === PORTS[encryption]) setPort(PORTS[next]);
              setEncryption(next);
            }}
          >
            <option value="starttls">{i("mail.starttls")}</option>
            <option value="tls">{i("mail.tls")}</option>
          </select>
        </FieldFrame>
        <TextField
          id="mail-port"
          label={i("mail.port")}
          type="number"
          value={port}
          onText={setPort}
          error={faults["port"]}
          maxLength={5}
        />
      </div>
      <TextField
        id="mail-username"
        label={i("mail.username")}
        help={i("mail.username_help")}
        value={username}
        onText={setUsername}
        error={faults["username"]}
        maxLength={500}
      />
      {username === "" ? null : (
        <FieldFrame
          id="mail-password"
          label={i("mail.password")}
          help={mail.has_password ? i("mail.password_kept") : undefined}
          error={faults["password"]}
        >
          <input
            id="mail-password"
            class="input"
            type="password"
            autocomplete="off"
            maxLength={500}
            value={password}
            aria-invalid={faults["password"] ? "true" : undefined}
            aria-describedby={describedBy(
              "mail-password",
              mail.has_password ? i("mail.password_kept") : undefined,
              faults["password"],
            )}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </FieldFrame>
      )}
      <TextField
        id="mail-from"
        label={i("mail.from")}
        help={i("mail.from_help", { sender: mail.sender })}
        value={from}
        onText={setFrom}
        error={faults["from"]}
        maxLength={320}
      />
      <div class="section-actions">
        <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
          {i("mail.save")}
        </Button>
        {mail.host === null ? null : (
          <Button kind="bare" onPress={() => setAsks(true)}>
            {i("mail.remove")}
          </Button>
        )}
      </div>
      {asks ? (
        <Question
          title={i("mail.remove_title")}
          words={i("mail.remove_do")}
          busy={i("mail.removing")}
          onDo={remove}
          onClose={() => setAsks(false)}
        >
          {i("mail.remove_text")}
        </Question>
      ) : null}
    </form>
  );
}

function TestLetter() {
  const [said, setSaid] = useState<{ words: string; isBad: boolean }>();
  const [busy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      const { sent, to, error } = await withConfirmation(() =>
        postMine<typeof endpoints.sendTestLetter>("/instance/mail/test"),
      );
      setSaid(
        sent
          ? { words: i("mail.sent", { to }), isBad: false }
          : { words: i("mail.failed", { error: error ?? "" }), isBad: true },
      );
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <div class="test-letter">
      <Button busy={busy ? i("mail.testing") : undefined} onPress={() => void test()}>
        {i("mail.test")}
      </Button>
      <p role="status" class={said?.isBad ? "is-bad" : undefined}>
        {said ? (
          <>
            <Icon name={said.isBad ? "warning" : "tick"} />
            {said.words}
          </>
        ) : null}
      </p>
    </div>
  );
}
