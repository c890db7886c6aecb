import { expect, test } from 'vitest';
import { sheetName } from './workbook.ts';

test('a sheet never gets a name that spreadsheets reserve', () => {
  expect(sheetName('History', new Set())).toBe('History 2');
  expect(sheetName('history', new Set(['history 2']))).toBe('history 3');
  expect(sheetName('History of rates', new Set())).toBe('History of rates');
});

test('a long sheet name is never cut inside a character', () => {
  const name = sheetName(`${'a'.repeat(30)}🏠🏠`, new Set());
  expect(name.isWellFormed()).toBe(true);
  expect(name.length).toBeLessThanOrEqual(31);
});
