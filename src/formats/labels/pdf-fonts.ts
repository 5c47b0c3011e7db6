import type { Font } from "./font.ts";
import { hexCode, hexUnits } from "./pdf-words.ts";

/** Where a font writes its objects. */
interface PdfObjects {
  nextObject(): number;
  object(object: number, content: string): void;
  /** @returns the number of its object */
  stream(entries: string, content: Uint8Array): number;
}

interface Used {
  name: string;
  /** The characters of each glyph that was used. */
  glyphs: Map<number, string>;
}

/** The fonts of a document: named when they are first used, written when it is known what was. */
export class PdfFonts {
  readonly #used = new Map<Font, Used>();

  nameOf(font: Font): string {
    return this.#use(font).name;
  }

  /**
   * Notes that a glyph is used for these characters.
   * @returns whether who copies the glyph has them: not so where it stands for others already
   */
  note(font: Font, glyph: number, characters: string): boolean {
    const { glyphs } = this.#use(font);
    const known = glyphs.get(glyph);
    if (known === undefined) glyphs.set(glyph, characters);
    return known === undefined || known === characters;
  }

  /** Writes all of them, each with only what was used. @returns their names with their objects */
  write(objects: PdfObjects): string {
    return [...this.#used]
      .map(([font, { name, glyphs }]) => `/${name} ${writeFont(font, glyphs, objects)} 0 R`)
      .join("");
  }

  #use(font: Font): Used {
    const known = this.#used.get(font) ?? { name: `F${this.#used.size}`, glyphs: new Map() };
    this.#used.set(font, known);
    return known;
  }
}

/** A font of two bytes a glyph (ISO 32000-2, 9.7), with the characters for who copies text. */
function writeFont(font: Font, used: ReadonlyMap<number, string>, objects: PdfObjects): number {
  const per1000 = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const { kind, bytes } = font.programOf(used.keys());
  const isCff = kind === "cff";
  const file = objects.stream(isCff ? "/Subtype/CIDFontType0C" : `/Length1 ${bytes.length}`, bytes);
  const codes = [...used]
    .map(([glyph, characters]) => ({ code: font.codeOf(glyph), glyph, characters }))
    .sort((a, b) => a.code - b.code);
  const name = `/${tagOf(codes.map(({ code }) => code))}+${font.name}`;
  const [ascent, descent] = [per1000(font.ascent), per1000(font.descent)];
  const descriptor = objects.nextObject();
  objects.object(
    descriptor,
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[-500 ${descent} 1500 ${ascent}]/ItalicAngle 0` +
      `/Ascent ${ascent}/Descent ${descent}/CapHeight ${per1000(font.capHeight)}/StemV 80/FontFile${isCff ? 3 : 2} ${file} 0 R>>`,
  );
  const widths = codes.map(({ code, glyph }) => `${code}[${per1000(font.advanceOf(glyph))}]`).join("");
  const descendant = objects.nextObject();
  objects.object(
    descendant,
    `<</Type/Font/Subtype/CIDFontType${isCff ? 0 : 2}/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R${isCff ? "" : "/CIDToGIDMap/Identity"}/W[${widths}]>>`,
  );
  const characters = objects.stream("", Buffer.from(characterMap(codes), "latin1"));
  const object = objects.nextObject();
  objects.object(
    object,
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${characters} 0 R>>`,
  );
  return object;
}

/** Six letters that tell subsets of one font apart (9.9.2). */
function tagOf(codes: readonly number[]): string {
  let hash = 0;
  for (const code of codes) hash = (Math.imul(hash, 31) + code) >>> 0;
  return Array.from({ length: 6 }, (_, at) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** at) % 26)),
  ).join("");
}

/** From codes to characters (9.10.3). */
function characterMap(codes: readonly { code: number; characters: string }[]): string {
  const entries = codes
    .filter(({ characters }) => characters !== "")
    .map(({ code, characters }) => `<${hexCode(code)}><${hexUnits(characters)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += 100) {
    const some = entries.slice(at, at + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit/ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def/CMapName/Adobe-Identity-UCS def/CMapType 2 def",
    "1 begincodespacerange <0000><ffff> endcodespacerange",
    ...blocks,
    "endcmap CMapName currentdict/CMap defineresource pop end end",
  ].join("\n");
}
