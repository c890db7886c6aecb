import {
  fhaDownPayment,
  fhaDownPaymentBelowScore,
  fhaMinimumScore,
  fhaUpfrontMip,
  mipLongTermYears,
  mipRows,
  mipThreshold,
  mipYears,
  pmiAbove,
  pmiEndsAt,
  vaFundingFee,
} from '#calculators/figures/housing/housing.ts';
import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { dollarsToCents } from '#calculators/kit/money/money.ts';

/** Private mortgage insurance is due above 80 % of the value, compared in whole cents: none is due at exactly 80 %. */
export function requiresPmi(loan: Dollars, value: Dollars): boolean {
  return dollarsToCents(loan) * 100 > dollarsToCents(value) * pmiAbove;
}

/** Balance at which insurance ends by itself: 78 % of the original value. Source: 12 USC 4901(18), 4902(b). */
export function pmiEndBalance(value: Dollars): Dollars {
  return (value * pmiEndsAt) / 100;
}

/** Minimum down payment in per cent: 3.5 at a score of 580 or above, otherwise 10. */
export function fhaLeastDownPayment(score: number): Percent {
  return score >= fhaMinimumScore ? fhaDownPayment : fhaDownPaymentBelowScore;
}

/** Premium at the start, 1.75 % of the base loan; usually financed on top of it. */
export function fhaUpfrontPremium(baseLoan: Dollars): Dollars {
  return (baseLoan * fhaUpfrontMip) / 100;
}

export interface AnnualPremium {
  /** Per cent a year of the average balance. */
  readonly rate: Percent;
  /** 11, or the whole term. */
  readonly years: Years;
}

/**
 * Annual FHA premium by term, loan-to-value and size of the base loan, for case numbers from 20 March 2023.
 * Source: HUD Mortgagee Letter 2023-05; Handbook 4000.1, appendix 1.0.
 */
export function fhaAnnualPremium(termYears: Years, loanToValue: Percent, baseLoan: Dollars): AnnualPremium {
  const large = baseLoan > mipThreshold;
  const long = termYears > mipLongTermYears;
  const rows = long ? (large ? mipRows.longLarge : mipRows.longSmall) : large ? mipRows.shortLarge : mipRows.shortSmall;
  const row = rows.find(({ upToLtv }) => loanToValue <= upToLtv);
  return { rate: row?.rate ?? 0, years: row?.endsAfter11Years === true ? Math.min(mipYears, termYears) : termYears };
}

export type VaPurpose = 'purchase' | 'cashOut' | 'interestRateReduction' | 'manufacturedHome' | 'assumption';

export interface VaLoan {
  readonly purpose: VaPurpose;
  readonly firstUse: boolean;
  readonly downPayment?: Percent;
  /** For example, compensation for a disability from service. */
  readonly exempt?: boolean;
}

/** VA funding fee in per cent of the loan. Source: 38 USC 3729(b)(2). */
export function vaFundingFeePercent(loan: VaLoan): Percent {
  if (loan.exempt === true) return 0;
  switch (loan.purpose) {
    case 'purchase': {
      const [below5, below10, from10] = loan.firstUse ? vaFundingFee.firstUse : vaFundingFee.laterUse;
      const down = loan.downPayment ?? 0;
      if (down < 5) return below5;
      return down < 10 ? below10 : from10;
    }
    case 'cashOut':
      return loan.firstUse ? vaFundingFee.cashOutFirstUse : vaFundingFee.cashOutLaterUse;
    case 'interestRateReduction':
      return vaFundingFee.interestRateReduction;
    case 'manufacturedHome':
      return vaFundingFee.manufacturedHome;
    case 'assumption':
      return vaFundingFee.assumption;
  }
}
