import { expect, test } from 'vitest';
import { originFromTyped } from './origin-from-typed.ts';

test.each([
  ['https://www.ACME.example/', 'https://www.acme.example'],
  [' https://www.acme.example:443 ', 'https://www.acme.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://müller.example', 'https://xn--mller-kva.example'],
])('%s becomes the origin %s', (typed, origin) => {
  expect(originFromTyped(typed)).toBe(origin);
});

test.each(['https://acme.example/path', 'https://acme.example/?q=1', 'https://ann@acme.example', 'https://*.acme.example', 'acme', '*'])(
  '%s stays as it is typed',
  (typed) => {
    expect(originFromTyped(typed)).toBe(typed);
  },
);
