/** Who runs the instance, as the records of it call them. */
import type { Browser, Person } from "../members/sessions.ts";
import { nameOf } from "../members/sessions.ts";
import type { Actor } from "../scope.ts";
import type { Services } from "../services.ts";

export interface Operator {
  /** When and by whom an entry of the instance's records is written. */
  at(services: Pick<Services, "ids" | "clock">): {
    id: string;
    now: number;
    actor: Actor;
    address: string | null;
  };
}

export function operatorOf({ user }: Person, { address }: Browser): Operator {
  const actor: Actor = { kind: "member", id: user.id, name: nameOf(user) };
  return { at: ({ ids, clock }) => ({ id: ids.next(), now: clock.now(), actor, address }) };
}
