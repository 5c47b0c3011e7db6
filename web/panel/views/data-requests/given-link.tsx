/** The address of a request, shown this once: to copy, and as a code to scan. */
import { CopyButton } from "../../parts/copy.tsx";
import { ShownOnce } from "../../parts/shown-once.tsx";
import type { LinkedRequest } from "./shape.ts";
import { r } from "./words.ts";

export function GivenLink({ of, onClose }: { of: LinkedRequest; onClose(): void }) {
  const { livemode, supplier, mailed, url, qr } = of;
  return (
    <ShownOnce title={r("link.title", { name: supplier.name })} done={r("link.done")} onClose={onClose}>
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
    </ShownOnce>
  );
}
