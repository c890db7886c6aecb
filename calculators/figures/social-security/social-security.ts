import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, jointOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars, Months, Percent, Years } from '#calculators/figures/units.ts';

export interface SocialSecurityFigures {
  /** Monthly earnings at which the 90 % share ends, and the 32 % share. */
  readonly bendPoints: readonly [Dollars, Dollars];
  /** Yearly earnings that do not reduce the benefit: before the year of full retirement age, and in that year. */
  readonly earningsTestUnder: Dollars;
  readonly earningsTestYearOf: Dollars;
  readonly quarterOfCoverage: Dollars;
}

/** Whole per cent, so that a benefit on a dime boundary is exact. */
export const piaShares: readonly [Percent, Percent, Percent] = [90, 32, 15];
/** Provisional income above which half of a benefit may be taxable, and above which 85 % may; not indexed. */
export const benefitTaxBase: ByStatus<Dollars> = jointOrOther(32000, 25000);
export const benefitTaxSecond: ByStatus<Dollars> = jointOrOther(44000, 34000);

export const socialSecurityFigures: DatedFigures<SocialSecurityFigures> = {
  bendPoints: {
    label: 'bend points',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [1286, 7749], source: '42 USC 415(a); SSA, Office of the Chief Actuary', evidence: 'published' },
      { from: '2025-01-01', value: [1226, 7391], source: '42 USC 415(a); SSA, Office of the Chief Actuary', evidence: 'published' },
      { from: '2024-01-01', value: [1174, 7078], source: '42 USC 415(a); SSA, Office of the Chief Actuary', evidence: 'published' },
    ],
  },
  earningsTestUnder: {
    label: 'earnings test before full retirement age',
    unit: 'dollars',
    values: [
      {
        from: '2027-01-01',
        value: 25560,
        source: 'SSA, Cost-of-Living Increase and Other Determinations for 2027 (October 2026), as copied by a public catalog',
        evidence: 'published',
      },
      { from: '2026-01-01', value: 24480, source: '42 USC 403(f)(8); SSA, Office of the Chief Actuary', evidence: 'one model' },
      { from: '2025-01-01', value: 23400, source: '42 USC 403(f)(8); SSA, Office of the Chief Actuary', evidence: 'one model' },
      { from: '2024-01-01', value: 22320, source: '42 USC 403(f)(8); SSA, Office of the Chief Actuary', evidence: 'one model' },
    ],
  },
  earningsTestYearOf: {
    label: 'earnings test in its year',
    unit: 'dollars',
    values: [
      {
        from: '2027-01-01',
        value: 67920,
        source: 'SSA, Cost-of-Living Increase and Other Determinations for 2027 (October 2026), as copied by a public catalog',
        evidence: 'published',
      },
      { from: '2026-01-01', value: 65160, source: '42 USC 403(f)(8)(D); SSA, Office of the Chief Actuary', evidence: 'one model' },
      { from: '2025-01-01', value: 62160, source: '42 USC 403(f)(8)(D); SSA, Office of the Chief Actuary', evidence: 'one model' },
      { from: '2024-01-01', value: 59520, source: '42 USC 403(f)(8)(D); SSA, Office of the Chief Actuary', evidence: 'one model' },
    ],
  },
  quarterOfCoverage: {
    label: 'earnings of a quarter of coverage',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 1890, source: '42 USC 413(d)(2); SSA, Office of the Chief Actuary', evidence: 'one model' },
      { from: '2025-01-01', value: 1810, source: '42 USC 413(d)(2); SSA, Office of the Chief Actuary', evidence: 'one model' },
      { from: '2024-01-01', value: 1730, source: '42 USC 413(d)(2); SSA, Office of the Chief Actuary', evidence: 'one model' },
    ],
  },
};

export const socialSecurity = perSet('Social Security', socialSecurityFigures);

/** Full retirement age in months by year of birth; born 1937 or earlier 780, born 1960 or later 804. */
export const fullRetirementAgeMonths: Readonly<Record<number, number>> = {
  1937: 780,
  1938: 782,
  1939: 784,
  1940: 786,
  1941: 788,
  1942: 790,
  1943: 792,
  1955: 794,
  1956: 796,
  1957: 798,
  1958: 800,
  1959: 802,
  1960: 804,
};

/** The highest years of earnings that count. */
export const computationYears: Years = 35;
/** Ages of the first and the last month in which a claim changes a retirement benefit. */
export const earliestClaim: Months = 744;
export const latestClaim: Months = 840;
