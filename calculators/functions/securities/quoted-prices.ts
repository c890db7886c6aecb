import { declareFunction, number, truncated } from '#calculators/functions/arguments/declare.ts';
import { firstRefusal, mustBeAtLeast, mustBeMoreThan, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';

/**
 * Prices quoted in fractions of a dollar: 1.02 with the fraction 16 is 1 and 2/16. As many digits after the point as the fraction has
 * hold the numerator. Source: Microsoft Excel, DOLLARDE and DOLLARFR.
 */
function decimalPrice(price: number, fraction: number): Outcome {
  const parts = Math.trunc(fraction);
  const whole = Math.trunc(price);
  return firstRefusal(mustBeAtLeast('fraction', parts, 1)) ?? stated(whole + withoutNoise((price - whole) * digitsOf(parts)) / parts);
}

function fractionalPrice(price: number, fraction: number): Outcome {
  const parts = Math.trunc(fraction);
  const whole = Math.trunc(price);
  return firstRefusal(mustBeAtLeast('fraction', parts, 1)) ?? stated(whole + withoutNoise((price - whole) * parts) / digitsOf(parts));
}

function digitsOf(parts: number): number {
  return 10 ** Math.ceil(Math.log10(parts));
}

/** Removes the binary noise left by subtracting the whole part. */
function withoutNoise(value: number): number {
  return Math.round(value * 1e10) / 1e10;
}

const dollarArguments = { fraction: number };

/** Functions of quoted prices, and of the rate of open-end credit. */
export const quotationFunctions = {
  DOLLARDE: declareFunction({
    declared: { fractionalDollar: number, ...dollarArguments },
    description: 'Decimal price from one quoted in fractions.',
    source: 'Microsoft Excel, DOLLARDE',
    call: ({ fractionalDollar, fraction }) => decimalPrice(fractionalDollar, fraction),
  }),
  DOLLARFR: declareFunction({
    declared: { decimalDollar: number, ...dollarArguments },
    description: 'Price in fractions from a decimal one.',
    source: 'Microsoft Excel, DOLLARFR',
    call: ({ decimalDollar, fraction }) => fractionalPrice(decimalDollar, fraction),
  }),
  OPEN_END_APR: declareFunction({
    declared: {
      financeCharge: number,
      balance: number,
      periodsPerYear: { ...truncated, optional: true, defaultValue: 12 },
      transactions: { kind: 'number', optional: true, defaultValue: 0 },
      periodicRate: { kind: 'number', optional: true, defaultValue: 0 },
    },
    description:
      'Effective APR of a billing cycle of open-end credit; transactions are amounts with a charge of their own, not in the balance.',
    source: 'Regulation Z, 12 CFR 1026.14(c) and appendix F',
    call: ({ financeCharge, balance, periodsPerYear, transactions, periodicRate }) =>
      firstRefusal(
        mustBeAtLeast('finance_charge', financeCharge, 0),
        mustBeAtLeast('balance', balance, 0),
        mustBeAtLeast('transactions', transactions, 0),
        mustBeAtLeast('periodic_rate', periodicRate, 0),
        mustBeAtLeast('periods_per_year', periodsPerYear, 1),
        mustBeMoreThan('balance', balance + transactions, 0),
      ) ?? stated(Math.max(financeCharge / (balance + transactions), periodicRate) * periodsPerYear),
  }),
};
