/** Ways to what is opened now and then: below the others at the side, in the menu on a phone. */
import type { IconName } from "../parts/icon.tsx";
import type { WordKey } from "../words/en.ts";
import { may } from "./me.ts";

export interface MoreWay {
  path: string;
  icon: IconName;
  words: WordKey;
}

/** Each with the operation that the person's role must reach. */
const MORE: readonly (MoreWay & { operation: string })[] = [
  { path: "/members", icon: "people", words: "nav.members", operation: "listMembers" },
  { path: "/activity", icon: "clock", words: "nav.activity", operation: "listActivity" },
  { path: "/developers", icon: "brackets", words: "nav.developers", operation: "listEvents" },
  { path: "/kiosks", icon: "tag", words: "nav.kiosks", operation: "listSerialBlocks" },
  { path: "/settings", icon: "settings", words: "nav.settings", operation: "getCompany" },
];

export function moreWays(): readonly MoreWay[] {
  return MORE.filter(({ operation }) => may(operation));
}
