import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pictureTexts } from '#contract/tenants/pictures.ts';
import { testPng } from '#server/testing/test-png.ts';
import { readPng } from './read-png.ts';

const size = { width: 4, height: 3 };
const png = testPng(size);
const messageOf = async (file: Buffer) => {
  const read = await readPng(file, size);
  return read.ok ? 'taken' : read.message;
};

describe('a PNG picture', () => {
  test('is written again from its pixels, the same each time', async () => {
    const [first, second] = [await readPng(png, size), await readPng(png, size)];
    expect(first).toEqual(second);
    expect(first.ok && (await readPng(Buffer.from(first.value), size))).toEqual(first);
  });

  test('loses all other data in the file', async () => {
    const text = Buffer.from('tEXtComment\0<script>alert(1)</script>', 'latin1');
    const chunk = Buffer.alloc(text.length + 8);
    chunk.writeUInt32BE(text.length - 4);
    text.copy(chunk, 4);
    chunk.writeUInt32BE(crc32(text), text.length + 4);
    const read = await readPng(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]), size);
    expect(read.ok && Buffer.from(read.value).includes('script')).toBe(false);
    expect(read.ok).toBe(true);
  });

  test('of another size is refused', async () => {
    expect(await messageOf(testPng({ width: 5, height: 3 }))).toBe(pictureTexts.wrongSize(4, 3));
  });

  test('that is broken, is followed by something, or unpacks to more than its pixels is refused', async () => {
    const flipped = Buffer.from(png);
    flipped[40] = (flipped[40] ?? 0) ^ 1;
    const bomb = testPng(size, deflateSync(Buffer.alloc(50_000_000)));
    const files = [flipped, Buffer.concat([png, Buffer.from('<svg>')]), png.subarray(0, -4), bomb, Buffer.from('<svg xmlns="…"/>')];
    expect(await Promise.all(files.map(messageOf))).toEqual(files.map(() => pictureTexts.notPng));
  });
});
