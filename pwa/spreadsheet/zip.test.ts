import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFiles } from './zip.ts';

const bytesOf = async (files: Parameters<typeof zipFiles>[0]) => Buffer.from(await (await zipFiles(files)).arrayBuffer());

const files = [
  { path: 'a.xml', text: '<a>é€🏠</a>' },
  { path: 'folder/b.xml', text: '' },
  { path: 'folder/c.xml', text: 'The same line again and again.\n'.repeat(20_000) },
];

it('is unpacked by another program', async () => {
  const unpacked = unzipSync(await bytesOf(files));
  const texts = Object.entries(unpacked).map(([path, bytes]) => ({ path, text: new TextDecoder().decode(bytes) }));
  expect(texts).toEqual(files);
});

it('packs repeated text', async () => {
  expect((await bytesOf(files)).length).toBeLessThan(10_000);
});

it('describes each file in the same way beside it and in the directory, with its checksum', async () => {
  const archive = await bytesOf(files);
  const end = archive.length - 22;
  expect([archive.readUInt32LE(end), archive.readUInt16LE(end + 8), archive.readUInt16LE(end + 10)]).toEqual([0x06054b50, 3, 3]);
  let entry = archive.readUInt32LE(end + 16);
  for (const { path, text } of files) {
    const offset = archive.readUInt32LE(entry + 42);
    expect([archive.readUInt32LE(entry), archive.readUInt32LE(offset)]).toEqual([0x02014b50, 0x04034b50]);
    expect(archive.readUInt32LE(entry + 16)).toBe(crc32(text));
    expect(archive.readUInt32LE(entry + 24)).toBe(Buffer.byteLength(text));
    // From the needed version to the length of the extra field, both say the same.
    expect(archive.subarray(offset + 4, offset + 30)).toEqual(archive.subarray(entry + 6, entry + 32));
    expect(archive.toString('utf8', offset + 30, offset + 30 + path.length)).toBe(path);
    entry += 46 + path.length;
  }
  expect(entry).toBe(end);
  expect(archive.readUInt32LE(end + 12)).toBe(end - archive.readUInt32LE(end + 16));
});

it('makes the same bytes of the same files', async () => {
  expect(await bytesOf(files)).toEqual(await bytesOf(files));
});
