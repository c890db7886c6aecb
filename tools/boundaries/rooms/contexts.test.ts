import { expect, it } from 'vitest';
import { sourceFiles } from '../imports.ts';
import { roomsThatKnowAll } from './contexts.ts';

const all = ['people', 'tenants', 'money', 'pages', 'calculate'].map((room) => `import '#app/${room}/domain/part.ts';\n`).join('');

it('notices a room that knows all contexts', () => {
  expect(roomsThatKnowAll([{ file: 'pwa/frame/shell/menu.ts', text: all }])).toEqual([
    'pwa/frame imports all of people, tenants, money, pages, calculators: only pwa/app puts them together.',
  ]);
});

it('counts a context among those it knows', () => {
  expect(
    roomsThatKnowAll([{ file: 'pwa/money/domain/menu.ts', text: all.replace("import '#app/money/domain/part.ts';\n", '') }]),
  ).toHaveLength(1);
});

it('lets the room that puts them together, and a room that knows four, pass', () => {
  expect(roomsThatKnowAll([{ file: 'pwa/app/start/menu.ts', text: all }])).toEqual([]);
  expect(roomsThatKnowAll([{ file: 'pwa/frame/shell/menu.ts', text: all.split('\n').slice(1).join('\n') }])).toEqual([]);
});

it('finds no other in the sources', () => {
  expect(roomsThatKnowAll(sourceFiles())).toEqual([]);
});
