import { useMemo, useState } from "preact/hooks";
import type { DeviceWithCode } from "../../../../src/domain/devices/shape.ts";
import type * as api from "../../../../src/pages/panel/endpoints/devices.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { ShownOnce } from "../../parts/shown-once.tsx";
import { t } from "../../words/words.ts";
import { k } from "./words.ts";

const NAME_LENGTH = 80;
/** As the server has it. */
export const PIN = /^[0-9]{4,12}$/;
export const PIN_LENGTH = 12;

export function NewDeviceDialog({ onClose, onMade }: { onClose(): void; onMade(): void }) {
  const [name, setName] = useState("");
  const [pin, setPin] = useState("");
  const [fault, setFault] = useState<{ field: "name" | "pin"; words: string }>();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<DeviceWithCode>();
  // A request that is sent again after a lost answer makes no second kiosk.
  const sent = useMemo(() => crypto.randomUUID(), [name, pin]);
  const say = (field: "name" | "pin", words: string) => {
    setFault({ field, words });
    document.getElementById(`kiosk-${field}`)?.focus();
  };
  const create = async () => {
    if (busy) return;
    if (name.trim() === "") return say("name", k("name_missing"));
    if (pin !== "" && !PIN.test(pin)) return say("pin", k("pin_wrong"));
    setFault(undefined);
    setBusy(true);
    try {
      const body = { name: name.trim(), pin: pin === "" ? null : pin };
      setMade(await withConfirmation(() => post<typeof api.createDevice>("/devices", body, sent)));
      onMade();
    } catch (thrown) {
      say("name", sentenceOf(thrown));
    }
    setBusy(false);
  };
  if (made) return <CodeDialog device={made} onClose={onClose} />;
  return (
    <Dialog title={k("new")} onClose={onClose}>
      <DialogForm onSubmit={() => void create()}>
        <TextField
          id="kiosk-name"
          label={k("name")}
          help={k("name_help")}
          value={name}
          onText={setName}
          error={fault?.field === "name" ? fault.words : undefined}
          maxLength={NAME_LENGTH}
          required
          autoFocus
        />
        <TextField
          id="kiosk-pin"
          label={k("pin")}
          help={k("pin_help")}
          value={pin}
          onText={setPin}
          error={fault?.field === "pin" ? fault.words : undefined}
          type="number"
          maxLength={PIN_LENGTH}
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? k("making") : undefined}>
            {k("make")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}

/** The code that the kiosk is paired with: shown once. */
export function CodeDialog({ device, onClose }: { device: DeviceWithCode; onClose(): void }) {
  const address = `${location.origin}/kiosk`;
  return (
    <ShownOnce title={k("code_title", { name: device.name })} done={k("code_done")} onClose={onClose}>
      <p>{k("code_text")}</p>
      <p class="secret">
        <code>{address}</code>
        <CopyButton text={address} what={address} />
      </p>
      <p class="pair-code">
        <code>{device.code}</code>
      </p>
    </ShownOnce>
  );
}
