/** Most letters of an address that are kept at its end. */
const TAIL = 28;

/** An address in one line, cut before its end: there stands what tells it from the next one. */
export function Address({ url }: { url: string }) {
  const at = Math.max(url.lastIndexOf("/", url.length - 2), url.length - TAIL);
  return (
    <span class="address" title={url} translate={false}>
      <span>{url.slice(0, at)}</span>
      <span>{url.slice(at)}</span>
    </span>
  );
}
