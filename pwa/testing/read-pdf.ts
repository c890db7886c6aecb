export interface ReadPdf {
  /** Lines of text in the order in which they are drawn. */
  readonly lines: readonly string[];
  readonly pages: number;
  /** The document without its compressed streams: its objects and their keys. */
  readonly objects: string;
}

/** Reads the text of a PDF that uses the standard fonts, without the library that writes it. */
export async function readPdf(file: Blob): Promise<ReadPdf> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder('latin1').decode(bytes);
  const lines: string[] = [];
  for (const { index, 0: opening, 1: length } of text.matchAll(/\/Length (\d+)[\s\S]*?\nstream\n/g)) {
    const start = index + opening.length;
    const content = await inflate(bytes.slice(start, start + Number(length)));
    if (content?.includes('BT') === true) lines.push(...linesOf(content));
  }
  const pages = [...text.matchAll(/\/Type \/Page\n/g)].length;
  return { lines, pages, objects: text.replaceAll(/\nstream\n[\s\S]*?endstream/g, '') };
}

async function inflate(compressed: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new TextDecoder('latin1').decode(await new Response(stream).arrayBuffer());
  } catch {
    // An image or a font profile.
    return undefined;
  }
}

/** One line for each array of shown strings; its numbers are kerning. */
function linesOf(content: string): readonly string[] {
  return [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) => {
    const hex = [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, digits = '']) => digits).join('');
    const codes = hex.match(/../g) ?? [];
    return new TextDecoder('windows-1252').decode(Uint8Array.from(codes, (code) => Number.parseInt(code, 16)));
  });
}
