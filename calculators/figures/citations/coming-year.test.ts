import { describe, expect, it } from 'vitest';
import { careCosts } from '#calculators/figures/prices/care-costs.ts';
import { lastPriceYear } from '#calculators/figures/prices/consumer-prices.ts';
import { marketSources } from '#calculators/figures/prices/market-sources.ts';
import { completeSets } from '#calculators/figures/set.ts';
import { lastBaseYear, lastIndexYear } from '#calculators/figures/social-security/wage-index.ts';
import { missingFigures, wantedYear } from './coming-year.ts';

const lastYear = Number(completeSets.at(-1));

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
    // A year of which nothing is announced yet.
    const lines = missingFigures('2040-10-01');
    const begun = lines.map((line) => line.slice(0, line.indexOf(':')));
    for (const label of [
      'tops of the tax brackets',
      'standard deduction',
      'top of the 0 % rate',
      'AMT exemption',
      'business income threshold',
      'estate tax exclusion',
      'business mileage',
      'bend points',
      'IRA contribution',
      'conforming loan limit',
      'FHA loan limit',
    ]) {
      expect(begun).toContain(label);
    }
    expect([...new Set(lines)]).toEqual(lines);
    for (const line of lines) expect(line).toMatch(/: no value for \d{4}; the last is of \d{4}(, \S.*)?\.$/);
  });

  it('says nothing of figures that a statute fixes for good', () => {
    const text = missingFigures(`${lastYear}-10-01`).join('\n');
    for (const label of ['tax rates', 'net loss deductible', 'net investment income tax', 'charity mileage', 'withdrawal rate']) {
      expect(text).not.toContain(`${label}:`);
    }
  });

  it('says nothing of figures in which only the original figures differ from the law', () => {
    const text = missingFigures(`${lastYear}-10-01`).join('\n');
    expect(text).not.toContain('starting age by year of birth');
  });

  it('names each series outside the sets with its missing year and its latest year', () => {
    const survey = Number(careCosts[0].from.slice(0, 4));
    expect(missingFigures('2040-09-30').slice(-4)).toEqual([
      `national average wage index: no value for 2038; the last is of ${lastIndexYear}.`,
      `contribution and benefit base: no value for 2040; the last is of ${lastBaseYear}.`,
      `consumer prices, annual average: no value for 2038; the last is of ${lastPriceYear}.`,
      `costs of care, survey: no value for 2038; the last is of ${survey}.`,
    ]);
  });

  it('the costs of care are cited by the year of their survey, as measured figures', () => {
    for (const figure of marketSources.care.slice(0, 4)) {
      expect(figure).toMatchObject({
        source: expect.stringMatching(/^CareScout, Cost of Care Survey 20\d\d: national medians$/),
        measured: true,
      });
    }
  });

  it('reports a series once its missing year should be published, and still in the following year', () => {
    expect(missingFigures(`${lastBaseYear}-10-01`)).toContain(
      `contribution and benefit base: no value for ${lastBaseYear + 1}; the last is of ${lastBaseYear}.`,
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
