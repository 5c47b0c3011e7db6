import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadCode } from "../data/code.ts";
import { sentenceOf } from "../data/sentence.ts";
import { tellFault } from "./toasts.tsx";

/** A dialog whose code is loaded when it is opened: most people who see the view behind it never do. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    useEffect(() => {
      loadCode(load).then(
        (loaded) => setLoaded(() => loaded),
        (fault) => tellFault(sentenceOf(fault)),
      );
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
