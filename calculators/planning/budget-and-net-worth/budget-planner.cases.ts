import { casesOf } from '#calculators/kit/definition/cases.ts';
import budgetPlanner from './budget-planner.ts';

export default casesOf(['A-18'], budgetPlanner, [
  {
    name: 'the defaults need 3,200 of 5,000 and leave 200',
    given: {},
    expect: {
      totalNeeds: 3200,
      leftOver: 200,
      needsPercent: 64,
      wantsPercent: 20,
      savingsPercent: 12,
      needsTarget: 2500,
      wantsTarget: 1500,
      savingsTarget: 1000,
    },
    from: 'by hand: 1,700 + 550 + 450 + 300 + 200',
  },
  {
    name: 'the defaults name the shares above and below the rule',
    given: {},
    expect: { suggestions: ['Needs are $700.00 above half of your pay.', 'Savings are $400.00 short of 20% of your pay.'] },
    from: 'by hand: 3,200 − 2,500 and 1,000 − 600',
  },
  {
    name: 'exactly half, 30 % and 20 % is balanced',
    given: { housing: 1000, wants: 1500, savings: 1000 },
    expect: { leftOver: 0, suggestions: ['Your budget is balanced.'] },
    from: 'Warren and Tyagi: 2,500, 1,500 and 1,000 of 5,000',
  },
  {
    name: 'a cent above the share for wants is mentioned',
    given: { housing: 1000, wants: 1500.01, savings: 1000 },
    expect: { leftOver: -0.01, suggestions: ['You spend $0.01 more than you earn.', 'Wants are $0.01 above 30% of your pay.'] },
    from: 'by hand',
  },
  {
    name: 'childcare and other needs count as needs',
    given: { childcare: 800, otherNeeds: 100 },
    expect: { totalNeeds: 4100, leftOver: -700 },
    from: 'by hand: 3,200 + 900',
  },
  {
    name: 'nothing spent leaves the whole pay',
    given: { housing: 0, groceries: 0, transportation: 0, insurance: 0, debtPayments: 0, wants: 0, savings: 0 },
    expect: { totalNeeds: 0, leftOver: 5000, needsPercent: 0 },
    from: 'by hand',
  },
  {
    name: 'of 4,000 half, 30 and 20 per cent are 2,000, 1,200 and 800',
    given: { monthlyIncome: 4000 },
    expect: { needsTarget: 2000, wantsTarget: 1200, savingsTarget: 800 },
    from: 'Warren and Tyagi, the balanced money formula; by hand',
  },
  {
    name: 'a budget within all three shares is not balanced before every dollar has its place',
    given: { housing: 1000, groceries: 0, transportation: 0, insurance: 0, debtPayments: 0, wants: 1000, savings: 1000 },
    expect: { leftOver: 2000, suggestions: ['$2,000.00 has no place yet.'] },
    from: 'by hand: 5,000 − 3,000',
  },
]);
