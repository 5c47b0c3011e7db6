/** The address of a request, shown this once: to copy, and as a code to scan. */
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import type { LinkedRequest } from "./shape.ts";
import { r } from "./words.ts";

export function GivenLink({ of, onClose }: { of: LinkedRequest; onClose(): void }) {
  const { livemode, supplier, mailed, url, qr } = of;
  return (
    <Dialog title={r("link.title", { name: supplier.name })} onClose={onClose}>
      <div class="dialog-body">
        <p>
          {mailed && supplier.email !== null
            ? r("link.mailed", { email: supplier.email })
            : r(livemode ? "link.by_hand" : "link.test")}{" "}
          {r("link.private")}
        </p>
        <p class="made-link">
          <code>{url}</code>
          <CopyButton text={url} what={r("link.what")} />
        </p>
        <img
          class="request-code"
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          width="180"
          height="180"
          alt={r("link.picture")}
        />
        <footer class="dialog-foot">
          <Button kind="primary" onPress={onClose}>
            {r("link.done")}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
