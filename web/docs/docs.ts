/** The reference page is complete without a script; this copies the examples. */
import { offerCopies } from "./parts/copy.ts";

offerCopies();
