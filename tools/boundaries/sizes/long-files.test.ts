import { expect, it } from 'vitest';
import { mostFileLines, tooLongFiles } from './long-files.ts';

const source = (file: string, lines: number) => ({ file, text: 'x\n'.repeat(lines) });

it('names a file that is too long, and none of just that length or generated', () => {
  const found = tooLongFiles([
    source('pwa/long.tsx', mostFileLines + 1),
    source('pwa/just.tsx', mostFileLines),
    source('calculators/catalog.gen.ts', mostFileLines + 1),
  ]);
  expect(found).toEqual(['pwa/long.tsx has 401 lines, more than 400: move a subject to a file of its own.']);
});
