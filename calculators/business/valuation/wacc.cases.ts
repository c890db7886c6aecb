import { casesOf } from '#calculators/kit/definition/cases.ts';
import wacc from './wacc.ts';

export default casesOf(['A-31'], wacc, [
  {
    name: 'the defaults cost 7.80 %',
    given: {},
    expect: { wacc: 7.8, costOfEquity: 9.75, afterTaxCostOfDebt: 4.875, equityWeight: 60, debtWeight: 40 },
    from: 'by hand: 60 % × (4.25 + 1.1 × 5) + 40 % × 6.5 × 0.75',
  },
  {
    name: 'three fifths of equity at 12.4 % and two of debt at 6 %: 9 %',
    given: {
      equityValue: 750,
      debtValue: 500,
      equityCostMethod: 'entered',
      enteredEquityCost: 12.4,
      costOfDebt: 6,
      taxRate: 35,
    },
    expect: { wacc: 9, equityWeight: 60 },
    from: 'by hand: 6 × 0.65 × 0.4 + 12.4 × 0.6 = 1.56 + 7.44',
  },
  {
    name: 'preferred stock is a third part',
    given: {
      equityValue: 500,
      debtValue: 300,
      preferredValue: 200,
      equityCostMethod: 'entered',
      enteredEquityCost: 12,
      costOfDebt: 8,
      costOfPreferred: 9,
      taxRate: 25,
    },
    expect: { wacc: 9.6, fromPreferred: 1.8, preferredWeight: 20, beforeTaxCostOfCapital: 10.2 },
    from: 'by hand: 50 % × 12 + 30 % × 8 × 0.75 + 20 % × 9',
  },
  {
    name: 'without debt capital costs what equity costs',
    given: { debtValue: 0 },
    expect: { wacc: 9.75, debtWeight: 0, fromDebt: 0 },
    from: 'by hand: 4.25 + 1.1 × 5',
  },
  {
    name: 'a beta of 0 earns the risk-free rate',
    given: { debtValue: 0, beta: 0 },
    expect: { wacc: 4.25 },
    from: 'capital asset pricing model by hand',
  },
  {
    name: 'a company without equity and debt is refused',
    given: { equityValue: 0, debtValue: 0 },
    expect: { refused: 'Enter the value of the equity or of the debt.' },
    from: 'division by zero',
  },
  {
    name: 'no equity contributes nothing, and not a negative nothing',
    given: { equityValue: 0, beta: -2 },
    expect: { costOfEquity: -5.75, fromEquity: 0, equityWeight: 0, wacc: 4.875 },
    from: 'by hand: 4.25 − 2 × 5; 6.5 × 75 %',
  },
]);
