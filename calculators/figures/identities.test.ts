import { describe, expect, it } from 'vitest';
import { amt } from './federal-tax/amt.ts';
import { capitalGains } from './federal-tax/capital-gains.ts';
import { estate } from './federal-tax/estate.ts';
import { incomeTax, incomeTaxRates } from './federal-tax/income-tax.ts';
import { mileage } from './federal-tax/mileage.ts';
import { payroll } from './federal-tax/payroll.ts';
import { qbi } from './federal-tax/qbi.ts';
import { filingStatuses } from './filing-status.ts';
import { housing } from './housing/housing.ts';
import { contributions } from './retirement/contributions.ts';
import { singleLife, uniformLifetime } from './retirement/life-tables.ts';
import { completeSets } from './set.ts';
import { socialSecurity } from './social-security/social-security.ts';

const topics = { incomeTax, capitalGains, payroll, amt, qbi, estate, socialSecurity, contributions, housing, mileage };
const lawSets = ['2024', '2025', '2026'] as const;

/** Every key, including those of figures by status. */
function keysOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`));
}

describe.each(Object.entries(topics))('%s', (_name, topic) => {
  it('has every key of one year in the next', () => {
    const sets = completeSets.map((set) => [...keysOf(topic[set])].sort());
    for (const keys of sets) expect(keys).toEqual(sets[0]);
    expect(sets[0]?.length).toBeGreaterThan(0);
  });
});

describe.each(completeSets)('in the set %s', (set) => {
  it('every status has one bracket top fewer than rates, and the tops rise', () => {
    for (const status of filingStatuses) {
      const tops = incomeTax[set].bracketTops[status];
      expect(tops).toHaveLength(incomeTaxRates.length - 1);
      expect([...tops].sort((a, b) => a - b)).toEqual(tops);
    }
  });

  it('a separate return has half of a joint one, to 50 dollars: brackets, deduction, exemption, AMT threshold, caps', () => {
    const tax = incomeTax[set];
    tax.bracketTops.marriedJoint.forEach((top, at) => {
      expect(Math.abs(top / 2 - (tax.bracketTops.marriedSeparate[at] ?? 0))).toBeLessThanOrEqual(25);
    });
    expect(tax.standardDeduction.marriedSeparate).toBe(tax.standardDeduction.marriedJoint / 2);
    expect(tax.saltCap.marriedSeparate).toBe(tax.saltCap.marriedJoint / 2);
    expect(tax.saltStart.marriedSeparate).toBe(tax.saltStart.marriedJoint / 2);
    expect(tax.saltFloor.marriedSeparate).toBe(tax.saltFloor.marriedJoint / 2);
    expect(tax.mortgageDebtCap.marriedSeparate).toBe(tax.mortgageDebtCap.marriedJoint / 2);
    expect(amt[set].exemption.marriedSeparate).toBe(amt[set].exemption.marriedJoint / 2);
    expect(amt[set].upperRateStart.marriedSeparate).toBe(amt[set].upperRateStart.marriedJoint / 2);
    expect(contributions[set].dependentCareFsa.marriedSeparate).toBe(contributions[set].dependentCareFsa.marriedJoint / 2);
    const { zeroRateTop, fifteenRateTop } = capitalGains[set];
    expect(zeroRateTop.marriedSeparate).toBe(zeroRateTop.marriedJoint / 2);
    expect(Math.abs(fifteenRateTop.marriedSeparate - fifteenRateTop.marriedJoint / 2)).toBeLessThanOrEqual(25);
  });

  it('a joint return ends its first five brackets at twice a single one', () => {
    const { single, marriedJoint } = incomeTax[set].bracketTops;
    expect(marriedJoint.slice(0, 5)).toEqual(single.slice(0, 5).map((top) => top * 2));
  });

  it('the deduction of a joint return is twice a single one, of a head of household one and a half', () => {
    const { single, marriedJoint, headOfHousehold } = incomeTax[set].standardDeduction;
    expect([marriedJoint, headOfHousehold]).toEqual([single * 2, single * 1.5]);
  });

  it('the minimum deductible and the out-of-pocket maximum of a family are twice those of one person', () => {
    const figures = contributions[set];
    expect([figures.deductibleFamily, figures.outOfPocketFamily]).toEqual([figures.deductibleSelf * 2, figures.outOfPocketSelf * 2]);
  });

  it('a Roth contribution phases out over 15,000 of income, and over 10,000 for a couple', () => {
    const { rothRange, deductionRange } = contributions[set];
    expect(filingStatuses.map((status) => rothRange[status][1] - rothRange[status][0])).toEqual([15000, 10000, 10000, 15000]);
    expect(filingStatuses.map((status) => deductionRange[status][1] - deductionRange[status][0])).toEqual([10000, 20000, 10000, 10000]);
  });
});

describe.each(lawSets)('by the law of %s', (set) => {
  it('the FHA floor is 65 % and the ceiling 150 % of the conforming limit; the HECM maximum is the ceiling', () => {
    const { conformingLimit, fhaLimit, fhaCeiling, hecmMaximumClaim } = housing[set];
    expect(fhaLimit).toBe(Math.floor(conformingLimit * 0.65));
    expect(fhaCeiling).toBe(conformingLimit * 1.5);
    expect(hecmMaximumClaim).toBe(fhaCeiling);
  });

  it('the AMT phase-out of a joint return starts at twice a single one', () => {
    expect(amt[set].phaseOutStart.marriedJoint).toBe(2 * amt[set].phaseOutStart.single);
    expect(amt[set].phaseOutStart.marriedSeparate).toBe(amt[set].phaseOutStart.single);
  });
});

it('the FHA limit and the claim maximum of the original figures are 65 % and 150 % of the conforming limit of 2023, 726,200', () => {
  expect(housing.spec.fhaLimit).toBe(726200 * 0.65);
  expect(housing.spec.hecmMaximumClaim).toBe(726200 * 1.5);
});

it('life expectancies fall with each year of age or stay', () => {
  for (const table of [singleLife, uniformLifetime]) expect([...table].sort((a, b) => b - a)).toEqual(table);
  expect([singleLife.length, uniformLifetime.length]).toEqual([121, 49]);
});
