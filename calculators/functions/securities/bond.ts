import { refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeAtLeast, mustBeMoreThan, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';
import { type Flow, ratesOfReturn } from '#calculators/kit/finance/roots.ts';
import { type CouponPeriod, type CouponTerms, checkCoupons, couponPeriod, partToCome } from './coupons.ts';

interface Bond extends CouponTerms {
  /** Yearly coupon rate, a fraction of 100 face value. */
  readonly rate: number;
  /** Per 100 face value. */
  readonly redemption: number;
}

/**
 * PRICE: clean price per 100 face value of a bond with regular coupons, from its yield (yearly, compounded `frequency` times, fractions).
 * With N coupons left, A ÷ E of the present period gone and w = 1 − A ÷ E to come (as Excel takes DSC, under every basis), c = 100 · rate ÷ frequency, y = yld ÷ frequency:
 *   N > 1: redemption ÷ (1 + y)^(N − 1 + w) + Σ c ÷ (1 + y)^(k − 1 + w), k = 1…N, − c · A ÷ E
 *   N = 1: (redemption + c) ÷ (1 + y · w) − c · A ÷ E: simple interest in the last period
 * Source: OpenFormula 1.2, 6.12 PRICE; SIFMA, Standard Securities Calculation Methods, vol. 1 (formulas 6 and 7).
 */
export function price({ yld, ...bond }: Bond & { readonly yld: number }): Outcome {
  const refusal = firstRefusal(
    checkCoupons(bond),
    mustBeAtLeast('rate', bond.rate, 0),
    mustBeMoreThan('yld', yld, -bond.frequency),
    mustBeMoreThan('redemption', bond.redemption, 0),
  );
  if (refusal !== undefined) return refusal;
  const period = couponPeriod(bond);
  const coupon = (100 * bond.rate) / bond.frequency;
  const accrued = (coupon * period.daysBefore) / period.days;
  if (period.count === 1) {
    const dirty = (bond.redemption + coupon) / (1 + (yld / bond.frequency) * partToCome(period));
    return stated(dirty - accrued);
  }
  return stated(presentValueAt(payments(bond, period), yld / bond.frequency) - accrued);
}

/**
 * YIELD: the yield at which PRICE gives `pr`. With one coupon left the equation is linear; otherwise payments after one outlay have
 * exactly one rate of return, found by bracketing. Source: OpenFormula 1.2, 6.12 YIELD.
 */
export function bondYield({ pr, ...bond }: Bond & { readonly pr: number }): Outcome {
  const refusal = firstRefusal(
    checkCoupons(bond),
    mustBeAtLeast('rate', bond.rate, 0),
    mustBeMoreThan('pr', pr, 0),
    mustBeMoreThan('redemption', bond.redemption, 0),
  );
  if (refusal !== undefined) return refusal;
  const period = couponPeriod(bond);
  const coupon = (100 * bond.rate) / bond.frequency;
  const dirty = pr + (coupon * period.daysBefore) / period.days;
  if (period.count === 1) {
    if (partToCome(period) === 0) return refuse('These dates lie no day apart under this basis.', 'maturity');
    return stated((((bond.redemption + coupon) / dirty - 1) * bond.frequency) / partToCome(period));
  }
  const found = ratesOfReturn([{ amount: -dirty, time: 0 }, ...payments(bond, period)]);
  switch (found.kind) {
    case 'none':
      return refuse('No yield gives this price.', 'pr');
    case 'one':
      return stated(found.rate * bond.frequency);
    case 'several':
      // Past the last day of a period counted as 360 days, the first coupon is before settlement; the other root is far outside any
      // plausible rate.
      return stated(Math.min(...found.rates) * bond.frequency);
  }
}

/** Coupons and redemption, timed in coupon periods from settlement. */
function payments({ rate, redemption, frequency }: Bond, period: CouponPeriod): readonly Flow[] {
  const coupon = (100 * rate) / frequency;
  const left = partToCome(period);
  return Array.from({ length: period.count }, (_, index) => ({
    amount: index === period.count - 1 ? coupon + redemption : coupon,
    time: index + left,
  }));
}

function presentValueAt(flows: readonly Flow[], periodicRate: number): number {
  const growth = Math.log1p(periodicRate);
  return flows.reduce((sum, { amount, time }) => sum + amount * Math.exp(-time * growth), 0);
}

interface CouponBond extends CouponTerms {
  /** Yearly coupon rate, a fraction; 0 for a zero-coupon bond. */
  readonly coupon: number;
  readonly yld: number;
}

/**
 * DURATION: Macaulay's, in years: the mean time of the payments of a bond redeemed at 100, weighted with their present values.
 *   Σ t · CF ÷ (1 + yld ÷ f)^t ÷ Σ CF ÷ (1 + yld ÷ f)^t ÷ f, t in coupon periods from settlement
 * Source: OpenFormula 1.2, 6.12 DURATION; F. R. Macaulay (1938).
 */
export function duration({ coupon, yld, ...terms }: CouponBond): Outcome {
  const refusal = firstRefusal(checkCoupons(terms), mustBeAtLeast('coupon', coupon, 0), mustBeMoreThan('yld', yld, -terms.frequency));
  if (refusal !== undefined) return refusal;
  const bond = { ...terms, rate: coupon, redemption: 100 };
  const flows = payments(bond, couponPeriod(bond));
  const periodicRate = yld / terms.frequency;
  const weighted = flows.map(({ amount, time }) => ({ amount: amount * time, time }));
  return stated(presentValueAt(weighted, periodicRate) / presentValueAt(flows, periodicRate) / terms.frequency);
}

/** MDURATION = DURATION ÷ (1 + yld ÷ frequency): per cent of price lost when the yield rises by one point. Source: OpenFormula 1.2, 6.12. */
export function mduration(bond: CouponBond): Outcome {
  const years = duration(bond);
  return typeof years === 'number' ? stated(years / (1 + bond.yld / bond.frequency)) : years;
}
