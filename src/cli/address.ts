import { UsageError } from "./command.ts";

/**
 * A web address from the command line, kept to the letter: codes and tags hold what was typed.
 * @throws UsageError
 */
export function readAddress(text: string): string {
  const parsed = URL.parse(text);
  const isWeb = parsed?.protocol === "http:" || parsed?.protocol === "https:";
  if (!isWeb || !/^https?:\/\/[^\s\p{C}]+$/iu.test(text))
    throw new UsageError(
      `"${text}" is not a web address. Give one such as https://id.example.com/p/0123456789abcdef.`,
    );
  return text;
}
