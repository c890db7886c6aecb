import { expect, it } from 'vitest';
import { preloadedImports } from './preloaded-imports.ts';

const imports = ['assets/common-a1.js', 'assets/start-b2.css'];

it('fetches what the first screen imports along with it', () => {
  expect(preloadedImports('assets/calculators._id-c3.js', imports)).toEqual(imports);
});

it('lists only style sheets for what opens later', () => {
  expect(preloadedImports('assets/users-section-d4.js', imports)).toEqual(['assets/start-b2.css']);
});
