/** Faults and links to them may stand in parts that are folded. */
export function unfold(form: HTMLFormElement): void {
  const open = (element: Element | null) => {
    for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
  };
  for (const wrong of form.querySelectorAll(".is-wrong, [autofocus]")) open(wrong);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#faults a"))
    link.addEventListener("click", () => open(form.querySelector(link.hash)));
}
