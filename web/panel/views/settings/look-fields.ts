/** What the form of the look holds, and how its parts change it. */
import type * as endpoints from "../../../../src/pages/panel/endpoints/branding.ts";
import type { Answer, Body } from "../../data/shapes.ts";

export type Branding = Answer<typeof endpoints.getBranding>;
export type LookInput = Body<typeof endpoints.changeBranding>;

export interface LookFields {
  look: LookInput;
  canEdit: boolean;
  change(part: Partial<LookInput>): void;
}
