import { expect, it } from 'vitest';
import { circleAmong } from './refuse-circles.ts';

it('finds chunks that import each other, directly or through others', () => {
  const imports = new Map([
    ['start', ['first']],
    ['first', []],
    ['screens', ['start', 'button']],
    ['button', ['theme']],
    ['theme', ['screens']],
  ]);
  expect(circleAmong(imports)).toEqual(['screens', 'button', 'theme', 'screens']);
});

it('allows chunks that share an import without a circle', () => {
  const imports = new Map([
    ['screens', ['button', 'start']],
    ['button', ['start']],
    ['start', []],
  ]);
  expect(circleAmong(imports)).toBeUndefined();
});
