/** Says at once what the server would refuse: five photographs of a phone take long to send in vain. */
export function checkFiles(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) return;
  const { count, bytes, tooMany = "", tooLarge = "" } = input.dataset;
  const check = () => {
    const files = [...(input.files ?? [])];
    const fault =
      files.length > Number(count) ? tooMany : files.some(({ size }) => size > Number(bytes)) ? tooLarge : "";
    input.setCustomValidity(fault);
    return fault === "";
  };
  input.addEventListener("change", () => {
    if (!check()) input.reportValidity();
  });
  // The form is not validated by the browser, whose words are not ours; this one thing is.
  form.addEventListener("submit", (event) => {
    if (check()) return;
    event.preventDefault();
    input.reportValidity();
  });
}
