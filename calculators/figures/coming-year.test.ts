import { describe, expect, it } from 'vitest';
import { missingFigures, wantedYear } from './coming-year.ts';
import { figureSets } from './set.ts';

const lastYear = Number(figureSets.at(-1));

describe('the dated check', () => {
  it('asks for the coming year from the first of October on', () => {
    expect(['2026-01-01', '2026-09-30', '2026-10-01', '2026-12-31', '2027-01-01'].map(wantedYear)).toEqual([2026, 2026, 2027, 2027, 2027]);
  });

  it('is silent while every figure has a value for the year', () => {
    expect(missingFigures(`${lastYear - 1}-10-01`)).toEqual([]);
    expect(missingFigures(`${lastYear}-01-01`)).toEqual([]);
    expect(missingFigures(`${lastYear}-09-30`)).toEqual([]);
  });

  it('names each figure of a year from October on, with the last year and its source', () => {
    const lines = missingFigures(`${lastYear}-10-01`);
    const begun = lines.map((line) => line.slice(0, line.indexOf(':')));
    for (const label of [
      'tops of the tax brackets',
      'standard deduction',
      'top of the 0 % rate',
      'Social Security wage base',
      'AMT exemption',
      'business income threshold',
      'estate tax exclusion',
      'business mileage',
      'bend points',
      'earnings test in its year',
      'IRA contribution',
      'HSA, family',
      'conforming loan limit',
      'FHA loan limit',
      'contribution and benefit base',
    ]) {
      expect(begun).toContain(label);
    }
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/: no value for \d{4}; the last is of \d{4}(, \S.*)?\.$/);
  });

  it('says nothing of figures that a statute fixes for good', () => {
    const text = missingFigures(`${lastYear}-10-01`).join('\n');
    for (const label of ['tax rates', 'net loss deductible', 'net investment income tax', 'charity mileage', 'withdrawal rate']) {
      expect(text).not.toContain(`${label}:`);
    }
  });

  it('asks a series for the year that is out by then, and keeps asking in the year itself', () => {
    expect(missingFigures(`${lastYear}-10-01`)).toContain(
      `contribution and benefit base: no value for ${lastYear + 1}; the last is of ${lastYear}.`,
    );
    const ofNextYear = missingFigures(`${lastYear + 1}-02-01`);
    expect(ofNextYear).toEqual(missingFigures(`${lastYear}-10-01`));
    const late = missingFigures(`${lastYear + 8}-11-21`).join('\n');
    for (const [label, lag] of [
      ['national average wage index', 2],
      ['consumer prices, annual average', 2],
      ['costs of care, survey', 2],
    ] as const) {
      expect(late).toContain(`${label}: no value for ${lastYear + 9 - lag};`);
    }
  });
});
