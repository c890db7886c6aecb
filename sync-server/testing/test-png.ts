import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one gray, as a canvas writes it: 8 bits a channel, RGBA. `data` stands for other compressed pixels. */
export function testPng({ width, height }: { readonly width: number; readonly height: number }, data?: Buffer, gray = 128): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 4, gray)]);
  const pixels = data ?? deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunkOf('IHDR', header), chunkOf('IDAT', pixels), chunkOf('IEND', Buffer.alloc(0))]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}
