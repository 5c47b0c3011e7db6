import { useState } from "preact/hooks";
import type { Device, DeviceWithCode } from "../../../../src/domain/devices/shape.ts";
import type * as api from "../../../../src/pages/panel/endpoints/devices.ts";
import { may } from "../../app/me.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { momentOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { CodeDialog, PIN, PIN_LENGTH } from "./new-device.tsx";
import { k } from "./words.ts";

interface Props {
  device: Device;
  onClose(): void;
  onChange(): void;
}

/** A kiosk: its name and PIN, a new code, and the way out. */
export function DeviceDialog({ device, onClose, onChange }: Props) {
  const [coded, setCoded] = useState<DeviceWithCode>();
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, name, revoked, created, created_by, last_seen } = device;
  const attempt = async (run: () => Promise<void>) => {
    setBusy(true);
    try {
      await run();
      onChange();
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  const renew = () =>
    attempt(async () =>
      setCoded(await withConfirmation(() => post<typeof api.renewDeviceCode>(`/devices/${id}/code`, {}))),
    );
  const revoke = () =>
    attempt(async () => {
      await withConfirmation(() => post<typeof api.revokeDevice>(`/devices/${id}/revoke`, {}));
      tell(k("revoked_now", { name }));
      onClose();
    });
  if (coded) return <CodeDialog device={coded} onClose={onClose} />;
  return (
    <Dialog title={name} onClose={onClose}>
      {revoked === null && may("changeDevice") ? (
        <Change device={device} onChange={onChange} onClose={onClose} />
      ) : null}
      <div class="dialog-body">
        <dl class="facts">
          <div>
            <dt>{k("seen")}</dt>
            <dd>
              <span>{last_seen === null ? k("never") : momentOf(last_seen)}</span>
            </dd>
          </div>
          <div>
            <dt>{k("created")}</dt>
            <dd>
              <span>
                {momentOf(created)}, {created_by.name}
              </span>
            </dd>
          </div>
          {revoked === null ? null : (
            <div>
              <dt>{k("revoked")}</dt>
              <dd>
                <span>{momentOf(revoked)}</span>
              </dd>
            </div>
          )}
        </dl>
        {revoked !== null ? null : isSure ? (
          <div class="sure">
            <p>{k("revoke_sure", { name })}</p>
            <div class="dialog-foot">
              <Button onPress={() => setSure(false)}>{t("do.cancel")}</Button>
              <Button kind="danger" busy={busy ? k("revoking") : undefined} onPress={() => void revoke()}>
                {k("revoke_it", { name })}
              </Button>
            </div>
          </div>
        ) : (
          <div class="dialog-foot">
            <Button kind="danger" onPress={() => setSure(true)}>
              {k("revoke")}
            </Button>
            <Button onPress={() => void renew()}>{k("new_code")}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Change({ device, onChange, onClose }: Props) {
  const [name, setName] = useState(device.name);
  const [pin, setPin] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isChanged = pin !== "" || name.trim() !== device.name;
  const save = async () => {
    if (!isChanged || busy) return;
    if (name.trim() === "") return setFault(k("name_missing"));
    if (pin !== "" && !PIN.test(pin)) return setFault(k("pin_wrong"));
    setBusy(true);
    try {
      const body = { name: name.trim(), ...(pin === "" ? {} : { pin }) };
      await withConfirmation(() => post<typeof api.changeDevice>(`/devices/${device.id}`, body));
      tell(k("saved", { name: name.trim() }));
      onChange();
      onClose();
    } catch (thrown) {
      setFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <DialogForm onSubmit={() => void save()}>
      <TextField
        id="kiosk-name"
        label={k("name")}
        value={name}
        onText={setName}
        error={fault}
        maxLength={80}
        required
      />
      <TextField
        id="kiosk-pin"
        label={k("pin")}
        help={device.has_pin ? k("pin_change_help") : k("pin_help")}
        value={pin}
        onText={setPin}
        type="number"
        maxLength={PIN_LENGTH}
      />
      {isChanged ? (
        <footer class="dialog-foot">
          <Button kind="primary" submit busy={busy ? k("saving") : undefined}>
            {k("save")}
          </Button>
        </footer>
      ) : null}
    </DialogForm>
  );
}
