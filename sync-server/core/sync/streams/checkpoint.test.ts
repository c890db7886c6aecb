import { expect, test } from 'vitest';
import { needsReset } from './checkpoint.ts';

const epoch = 'a1111111-1111-4111-8111-111111111111';
const other = 'b2222222-2222-4222-8222-222222222222';
const stream = { head: 10, floor: 4, epoch };
const at = (seq: number, of: string | null = epoch) => ({ stream: 'platform', epoch: of, seq });

test('[S8] [S9] a checkpoint between floor and head of the same epoch continues', () => {
  expect([4, 5, 10].map((seq) => needsReset(at(seq), stream))).toEqual([false, false, false]);
});

test('[S8] [S9] below the floor, beyond the head or of another epoch it is reset', () => {
  expect([
    needsReset(at(3), stream),
    needsReset(at(11), stream),
    needsReset(at(5, other), stream),
    needsReset(at(5, null), stream),
  ]).toEqual([true, true, true, true]);
});

test('a device without a checkpoint is not reset', () => {
  expect([needsReset(at(0), stream), needsReset(at(0, null), stream), needsReset(at(0, other), stream)]).toEqual([false, false, false]);
});
