import { promisify } from 'node:util';
import { crc32, deflate, inflateSync } from 'node:zlib';
import { pictureTexts } from '#contract/tenants/pictures.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';

const compress = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a pixel by color type: RGB and RGBA, the types that a canvas writes. */
const bytesOfPixel = new Map([
  [2, 3],
  [6, 4],
]);

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A PNG of exactly this size, written again from its pixels alone. Everything else in the file is dropped: texts, color profiles, and whatever
 * another format might find in it.
 */
export async function readPng(file: Buffer, { width, height }: Size): Promise<Outcome<Uint8Array<ArrayBuffer>, 'InputInvalid'>> {
  const chunks = readChunks(file);
  const header = chunks?.find(({ type }) => type === 'IHDR')?.data;
  const pixelBytes = bytesOfPixel.get(header?.[9] ?? 0);
  // 8 bits a channel, not interlaced.
  if (chunks === undefined || header?.length !== 13 || pixelBytes === undefined || header[8] !== 8 || header[12] !== 0) {
    return refused('InputInvalid', pictureTexts.notPng);
  }
  if (header.readUInt32BE(0) !== width || header.readUInt32BE(4) !== height) {
    return refused('InputInvalid', pictureTexts.wrongSize(width, height));
  }
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  const rowBytes = 1 + width * pixelBytes;
  const rows = inflateExactly(data, rowBytes * height);
  // Each row begins with the number of its filter, 0 to 4.
  if (rows === undefined || Array.from({ length: height }, (_, row) => rows[row * rowBytes] ?? 5).some((filter) => filter > 4)) {
    return refused('InputInvalid', pictureTexts.notPng);
  }
  const parts = [signature, chunkOf('IHDR', header), chunkOf('IDAT', await compress(rows, { level: 9 })), chunkOf('IEND', Buffer.alloc(0))];
  return done(new Uint8Array(Buffer.concat(parts)));
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks of a file, or undefined unless it is one intact PNG from its first byte to its last. */
function readChunks(file: Buffer): readonly Chunk[] | undefined {
  if (!file.subarray(0, 8).equals(signature)) return undefined;
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    const chunk = { type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end - 4) };
    chunks.push(chunk);
    if (chunk.type === 'IEND') return end === file.length ? chunks : undefined;
    at = end;
  }
  return undefined;
}

function inflateExactly(data: Buffer, length: number): Buffer | undefined {
  try {
    const rows = inflateSync(data, { maxOutputLength: length });
    return rows.length === length ? rows : undefined;
  } catch {
    return undefined;
  }
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
