/** One test that failed, as `bun test` told of it. */
export interface TestFailure {
  /** From the repository's root. */
  file: string;
  /** What the tests print between the one before and this one: what was expected, where, and what programs said. */
  said: string;
}

const LAST_LINES = 60;

/** Reads from the output of `bun test` which tests failed, in their order. */
export function readFailures(output: string): TestFailure[] {
  const failures: TestFailure[] = [];
  let file = "";
  let said: string[] = [];
  for (const line of Bun.stripANSI(output).split("\n")) {
    const heading = /^(\S+\.test\.tsx?):$/.exec(line)?.[1];
    // The closing summary repeats what failed.
    if (/^\s*\d+ tests? (skipped|failed|todo):$/.test(line)) break;
    if (heading) file = heading;
    else said.push(line);
    if (line.startsWith("(fail) ")) failures.push({ file, said: said.slice(-LAST_LINES).join("\n") });
    if (heading || /^\((pass|fail|skip|todo)\) /.test(line)) said = [];
  }
  return failures;
}
