/** Over so many they become one bar. */
const MOST = 100;
const IN_A_ROW = 25;

/** A row of stitches, one for each label; the number stands beside them in words. */
export function Stitches({ done, of }: { done: number; of: number }) {
  if (of > MOST)
    return (
      <svg class="stitch-bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <path class="open" d="M0 1h100" />
        <path class="filled" d={`M0 1h${(done / of) * 100}`} />
      </svg>
    );
  return (
    <div class="stitches" aria-hidden="true">
      {Array.from({ length: Math.ceil(of / IN_A_ROW) }, (_, row) => (
        <div key={row}>
          {Array.from({ length: IN_A_ROW }, (_, at) => {
            const place = row * IN_A_ROW + at;
            return <i key={place} class={place >= of ? "none" : place < done ? "filled" : "open"} />;
          })}
        </div>
      ))}
    </div>
  );
}
