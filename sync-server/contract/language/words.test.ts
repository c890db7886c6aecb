import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  globalThis.spoken = undefined;
});

async function wordsIn(locale: string) {
  globalThis.spoken = { locale, texts: new Map([['{count} years', '{count} Jahre']]) };
  return await import('./words.ts');
}

it('writes figures as German does, in dollars', async () => {
  const { dollars, wholeDollars, percent, number, localDollars, yearsText } = await wordsIn('de-DE');
  expect([dollars(1516.96), wholeDollars(-1517), percent(8.25), number(1234.5)].map(plainSpaces)).toEqual([
    '1.516,96 $',
    '−1.517 $',
    '8,25 %',
    '1.234,5',
  ]);
  expect(plainSpaces(localDollars('300.000'))).toBe('300.000 $');
  expect(yearsText(2)).toBe('2 Jahre');
});

it('exchanges the separators of a figure where they differ, and back', async () => {
  const german = await wordsIn('de-DE');
  expect(german.swapSeparators('1,234.56')).toBe('1.234,56');
  expect(german.swapSeparators('1.234,56')).toBe('1,234.56');
});

it('leaves American figures as they are', async () => {
  const { dollars, percent, swapSeparators, localDollars, duration } = await import('./words.ts');
  expect([dollars(1516.96), percent(8.25), swapSeparators('1,234.56'), localDollars('−5'), duration(98)]).toEqual([
    '$1,516.96',
    '8.25%',
    '1,234.56',
    '−$5',
    '8 years and 2 months',
  ]);
});

function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
