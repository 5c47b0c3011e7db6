/**
 * Readers without hardware: pcscd of its own with the virtual reader of vsmartcard, on which emulated tags are laid.
 * pcscd gets its socket handed in, as systemd does, so that it neither needs nor touches the one of the machine.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atrOf, type Habits, readerWith, type Taken } from "./reader.ts";
import type { Tag } from "./tag.ts";

const START_MS = 20_000;
const SEEN_MS = 1000;
const DRIVER = "/usr/lib/pcsc/drivers/serial/libifdvpcd.so";
const PATH = `${process.env.PATH}:/usr/sbin`;

/** Whether there can be a virtual reader. Debian, Ubuntu: apt-get install pcscd vsmartcard-vpcd */
export const HAS_VIRTUAL_READER = Bun.which("pcscd", { PATH }) !== null && existsSync(DRIVER);

/** One of the two slots that vpcd has, each a reader of its own. */
export interface Slot extends Habits {
  /** As PC/SC names it. */
  name: string;
  lay(tag: Tag): void;
  take(): void;
  /** Takes the tag, and waits until pcscd has seen it: it looks every 400 ms. */
  takeSlowly(): Promise<void>;
  /** Takes the tag away at the write with this number, from 0: before it reaches the tag, or just after. */
  takeAtWrite(count: number, when: "before" | "after"): void;
}

export interface VirtualReaders {
  slots: [Slot, Slot];
  /** What a program needs to find them. */
  environment: { PCSCLITE_CSOCK_NAME: string };
  stopService(): Promise<void>;
  /** Starts pcscd, with the readers or as if none were plugged in. */
  startService(readers?: "plugged in" | "unplugged"): Promise<void>;
  close(): Promise<void>;
}

export async function startVirtualReaders(): Promise<VirtualReaders> {
  const folder = mkdtempSync(join(tmpdir(), "carnet-nfc-"));
  const configuration = join(folder, "readers");
  mkdirSync(configuration);
  const socket = join(folder, "pcscd.comm");
  // Two ports in a row, of all addresses: vpcd knows nothing narrower, hence the network of its own.
  const port = 20_000 + Math.floor(Math.random() * 6000) * 2;
  const doors = [join(folder, "slot0"), join(folder, "slot1")] as const;
  const slots: [Slot, Slot] = [slotAt(doors[0], "Virtual PCD 00 00"), slotAt(doors[1], "Virtual PCD 00 01")];
  const file = join(configuration, "vpcd");
  const device = `0x${port.toString(16)}`;
  const readers: VirtualReaders = {
    slots,
    environment: { PCSCLITE_CSOCK_NAME: socket },
    async stopService() {
      for (const slot of slots) slot.take();
      const ended = service;
      service = undefined;
      if (ended) await kill(ended);
    },
    async startService(plugged = "plugged in") {
      writeFileSync(
        file,
        plugged === "unplugged"
          ? ""
          : `FRIENDLYNAME "Virtual PCD"\nDEVICENAME /dev/null:${device}\nLIBPATH ${DRIVER}\nCHANNELID ${device}\n`,
      );
      for (const path of [socket, ...doors]) rmSync(path, { force: true });
      service = startPcscd([socket, configuration, String(port), ...doors]);
      await untilThere(doors[1]);
    },
    async close() {
      await readers.stopService();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  let service: ChildProcess | undefined;
  await readers.startService();
  return readers;
}

/**
 * pcscd with a listening socket as its third descriptor (sd_listen_fds(3)), and beside it a relay from a file to each
 * port of vpcd, since its network is its own: interface and all.
 */
const PCSCD = `use strict; use Socket; use IO::Select;
my ($path, $configuration, $port, @doors) = @ARGV; my $parent = getppid;
$^F = 3; $SIG{CHLD} = $SIG{PIPE} = "IGNORE";
sub hear { socket(my $s, AF_UNIX, SOCK_STREAM, 0) or die $!; bind($s, sockaddr_un($_[0])) && listen($s, 8) or die $!; $s }
my $socket = hear($path);
fileno($socket) == 3 or die "descriptor " . fileno($socket);
socket(my $any, AF_INET, SOCK_DGRAM, 0) or die $!;
my $up = pack "a16 s x22", "lo", 0x41;
ioctl $any, 0x8914, $up;
my $pcscd = fork;
if (!$pcscd) { $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; exec "pcscd", "--foreground", "--error", "--config", $configuration; }
close $socket;
my $number = 0;
for my $door (@doors) {
  my ($at, $ear) = ($port + $number++, hear($door));
  next if fork;
  while (accept(my $here, $ear)) {
    my $there; my $tries = 0;
    do { select undef, undef, undef, 0.02 if $tries++; socket($there, AF_INET, SOCK_STREAM, 0) or die $! }
      until connect($there, pack_sockaddr_in($at, inet_aton("127.0.0.1"))) || $tries > 1000;
    my $both = IO::Select->new($here, $there);
    # vpcd sends in two parts, and would wait 40 ms for the first to be acknowledged: TCP_QUICKACK.
    RELAY: while (my @ready = $both->can_read) {
      setsockopt $there, 6, 12, 1;
      for my $from (@ready) { last RELAY unless sysread $from, my $bytes, 4096; syswrite $from == $here ? $there : $here, $bytes }
    }
    close $there; close $here;
  }
  exit;
}
sleep 1 while kill(0, $pcscd) && getppid == $parent;
kill "-KILL", getpgrp;`;

function startPcscd(words: readonly string[]): ChildProcess {
  const child = spawn(...alone("perl", ["-e", PCSCD, ...words]), {
    stdio: "ignore",
    env: { PATH },
    // A group of its own, which ends as one.
    detached: true,
  });
  process.once("exit", () => endGroup(child));
  return child;
}

/** The command in a network of its own, where this machine lets us have one. */
function alone(program: string, words: readonly string[]): [string, string[]] {
  for (const options of [["--net"], ["--net", "--map-root-user"]])
    if (spawnSync("unshare", [...options, "true"]).status === 0)
      return ["unshare", [...options, program, ...words]];
  return [program, [...words]];
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  endGroup(child);
  await ended;
}

async function untilThere(path: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!existsSync(path)) {
    if (Date.now() > deadline) throw new Error("pcscd did not start");
    await Bun.sleep(10);
  }
}

function slotAt(door: string, name: string): Slot {
  let socket: Socket | undefined;
  let taken: Taken | undefined;
  let takenMs = 0;
  const slot: Slot = {
    name,
    commands: [],
    passesOn: true,
    lay(tag) {
      slot.take();
      slot.commands.length = 0;
      taken = undefined;
      const laid = layAt(
        door,
        tag,
        slot,
        () => taken,
        // What is laid meanwhile stays.
        () => socket === laid && slot.take(),
      );
      socket = laid;
    },
    take() {
      if (socket) takenMs = Date.now();
      socket?.destroy();
      socket = undefined;
    },
    async takeSlowly() {
      slot.take();
      await Bun.sleep(takenMs + SEEN_MS - Date.now());
    },
    takeAtWrite(write, when) {
      taken = { write, when };
    },
  };
  return slot;
}

/** The other end of vpcd: two bytes of length, then a byte that steers or an APDU; the answers alike. */
function layAt(
  door: string,
  tag: Tag,
  habits: Habits,
  taken: () => Taken | undefined,
  isTaken: () => unknown,
): Socket {
  const socket = connect(door);
  // A reader does not see at once that the tag is gone: it only gets no answer.
  const answer = readerWith(tag, habits, taken, () => setTimeout(isTaken));
  let received = Buffer.alloc(0);
  tag.switchOn();
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
      const message = received.subarray(2, 2 + received.readUInt16BE(0));
      received = received.subarray(2 + message.length);
      const bytes = message.length === 1 ? steer(message[0] ?? 0) : answer(message);
      if (bytes) socket.write(Uint8Array.of(bytes.length >> 8, bytes.length & 0xff, ...bytes));
    }
  });
  socket.on("error", () => socket.destroy());
  return socket;

  /** 0 off, 1 on, 2 reset: no answer; 4: the answer to reset. */
  function steer(code: number): number[] | undefined {
    if (code === 4) return atrOf(tag);
    if (code === 1 || code === 2) tag.switchOn();
    return undefined;
  }
}
