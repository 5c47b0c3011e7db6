/** Ways to what is opened now and then: below the others at the side, in the menu on a phone. */
import type { IconName } from "../parts/icon.tsx";
import type { WordKey } from "../words/en.ts";
import { may, me } from "./me.ts";

export interface MoreWay {
  path: string;
  icon: IconName;
  words: WordKey;
}

/** Each with the operation that the person's role must reach. */
const MORE: readonly (MoreWay & { operation: string })[] = [
  { path: "/labels", icon: "tag", words: "nav.labels", operation: "getLabelDesk" },
  { path: "/members", icon: "people", words: "nav.members", operation: "listMembers" },
  { path: "/activity", icon: "clock", words: "nav.activity", operation: "listActivity" },
  { path: "/developers", icon: "brackets", words: "nav.developers", operation: "listEvents" },
  { path: "/kiosks", icon: "code", words: "nav.kiosks", operation: "listSerialBlocks" },
  { path: "/settings", icon: "settings", words: "nav.settings", operation: "getCompany" },
];

/** For whoever runs the instance. */
const INSTANCE: MoreWay = { path: "/instance", icon: "server", words: "nav.instance" };

export function moreWays(): readonly MoreWay[] {
  const reached: readonly MoreWay[] = MORE.filter(({ operation }) => may(operation));
  return me.value?.operator ? [...reached, INSTANCE] : reached;
}
