import { irr, mirr, npv } from './cash-flows.ts';
import { xirr, xnpv } from './dated-cash-flows.ts';
import { dates, declareFunction, guess, integer, number, numbers, openFormula, type, zero } from './declare.ts';
import { effect, fvschedule, nominal, pduration, rri } from './growth-rates.ts';
import { cumipmt, cumprinc, ipmt, ispmt, ppmt } from './payment-parts.ts';
import { rate } from './rate.ts';
import { fv, nper, pmt, pv } from './time-value.ts';

const stretch = { rate: number, nper: number, pv: number, startPeriod: integer, endPeriod: integer, type };

/** Time value of money under the spreadsheet names. */
export const timeValueFunctions = {
  PMT: declareFunction({
    declared: { rate: number, nper: number, pv: number, fv: zero, type },
    description: 'Level payment of each period of an annuity or loan.',
    source: openFormula,
    call: pmt,
  }),
  IPMT: declareFunction({
    declared: { rate: number, per: integer, nper: number, pv: number, fv: zero, type },
    description: 'Interest in the payment of one period.',
    source: openFormula,
    call: ipmt,
  }),
  PPMT: declareFunction({
    declared: { rate: number, per: integer, nper: number, pv: number, fv: zero, type },
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
    declared: { rate: number, per: number, nper: number, pv: number },
    description: 'Interest of a period where equal parts of principal are repaid.',
    source: 'Microsoft, ISPMT function',
    call: ispmt,
  }),
  PV: declareFunction({
    declared: { rate: number, nper: number, pmt: zero, fv: zero, type },
    description: 'Present value of level payments and a final amount.',
    source: openFormula,
    call: pv,
  }),
  FV: declareFunction({
    declared: { rate: number, nper: number, pmt: zero, pv: zero, type },
    description: 'Future value of level payments and a first amount.',
    source: openFormula,
    call: fv,
  }),
  FVSCHEDULE: declareFunction({
    declared: { principal: number, schedule: numbers },
    description: 'Future value of an amount after a series of rates.',
    source: openFormula,
    call: fvschedule,
  }),
  NPER: declareFunction({
    declared: { rate: number, pmt: number, pv: number, fv: zero, type },
    description: 'Number of periods of an annuity.',
    source: openFormula,
    call: nper,
  }),
  RATE: declareFunction({
    declared: { nper: number, pmt: zero, pv: number, fv: zero, type, guess },
    description: 'Interest rate per period of an annuity.',
    source: openFormula,
    call: rate,
  }),
  NPV: declareFunction({
    declared: { rate: number, values: numbers },
    description: 'Net present value of evenly spaced flows, the first one period ahead.',
    source: openFormula,
    call: npv,
  }),
  IRR: declareFunction({
    declared: { values: numbers, guess },
    description: 'Internal rate of return of evenly spaced flows.',
    source: openFormula,
    call: irr,
  }),
  MIRR: declareFunction({
    declared: { values: numbers, financeRate: number, reinvestRate: number },
    description: 'Modified internal rate of return, with rates for financing and reinvesting.',
    source: openFormula,
    call: mirr,
  }),
  XNPV: declareFunction({
    declared: { rate: number, values: numbers, dates },
    description: 'Net present value of dated flows on the first date.',
    source: openFormula,
    call: xnpv,
  }),
  XIRR: declareFunction({
    declared: { values: numbers, dates, guess },
    description: 'Yearly internal rate of return of dated flows.',
    source: openFormula,
    call: xirr,
  }),
  RRI: declareFunction({
    declared: { nper: number, pv: number, fv: number },
    description: 'Equal growth rate per period from one value to another.',
    source: openFormula,
    call: rri,
  }),
  PDURATION: declareFunction({
    declared: { rate: number, pv: number, fv: number },
    description: 'Periods until an investment has grown to a value.',
    source: openFormula,
    call: pduration,
  }),
  EFFECT: declareFunction({
    declared: { nominalRate: number, npery: integer },
    description: 'Effective yearly rate of a nominal rate.',
    source: openFormula,
    call: effect,
  }),
  NOMINAL: declareFunction({
    declared: { effectRate: number, npery: integer },
    description: 'Nominal yearly rate of an effective rate.',
    source: openFormula,
    call: nominal,
  }),
};
