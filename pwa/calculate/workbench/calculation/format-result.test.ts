import { describe, expect, it } from 'vitest';
import reverseMortgage from '#calculators/real-estate/home-equity/reverse-mortgage.ts';
import { formatResult, plainKind, tablesOf, tilesOf } from './format-result.ts';

describe('a result in words', () => {
  it.each([
    ['money', 1516.96, {}, '$1,516.96'],
    ['money', -1516.96, {}, '\u2212$1,516.96'],
    ['percent', 8.2, {}, '8.20%'],
    ['months', 262, {}, '21 years and 10 months'],
    ['months', 262, { short: true }, '21 years 10 months'],
    ['months', 24, { short: true }, '2 years'],
    ['years', 1, {}, '1 year'],
    ['times', 1.25, {}, '1.25×'],
    ['times', 1.2499, {}, '1.24×'],
    ['factor', 0.279, {}, '0.279'],
    ['flag', true, {}, 'Yes'],
    ['months', null, {}, '—'],
    ['list', ['a', 'b'], {}, 'a; b'],
  ] as const)('shows %s %s', (kind, value, precision, text) => {
    expect(formatResult(kind, value, precision)).toBe(text);
  });

  it('[R-CUI-28] shows business amounts without decimals and a percentage with two', () => {
    expect(formatResult('money', 1516.96, { whole: true })).toBe('$1,517');
    expect(formatResult('percent', 31.256, { whole: true })).toBe('31.26%');
  });
});

it('shows the limit factor of a reverse mortgage with the digits of its table', () => {
  const { results } = reverseMortgage;
  expect(formatResult(plainKind(results.principalLimitFactor), 0.279)).toBe('0.279');
});

describe('tiles', () => {
  const declared = {
    currentRatio: 'number',
    duration: 'months',
    grossMargin: 'money',
    parts: 'group',
    notes: 'list',
    rows: { month: 'count' },
  } as const;
  const results = { currentRatio: 210, duration: 12, grossMargin: 50, parts: { a: 1 }, notes: ['x'], rows: [{ month: 1 }] };

  it('[R-CUI-26] leaves out results that are objects', () => {
    expect(tilesOf(results, declared, 'mortgage').map((tile) => tile.name)).toEqual(['currentRatio', 'duration', 'grossMargin']);
  });

  it('[R-CUI-27] reads names with rate, ratio, margin or percent as percentages in the business suite only', () => {
    expect(tilesOf(results, declared, 'business').map((tile) => tile.kind)).toEqual(['percent', 'months', 'money']);
    expect(tilesOf(results, declared, 'mortgage').map((tile) => tile.kind)).toEqual(['number', 'months', 'money']);
  });

  it('finds the tables among the results', () => {
    expect(tablesOf(results, declared)).toEqual([{ name: 'rows', columns: { month: 'count' }, rows: [{ month: 1 }] }]);
  });
});

it('reads the kind of an optional result', () => {
  expect(plainKind('months?')).toBe('months');
  expect(plainKind('balance')).toBe('balance');
});
