import { highestExpectedRate } from '#calculators/figures/housing/hecm-factors.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import { checkAmounts, checkBetween } from '#calculators/functions/arguments/argument-bounds.ts';
import { declareFunction, integer, number } from '#calculators/functions/arguments/declare.ts';
import { firstRefusal, stated } from '#calculators/kit/finance/outcome.ts';
import { fhaAnnualPremium, fhaUpfrontPremium, vaFundingFeePercent } from '#calculators/kit/law/housing/mortgage-insurance.ts';
import {
  assumedLimitFactor,
  hecmOriginationFee,
  hecmUpfrontPremium,
  isReverseMortgageAge,
  maximumClaimAmount,
  principalLimitFactor,
} from '#calculators/kit/law/housing/reverse-mortgage.ts';

const zero = { kind: 'number', optional: true, defaultValue: 0 } as const;

/** Insurance and fees of FHA, VA and reverse mortgages; rates and shares are fractions. */
export const housingFunctions = {
  FHA_ANNUAL_PREMIUM: declareFunction({
    declared: { termYears: number, loanToValue: { kind: 'number', also: ['ltv'] }, baseLoan: number },
    description: 'Annual FHA premium, a fraction of the average balance.',
    source: 'HUD Mortgagee Letter 2023-05',
    call: ({ termYears, loanToValue, baseLoan }) =>
      firstRefusal(checkAmounts({ term_years: termYears, base_loan: baseLoan }), checkBetween('loan_to_value', loanToValue, 0, 1)) ??
      stated(fhaAnnualPremium(termYears, toPercent(loanToValue), baseLoan).rate / 100),
  }),
  FHA_UPFRONT_PREMIUM: declareFunction({
    declared: { baseLoan: number },
    description: 'FHA premium at the start, in dollars.',
    source: 'HUD Mortgagee Letter 2023-05',
    call: ({ baseLoan }) => checkAmounts({ base_loan: baseLoan }) ?? stated(fhaUpfrontPremium(baseLoan)),
  }),
  VA_FUNDING_FEE: declareFunction({
    declared: { downPayment: zero, firstUse: { kind: 'flag', optional: true, defaultValue: true } },
    description: 'VA funding fee of a purchase, a fraction of the loan, by the down payment as a fraction of the price.',
    source: '38 USC 3729(b)(2)',
    call: ({ downPayment, firstUse }) =>
      checkBetween('down_payment', downPayment, 0, 1) ??
      stated(vaFundingFeePercent({ purpose: 'purchase', firstUse, downPayment: toPercent(downPayment) }) / 100),
  }),
  HECM_PRINCIPAL_LIMIT: declareFunction({
    declared: {
      age: integer,
      homeValue: number,
      year: { kind: 'taxYear', also: ['tax_year'] },
      expectedRate: { kind: 'number', optional: true },
    },
    description: 'Principal limit of a reverse mortgage by HUD’s factor at a fractional rate; without one, by this product’s formula.',
    source: '24 CFR 206.3; HUD Mortgagee Letter 2017-12',
    call: ({ age, homeValue, year, expectedRate }) =>
      firstRefusal(
        checkBetween('age', age, 0, 130),
        checkAmounts({ home_value: homeValue }),
        expectedRate === undefined ? undefined : checkBetween('expected_rate', expectedRate, 0, highestExpectedRate / 100),
      ) ?? stated(limitFactor(age, year, expectedRate) * maximumClaimAmount(year, homeValue)),
  }),
  HECM_ORIGINATION_FEE: declareFunction({
    declared: { claimAmount: number },
    description: 'Most that a lender may charge to originate a reverse mortgage.',
    source: '24 CFR 206.31(a)(1)',
    call: ({ claimAmount }) => checkAmounts({ claim_amount: claimAmount }) ?? stated(hecmOriginationFee(claimAmount)),
  }),
  HECM_UPFRONT_PREMIUM: declareFunction({
    declared: { claimAmount: number },
    description: 'Insurance premium of a reverse mortgage at closing.',
    source: '24 CFR 206.105(a)',
    call: ({ claimAmount }) => checkAmounts({ claim_amount: claimAmount }) ?? stated(hecmUpfrontPremium(claimAmount)),
  }),
};

function limitFactor(age: number, year: FigureSet, expectedRate: number | undefined): number {
  if (expectedRate !== undefined) return principalLimitFactor(year, age, toPercent(expectedRate)) ?? 0;
  return isReverseMortgageAge(age) ? assumedLimitFactor(age) : 0;
}

/** Makes 0.1 exactly 10, so that it matches the steps of a table. */
function toPercent(fraction: number): number {
  return Math.round(fraction * 1e10) / 1e8;
}
