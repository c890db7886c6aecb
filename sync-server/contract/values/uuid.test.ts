import { expect, it } from 'vitest';
import { uuidv7 } from './uuid.ts';

it('writes the example of RFC 9562, appendix A.6', () => {
  const random = [0, 0, 0, 0, 0, 0, 0xcc, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f];
  const id = uuidv7(0x017f22e279b0, (into) => into.set(random));
  expect(id).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

it('sorts by time', () => {
  const at = (ms: number) => uuidv7(ms, (into) => into.fill(0xff));
  expect(at(1_800_000_000_000) < at(1_800_000_000_001)).toBe(true);
});
