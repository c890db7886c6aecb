import { type ByStatus, jointOrOther } from './filing-status.ts';
import type { PerSet } from './set.ts';
import type { Dollars, Months, Percent, Years } from './units.ts';

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

const law2025: SocialSecurityFigures = {
  bendPoints: [1226, 7391],
  earningsTestUnder: 23400,
  earningsTestYearOf: 62160,
  quarterOfCoverage: 1810,
};

export const socialSecurity: PerSet<SocialSecurityFigures> = {
  spec: law2025,
  2024: { bendPoints: [1174, 7078], earningsTestUnder: 22320, earningsTestYearOf: 59520, quarterOfCoverage: 1730 },
  2025: law2025,
  2026: { bendPoints: [1286, 7749], earningsTestUnder: 24480, earningsTestYearOf: 65160, quarterOfCoverage: 1890 },
};

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
