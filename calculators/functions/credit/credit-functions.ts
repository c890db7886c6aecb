import { date, declareFunction, number } from '#calculators/functions/arguments/declare.ts';
import { listByName } from '#calculators/functions/functions.ts';
import { cardEffectiveRate, cardPayment, cardPayoffInterest, cardPayoffMonths } from './card-payoff.ts';
import { forwardRate, forwardRateOfYears } from './forward-rate.ts';
import { aprToMoneyFactor, leaseApr, leasePayment, moneyFactorToApr } from './lease-rate.ts';

const apr = { kind: 'number', also: ['annual_rate'] } as const;
const months = { kind: 'integer', also: ['term_months'] } as const;
const compounding = { kind: 'integer', optional: true, defaultValue: 1 } as const;
const periodsPerYear = { kind: 'integer', optional: true, defaultValue: 365 } as const;
const moneyFactor = { kind: 'number', also: ['factor'] } as const;
const lease = {
  capitalizedCost: { kind: 'number', also: ['cap_cost'] },
  residualValue: { kind: 'number', also: ['residual'] },
  months,
} as const;
const card = { balance: number, apr, payment: { kind: 'number', also: ['monthly_payment'] } } as const;

const hull = 'Hull, Options, Futures, and Other Derivatives, ch. 4: forward rates';
const regulationZ = 'Regulation Z, 12 CFR 1026.14: periodic and yearly rates of open-end credit; annuity formula';
const regulationM = 'Regulation M, 12 CFR 1013; Federal Reserve Board, Keys to Vehicle Leasing';

/** Forward rates, credit cards, and leases for programs: rates as fractions a year, amounts in dollars. */
export const creditFunctionsByName = listByName({
  FORWARD_RATE: declareFunction({
    declared: { valueDate: date, startDate: date, endDate: date, startRate: number, endRate: number, compounding },
    description: 'Forward rate between two dates from the spot rates to each of them.',
    source: hull,
    call: forwardRate,
  }),
  FORWARD_RATE_YEARS: declareFunction({
    declared: { startRate: number, endRate: number, startYears: number, endYears: number, compounding },
    description: 'Forward rate between two times in years from the spot rates to each of them.',
    source: hull,
    call: forwardRateOfYears,
  }),
  CARD_EFFECTIVE_RATE: declareFunction({
    declared: { apr, periodsPerYear },
    description: 'Effective yearly rate of a credit card from its APR.',
    source: regulationZ,
    call: cardEffectiveRate,
  }),
  CARD_PAYOFF_MONTHS: declareFunction({
    declared: card,
    description: 'Months until a credit card is paid off at a level payment.',
    source: regulationZ,
    call: cardPayoffMonths,
  }),
  CARD_PAYOFF_INTEREST: declareFunction({
    declared: card,
    description: 'Interest until a credit card is paid off at a level payment.',
    source: regulationZ,
    call: cardPayoffInterest,
  }),
  CARD_PAYMENT: declareFunction({
    declared: { balance: number, apr, months },
    description: 'Level payment that pays a credit card off in a number of months.',
    source: regulationZ,
    call: cardPayment,
  }),
  MONEY_FACTOR_TO_APR: declareFunction({
    declared: { moneyFactor },
    description: 'Approximate yearly rate of a lease from its money factor.',
    source: regulationM,
    call: moneyFactorToApr,
  }),
  APR_TO_MONEY_FACTOR: declareFunction({
    declared: { apr },
    description: 'Money factor of a lease from its approximate yearly rate.',
    source: regulationM,
    call: aprToMoneyFactor,
  }),
  LEASE_PAYMENT: declareFunction({
    declared: { ...lease, moneyFactor },
    description: 'Monthly payment of a lease before tax from its money factor.',
    source: regulationM,
    call: leasePayment,
  }),
  LEASE_APR: declareFunction({
    declared: { ...lease, payment: number },
    description: 'Exact yearly rate of a lease from its monthly payment before tax.',
    source: regulationM,
    call: leaseApr,
  }),
});
