import { casesOf } from '#calculators/kit/definition/cases.ts';
import retirementIncome from './retirement-income.ts';

const still = { retirementReturn: 0, inflationRate: 0, otherRetirementIncome: 0 } as const;

export default casesOf(['R-CAT-081', 'R-CCONST-07'], retirementIncome, [
  {
    name: '[R-CCONST-07] 4 % of a million is 40,000 in the first year and outlasts the plan',
    given: { figures: 'spec' },
    expect: { annualWithdrawal: 40000, monthlyWithdrawal: 3333.33, monthlyIncome: 5333.33, lastsThePlan: true, balanceAtEnd: 688175.01 },
    from: 'spreadsheet: 23 rows of (balance − 40,000 × 1.025^k) × 1.045',
  },
  {
    name: '8 % ends after 14 years',
    given: { withdrawalRate: 8, figures: 'spec' },
    expect: { annualWithdrawal: 80000, yearsCovered: 14, lastsThePlan: false, balanceAtEnd: 0 },
    from: 'spreadsheet: the fifteenth withdrawal is no longer covered',
  },
  {
    name: 'without return 5 % lasts twenty years to the cent',
    given: { ...still, withdrawalRate: 5, lifeExpectancy: 87, figures: 'spec' },
    expect: { yearsCovered: 20, lastsThePlan: true, balanceAtEnd: 0, totalWithdrawn: 1000000 },
    from: 'by hand: 20 × 50,000',
  },
  {
    name: 'one year more is not covered',
    given: { ...still, withdrawalRate: 5, lifeExpectancy: 88, figures: 'spec' },
    expect: { yearsCovered: 20, lastsThePlan: false },
    from: 'by hand',
  },
  {
    name: 'a zero rate leaves the savings alone',
    given: { ...still, withdrawalRate: 0, figures: 'spec' },
    expect: { annualWithdrawal: 0, balanceAtEnd: 1000000, lastsThePlan: true },
    from: 'by hand',
  },
  {
    name: 'a plan that ends at retirement is refused',
    given: { lifeExpectancy: 67, figures: 'spec' },
    expect: { refused: 'The plan must last beyond the retirement age.' },
    from: 'no year is left',
  },
  {
    name: 'a rise of prices of 2 % makes 40,000 into 40,800',
    given: { inflationRate: 2, retirementReturn: 0, lifeExpectancy: 69, figures: 'spec' },
    expect: { annualWithdrawal: 40000, totalWithdrawn: 80800 },
    from: 'Schwab, Beyond the 4% Rule: a million, 40,000, then 40,800',
  },
  {
    name: 'Montana taxes the first withdrawal and a part of the benefits',
    given: { state: 'MT', figures: 'spec' },
    expect: { stateTax: 1539.81, monthlyAfterStateTax: 5205.02, monthlyIncome: 5333.33 },
    from: '2025 Form 2 by hand: 40,000 + 19,800 of benefits − 23,750 − 5,660; 991.70 + 5.9 % × 9,290',
  },
  {
    name: 'Illinois taxes neither of them',
    given: { state: 'IL', figures: 'spec' },
    expect: { stateTax: 0, monthlyAfterStateTax: 5333.33 },
    from: '2025 Form IL-1040, line 5: Social Security and retirement plans are subtracted',
  },
  {
    name: 'Pennsylvania taxes a withdrawal at 58, and none at 60',
    given: { state: 'PA', retirementAge: 58, figures: 'spec' },
    expect: { stateTax: 1228, monthlyAfterStateTax: 5231 },
    from: 'PA-40 instructions, line 1a by hand: 3.07 % × 40,000; benefits are not taxed',
  },
  {
    name: 'a joint return in Massachusetts has twice the exemption',
    given: { state: 'MA', filingStatus: 'marriedJoint', figures: 'spec' },
    expect: { stateTax: 1490 },
    from: '2025 Form 1, lines 2a and 2c, by hand: 5 % × (40,000 − 8,800 − 2 × 700)',
  },
  {
    name: 'the law of the states begins with 2025',
    given: { state: 'IL', figures: '2024' },
    expect: { refused: 'The law of 2024 is not complete. Missing here: state income tax. Choose 2026 law.' },
    from: 'by design',
  },
  {
    name: 'without a state every set of figures gives the same',
    given: { figures: '2024' },
    expect: { stateTax: 0, monthlyAfterStateTax: 5333.33 },
    from: 'no statutory figure is used: (40,000 + 24,000) ÷ 12',
  },
]);
