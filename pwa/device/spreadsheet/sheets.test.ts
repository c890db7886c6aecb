import { expect, test } from 'vitest';
import { cellAddress, sheetName } from './sheets.ts';

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

test('columns after Z have two letters', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map((column) => cellAddress(column, 1))).toEqual(['A1', 'Z1', 'AA1', 'AZ1', 'BA1', 'ZZ1', 'AAA1']);
  expect(cellAddress(27, 7, 'Answer')).toBe("'Answer'!$AB$7");
});
