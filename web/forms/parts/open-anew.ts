/** Asks for the page again without sending a form again. */
export function openAnew(): void {
  location.replace(location.pathname + location.search);
}
