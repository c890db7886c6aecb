import { casesOf } from '#calculators/kit/definition/cases.ts';
import inheritedIra from './inherited-ira.ts';

const flat = { expectedReturn: 0, accountBalance: 100000 } as const;

export default casesOf(['A-31'], inheritedIra, [
  {
    name: 'a child of 50 divides by 36.2 in the first year',
    given: flat,
    expect: { firstDivisor: 36.2, firstWithdrawal: 2762.43, totalWithdrawn: 100000, yearsUntilEmpty: 10 },
    from: '26 CFR 1.401(a)(9)-9(b): 36.2 at 50; 100,000 ÷ 36.2',
  },
  {
    name: 'the divisor of the second year is 1 less, and the tenth year takes the rest',
    given: { ...flat, beneficiaryAge: 60, figures: '2026' },
    expect: {
      firstDivisor: 27.1,
      firstWithdrawal: 3690.04,
      schedule: [
        { year: 1, age: 60, divisor: 27.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 96309.96 },
        { year: 2, age: 61, divisor: 26.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 92619.92 },
        { year: 3, age: 62, divisor: 25.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 88929.88 },
        { year: 4, age: 63, divisor: 24.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 85239.84 },
        { year: 5, age: 64, divisor: 23.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 81549.8 },
        { year: 6, age: 65, divisor: 22.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 77859.76 },
        { year: 7, age: 66, divisor: 21.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 74169.72 },
        { year: 8, age: 67, divisor: 20.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 70479.68 },
        { year: 9, age: 68, divisor: 19.1, required: 3690.04, withdrawal: 3690.04, tax: 811.81, balance: 66789.64 },
        { year: 10, age: 69, divisor: 18.1, required: 66789.64, withdrawal: 66789.64, tax: 15515.51, balance: 0 },
      ],
    },
    from: 'by hand: without return each year takes the same 100,000 ÷ 27.1; 22 % of it, and 22 % × 25,700 + 24 % × 41,089.64 in the tenth',
  },
  {
    name: 'before the owner’s distributions began nothing is due for nine years',
    given: { ...flat, ownerHadBegun: false, ownerAge: 65, figures: '2026' },
    expect: {
      firstDivisor: null,
      firstWithdrawal: 0,
      largestWithdrawal: 100000,
      totalTax: 23486,
      afterTax: 76514,
      highestRate: 24,
      worthAtEnd: 76514,
      worthOfOtherPace: 78000,
      gainOfPace: -1486,
    },
    from: '26 USC 401(a)(9)(B)(ii), (H)(i); Rev. Proc. 2025-32 by hand: 22 % × 25,700 + 24 % × 74,300, against 22 % of ten times 10,000',
  },
  {
    name: 'in one bracket, and without tax on other savings, waiting and spreading leave the same',
    given: { accountBalance: 100000, expectedReturn: 10, ownerHadBegun: false, ownerAge: 65, taxableIncome: 1000000, sideTaxRate: 0 },
    expect: { totalWithdrawn: 259374.25, highestRate: 37, worthAtEnd: 163405.77, worthOfOtherPace: 163405.77, gainOfPace: 0 },
    from: 'by hand: 100,000 × 1.1^10 = 259,374.246, less 37 %',
    within: 0.06,
  },
  {
    name: 'the money withdrawn in the first year grows after tax until the end of the tenth',
    given: {
      ...flat,
      accountBalance: 10000,
      expectedReturn: 5,
      sideTaxRate: 20,
      pace: 'even',
      ownerHadBegun: false,
      ownerAge: 65,
      taxableIncome: 60000,
      figures: '2026',
    },
    expect: { firstWithdrawal: 1050, totalWithdrawn: 13206.8, totalTax: 2905.49, worthAtEnd: 12174.48, worthOfOtherPace: 12705.37 },
    from: 'year by year in Python: 22 % of each withdrawal, the rest grown at 5 % × (1 − 20 %) = 4 % to the end of year ten',
  },
  {
    name: 'spread over ten years it takes a tenth each year',
    given: { ...flat, pace: 'even' },
    expect: { firstWithdrawal: 10000, largestWithdrawal: 10000, totalWithdrawn: 100000 },
    from: 'by hand: 100,000 ÷ 10',
  },
  {
    name: 'an older beneficiary uses the owner’s longer expectancy',
    given: { ...flat, beneficiary: 'eligible', beneficiaryAge: 85, ownerAge: 75 },
    expect: { firstDivisor: 13.8, firstWithdrawal: 7246.38, yearsUntilEmpty: 14 },
    from: '26 CFR 1.401(a)(9)-5(d)(1)(ii), (e): 14.8 at 75, less 1; 8.1 at 85 is shorter',
  },
  {
    name: 'an eligible beneficiary of 50 stretches over 37 years',
    given: { ...flat, beneficiary: 'eligible', ownerHadBegun: false },
    expect: { firstWithdrawal: 2762.43, yearsUntilEmpty: 37, totalWithdrawn: 100000 },
    from: '26 USC 401(a)(9)(B)(iii) by hand: 36.2, 35.2, …, 0.2',
    within: 0.01,
  },
  {
    name: 'an owner of 60 had nothing that had to begin',
    given: { ownerAge: 60 },
    expect: { refused: 'An owner below 70 had no distributions that had to begin.' },
    from: '26 USC 401(a)(9)(C): 70½ was the earliest age',
  },
  {
    name: 'an heir of 95 empties the account in the fourth year, when the divisor is 1, with the return of that year',
    given: { accountBalance: 40000, beneficiaryAge: 95, ownerAge: 96, expectedReturn: 10 },
    expect: { firstDivisor: 4, firstWithdrawal: 10000, yearsUntilEmpty: 4, totalWithdrawn: 51570.67, largestWithdrawal: 17204 },
    from: 'by hand: 10,000, then 34,000 ÷ 3, 26,066.67 ÷ 2 and all of 15,640 × 1.1; 26 CFR 1.401(a)(9)-9(b): 4.0 at 95',
  },
  {
    name: 'an heir of 90 has emptied it before the tenth year',
    given: { accountBalance: 57000, beneficiaryAge: 90, ownerAge: 91, expectedReturn: 0 },
    expect: { firstDivisor: 5.7, firstWithdrawal: 10000, yearsUntilEmpty: 6, totalWithdrawn: 57000, largestWithdrawal: 10000 },
    from: 'by hand: five times 10,000, and 7,000 in the sixth year',
  },
  {
    name: 'an empty account has no years',
    given: { accountBalance: 0 },
    expect: { firstWithdrawal: 0, yearsUntilEmpty: 0, totalWithdrawn: 0, schedule: [] },
    from: 'nothing is there to come out',
  },
  {
    name: 'who may stretch is not made to spread over ten years',
    given: { accountBalance: 362000, beneficiary: 'eligible', ownerHadBegun: false, pace: 'even', expectedReturn: 0 },
    expect: { firstWithdrawal: 10000, yearsUntilEmpty: 37 },
    from: 'by hand: 362,000 ÷ 36.2',
  },
  {
    name: 'an owner of 70 may have had to begin, under the older law',
    given: { ownerAge: 70, beneficiaryAge: 50 },
    expect: { firstDivisor: 36.2 },
    from: '26 USC 401(a)(9)(C) before 2020: April 1 of the year after 70½',
  },
]);
