import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kept } from './kept.ts';

const Look = z.strictObject({ color: z.optional(z.enum(['red', 'blue'])), title: z.optional(z.string().check(z.maxLength(5))) });

it('keeps the members that still fit, and leaves out the others', () => {
  expect(kept(Look).parse({ color: 'green', title: 'Short', invented: 1 })).toEqual({ title: 'Short' });
  expect(kept(Look).parse({ color: 'red', title: 'Much too long' })).toEqual({ color: 'red' });
  expect(kept(Look).parse({})).toEqual({});
});
