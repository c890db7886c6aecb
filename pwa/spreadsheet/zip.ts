export interface ZippedFile {
  readonly path: string;
  readonly text: string;
}

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
/** Version of the format that a reader needs for deflated files. */
const version = 20;
const deflated = 8;
/** January 1, 1980, the first day of the format: the archive tells no time. */
const firstDay = 0x21;

/**
 * A ZIP archive of text files. Paths are ASCII, and the archive is below 4 GB.
 * Reference: PKWARE APPNOTE.TXT, sections 4.3.7 (file), 4.3.12 (entry of the directory), 4.3.16 (end).
 */
export async function zipFiles(files: readonly ZippedFile[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  for (const { path, text } of files) {
    const offset = sizeOf(parts);
    const name = new TextEncoder().encode(path);
    const content = new TextEncoder().encode(text);
    const packed = await deflate(content);
    const fields = [version, 0, deflated, 0, firstDay].map((value) => [value, 2] as const);
    const sizes = [crc32(content), packed.length, content.length].map((value) => [value, 4] as const);
    const described = [...fields, ...sizes, [name.length, 2], [0, 2]] as const;
    parts.push(littleEndian([signatures.file, 4], ...described), name, packed);
    // Comment, disk, and attributes are empty.
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    directory.push(littleEndian([signatures.entry, 4], [version, 2], ...described, ...rest), name);
  }
  const count = [files.length, 2] as const;
  const end = littleEndian([signatures.end, 4], [0, 2], [0, 2], count, count, [sizeOf(directory), 4], [sizeOf(parts), 4], [0, 2]);
  return new Blob([...parts, ...directory, end]);
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** Numbers one after another, each with its width in bytes, the lowest byte first. */
function littleEndian(...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(numbers.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff)));
}

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The remainder of each byte, for the polynomial 0xEDB88320 of ISO 3309. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crc32(content: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of content) rest = (rest >>> 8) ^ (remainders[(rest ^ byte) & 0xff] ?? 0);
  return (rest ^ 0xffffffff) >>> 0;
}
