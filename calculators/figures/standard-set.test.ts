import { expect, it } from 'vitest';
import { amt } from './federal-tax/amt.ts';
import { capitalGains, capitalGainsRates } from './federal-tax/capital-gains.ts';
import { estate, estateRate } from './federal-tax/estate.ts';
import { incomeTax, incomeTaxRates } from './federal-tax/income-tax.ts';
import {
  additionalMedicareRate,
  additionalMedicareThreshold,
  medicareRate,
  payroll,
  selfEmploymentFactor,
  selfEmploymentMinimum,
  socialSecurityRate,
} from './federal-tax/payroll.ts';
import { filingStatuses } from './filing-status.ts';
import {
  capRateBands,
  coverageLowRisk,
  coverageMediumRisk,
  debtToIncome,
  defaultLifeExpectancy,
  defaultSalesTax,
  exchangeDefaults,
  reverseMortgageDefaults,
  vehicleDepreciation,
  withdrawalRate,
} from './guidelines.ts';
import { fhaDownPayment, fhaDownPaymentBelowScore, fhaMinimumScore, fhaUpfrontMip, housing, principalLimit } from './housing/housing.ts';
import { contributions } from './retirement/contributions.ts';
import { uniformLifetime, uniformLifetimeFrom } from './retirement/life-tables.ts';
import { standardTableEnd, usesLawRows } from './retirement/rmd.ts';
import type { completeSets } from './set.ts';

function inOrder<T>(figure: Readonly<Record<(typeof filingStatuses)[number], T>>): readonly T[] {
  return filingStatuses.map((status) => figure[status]);
}

it('[R-CCONST-01] the standard deductions are 15000, 30000, 15000 and 22500', () => {
  expect(inOrder(incomeTax.spec.standardDeduction)).toEqual([15000, 30000, 15000, 22500]);
});

it('[R-CCONST-02] the wage base is 168600 at 6.2 %, Medicare 1.45 %, and 0.9 % more above the four thresholds', () => {
  expect(payroll.spec.wageBase).toBe(168600);
  expect([socialSecurityRate, medicareRate, additionalMedicareRate]).toEqual([0.062, 0.0145, 0.009]);
  expect(inOrder(additionalMedicareThreshold)).toEqual([200000, 250000, 125000, 200000]);
});

it('[R-CCONST-03] the estate exemption is 13,610,000 at 40 %', () => {
  expect([estate.spec.exclusion, estateRate]).toEqual([13610000, 0.4]);
});

it('[R-CCONST-04] the AMT exemptions and phase-outs are the stated ones', () => {
  expect(inOrder(amt.spec.exemption)).toEqual([85700, 139400, 69700, 85700]);
  expect(inOrder(amt.spec.phaseOutStart)).toEqual([626350, 1252550, 626350, 626350]);
});

it('[R-CCONST-05] federal rates run from 10 to 37 %, capital gains are taxed at 0, 15 or 20 %', () => {
  expect(incomeTaxRates).toEqual([0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]);
  expect(capitalGainsRates).toEqual([0, 0.15, 0.2]);
});

it('[R-CCONST-05] where the original figures state no thresholds it has those of 2025 for all four statuses', () => {
  expect(incomeTax.spec.bracketTops).toEqual(incomeTax['2025'].bracketTops);
  expect(capitalGains.spec).toEqual(capitalGains['2025']);
  expect(Object.keys(incomeTax.spec.bracketTops)).toEqual(filingStatuses);
});

it('[R-CCONST-06] the self-employment factor is 92.35 %', () => {
  expect(selfEmploymentFactor).toBe(0.9235);
  expect(selfEmploymentMinimum).toBe(400);
});

it('[R-CCONST-07] the withdrawal rate is 4 % and the HSA limit 4300', () => {
  expect([withdrawalRate, contributions.spec.hsaSelf]).toEqual([4, 4300]);
});

it('[R-CCONST-08] the FHA limit is 472030, the upfront premium 1.75 %, the score 580', () => {
  expect([housing.spec.fhaLimit, fhaUpfrontMip, fhaMinimumScore]).toEqual([472030, 1.75, 580]);
  expect([fhaDownPayment, fhaDownPaymentBelowScore]).toEqual([3.5, 10]);
});

it('[R-CCONST-09] the divisor table runs from 72 to 100; older ages use the rows of the law, and the set says so', () => {
  expect([uniformLifetimeFrom, standardTableEnd]).toEqual([72, 100]);
  expect([uniformLifetime[0], uniformLifetime[28], uniformLifetime.length]).toEqual([27.4, 6.4, 49]);
  expect([usesLawRows('spec', 100), usesLawRows('spec', 101), usesLawRows('2025', 101)]).toEqual([false, true, false]);
});

it('[R-CCONST-10] the reverse mortgage has the stated cap, factor and defaults', () => {
  expect(housing.spec.hecmMaximumClaim).toBe(1089300);
  expect(principalLimit).toEqual({ at62: 0.175, perYear: 0.013, cap: 0.585 });
  expect(reverseMortgageDefaults).toEqual({ homeValue: 400000, age: 70, interestRate: 5.5, appreciation: 3 });
  expect(defaultLifeExpectancy).toBe(85);
});

it('[R-CCONST-11] debt to income is 28/36, for FHA 31/43, for VA 41', () => {
  expect(debtToIncome).toEqual({ conventional: { front: 28, back: 36 }, fha: { front: 31, back: 43 }, va: { back: 41 } });
});

it('[R-CCONST-12] an exchange defers 20 % federal, 5 % state and 25 % recapture, on 300000 bought and 500000 sold', () => {
  expect(exchangeDefaults).toEqual({ federalRate: 20, stateRate: 5, recaptureRate: 25, purchasePrice: 300000, salePrice: 500000 });
});

it('[R-CCONST-13] the cap rate bands are 4, 6, 8 and 10 %; coverage bands end at 1.25 and 1', () => {
  expect(capRateBands).toEqual([4, 6, 8, 10]);
  expect([coverageLowRisk, coverageMediumRisk]).toEqual([1.25, 1]);
});

it('[R-CCONST-14] the sales tax default is 8.25 %, vehicles lose 15 % a year', () => {
  expect([defaultSalesTax, vehicleDepreciation]).toEqual([8.25, 15]);
});

it('the original figures depart from 2025 only where the specification says so', () => {
  const departs = (topic: Readonly<Record<(typeof completeSets)[number], object>>) => {
    const law = new Map(Object.entries(topic['2025']));
    return Object.entries(topic.spec)
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(law.get(key)))
      .map(([key]) => key);
  };
  expect(departs(incomeTax)).toEqual(['standardDeduction']);
  expect(departs(payroll)).toEqual(['wageBase']);
  expect(departs(amt)).toEqual(['exemption', 'phaseOutStart']);
  expect(departs(estate)).toEqual(['exclusion']);
  expect(departs(housing)).toEqual(['fhaLimit', 'hecmMaximumClaim']);
  expect(departs(contributions)).toEqual([]);
});
