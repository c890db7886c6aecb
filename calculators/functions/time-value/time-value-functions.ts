import {
  cashFlowDates,
  cashFlows,
  declareFunction,
  discountRate,
  endPeriod,
  futureValue,
  guess,
  noFutureValue,
  noPayment,
  noPresentValue,
  number,
  openFormula,
  payment,
  nper as periods,
  presentValue,
  startPeriod,
  type,
  wholeNper,
} from '#calculators/functions/arguments/declare.ts';
import { irr, mirr, npv } from '#calculators/kit/finance/cash-flows.ts';
import { xirr, xnpv } from './dated-cash-flows.ts';
import { effect, fvschedule, nominal, pduration, rri } from './growth-rates.ts';
import { cumipmt, cumprinc, ipmt, ispmt, ppmt } from './payment-parts.ts';
import { rate } from './rate.ts';
import { fv, nper, pmt, pv } from './time-value.ts';

/** Truncated to whole numbers, as documented, except the rate and the amount. */
const stretch = {
  rate: number,
  nper: wholeNper,
  pv: presentValue,
  startPeriod: { kind: 'truncated', also: startPeriod },
  endPeriod: { kind: 'truncated', also: endPeriod },
  type: { ...type, kind: 'truncated' },
} as const;
const per = { kind: 'integer', also: ['period'] } as const;
const npery = { kind: 'truncated', also: ['periods_per_year'] } as const;
const reinvestRate = { kind: 'number', also: ['reinvestment_rate', 'reinvestment_return_rate'] } as const;

/** Time value of money under the spreadsheet names. */
export const timeValueFunctions = {
  PMT: declareFunction({
    declared: { rate: number, nper: periods, pv: presentValue, fv: noFutureValue, type },
    description: 'Level payment of each period of an annuity or loan.',
    source: openFormula,
    call: pmt,
  }),
  IPMT: declareFunction({
    declared: { rate: number, per, nper: periods, pv: presentValue, fv: noFutureValue, type },
    description: 'Interest in the payment of one period.',
    source: openFormula,
    call: ipmt,
  }),
  PPMT: declareFunction({
    declared: { rate: number, per, nper: periods, pv: presentValue, fv: noFutureValue, type },
    description: 'Principal in the payment of one period.',
    source: openFormula,
    call: ppmt,
  }),
  CUMIPMT: declareFunction({
    declared: stretch,
    description: 'Interest paid from one period through another.',
    source: openFormula,
    call: cumipmt,
  }),
  CUMPRINC: declareFunction({
    declared: stretch,
    description: 'Principal paid from one period through another.',
    source: openFormula,
    call: cumprinc,
  }),
  ISPMT: declareFunction({
    declared: { rate: number, per: { ...per, kind: 'number' }, nper: periods, pv: presentValue },
    description: 'Interest of a period where equal parts of principal are repaid.',
    source: 'Microsoft, ISPMT function',
    call: ispmt,
  }),
  PV: declareFunction({
    declared: { rate: number, nper: periods, pmt: noPayment, fv: noFutureValue, type },
    description: 'Present value of level payments and a final amount.',
    source: openFormula,
    call: pv,
  }),
  FV: declareFunction({
    declared: { rate: number, nper: periods, pmt: noPayment, pv: noPresentValue, type },
    description: 'Future value of level payments and a first amount.',
    source: openFormula,
    call: fv,
  }),
  FVSCHEDULE: declareFunction({
    declared: { principal: number, schedule: { kind: 'numbers', also: ['rate_schedule'] } },
    description: 'Future value of an amount after a series of rates.',
    source: openFormula,
    call: fvschedule,
  }),
  NPER: declareFunction({
    declared: { rate: number, pmt: payment, pv: presentValue, fv: noFutureValue, type },
    description: 'Number of periods of an annuity.',
    source: openFormula,
    call: nper,
  }),
  RATE: declareFunction({
    declared: { nper: periods, pmt: noPayment, pv: presentValue, fv: noFutureValue, type, guess },
    description: 'Interest rate per period of an annuity.',
    source: openFormula,
    call: rate,
  }),
  NPV: declareFunction({
    declared: { rate: discountRate, values: { ...cashFlows, numbered: ['value', 'cashflow'] } },
    description: 'Net present value of evenly spaced flows, the first one period ahead.',
    source: openFormula,
    call: npv,
  }),
  IRR: declareFunction({
    declared: { values: cashFlows, guess },
    description: 'Internal rate of return of evenly spaced flows.',
    source: openFormula,
    call: irr,
  }),
  MIRR: declareFunction({
    declared: { values: cashFlows, financeRate: { kind: 'number', also: ['financing_rate', 'investment'] }, reinvestRate },
    description: 'Modified internal rate of return, with rates for financing and reinvesting.',
    source: openFormula,
    call: mirr,
  }),
  XNPV: declareFunction({
    declared: { rate: discountRate, values: cashFlows, dates: cashFlowDates },
    description: 'Net present value of dated flows on the first date.',
    source: openFormula,
    call: xnpv,
  }),
  XIRR: declareFunction({
    declared: { values: cashFlows, dates: cashFlowDates, guess },
    description: 'Yearly internal rate of return of dated flows.',
    source: openFormula,
    call: xirr,
  }),
  RRI: declareFunction({
    declared: { nper: periods, pv: presentValue, fv: futureValue },
    description: 'Equal growth rate per period from one value to another.',
    source: openFormula,
    call: rri,
  }),
  PDURATION: declareFunction({
    declared: { rate: number, pv: presentValue, fv: futureValue },
    description: 'Periods until an investment has grown to a value.',
    source: openFormula,
    call: pduration,
  }),
  EFFECT: declareFunction({
    declared: { nominalRate: { kind: 'number', also: ['nominal'] }, npery },
    description: 'Effective yearly rate of a nominal rate.',
    source: openFormula,
    call: effect,
  }),
  NOMINAL: declareFunction({
    declared: { effectRate: { kind: 'number', also: ['effective_rate', 'effect'] }, npery },
    description: 'Nominal yearly rate of an effective rate.',
    source: openFormula,
    call: nominal,
  }),
};
