import { expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';
import { otherWordsForTenant } from './tenant-words.ts';

const found = (text: string, file = 'pwa/x.ts') => otherWordsForTenant([{ file, text }]);

it.each(['const firm = 1;', 'const hostFirm = 1;', 'interface FirmLimits {}', 'function f({ firm }: X) {}', '// The firm is suspended.'])(
  'refuses %s in code',
  (text) => {
    expect(found(text)).toEqual([expect.stringMatching(/^pwa\/x\.ts:1 says "\w+": code says tenant\.$/)]);
  },
);

it.each(["const title = t('Open a firm');", 'const { firmName } = signUp;', 'confirm();', '// They confirm it.'])(
  'lets %s pass',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

it('lets a field pass that embedded calculators load', () => {
  expect(found('const { firm } = settings;', 'sync-server/pages/embedding/embed-page.ts')).toEqual([]);
});

it('finds no firm in the code', () => {
  expect(otherWordsForTenant(sourceFiles())).toEqual([]);
});
