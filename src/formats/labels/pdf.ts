/** Writes labels as PDF (ISO 32000-2) page by page: what was written is forgotten, so memory stays the same. */
import { deflateSync } from "node:zlib";
import { ByteWriter } from "./byte-writer.ts";
import type { CodeMark, Mark, PathMark, PictureMark } from "./marks.ts";
import { type SharedParts, writeCode } from "./pdf-code.ts";
import { PdfFonts } from "./pdf-fonts.ts";
import { textWords } from "./pdf-text.ts";
import { digits, unicodeString } from "./pdf-words.ts";
import { dotsOf, type Picture } from "./picture.ts";
import type { Correction, Sheet } from "./sheet.ts";
import { cornerOf } from "./sheet.ts";

const POINTS_PER_MM = 72 / 25.4;
/** Dots of pictures: the finest printer. */
const PICTURE_DPI = 600;

/** Objects whose numbers stand from the start; the rest follow as they come. */
const CATALOG = 1;
const PAGES = 2;
const RESOURCES = 3;
const INFO = 4;
const FIRST_FREE = 5;

interface PdfForm {
  title: string;
  sheet: Sheet;
  correction: Correction;
  /** Cells of the first page that are left free. */
  skip: number;
  size: { width: number; height: number };
  /** Colour of the print, such as `#000000`. */
  ink: string;
  /** Colour that pages are filled with; without it they are as the paper is. */
  paper?: string;
}

/** The file in parts, each label laid out when its turn comes. */
export function* pdfOf(
  labels: Iterable<readonly Mark[]>,
  form: PdfForm,
): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const file = new PdfFile(form);
  yield file.begin();
  let cell = form.skip;
  const cells = form.sheet.columns * form.sheet.rows;
  for (const marks of labels) {
    file.draw(marks, cell);
    cell++;
    if (cell === cells) {
      yield file.endPage();
      cell = 0;
    }
  }
  if (cell > 0 || file.isEmpty) yield file.endPage();
  yield file.end();
}

class PdfFile {
  readonly #form: PdfForm;
  readonly #content = new ByteWriter();
  readonly #out = new ByteWriter();
  /** Places of the objects in the file. */
  readonly #offsets: number[] = [];
  readonly #pages: number[] = [];
  readonly #shared = new Map<string, { name: string; object: number }>();
  readonly #pictures = new Map<Picture, { name: string; object: number }>();
  /** What marks are in words: those that stay the same from label to label are the same objects. */
  readonly #written = new WeakMap<Mark, string>();
  readonly #parts: SharedParts = { nameOf: (key, size, draw) => this.#sharedPart(key, size, draw) };
  readonly #fonts = new PdfFonts();
  /** Where each cell lies, in words. */
  readonly #cells: string[] = [];
  /** Where the last code lay: those of most labels lie in the same place. */
  #codePlace = { side: 0, size: 0, x: 0, y: 0, words: "" };
  #sent = 0;
  #objects = FIRST_FREE;

  constructor(form: PdfForm) {
    this.#form = form;
  }

  get isEmpty(): boolean {
    return this.#pages.length === 0;
  }

  begin(): Uint8Array<ArrayBuffer> {
    this.#out.text("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n");
    this.#beginPage();
    return this.#take();
  }

  /** A label in a cell, centred where the cell is larger. */
  draw(marks: readonly Mark[], cell: number): void {
    const words = this.#cells[cell] ?? this.#placeOf(cell);
    this.#cells[cell] = words;
    this.#content.text(words);
    for (const mark of marks) this.#mark(mark);
    this.#content.text("Q\n");
  }

  #placeOf(cell: number): string {
    const { sheet, correction, size } = this.#form;
    const { x, y } = cornerOf(sheet, cell, correction);
    const left = (x + (sheet.label.width - size.width) / 2) * POINTS_PER_MM;
    const top = (sheet.page.height - y - (sheet.label.height - size.height) / 2) * POINTS_PER_MM;
    const scale = digits(POINTS_PER_MM);
    return `q ${scale} 0 0 ${scale} ${digits(left)} ${digits(top)} cm\n`;
  }

  endPage(): Uint8Array<ArrayBuffer> {
    const content = this.#stream("", this.#content.written());
    this.#content.empty();
    this.#beginPage();
    const page = this.#objects++;
    this.#object(page, `<</Type/Page/Parent ${PAGES} 0 R/Contents ${content} 0 R>>`);
    this.#pages.push(page);
    return this.#take();
  }

  end(): Uint8Array<ArrayBuffer> {
    const { sheet, title } = this.#form;
    const fonts = this.#fonts.write({
      nextObject: () => this.#objects++,
      object: (object, content) => this.#object(object, content),
      stream: (entries, content) => this.#stream(entries, content),
    });
    const objects = [...this.#shared.values(), ...this.#pictures.values()].map(
      ({ name, object }) => `/${name} ${object} 0 R`,
    );
    this.#object(RESOURCES, `<</Font<<${fonts}>>/XObject<<${objects.join("")}>>>>`);
    const box = `[0 0 ${digits(sheet.page.width * POINTS_PER_MM)} ${digits(sheet.page.height * POINTS_PER_MM)}]`;
    const kids = this.#pages.map((page) => `${page} 0 R`).join(" ");
    this.#object(
      PAGES,
      `<</Type/Pages/Count ${this.#pages.length}/MediaBox ${box}/Resources ${RESOURCES} 0 R/Kids[${kids}]>>`,
    );
    // A printer that fits pages to its paper would make every code smaller.
    this.#object(
      CATALOG,
      `<</Type/Catalog/Pages ${PAGES} 0 R/ViewerPreferences<</PrintScaling/None/PickTrayByPDFSize true>>>>`,
    );
    this.#object(INFO, `<</Title ${unicodeString(title)}/Producer(Carnet)>>`);
    this.#crossReferences();
    return this.#take();
  }

  #beginPage(): void {
    const { ink, paper, sheet } = this.#form;
    if (paper !== undefined) {
      const [width, height] = [sheet.page.width, sheet.page.height].map((mm) => digits(mm * POINTS_PER_MM));
      this.#content.text(`${colourWords(paper)}0 0 ${width} ${height} re f\n`);
    }
    this.#content.text(colourWords(ink));
  }

  #mark(mark: Mark): void {
    if (mark.kind === "code") {
      this.#code(mark);
      return;
    }
    const known = this.#written.get(mark) ?? this.#wordsOf(mark);
    this.#written.set(mark, known);
    this.#content.text(known);
  }

  #code(mark: CodeMark): void {
    const { x, y, side, matrix } = mark;
    const known = this.#codePlace;
    if (known.x !== x || known.y !== y || known.side !== side || known.size !== matrix.size) {
      const module = digits(side / matrix.size);
      const words = `q ${module} 0 0 -${module} ${digits(x)} ${digits(-y)} cm\n`;
      this.#codePlace = { x, y, side, size: matrix.size, words };
    }
    this.#content.text(this.#codePlace.words);
    writeCode(this.#content, mark, this.#parts);
    this.#content.text("Q\n");
  }

  #wordsOf(mark: Exclude<Mark, CodeMark>): string {
    if (mark.kind === "text") return textWords(mark, this.#fonts);
    if (mark.kind === "path") return pathText(mark);
    if (mark.kind === "picture") return this.#picture(mark);
    return `${digits(mark.x)} ${digits(-mark.y - mark.height)} ${digits(mark.width)} ${digits(mark.height)} re f\n`;
  }

  #picture({ x, y, width, height, picture }: PictureMark): string {
    const known = this.#pictures.get(picture) ?? this.#pictureObject(picture, width, height);
    this.#pictures.set(picture, known);
    const scale = Math.min(width / picture.width, height / picture.height);
    const [wide, high] = [picture.width * scale, picture.height * scale];
    const [left, top] = [x + (width - wide) / 2, y + (height - high) / 2];
    return `q ${digits(wide)} 0 0 ${digits(high)} ${digits(left)} ${digits(-top - high)} cm/${known.name} Do Q\n`;
  }

  /** As a mask that is painted with the ink. */
  #pictureObject(picture: Picture, width: number, height: number) {
    const inDots = (mm: number) => Math.round((mm / 25.4) * PICTURE_DPI);
    const { width: wide, height: high, dots } = dotsOf(picture, inDots(width), inDots(height));
    const stride = Math.ceil(wide / 8);
    const mask = new Uint8Array(stride * high).fill(0xff);
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++)
        if (dots[y * wide + x] === 1) {
          const byte = y * stride + (x >> 3);
          mask[byte] = (mask[byte] ?? 0) & ~(0x80 >> (x & 7));
        }
    const object = this.#stream(
      `/Type/XObject/Subtype/Image/ImageMask true/BitsPerComponent 1/Width ${wide}/Height ${high}`,
      mask,
    );
    return { name: `P${object}`, object };
  }

  #sharedPart(key: string, size: number, draw: (content: ByteWriter) => void): string {
    const known = this.#shared.get(key);
    if (known) return known.name;
    const content = new ByteWriter();
    draw(content);
    const object = this.#stream(`/Type/XObject/Subtype/Form/BBox[0 0 ${size} ${size}]`, content.written());
    const name = `Q${object}`;
    this.#shared.set(key, { name, object });
    return name;
  }

  #crossReferences(): void {
    const place = this.#sent + this.#out.length;
    const rows = Array.from({ length: this.#objects }, (_, object) => {
      const offset = this.#offsets[object];
      return offset === undefined
        ? "0000000000 65535 f \n"
        : `${String(offset).padStart(10, "0")} 00000 n \n`;
    });
    this.#out.text(
      `xref\n0 ${this.#objects}\n${rows.join("")}trailer\n<</Size ${this.#objects}/Root ${CATALOG} 0 R/Info ${INFO} 0 R>>\n` +
        `startxref\n${place}\n%%EOF\n`,
    );
  }

  #object(object: number, content: string): void {
    this.#offsets[object] = this.#sent + this.#out.length;
    this.#out.text(`${object} 0 obj\n${content}\nendobj\n`);
  }

  #stream(entries: string, content: Uint8Array): number {
    const packed = deflateSync(content, { level: 4 });
    const object = this.#objects++;
    this.#offsets[object] = this.#sent + this.#out.length;
    this.#out.text(`${object} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`);
    this.#out.bytes(packed);
    this.#out.text("\nendstream\nendobj\n");
    return object;
  }

  #take(): Uint8Array<ArrayBuffer> {
    const part = this.#out.take();
    this.#sent += part.length;
    return part;
  }
}

/** Of what is filled and of lines; black and white in grey, whatever a printer mixes colours of. */
function colourWords(colour: string): string {
  if (colour === "#000000") return "0 g\n";
  if (colour === "#ffffff") return "1 g\n";
  const parts = [1, 3, 5].map((at) => digits(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(" ");
  return `${parts} rg ${parts} RG\n`;
}

function pathText({ steps, line }: PathMark): string {
  const words = steps.map(({ kind, points }) => {
    const numbers = points.map((value, index) => digits(index % 2 === 0 ? value : -value)).join(" ");
    return kind === "move"
      ? `${numbers} m`
      : kind === "line"
        ? `${numbers} l`
        : kind === "curve"
          ? `${numbers} c`
          : "h";
  });
  return line === undefined ? `${words.join(" ")} f\n` : `${digits(line)} w 1 J 1 j ${words.join(" ")} S\n`;
}
