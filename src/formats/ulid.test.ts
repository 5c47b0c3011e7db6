import { expect, test } from "bun:test";
import { decodeTime as decodeOfPackage, encodeTime as encodeOfPackage, incrementBase32, isValid } from "ulid";
import { decodeTime, encodeRandom, encodeTime, nextRandom, TIME_LENGTH, ULID_LENGTH } from "./ulid.ts";

const MOMENTS = [0, 1, 31, 32, 1023, 1024, 1_469_918_176_385, 1_900_000_000_000, 2 ** 48 - 1];

test("times are written and read as the package ulid does", () => {
  for (const ms of MOMENTS) {
    const time = encodeTime(ms);
    expect(time).toBe(encodeOfPackage(ms, TIME_LENGTH));
    expect(decodeTime(`${time}0000000000000000`)).toBe(ms);
    expect(decodeOfPackage(`${time}0000000000000000`)).toBe(ms);
  }
});

test("time and random part are a ULID", () => {
  const ulid = encodeTime(1_469_918_176_385) + encodeRandom(crypto.getRandomValues(new Uint8Array(10)));
  expect(ulid).toHaveLength(ULID_LENGTH);
  expect(isValid(ulid)).toBe(true);
});

test("the next random part is the package's, also where digits are carried", () => {
  for (const random of [
    "0000000000000000",
    "000000000000000Z",
    "0H7ZZZZZZZZZZZZZ",
    "YZZZZZZZZZZZZZZZ",
    "3A8K2M9PQRSTVWX5",
  ]) {
    expect(nextRandom(random)).toBe(incrementBase32(random));
    expect(nextRandom(random) > random).toBe(true);
  }
});

test("nothing comes after the last random part", () => {
  expect(() => nextRandom("ZZZZZZZZZZZZZZZZ")).toThrow(RangeError);
});
