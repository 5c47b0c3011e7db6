/** A network of its own for a trial, with nothing in it: not even the loopback interface is up at first. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const INSIDE = "CARNET_TRIAL_CUT_OFF";
/** `ip link set lo up`, where iproute2 is not installed. */
const LOOPBACK_UP = `use Socket; socket(my $any, AF_INET, SOCK_DGRAM, 0) or die $!;
my $up = pack "a16 s x22", "lo", 0x41; ioctl $any, 0x8914, $up or die $!;`;

/**
 * Runs this program again in a network of its own and ends with it. Returns inside, and where the machine gives none.
 * @returns whether this is inside
 */
export function cutOff(): boolean {
  if (process.env[INSIDE] !== undefined) return true;
  for (const options of [["--net"], ["--net", "--map-root-user"]]) {
    if (spawnSync("unshare", [...options, "perl", "-e", LOOPBACK_UP]).status !== 0) continue;
    const words = [...options, process.execPath, ...process.argv.slice(1)];
    const { status } = spawnSync("unshare", words, {
      stdio: "inherit",
      env: { ...process.env, [INSIDE]: "1" },
    });
    process.exit(status ?? 1);
  }
  return false;
}

/** How many ways lead anywhere. */
export function countRoutes(): number {
  return readFileSync("/proc/self/net/route", "utf8").trim().split("\n").length - 1;
}

/** Whether something on this machine can be reached. */
export function reachesItself(): boolean {
  const probe = `use Socket; socket(my $s, AF_INET, SOCK_DGRAM, 0) or die $!;
connect($s, pack_sockaddr_in(9, inet_aton("127.0.0.1"))) && send($s, "x", 0) or exit 1;`;
  return spawnSync("perl", ["-e", probe]).status === 0;
}

/** From here on programs on this machine reach each other, and nothing else. */
export function bringLoopbackUp(): void {
  const { status, stderr } = spawnSync("perl", ["-e", LOOPBACK_UP]);
  if (status !== 0) throw new Error(`The loopback interface does not come up: ${stderr}`);
}
