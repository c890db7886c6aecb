import { casesOf } from '#calculators/kit/definition/cases.ts';
import rmdEnhanced from './rmd-enhanced.ts';

export default casesOf(['R-CAT-087', 'R-CCONST-09'], rmdEnhanced, [
  {
    name: '500,000 at 75 gives 20,325.20, less 22 % tax',
    given: {},
    expect: {
      requiredDistribution: 20325.2,
      divisor: 24.6,
      startingAge: 73,
      stillToTake: 20325.2,
      taxOnDistribution: 4471.54,
      afterTaxDistribution: 15853.66,
      taxIfMissed: 5081.3,
    },
    from: '26 CFR 1.401(a)(9)-9(c): 500,000 ÷ 24.6; × 22 %; 26 USC 4974: × 25 %',
  },
  {
    name: '[A-10] born in 1960, nothing is due at 74',
    given: { birthYear: 1960, currentAge: 74 },
    expect: { refused: 'RMDs not required until age 75' },
    from: '26 USC 401(a)(9)(C)(v)(II)',
  },
  {
    name: '[A-10] born in 1960, 75 is the first year',
    given: { birthYear: 1960, currentAge: 75 },
    expect: { startingAge: 75, requiredDistribution: 20325.2 },
    from: '26 USC 401(a)(9)(C)(v)(II)',
  },
  {
    name: '[A-10] born in 1959, nothing is due at 72',
    given: { birthYear: 1959, currentAge: 72 },
    expect: { refused: 'RMDs not required until age 73' },
    from: '26 USC 401(a)(9)(C)(v)(I)',
  },
  {
    name: '[A-10] born in 1959, 73 is the first year',
    given: { birthYear: 1959, currentAge: 73, accountBalance: 100000 },
    expect: { startingAge: 73, requiredDistribution: 3773.58 },
    from: '100,000 ÷ 26.5',
  },
  {
    name: '[A-10] born in 1950, nothing is due at 71',
    given: { birthYear: 1950, currentAge: 71 },
    expect: { refused: 'RMDs not required until age 72' },
    from: 'SECURE Act sec. 114',
  },
  {
    name: '[R-CCONST-09] born in 1950, 72 is the first year',
    given: { birthYear: 1950, currentAge: 72, accountBalance: 100000 },
    expect: { startingAge: 72, requiredDistribution: 3649.64 },
    from: '100,000 ÷ 27.4',
  },
  {
    name: 'a spouse of 60 lengthens the divisor at 73 to 28.6',
    given: { currentAge: 73, spouseAge: 60, accountBalance: 100000 },
    expect: { divisor: 28.6, requiredDistribution: 3496.5 },
    from: 'IRS Publication 590-B, table II: 100,000 ÷ 28.6',
  },
  {
    name: 'a spouse ten years younger does not',
    given: { currentAge: 73, spouseAge: 63 },
    expect: { divisor: 26.5 },
    from: '26 CFR 1.401(a)(9)-5(c): more than ten years',
  },
  {
    name: 'what was taken already counts',
    given: { alreadyTaken: 20325.2 },
    expect: { stillToTake: 0, taxIfMissed: 0 },
    from: 'by hand',
    within: 0,
  },
  {
    name: 'at 76 with a spouse of 60, 262,000 gives 9,290.78',
    given: { accountBalance: 262000, currentAge: 76, spouseAge: 60, birthYear: 1950 },
    expect: { divisor: 28.2, requiredDistribution: 9290.78 },
    from: 'Capital Group, Joint Life and Last Survivor table, example of Jessica and Jeff',
  },
  {
    name: 'born in 1990, nobody is 80',
    given: { birthYear: 1990, currentAge: 80 },
    expect: { refused: 'Age and year of birth do not fit together: born in 1990, you reach 80 in 2070.' },
    from: '1990 + 80',
  },
  {
    name: 'born in 1920, nobody is 75 any more',
    given: { birthYear: 1920, currentAge: 75 },
    expect: { refused: 'Age and year of birth do not fit together: born in 1920, you reach 75 in 1995.' },
    from: '1920 + 75, three decades ago',
  },
]);
