import { expect, it } from 'vitest';
import { sourceFiles } from '../imports.ts';
import { tooLongFunctions } from './long-functions.ts';
import { mayBeLonger } from './long-functions-known.ts';

const lines = (count: number) => '  one();\n'.repeat(count);
const known = Object.keys(mayBeLonger).length;
const found = (text: string, file = 'pwa/kit/example.tsx') => tooLongFunctions([{ file, text }]).slice(0, -known);

it.each([
  ['export function act(): void {\n', 'act'],
  ['export const act = () => {\n', 'act'],
  ['export default {\n  act() {\n', 'act'],
  ['start(() => {\n', 'line 1'],
])('notices a function of 61 lines that begins with %s', (beginning, name) => {
  const inner = 61 - 2;
  const end = beginning.startsWith('start') ? '});\n' : beginning.includes('default') ? '}\n};\n' : '}\n';
  expect(found(`${beginning}${lines(inner)}${end}`)).toEqual([
    `pwa/kit/example.tsx ${name} has 61 lines, more than 60: give its parts names of their own.`,
  ]);
});

it('allows 60 lines, and longer callbacks in a test', () => {
  expect(found(`function act() {\n${lines(58)}}\n`)).toEqual([]);
  expect(found(`it('works', () => {\n${lines(80)}});\n`, 'pwa/kit/example.test.ts')).toEqual([]);
});

it('names an exception that is no longer needed', () => {
  expect(tooLongFunctions([])).toHaveLength(known);
});

it('finds no long function in the sources', () => {
  expect(tooLongFunctions(sourceFiles())).toEqual([]);
});
