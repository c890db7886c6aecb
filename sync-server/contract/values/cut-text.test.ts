import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a cut never leaves half of a character', () => {
  expect([cutText('ab😀', 2), cutText('ab😀', 3), cutText('ab😀', 4), cutText('ab', 9), cutText('', 3)]).toEqual([
    'ab',
    'ab',
    'ab😀',
    'ab',
    '',
  ]);
});
