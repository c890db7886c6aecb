import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { webManifest } from './web-manifest.ts';

const Manifest = z.object({ screenshots: z.array(z.object({ src: z.string(), sizes: z.string(), form_factor: z.string() })) });

/** Width and height of a JPEG, from the header of its frame. */
function jpegSize(bytes: Buffer): string {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  return '';
}

test('the dialog that installs the app has a wide and a narrow picture, in the size that the manifest names', () => {
  const { screenshots } = Manifest.parse(webManifest(undefined, false));
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
  for (const { src, sizes } of screenshots) expect(jpegSize(readFileSync(`pwa/public${src}`))).toBe(sizes);
});
