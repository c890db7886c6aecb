import { years } from '#calculators/investment/fields.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { rootBetween } from '#calculators/kit/finance/bracket.ts';
import { dollars, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** Bounds of the yield per period in the search. */
const lowest = -0.9;
const highest = 10;

interface Terms {
  readonly face: number;
  /** Per period. */
  readonly coupon: number;
  readonly count: number;
  /** Remaining part of the current period. */
  readonly left: number;
}

/** Payments with the number of periods until each. */
function paymentsOf({ face, coupon, count, left }: Terms) {
  return Array.from({ length: count }, (_, at) => ({ time: at + left, amount: at === count - 1 ? coupon + face : coupon }));
}

function worthAt(terms: Terms, yieldOfPeriod: number): number {
  return paymentsOf(terms).reduce((sum, { amount, time }) => sum + amount / growth(yieldOfPeriod, time), 0);
}

/** The price right after each payment, which the yield pulls to the face value. */
function pricesAfter({ face, coupon, count }: Terms, yieldOfPeriod: number): readonly number[] {
  const prices = [face];
  for (let left = 1; left < count; left++) prices.push(((prices.at(-1) ?? face) + coupon) / (1 + yieldOfPeriod));
  return prices.reverse();
}

/**
 * Price of a bond from its yield, or the yield from its price, with accrued interest and duration.
 *   full price = Σ C ÷ (1 + y ÷ f)^t + F ÷ (1 + y ÷ f)^T, t in periods from today; quoted price = full price − accrued interest
 *   Macaulay duration = Σ t · PV(t) ÷ full price ÷ f; modified = Macaulay ÷ (1 + y ÷ f)
 *   price after a payment = (price after the next one + C) ÷ (1 + y ÷ f), from F at maturity: the pull to par at an unchanged yield
 * Yearly rates in per cent, compounded f times a year. Prices to the cent.
 */
export default defineCalculator({
  id: 'bond-price-yield',
  title: 'Bond Price and Yield',
  description: 'The price, yield and duration of a bond.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'file-stack',
  sortOrder: 131,
  inputs: {
    solveFor: choice('Find', { price: 'Price', yield: 'Yield to maturity' }, 'price'),
    faceValue: amount('Face value', 1000, { max: 1e9 }),
    couponRate: rate('Coupon rate', 5, { step: 0.125 }),
    yearsToMaturity: years('Years to maturity', 10, { min: 0.05, max: 100, step: 0.5 }),
    frequency: choice('Coupons', { '1': 'Once a year', '2': 'Twice a year', '4': 'Four times a year' }, '2'),
    marketYield: rate('Yield to maturity', 6, { min: -5, max: 60, step: 0.125, tooltip: 'Used to find the price.' }),
    price: amount('Quoted price', 950, { min: 0.01, max: 1e10, step: 1, tooltip: 'Without accrued interest. Used to find the yield.' }),
  },
  results: {
    quotedPrice: 'money',
    yieldToMaturity: 'percent',
    accruedInterest: 'money',
    fullPrice: 'money',
    currentYield: 'percent',
    macaulayDuration: 'number',
    modifiedDuration: 'number',
    priceOfFaceValue: 'percent',
    totalCoupons: 'money',
    payments: { year: 'number', payment: 'money', presentValue: 'money', priceAfter: 'balance' },
  },
  calculate(inputs) {
    const frequency = Number(inputs.frequency);
    const periods = inputs.yearsToMaturity * frequency;
    const count = Math.max(1, Math.ceil(periods - 1e-9));
    const left = periods - (count - 1);
    const terms = { face: inputs.faceValue, coupon: (inputs.faceValue * inputs.couponRate) / 100 / frequency, count, left };
    const accrued = terms.coupon * (1 - left);
    const target = inputs.price + accrued;
    const isPrice = inputs.solveFor === 'price';
    if (!isPrice && (target > worthAt(terms, lowest) || target < worthAt(terms, highest)))
      return refuse('No yield gives this price.', 'price');
    const periodic = isPrice ? inputs.marketYield / 100 / frequency : rootBetween((at) => worthAt(terms, at) - target, lowest, highest);
    const payments = paymentsOf(terms).map(({ amount, time }) => ({ amount, time, worth: amount / growth(periodic, time) }));
    const full = payments.reduce((sum, { worth }) => sum + worth, 0);
    const macaulay = payments.reduce((sum, { time, worth }) => sum + time * worth, 0) / full / frequency;
    const quoted = isPrice ? full - accrued : inputs.price;
    const prices = pricesAfter(terms, periodic);
    return {
      quotedPrice: toCent(quoted),
      yieldToMaturity: isPrice ? inputs.marketYield : periodic * frequency * 100 + 0,
      accruedInterest: toCent(accrued),
      fullPrice: toCent(full),
      currentYield: (terms.coupon * frequency * 100) / quoted,
      macaulayDuration: macaulay,
      modifiedDuration: macaulay / (1 + periodic),
      priceOfFaceValue: (quoted * 100) / inputs.faceValue,
      totalCoupons: toCent(terms.coupon * count),
      payments: payments.map(({ amount, time, worth }, at) => ({
        year: time / frequency,
        payment: toCent(amount),
        presentValue: toCent(worth),
        priceAfter: toCent(prices[at] ?? inputs.faceValue),
      })),
    };
  },
  headline: (results, { solveFor }) =>
    solveFor === 'price'
      ? { value: results.quotedPrice, kind: 'money' }
      : { value: results.yieldToMaturity, kind: 'percent', per: 'a year' },
  say(results, { solveFor }) {
    const moves = `a yield one point higher would cost about **${percent(results.modifiedDuration)}** of the price`;
    if (solveFor === 'price')
      return `At a yield of ${percent(results.yieldToMaturity)} the bond is quoted at **${dollars(results.quotedPrice)}**, ${dollars(results.fullPrice)} with accrued interest; ${moves}.`;
    return `At ${dollars(results.quotedPrice)} the bond yields **${percent(results.yieldToMaturity)}** to maturity; ${moves}.`;
  },
  supporting: ['accruedInterest', 'currentYield', 'macaulayDuration', 'modifiedDuration'],
});
