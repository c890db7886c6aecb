import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Quotation, quotedText, shownTexts } from './quotation.ts';
import { quotedTexts, quotedValues } from './quoted-texts.ts';
import { scenes } from './scenes.ts';
import { unseenTexts } from './seen-texts.ts';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const table: Readonly<Record<string, Readonly<Record<string, readonly Quotation[]>>>> = quotedTexts;
const all = Object.values(table).flatMap((moments) => Object.values(moments).flat());

describe('the texts that the specification quotes', () => {
  it.each(Object.entries(scenes))('are seen in %s', async (name, play) => {
    const moments = table[name] ?? {};
    const passed: string[] = [];
    await play(async (moment) => {
      passed.push(moment);
      const texts = (moments[moment] ?? []).flatMap(shownTexts);
      await expect.poll(() => unseenTexts(texts), { timeout: 5_000, message: moment }).toEqual([]);
    });
    expect(passed).toEqual(Object.keys(moments));
  });

  it('are listed in the table once each', () => {
    const texts = [...all.map(quotedText), ...quotedValues];
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    expect(texts).toHaveLength(122);
  });

  it('are part of the longer sentence that is shown, if any', () => {
    const parts = all.flatMap((quotation) => (typeof quotation === 'string' ? [] : [quotation]));
    const wrong = parts.filter(({ quoted, sentence }) => sentence?.includes(quoted.replace('...', '')) === false);
    expect(wrong).toEqual([]);
  });
});
