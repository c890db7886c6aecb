import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalog } from '../calculators/catalog.gen.ts';

it.each(['README.md', 'CHANGELOG.md'])('%s states the number of calculators', (document) => {
  const stated = /\b(\d+) calculators\b/.exec(readFileSync(document, 'utf8'))?.[1];
  expect(Number(stated)).toBe(catalog.length);
});
