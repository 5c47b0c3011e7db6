import { signal } from "@preact/signals";

const query = matchMedia("(max-width: 759px)");

/** Whether the window is as narrow as a phone's: tables become lists of two lines. */
export const isPhone = signal(query.matches);

query.addEventListener("change", () => {
  isPhone.value = query.matches;
});
