import japaneseRegular from '@expo-google-fonts/m-plus-1p/400Regular/MPLUS1p_400Regular.ttf?url';
import japaneseBold from '@expo-google-fonts/m-plus-1p/700Bold/MPLUS1p_700Bold.ttf?url';
import notoSansRegular from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import notoSansBold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import { create } from 'fontkit';
import { isPrintable, printableText, spacedText } from './printable-text.ts';

/** The two fonts of a document, and its texts in the characters that they contain. */
export interface PrintedFont {
  readonly regular: string | Uint8Array;
  readonly bold: string | Uint8Array;
  readonly textOf: (text: string) => string;
}

/** Latin, Greek, and Cyrillic letters; then a font that has Chinese characters and kana beside them. */
const families = [
  { regular: notoSansRegular, bold: notoSansBold },
  { regular: japaneseRegular, bold: japaneseBold },
] as const;

/**
 * The font for the texts of a document: one of those that each reader of PDFs has, or the first one that contains all letters. The document
 * then carries the glyphs in use. If the font cannot be loaded, letters lose their accents.
 */
export async function loadPrintedFont(texts: readonly string[], isSerif: boolean): Promise<PrintedFont> {
  const standard = isSerif ? { regular: 'Times-Roman', bold: 'Times-Bold' } : { regular: 'Helvetica', bold: 'Helvetica-Bold' };
  const plain = { ...standard, textOf: printableText };
  const letters = new Set(texts.flatMap((text) => [...spacedText(text)]));
  if ([...letters].every(isPrintable)) return plain;
  try {
    return (await firstComplete([...letters])) ?? plain;
  } catch {
    return plain;
  }
}

/** The font with the fewest missing letters; the first one of several. */
async function firstComplete(letters: readonly string[]): Promise<PrintedFont | undefined> {
  let best: { readonly missing: ReadonlySet<string>; readonly place: number; readonly regular: Uint8Array } | undefined;
  for (const [place, family] of families.entries()) {
    const regular = await loadFont(family.regular);
    const font = create(regular);
    const missing = new Set(letters.filter((letter) => letter !== '\n' && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
    if (best === undefined || missing.size < best.missing.size) best = { missing, place, regular };
    if (missing.size === 0) break;
  }
  const family = families[best?.place ?? 0];
  if (best === undefined || family === undefined) return undefined;
  const { missing, regular } = best;
  const textOf = (text: string): string =>
    Array.from(spacedText(text), (letter) => (missing.has(letter) ? printableText(letter) : letter)).join('');
  return { regular, bold: await loadFont(family.bold), textOf };
}

async function loadFont(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font at ${address} cannot be loaded.`);
  return new Uint8Array(await response.arrayBuffer());
}
