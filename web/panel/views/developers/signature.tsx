/** Checks a webhook's signature in the browser: the secret goes nowhere. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { writtenNumber } from "../../words/format.ts";
import { checkSignature, type Verdict } from "./check-signature.ts";
import { d } from "./words.ts";

export function SignatureChecker() {
  const [body, setBody] = useState("");
  const [header, setHeader] = useState("");
  const [secret, setSecret] = useState("");
  const [verdict, setVerdict] = useState<Verdict>();
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setVerdict(undefined);
  };
  const check = async () => setVerdict(await checkSignature({ body, header, secret }, Date.now() / 1000));
  const faultOf = (...kinds: Verdict["kind"][]) =>
    verdict && kinds.includes(verdict.kind) ? wordsOf(verdict) : undefined;
  const faults = {
    body: faultOf("body_missing"),
    header: faultOf("header_missing", "header_form"),
    secret: faultOf("secret_form"),
  };
  // Without HTTPS browsers do not compute signatures.
  const canCheck = globalThis.crypto.subtle !== undefined;
  return (
    <div class="page settings">
      <form
        class="setting"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <p>{d("check.about")}</p>
        <TextField
          id="check-body"
          label={d("check.body")}
          help={d("check.body_help")}
          value={body}
          onText={typed(setBody)}
          error={faults.body}
          rows={6}
          class="is-code"
        />
        <TextField
          id="check-header"
          label="Service-Signature"
          help={d("check.header_help")}
          placeholder="t=…,v1=…"
          value={header}
          onText={typed(setHeader)}
          error={faults.header}
          rows={2}
          class="is-code"
        />
        <TextField
          id="check-secret"
          label={d("secret.secret")}
          help={d("check.secret_help")}
          placeholder="whsec_…"
          value={secret}
          onText={typed(setSecret)}
          error={faults.secret}
          class="is-code"
        />
        <div>
          <Button kind="primary" submit notYet={canCheck ? undefined : d("check.no_crypto")}>
            {d("check.do")}
          </Button>
        </div>
        <div role="status">
          {verdict && !Object.values(faults).some(Boolean) ? <Outcome verdict={verdict} /> : null}
        </div>
      </form>
    </div>
  );
}

function Outcome({ verdict }: { verdict: Verdict }) {
  const isGood = verdict.kind === "matches";
  return (
    <p class={isGood ? "verdict verdict-good" : "verdict verdict-bad"}>
      <Icon name={isGood ? "tick" : "warning"} />
      <span>
        <b>{d(isGood ? "check.matches" : "check.matches_not")}</b> {wordsOf(verdict)}
      </span>
    </p>
  );
}

function wordsOf(verdict: Verdict): string {
  if (verdict.kind !== "matches") return d(`check.${verdict.kind}`);
  if (verdict.age < 0) return d("check.ahead", { seconds: writtenNumber(-verdict.age) });
  const key = verdict.isOld ? "check.old" : "check.fresh";
  return d(key, { seconds: writtenNumber(verdict.age) });
}
