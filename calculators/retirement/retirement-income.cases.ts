import { casesOf } from '../kit/cases.ts';
import retirementIncome from './retirement-income.ts';

const still = { retirementReturn: 0, inflationRate: 0, otherRetirementIncome: 0 } as const;

export default casesOf(['R-CAT-081', 'R-CCONST-07'], retirementIncome, [
  {
    name: '[R-CCONST-07] 4 % of a million is 40,000 in the first year and outlasts the plan',
    given: {},
    expect: { annualWithdrawal: 40000, monthlyWithdrawal: 3333.33, monthlyIncome: 5333.33, lastsThePlan: true, balanceAtEnd: 688175.01 },
    from: 'spreadsheet: 23 rows of (balance − 40,000 × 1.025^k) × 1.045',
  },
  {
    name: '8 % ends after 14 years',
    given: { withdrawalRate: 8 },
    expect: { annualWithdrawal: 80000, yearsCovered: 14, lastsThePlan: false, balanceAtEnd: 0 },
    from: 'spreadsheet: the fifteenth withdrawal is no longer covered',
  },
  {
    name: 'without return 5 % lasts twenty years to the cent',
    given: { ...still, withdrawalRate: 5, lifeExpectancy: 87 },
    expect: { yearsCovered: 20, lastsThePlan: true, balanceAtEnd: 0, totalWithdrawn: 1000000 },
    from: 'by hand: 20 × 50,000',
  },
  {
    name: 'one year more is not covered',
    given: { ...still, withdrawalRate: 5, lifeExpectancy: 88 },
    expect: { yearsCovered: 20, lastsThePlan: false },
    from: 'by hand',
  },
  {
    name: 'a zero rate leaves the savings alone',
    given: { ...still, withdrawalRate: 0 },
    expect: { annualWithdrawal: 0, balanceAtEnd: 1000000, lastsThePlan: true },
    from: 'by hand',
  },
  {
    name: 'a plan that ends at retirement is refused',
    given: { lifeExpectancy: 67 },
    expect: { refused: 'The plan must last beyond the retirement age.' },
    from: 'no year is left',
  },
  {
    name: 'a rise of prices of 2 % makes 40,000 into 40,800',
    given: { inflationRate: 2, retirementReturn: 0, lifeExpectancy: 69 },
    expect: { annualWithdrawal: 40000, totalWithdrawn: 80800 },
    from: 'Schwab, Beyond the 4% Rule: a million, 40,000, then 40,800',
  },
]);
