/** The part of Tesseract's WebAssembly build that is used; its package brings no types. */
declare module "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js" {
  export interface Tesseract {
    /** 0 when it is ready: languages joined by `+`, whose files stand in the file system. */
    Init(path: null, languages: string, engine: 1): number;
    SetVariable(name: string, value: string): boolean;
    /** 0 when `/input` is a picture; it is turned as Exif's Orientation says. */
    SetImageFile(orientation: number, angle: number): number;
    SetRectangle(left: number, top: number, width: number, height: number): void;
    Recognize(monitor: null): number;
    /** Of all words, 0 to 100. */
    MeanTextConf(): number;
    GetTSVText(page: number): string;
    GetHOCRText(page: number): string;
    End(): void;
  }

  export interface TesseractModule {
    TessBaseAPI: new () => Tesseract;
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  }

  export default function start(options: {
    wasmBinary: Uint8Array;
    print(text: string): void;
    printErr(text: string): void;
  }): Promise<TesseractModule>;
}
