import { describe, expect, test } from 'vitest';
import { columnRatios, columnRatiosText, withColumnRatios } from './column-ratios.ts';

describe('column ratios', () => {
  test('[R-BLD-38] text like 2:1:1 gives each column its share, and no text gives equal shares', () => {
    expect(columnRatios('2:1:1', 3)).toEqual([2, 1, 1]);
    expect(columnRatios('1', 1)).toEqual([1]);
    expect(columnRatios('1:12', 2)).toEqual([1, 12]);
    expect(columnRatios('', 4)).toEqual([1, 1, 1, 1]);
  });

  test('[R-BLD-38] text that does not fit the row gives no shares', () => {
    for (const text of ['2:1', '2:1:1:1', '2:1:0', '2:1:13', '2:1:', ':2:1', '2;1;1', 'a:b:c', '-2:1:1', '1.5:1:1', '2:1:1:1:1:1:1']) {
      expect([text, columnRatios(text, 3)]).toEqual([text, undefined]);
    }
  });

  test('[R-BLD-38] a row keeps its own ratios while the typed text is wrong, and says what is expected', () => {
    const row = { columns: 3, columnRatios: '1:2:1', gap: 16 };
    expect(withColumnRatios(row, '2:1')).toEqual({
      row,
      problem: 'Write 3 whole numbers from 1 to 12 with colons between them, such as 2:1:1.',
    });
    expect(withColumnRatios(row, ' 2 : 1 : 1 ')).toEqual({ row: { ...row, columnRatios: '2:1:1' }, problem: undefined });
    expect(columnRatiosText(1)).toBe('Write 1 whole number from 1 to 12 with colons between them, such as 1.');
  });
});
