/** The panel as a whole: the frame, and in it the view that the address names. */
import type { ComponentType } from "preact";
import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { loadCode } from "../data/code.ts";
import { Unreachable } from "../data/refusal.ts";
import { online } from "../data/request.ts";
import { Reauthenticate } from "../parts/reauthenticate.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { Toasts } from "../parts/toasts.tsx";
import { useHeadFocus } from "./head-focus.ts";
import { keep } from "./kept.ts";
import { member } from "./me.ts";
import { NoSuchView } from "./no-such-view.tsx";
import { Palette } from "./palette.tsx";
import type { Params } from "./params.ts";
import { place } from "./place.ts";
import { findRoute } from "./routes.ts";
import { Shell } from "./shell.tsx";
import { Unsettled } from "./unsettled.tsx";

export function App() {
  const { handle, mode } = place.value;
  useEffect(() => {
    if (member.value) keep("place", { handle, mode });
  }, [handle, mode]);
  useEffect(() => {
    document.documentElement.classList.toggle("is-test", mode === "test");
  }, [mode]);
  return (
    <>
      <Shell>{member.value ? <View /> : <NoSuchView kind="company" />}</Shell>
      <Palette />
      <Reauthenticate />
      <Unsettled />
      <Toasts />
    </>
  );
}

interface Shown {
  view: ComponentType<{ params: Params }>;
  load: unknown;
  params: Params;
}

/** Shows the view of the address; the one before stays until the code of the next is there. */
function View() {
  const { handle, mode, path } = place.value;
  const route = findRoute(path);
  const [shown, setShown] = useState<Shown>();
  const [fault, forget] = useErrorBoundary((thrown) => console.error(thrown));
  const [missed, setMissed] = useState<Error>();
  const [turn, setTurn] = useState(0);
  const key = `${handle} ${mode} ${path}`;
  useHeadFocus(key);
  // What could not be reached is loaded once the server answers again.
  useEffect(() => {
    if (online.value && missed instanceof Unreachable) setTurn(turn + 1);
  }, [online.value]);
  useEffect(() => {
    if (!route) return;
    let current = true;
    setMissed(undefined);
    loadCode(route.load).then(
      ({ default: view }) => current && setShown({ view, load: route.load, params: route.params }),
      (thrown: Error) => current && setMissed(thrown),
    );
    return () => {
      current = false;
    };
  }, [key, turn]);
  if (!route) return <NoSuchView kind="view" />;
  if (missed || fault) {
    const again = () => {
      if (missed instanceof Unreachable) setTurn(turn + 1);
      else if (missed) location.reload();
      else forget();
    };
    return <Broken fault={missed ?? fault} onAgain={again} />;
  }
  if (!shown) return <Loading />;
  // The same view of another address takes its new parameters at once.
  const params = shown.load === route.load ? route.params : shown.params;
  return <shown.view key={`${handle} ${mode} ${params["id"] ?? ""}`} params={params} />;
}
