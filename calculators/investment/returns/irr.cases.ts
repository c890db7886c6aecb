import { casesOf } from '#calculators/kit/definition/cases.ts';
import irr from './irr.ts';

export default casesOf(['R-CAT-102', 'A-03'], irr, [
  {
    name: 'the defaults return 16.34 % a year',
    given: {},
    expect: { internalRateOfReturn: 16.34, totalCashFlow: 4000, netPresentValue: 1776.66 },
    from: 'spreadsheet IRR({-10000,3000,4200,6800}) = 16.3406 %; by hand 2,777.78 + 3,600.82 + 5,398.06 − 10,000',
  },
  {
    name: 'flows with two rates name both and choose none',
    given: { cashFlows: '-100, 230, -132' },
    expect: {
      internalRateOfReturn: null,
      answer: 'These cash flows have several rates of return: 10.00% and 20.00%. Decide by the present value.',
    },
    from: 'design of the calculators, traps: 10 % and 20 %',
  },
  {
    name: 'flows without a rate say so',
    given: { cashFlows: '-100, 150, -70' },
    expect: { internalRateOfReturn: null, answer: 'No rate of return exists for these cash flows.' },
    from: 'design of the calculators, traps: the discriminant 150² − 4 · 100 · 70 is negative',
  },
  {
    name: 'a loss has a negative rate',
    given: { cashFlows: '-1000, 500, 400' },
    expect: { internalRateOfReturn: -6.99, totalCashFlow: -100, paybackYears: null },
    from: 'by hand: 1000x² − 500x − 400 = 0 for x = 1 + r gives x = (500 + √1,850,000) ÷ 2000 = 0.930074',
  },
  {
    name: 'the money back without gain is 0 %',
    given: { cashFlows: '-100 50 50', discountRate: 0 },
    expect: { internalRateOfReturn: 0, netPresentValue: 0, paybackYears: 2 },
    from: '50 + 50 = 100',
  },
  {
    name: 'the modified rate finances and reinvests',
    given: { cashFlows: '-120000, 39000, 30000, 21000, 37000, 46000', financeRate: 10, reinvestRate: 12 },
    expect: { modifiedRate: 12.609, internalRateOfReturn: 13.07 },
    from: 'spreadsheet documentation of MIRR: 13 % (12.6094 %); IRR 13.07 %',
    within: 0.005,
  },
  {
    name: 'words are refused',
    given: { cashFlows: 'a lot, and more' },
    expect: { refused: 'Enter 2 to 120 cash flows as numbers, separated by commas.' },
    from: 'not numbers',
  },
  {
    name: 'the spreadsheet’s restaurant returns 8.66 % in five years',
    given: { cashFlows: '-70000, 12000, 15000, 18000, 21000, 26000' },
    expect: { internalRateOfReturn: 8.6631 },
    from: 'spreadsheet documentation of IRR: 8.7 % after five years (8.6631 %)',
    within: 0.0001,
  },
  {
    name: 'after four years it is still at a loss of 2.12 %',
    given: { cashFlows: '-70000, 12000, 15000, 18000, 21000' },
    expect: { internalRateOfReturn: -2.1245, totalCashFlow: -4000, paybackYears: null },
    from: 'spreadsheet documentation of IRR: −2.1 % after four years (−2.1245 %)',
    within: 0.0001,
  },
  {
    name: 'the spreadsheet’s shoe shop is worth −3,749.47 once the roof falls in',
    given: { cashFlows: '-40000, 8000, 9200, 10000, 12000, 14500, -9000', discountRate: 8 },
    expect: { netPresentValue: -3749.47 },
    from: 'spreadsheet documentation of NPV, second example: −3,749.47',
  },
  {
    name: 'flows of −4,000, 2,000 and 4,000 return 28.08 %',
    given: { cashFlows: '-4000; 2000; 4000', reinvestRate: 10, financeRate: 10 },
    expect: { internalRateOfReturn: 28.0776, modifiedRate: 24.499 },
    from: 'Brealey, Myers and Allen, ch. 5: IRR 28.08 %; by hand √((2,000 × 1.1 + 4,000) ÷ 4,000) − 1',
    within: 0.0005,
  },
  {
    name: 'thousands may have commas where semicolons keep the flows apart',
    given: { cashFlows: '-10,000; 3,000; 4,200; 6,800' },
    expect: { internalRateOfReturn: 16.34, totalCashFlow: 4000 },
    from: 'the defaults, written with commas for thousands',
  },
  {
    name: 'or commas with a blank',
    given: { cashFlows: '-$10,000.00, $3,000, $4,200, +6,800' },
    expect: { internalRateOfReturn: 16.34, totalCashFlow: 4000 },
    from: 'the defaults, written as amounts',
  },
  {
    name: 'commas alone keep flows of three digits apart',
    given: { cashFlows: '-100,230,-132' },
    expect: { totalCashFlow: -2 },
    from: 'by hand: −100 + 230 − 132',
  },
  {
    name: 'thousands that nothing keeps apart are refused',
    given: { cashFlows: '-10,000,3,000,4,200,6,800' },
    expect: { refused: 'Enter 2 to 120 cash flows as numbers, separated by commas.' },
    from: '000 is no cash flow',
  },
  {
    name: 'the textbook’s strip mine returns −50 % and 15.24 %, and is worth 74.9 at 10 %',
    given: { cashFlows: '-1000, 800, 150, 150, 150, 150, -150', discountRate: 10 },
    expect: {
      internalRateOfReturn: null,
      netPresentValue: 74.86,
      answer: 'These cash flows have several rates of return: −50.00% and 15.24%. Decide by the present value.',
    },
    from: 'Brealey and Myers, Principles of Corporate Finance, ch. 5, pitfall 2: IRR −50 and 15.2 %, NPV +74.9',
  },
  {
    name: 'a project that begins with money received may have no rate at all',
    given: { cashFlows: '1000, -3000, 2500', discountRate: 10 },
    expect: { internalRateOfReturn: null, netPresentValue: 338.84, answer: 'No rate of return exists for these cash flows.' },
    from: 'Brealey and Myers, Principles of Corporate Finance, ch. 5, project C: no IRR, NPV +339',
  },
  {
    name: 'a blank after one of the commas makes no millions',
    given: { cashFlows: '-1000, 300,400,500' },
    expect: { internalRateOfReturn: 8.9, totalCashFlow: 200 },
    from: '−1,000 ÷ 1 + 300 ÷ 1.0890 + 400 ÷ 1.0890² + 500 ÷ 1.0890³ = 0',
  },
  {
    name: 'what may be 200,300 or 200 and 300 is refused',
    given: { cashFlows: '-500, 200,300' },
    expect: { refused: 'Enter 2 to 120 cash flows as numbers, separated by commas.' },
    from: 'nothing tells which',
  },
  {
    name: 'as are commas of both kinds over two lines',
    given: { cashFlows: '-1000,300,400\n500,600' },
    expect: { refused: 'Enter 2 to 120 cash flows as numbers, separated by commas.' },
    from: 'the 1000 has no comma, so the others may be either',
  },
  {
    name: 'flows in cents that add up to nothing are back in the last year',
    given: { cashFlows: '-907.97, 458.28, 449.69' },
    expect: { paybackYears: 2, totalCashFlow: 0, internalRateOfReturn: 0 },
    from: 'by hand: 458.28 + 449.69 = 907.97',
  },
]);
