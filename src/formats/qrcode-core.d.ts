// The package's encoder without its image writers, which would load four times as long and are not used.
declare module "qrcode/lib/core/qrcode.js" {
  import type { BitMatrix, QRCode, QRCodeErrorCorrectionLevel, QRCodeMaskPattern } from "qrcode";

  export function create(
    text: string | readonly { data: string; mode: "byte" }[],
    options: {
      errorCorrectionLevel: QRCode["errorCorrectionLevel"] | QRCodeErrorCorrectionLevel;
      maskPattern?: QRCodeMaskPattern;
      version?: number;
    },
  ): QRCode & { modules: BitMatrix & { reservedBit: Uint8Array } };
}

declare module "qrcode/lib/core/error-correction-code.js" {
  import type { QRCode } from "qrcode";

  type Level = QRCode["errorCorrectionLevel"];
  export function getBlocksCount(version: number, level: Level): number;
  /** Check codewords of all blocks. */
  export function getTotalCodewordsCount(version: number, level: Level): number;
}

declare module "qrcode/lib/core/utils.js" {
  export function getSymbolTotalCodewords(version: number): number;
}

declare module "qrcode/lib/core/reed-solomon-encoder.js" {
  export default class ReedSolomonEncoder {
    constructor(degree: number);
    encode(data: Uint8Array): Uint8Array;
  }
}
