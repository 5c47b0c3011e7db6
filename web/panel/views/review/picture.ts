import { useEffect, useRef, useState } from "preact/hooks";
import { PAGES_HEADER } from "../../../../src/formats/pages-header.ts";
import { apiPath, refusalOf } from "../../data/request.ts";

interface Picture {
  /** Undefined until it is there. */
  address: string | undefined;
  /** Pages of the document; 1 until it is known. */
  count: number;
  fault: Error | undefined;
}

/** A page of a document: each is asked for once, and the first one tells how many there are. */
export function usePicture(document: string, page: number): Picture {
  const addresses = useRef(new Map<number, string>());
  const [count, setCount] = useState(1);
  const [fault, setFault] = useState<Error>();
  const [, setLoaded] = useState(0);
  useEffect(() => {
    setFault(undefined);
    if (addresses.current.has(page)) return;
    const leaving = new AbortController();
    load(document, page, leaving.signal)
      .then(({ address, pages }) => {
        addresses.current.set(page, address);
        setCount(pages);
        setLoaded(page);
      })
      .catch((thrown: Error) => {
        if (!leaving.signal.aborted) setFault(thrown);
      });
    return () => leaving.abort();
  }, [document, page]);
  useEffect(() => () => forget(addresses.current.values()), []);
  return { address: addresses.current.get(page), count, fault };
}

function forget(addresses: Iterable<string>): void {
  for (const address of addresses) URL.revokeObjectURL(address);
}

async function load(document: string, page: number, signal: AbortSignal) {
  const response = await fetch(apiPath(`/documents/${document}/pages/${page}`), { signal });
  if (!response.ok) throw await refusalOf(response);
  const address = URL.createObjectURL(await response.blob());
  return { address, pages: Number(response.headers.get(PAGES_HEADER) ?? 1) };
}
