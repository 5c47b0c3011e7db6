import { sheet } from "../data/printing.ts";
import { CodePicture } from "../parts/code-picture.tsx";

/** What the browser prints: a page for each label, 50 × 25 mm. It is on no screen. */
export function LabelsSheet() {
  const { value } = sheet;
  if (!value) return null;
  return (
    <div class="printed">
      {value.codes.map(({ serial, url }) => (
        <div key={serial} class="printed-label">
          <CodePicture url={url} title={serial} />
          <div>
            <b>{value.name}</b>
            <span>{serial}</span>
            {value.batch === null ? null : <small>{value.batch}</small>}
          </div>
        </div>
      ))}
    </div>
  );
}
