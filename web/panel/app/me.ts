/** Who is signed in, and what they may do in the company that is open. */
import { computed, signal } from "@preact/signals";
import type { getMe } from "../../../src/pages/panel/endpoints/people.ts";
import type { Answer } from "../data/shapes.ts";
import { place } from "./place.ts";

export type Me = Answer<typeof getMe>;

export const me = signal<Me | undefined>();

/** The membership in the company that the address names; undefined when there is none. */
export const member = computed(() =>
  me.value?.memberships.find(({ company }) => company.handle === place.value.handle),
);

/** Whether the person's role reaches an operation. The server decides; the panel only leaves out what it would refuse. */
export function may(operation: string): boolean {
  return member.value?.may.includes(operation) ?? false;
}
