import { useMemo } from "preact/hooks";
// The matrix alone: what else `src/formats/qr.ts` draws needs more than browsers have.
import { create } from "qrcode/lib/core/qrcode.js";

/** The light border that ISO/IEC 18004 asks for, in modules. */
const QUIET_ZONE = 4;

/** A QR Code, dark on white in the dark theme too. The label's own white may stand for the quiet zone. */
export function CodePicture({
  url,
  title,
  quiet = QUIET_ZONE,
}: {
  url: string;
  title: string;
  quiet?: number;
}) {
  const { side, path } = useMemo(() => drawn(url, quiet), [url, quiet]);
  return (
    <svg
      class="code-picture"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={title}
      shape-rendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function drawn(url: string, quiet: number): { side: number; path: string } {
  const { size, data: modules } = create(url, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const start = x;
      while (x < size && modules[y * size + x] !== 0) x++;
      if (x > start) path += `M${start + quiet} ${y + quiet}h${x - start}v1h${start - x}z`;
    }
  return { side: size + 2 * quiet, path };
}
