import { casesOf } from '#calculators/kit/definition/cases.ts';
import debtToIncome from './debt-to-income.ts';

const noDebts = { carPayment: 0, studentLoan: 0, creditCards: 0, otherDebts: 0 };

export default casesOf(['R-CAT-047', 'R-CRULE-13', 'R-CCONST-11', 'R-CMSG-07', 'R-CMSG-08', 'R-CMSG-09'], debtToIncome, [
  {
    name: '[R-CCONST-11] [R-CRULE-13] the defaults owe 2,600 of 7,500 a month',
    given: {},
    expect: {
      frontEndRatio: 25.3333,
      backEndRatio: 34.6667,
      currentDTI: 29.3333,
      qualifiesConventional: true,
      qualifiesFHA: true,
      qualifiesVA: true,
      maxConventionalPayment: 2100,
      maxFHAPayment: 2325,
      remainingIncome: 4900,
      recommendations: ['Conventional: Qualified', 'FHA: Qualified', 'VA: Qualified'],
    },
    from: 'by hand: 1,900 ÷ 7,500, 2,600 ÷ 7,500, (1,500 + 700) ÷ 7,500; 28 % of 7,500; lower of 31 % = 2,325 and 43 % − 700 = 2,525',
    within: 0.0001,
  },
  {
    name: 'tax, insurance and dues entered apart count in both ratios',
    given: { housingPayment: 1500, housingCosts: 400 },
    expect: { frontEndRatio: 25.3333, backEndRatio: 34.6667, remainingIncome: 4900, debtBreakdown: { housing: 1900 } },
    from: 'Fannie Mae Selling Guide, B3-6-03 by hand: 1,900 ÷ 7,500 and 2,600 ÷ 7,500',
    within: 0.0001,
  },
  {
    name: 'the ratio of today counts the rent of today',
    given: { currentHousing: 2000, carPayment: 0, studentLoan: 0, creditCards: 250 },
    expect: { currentDTI: 30, backEndRatio: 28.6667 },
    from: 'by hand: (2,000 + 250) ÷ 7,500; (1,900 + 250) ÷ 7,500',
    within: 0.0001,
  },
  {
    name: 'exactly 28 and 36 per cent qualify for a conventional loan',
    given: { ...noDebts, monthlyIncome: 10000, housingPayment: 2800, carPayment: 800 },
    expect: { frontEndRatio: 28, backEndRatio: 36, qualifiesConventional: true },
    from: 'limits of the specification, met exactly',
  },
  {
    name: '[R-CMSG-07] [A-14] one cent above 28 per cent asks for less debt or more income',
    given: { ...noDebts, monthlyIncome: 10000, housingPayment: 2800.01 },
    expect: {
      qualifiesConventional: false,
      qualifiesFHA: true,
      qualifiesVA: true,
      recommendations: ['Conventional: Reduce debt or increase income', 'FHA: Qualified', 'VA: Qualified'],
    },
    from: 'limit 28 % of 10,000 is 2,800.00',
  },
  {
    name: '[R-CMSG-09] 42 per cent in all fails VA but passes FHA',
    given: { ...noDebts, monthlyIncome: 10000, housingPayment: 3000, otherDebts: 1200 },
    expect: {
      backEndRatio: 42,
      qualifiesFHA: true,
      qualifiesVA: false,
      recommendations: ['Conventional: Reduce debt or increase income', 'FHA: Qualified', 'VA: Reduce total debt payments'],
    },
    from: 'VA limit 41, FHA limits 31 and 43',
  },
  {
    name: '[R-CMSG-08] 43.01 per cent in all fails every loan',
    given: { ...noDebts, monthlyIncome: 10000, housingPayment: 3100, otherDebts: 1201 },
    expect: {
      qualifiesConventional: false,
      qualifiesFHA: false,
      qualifiesVA: false,
      maxFHAPayment: 3099,
      recommendations: ['Conventional: Reduce debt or increase income', 'FHA: Consider debt reduction', 'VA: Reduce total debt payments'],
    },
    from: 'by hand: 4,301 ÷ 10,000; 43 % of 10,000 less 1,201 is 3,099',
  },
  {
    name: 'debts above 43 per cent leave no FHA payment at all',
    given: { ...noDebts, monthlyIncome: 5000, housingPayment: 0, otherDebts: 2200 },
    expect: { maxFHAPayment: 0, maxConventionalPayment: 1400, currentDTI: 74, remainingIncome: 2800 },
    from: 'by hand: 43 % of 5,000 is 2,150, less than the debts; (1,500 + 2,200) ÷ 5,000',
  },
  {
    name: 'debts of 2,000 take a third of 6,000',
    given: { monthlyIncome: 6000, housingPayment: 1500, carPayment: 100, studentLoan: 0, creditCards: 0, otherDebts: 400 },
    expect: { backEndRatio: 33.3333, frontEndRatio: 25, qualifiesConventional: true },
    from: 'Consumer Financial Protection Bureau, Ask CFPB, What is a debt-to-income ratio: 33 per cent',
  },
  {
    name: '[R-CRULE-13] the highest payments qualify themselves',
    given: { monthlyIncome: 8333.34, housingPayment: 2333.33, carPayment: 0, studentLoan: 0, creditCards: 0, otherDebts: 0 },
    expect: { maxConventionalPayment: 2333.33, maxFHAPayment: 2583.33, qualifiesConventional: true },
    from: 'by hand: 28 % is 2,333.3352 and 31 % is 2,583.3354; a cent more is above',
  },
]);
