import { expect, it } from 'vitest';
import { gestureNames } from './gesture-names.ts';
import { sourceFiles } from './imports.ts';

it.each(['judge-rows.ts', 'take-turns.ts', 'tell-owners.ts', 'note-value.ts', 'keep-books.test.ts', 'follow-invoice.ts'])(
  'refuses a file named %s',
  (name) => {
    expect(gestureNames([{ file: `sync-server/money/${name}`, text: '' }])).toEqual([
      `sync-server/money/${name} is named after a gesture: say what it does, such as check, apply, store, or notify.`,
    ]);
  },
);

it.each(['export function judgeRows() {}', 'export async function takeTurns() {}', 'export const keepStep = 1;'])('refuses %s', (text) => {
  expect(gestureNames([{ file: 'pwa/x.ts', text }])).toEqual([expect.stringMatching(/^pwa\/x\.ts exports \w+, a gesture: /)]);
});

it.each([
  ['pwa/pages/landing-pages/take-down-form.tsx', ''],
  ['journeys/take-away.journey.ts', ''],
  ['pwa/notes.ts', 'export const notes = 1;'],
  ['pwa/x.ts', 'export const keepSubscription = 1;'],
])('lets %s with "%s" pass', (file, text) => {
  expect(gestureNames([{ file, text }])).toEqual([]);
});

it('finds no gesture among the sources', () => {
  expect(gestureNames(sourceFiles())).toEqual([]);
});
