import { useEffect, useRef } from "preact/hooks";

/** The rosette that came with the page, cropped by a corner. It stands once on a screen. */
export function Ornament() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawn = document.querySelector(".ornament > svg");
    if (drawn) place.current?.append(drawn);
    return () => {
      if (drawn) document.querySelector(".ornament")?.append(drawn);
    };
  }, []);
  return <div ref={place} class="rosette" aria-hidden="true" />;
}
