import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BucketServer, startBucketServer } from '#server/testing/servers/bucket-server.ts';
import { createBucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
let server: BucketServer;
let bucket: FileStore;

beforeAll(async () => {
  server = await startBucketServer();
  bucket = createBucket(server.settings);
});
afterAll(() => server.close());

describe('a bucket', () => {
  test('gives back what was put there, byte for byte', async () => {
    await bucket.put('a/one.png', bytes('one'), 'image/png');
    expect(await bucket.get('a/one.png')).toEqual(bytes('one'));
  });

  test('has nothing at a key that was not put, or was removed, and removing twice is no fault', async () => {
    expect(await bucket.get('a/none.png')).toBeUndefined();
    await bucket.put('a/two.png', bytes('two'), 'image/png');
    await bucket.remove('a/two.png');
    await bucket.remove('a/two.png');
    expect(await bucket.get('a/two.png')).toBeUndefined();
  });

  test('lists every key once, by pages', async () => {
    const keys = Array.from({ length: 25 }, (_, at) => `many/${String(at).padStart(2, '0')}.png`);
    for (const key of keys) await bucket.put(key, bytes('x'), 'image/png');
    const pages: (readonly string[])[] = [];
    for await (const page of createBucket(server.settings, 10).keys()) pages.push(page);
    expect(pages.flat().filter((key) => key.startsWith('many/'))).toEqual(keys);
    expect(pages.length).toBe(3);
  });

  test('that refuses the key of the server is a fault, not an empty answer', async () => {
    const stranger = createBucket({ ...server.settings, secretAccessKey: 'wrong' });
    await expect(stranger.get('a/one.png')).rejects.toThrow('The bucket answered GET with 403.');
  });

  test('that is away is a fault', async () => {
    const away = createBucket({ ...server.settings, url: 'http://127.0.0.1:1/pictures' });
    await expect(away.get('a/one.png')).rejects.toThrow();
  });
});
