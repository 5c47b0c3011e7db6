/** Choices of a field that cannot hold together, such as "tumble dry" and "do not tumble dry". */

/** Values of which a product has one at most: ISO 3758 has one symbol for drying in a machine and one for each kind of professional care. */
const ONE_OF: readonly (readonly string[])[] = [
  ["tumble_normal", "tumble_low", "do_not_tumble"],
  ["dry_p", "dry_p_mild", "dry_f", "dry_f_mild", "do_not_dry_clean"],
  ["wet_w", "wet_w_mild", "wet_w_very_mild"],
];
/** Says that nothing else of its field holds. */
const NONE = "none";

/** What stays chosen when one value more is, with that at the end. */
export function withChoice(chosen: readonly string[], added: string): string[] {
  const group = ONE_OF.find((values) => values.includes(added)) ?? [];
  const stays = (value: string) => value !== added && value !== NONE && !group.includes(value);
  return [...(added === NONE ? [] : chosen.filter(stays)), added];
}
