import { expect, test } from 'vitest';
import { createNewId } from './new-id.ts';

test('no random byte is used in two ids, before and after more are drawn', () => {
  let drawn = 0;
  // Each group of sixteen bytes holds its own number in its last four.
  const newId = createNewId(
    () => new Date(0),
    (length) => {
      const bytes = new Uint8Array(length);
      for (let at = 0; at < length; at += 16) {
        new DataView(bytes.buffer).setUint32(at + 12, drawn);
        drawn += 1;
      }
      return bytes;
    },
  );
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids[0]).toBe('00000000-0000-7000-8000-000000000000');
  expect(ids[999]).toBe('00000000-0000-7000-8000-0000000003e7');
  expect(new Set(ids).size).toBe(1_000);
});
