import { expect, it } from 'vitest';
import { typeAssertions } from './casts.ts';
import { sourceFiles } from './imports.ts';

const found = (line: string) => typeAssertions([{ file: 'pwa/x.ts', text: `const y: unknown = 1;\n${line}\n` }]);

it.each(['const x = y as string;', 'const x = { a: null as string | null };', 'const x = list[0]!;', 'const x = <string>y;'])(
  'notices %s',
  (line) => {
    expect(found(line)).toEqual(['pwa/x.ts:2 asserts a type: narrow it, or parse it with a schema.']);
  },
);

it.each(["const x = ['a'] as const;", "import { a as b } from './a.ts';", "const text = 'x as string';", 'const x = !y;'])(
  'allows %s',
  (line) => {
    expect(found(line)).toEqual([]);
  },
);

it('finds no type assertion in the sources', () => {
  expect(typeAssertions(sourceFiles())).toEqual([]);
});
