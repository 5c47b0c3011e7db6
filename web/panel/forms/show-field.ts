/** Goes to a field of the form: the control that is wrong in it, else its first one. */
export function showField(id: string): void {
  const box = document.getElementById(id) ?? document.querySelector(`[aria-labelledby="${id}-label"]`);
  const control = box?.matches("input, select, textarea")
    ? box
    : (box?.querySelector('[aria-invalid="true"]') ??
      document.getElementById(`${id}-add`) ??
      box?.querySelector("input, select, textarea, button") ??
      box);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}
