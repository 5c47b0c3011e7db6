import { refusalOf } from "./request.ts";

/**
 * Saves what an address answers with, under the name that the server gives it. What it refuses is thrown, where a
 * link would lead to the refusal.
 * @throws Refusal
 */
export async function download(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw await refusalOf(response);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
