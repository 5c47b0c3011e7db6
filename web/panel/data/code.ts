import { Unreachable } from "./refusal.ts";
import { ask } from "./request.ts";

/**
 * Loads code of the panel that is needed only now.
 * @throws Unreachable when nothing answers, which the browser does not tell from code that is broken
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (fault) {
    await ask("/panel/api/me").catch((second: unknown) => {
      if (second instanceof Unreachable) throw second;
    });
    throw fault;
  }
}
