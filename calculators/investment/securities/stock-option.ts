import { years } from '#calculators/investment/fields.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { yearsUntil } from '#calculators/kit/charts/chart-over.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { normalBelow } from './normal.ts';

/**
 * Stock options of an employee: proceeds of exercising now, possible proceeds at expiry, and the fair value.
 *   spread = max(0, price − exercise price) · options; fair value = S · e^(−q·T) · Φ(d1) − K · e^(−r·T) · Φ(d2)
 *   d1 = (ln(S ÷ K) + (r − q + σ² ÷ 2) · T) ÷ (σ · √T), d2 = d1 − σ · √T
 *   put = K · e^(−r·T) · Φ(−d2) − S · e^(−q·T) · Φ(−d1)
 * An incentive option (ISO) sold at once is taxed like wages without payroll tax; held, its spread counts for the alternative minimum
 * tax alone, and the gain is long-term at the sale. r, q and σ are continuous yearly rates, entered in per cent.
 */
export default defineCalculator({
  id: 'stock-option',
  title: 'Stock Options',
  description: 'What employee stock options are worth now, later, and in theory.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'briefcase-business',
  sortOrder: 106,
  inputs: {
    optionCount: quantity('Options', 'options', 1000, 1e7, { min: 1, zeroMeansDefault: true }),
    exercisePrice: amount('Exercise price', 10, { min: 0.01, max: 1e6, step: 0.5, tooltip: 'Also called strike or grant price.' }),
    currentPrice: amount('Share price today', 25, { min: 0.01, max: 1e6, step: 0.5 }),
    yearsToExpiry: years('Years to expiry', 5, { min: 0.01, max: 30, slider: [1, 15] }),
    expectedGrowth: rate('Growth of the share a year', 7, { min: -50, max: 50 }),
    optionType: choice('Kind', { nonqualified: 'Nonqualified (NSO)', incentive: 'Incentive (ISO)' }, 'nonqualified'),
    taxRate: rate('Tax on the spread', 32, {
      max: 70,
      tooltip: 'Due at exercise of an NSO, with payroll tax; on an ISO sold at once without.',
    }),
    amtRate: rate('Alternative minimum tax rate', 26, {
      max: 28,
      step: 2,
      advanced: true,
      tooltip: 'On the spread of an ISO that is held: 26 or 28%.',
    }),
    longTermRate: rate('Long-term gains rate', 15, {
      max: 60,
      step: 1,
      advanced: true,
      tooltip: 'On an ISO held two years from grant and one from exercise.',
    }),
    vestedPercent: rate('Vested', 100, { max: 100, step: 1 }),
    volatility: rate('Volatility', 40, { min: 1, max: 200, step: 1, advanced: true, tooltip: 'Of the share, a year; for the fair value.' }),
    riskFreeRate: rate('Risk-free rate', 4, { max: 20, advanced: true }),
    dividendYield: rate('Dividend yield', 0, { max: 20, advanced: true }),
  },
  results: {
    netIfExercisedNow: 'money',
    spreadNow: 'money',
    exerciseCost: 'money',
    taxAtExercise: 'money',
    taxIfSoldAtOnce: 'money',
    amtAdjustment: 'money',
    amtIfHeld: 'money',
    netIfHeld: 'money',
    fairValue: 'money',
    fairValuePerOption: 'money',
    putValuePerOption: 'money',
    timeValue: 'money',
    expectedSharePrice: 'money',
    spreadAtExpiry: 'money',
    yearly: { year: 'years', sharePrice: 'money', spread: 'money' },
  },
  calculate(inputs) {
    const { exercisePrice, currentPrice, yearsToExpiry } = inputs;
    const vested = (inputs.optionCount * inputs.vestedPercent) / 100;
    // Rounded to ten decimals, so that 1.15 − 1.12 is 0.03 and a half cent stays exact.
    const spreadAt = (price: number, options: number) => toCent(Number(Math.max(0, price - exercisePrice).toFixed(10)) * options);
    const priceIn = (year: number) => currentPrice * growth(inputs.expectedGrowth / 100, year);
    const spreadNow = spreadAt(currentPrice, vested);
    const isIncentive = inputs.optionType === 'incentive';
    const taxIfSoldAtOnce = toCent((spreadNow * inputs.taxRate) / 100);
    const amtAdjustment = isIncentive ? spreadNow : 0;
    const option = {
      price: currentPrice,
      strike: exercisePrice,
      years: yearsToExpiry,
      rate: inputs.riskFreeRate / 100,
      dividend: inputs.dividendYield / 100,
      volatility: inputs.volatility / 100,
    };
    const perOption = callValue(option);
    const fairValue = toCent(perOption * inputs.optionCount);
    return {
      netIfExercisedNow: toCent(spreadNow - taxIfSoldAtOnce),
      spreadNow,
      exerciseCost: toCent(exercisePrice * vested),
      taxAtExercise: isIncentive ? 0 : taxIfSoldAtOnce,
      taxIfSoldAtOnce,
      amtAdjustment,
      amtIfHeld: toCent((amtAdjustment * inputs.amtRate) / 100),
      netIfHeld: isIncentive ? toCent(spreadNow - toCent((spreadNow * inputs.longTermRate) / 100)) : toCent(spreadNow - taxIfSoldAtOnce),
      fairValue,
      fairValuePerOption: perOption,
      putValuePerOption: putValue(option),
      timeValue: toCent(fairValue - spreadAt(currentPrice, inputs.optionCount)),
      expectedSharePrice: toCent(priceIn(yearsToExpiry)),
      spreadAtExpiry: spreadAt(priceIn(yearsToExpiry), inputs.optionCount),
      yearly: yearsUntil(yearsToExpiry).map((year) => ({
        year,
        sharePrice: toCent(priceIn(year)),
        spread: spreadAt(priceIn(year), inputs.optionCount),
      })),
    };
  },
  headline: (results) => ({ value: results.netIfExercisedNow, kind: 'money' }),
  say(results, inputs) {
    const now =
      results.spreadNow === 0
        ? `Exercising now brings **nothing**`
        : `Exercising now costs ${wholeDollars(results.exerciseCost)} and${inputs.optionType === 'incentive' ? ', sold at once,' : ''} leaves **${wholeDollars(results.netIfExercisedNow)}** after tax`;
    const held =
      results.amtAdjustment === 0
        ? ''
        : ` Held two years from grant and one from exercise, the same spread leaves **${wholeDollars(results.netIfHeld)}**; no regular tax is due this year, but up to **${wholeDollars(results.amtIfHeld)}** of alternative minimum tax on ${wholeDollars(results.amtAdjustment)}, part of which comes back as a credit.`;
    return `${now}.${held} In ${counted(inputs.yearsToExpiry, 'year')}, at ${dollars(results.expectedSharePrice)} a share, the options would be **${wholeDollars(results.spreadAtExpiry)}** in the money; their fair value today is ${wholeDollars(results.fairValue)}.`;
  },
  supporting: ['spreadNow', 'taxAtExercise', 'fairValue', 'spreadAtExpiry'],
});

interface OptionTerms {
  readonly price: number;
  readonly strike: number;
  readonly years: number;
  readonly rate: number;
  readonly dividend: number;
  readonly volatility: number;
}

/** Black–Scholes–Merton value of a European call. */
function callValue({ price, strike, years, rate, dividend, volatility }: OptionTerms): number {
  const spread = volatility * Math.sqrt(years);
  const d1 = (Math.log(price / strike) + (rate - dividend + (volatility * volatility) / 2) * years) / spread;
  const value = price * Math.exp(-dividend * years) * normalBelow(d1) - strike * Math.exp(-rate * years) * normalBelow(d1 - spread);
  return Math.max(0, value);
}

/** The same for a put, computed directly instead of by parity, which loses digits if the put is worth little. */
function putValue({ price, strike, years, rate, dividend, volatility }: OptionTerms): number {
  const spread = volatility * Math.sqrt(years);
  const d1 = (Math.log(price / strike) + (rate - dividend + (volatility * volatility) / 2) * years) / spread;
  const value = strike * Math.exp(-rate * years) * normalBelow(spread - d1) - price * Math.exp(-dividend * years) * normalBelow(-d1);
  return Math.max(0, value);
}
