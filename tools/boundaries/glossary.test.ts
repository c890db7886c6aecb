import { expect, it } from 'vitest';
import { glossarySentences, writtenFiles } from './glossary.ts';
import type { GlossaryRow } from './glossary-words.ts';

const rows: readonly GlossaryRow[] = [
  {
    say: 'quota',
    not: ['room', 'tenant head'],
    allowed: [{ file: /\.md$/, text: /shared room/, because: 'a room in a house' }],
  },
];
const needed = { file: 'docs/house.md', text: 'a shared room' };
const found = (text: string) => glossarySentences([needed, { file: 'pwa/x.ts', text: `const a = 1;\n${text}\n` }], rows);

it.each([
  '// No room is left.',
  'const roomLeft = 1;',
  'const leftRoom = 1;',
  'const x = room_left;',
  'const x = tenantHead;',
  '// A tenant head',
])('notices %s', (line) => {
  expect(found(line)).toEqual([expect.stringMatching(/^pwa\/x\.ts:2 says "[^"]+": say quota, or allow it in /)]);
});

it.each(['// a bathroom', 'const showroom = 1;', '// The tenant reads the headline.'])('lets %s pass', (line) => {
  expect(found(line)).toEqual([]);
});

it.each([
  ['const useAct = 1;', 'act'],
  ['// The acts of a person', 'act'],
  ["test('a user reads the own tenant', run);", 'the own'],
  ['// It reads an own row.', 'the own'],
  ['// The server looks the proof of a claim up.', 'look'],
  ['// An administrator sets the whole tenant up.', 'look'],
])('refuses %s', (line) => {
  expect(glossarySentences([{ file: 'pwa/x.ts', text: line }]).filter((sentence) => sentence.startsWith('pwa/x.ts:1'))).toHaveLength(1);
});

it.each(['// The server looks the id up.', '// An administrator acts here.', '// Their own tenant is set up.'])(
  'lets the sentence %s pass',
  (line) => {
    const sentences = glossarySentences([{ file: 'pwa/x.ts', text: line }]);
    expect(sentences.filter((sentence) => sentence.startsWith('pwa/x.ts:1'))).toEqual([]);
  },
);

it('allows a use only in the files that the table names', () => {
  expect(found('// a shared room')).toHaveLength(1);
});

it('names an allowed use that no line needs any more', () => {
  expect(glossarySentences([], rows)).toEqual([
    'No line needs the use of "room" for a room in a house: delete it in tools/boundaries/glossary-words.ts.',
  ]);
});

it('finds no replaced word in the sources and documents', () => {
  expect(glossarySentences(writtenFiles())).toEqual([]);
});
