import { keptUnder } from "../../apps/parts/kept.ts";

export const { recall, keep } = keptUnder("carnet.kiosk.");
