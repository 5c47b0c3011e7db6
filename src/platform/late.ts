/**
 * Modules of node that are loaded when they are first used: each brings node's streams along, and the server answers
 * its first request before it needs any of them. What is loaded then takes 6 to 10 ms of a start of 30.
 */
import type Crypto from "node:crypto";
import type Net from "node:net";
import type Util from "node:util";
import type Zlib from "node:zlib";

let crypto: typeof Crypto | undefined;
let net: typeof Net | undefined;
let util: typeof Util | undefined;
let zlib: typeof Zlib | undefined;

export const late = {
  get crypto(): typeof Crypto {
    crypto ??= process.getBuiltinModule("node:crypto");
    return crypto;
  },
  get net(): typeof Net {
    net ??= process.getBuiltinModule("node:net");
    return net;
  },
  get util(): typeof Util {
    util ??= process.getBuiltinModule("node:util");
    return util;
  },
  get zlib(): typeof Zlib {
    zlib ??= process.getBuiltinModule("node:zlib");
    return zlib;
  },
};
