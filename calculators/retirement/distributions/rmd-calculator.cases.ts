import { casesOf } from '#calculators/kit/definition/cases.ts';
import rmdCalculator from './rmd-calculator.ts';

export default casesOf(['R-CAT-080', 'R-CMSG-02', 'R-CCONST-09'], rmdCalculator, [
  {
    name: '500,000 at 75 divided by 24.6 is 20,325.20',
    given: { figures: 'spec' },
    expect: {
      requiredDistribution: 20325.2,
      divisor: 24.6,
      monthlyDistribution: 1693.77,
      distributionRate: 4.0650406504,
      remainingBalance: 479674.8,
    },
    from: '26 CFR 1.401(a)(9)-9(c): 24.6 at 75; 500,000 ÷ 24.6 by hand',
  },
  {
    name: '[R-CMSG-02] at 71 nothing is required',
    given: { currentAge: 71, figures: 'spec' },
    expect: { refused: 'RMDs not required until age 72' },
    from: 'specification, R-CMSG-02',
  },
  {
    name: '[R-CMSG-02] just before 72 nothing is required',
    given: { currentAge: 71.99, figures: 'spec' },
    expect: { refused: 'RMDs not required until age 72' },
    from: 'specification, R-CMSG-02',
  },
  {
    name: '[R-CCONST-09] the table begins at 72 with 27.4',
    given: { accountBalance: 100000, currentAge: 72, figures: 'spec' },
    expect: { requiredDistribution: 3649.64, divisor: 27.4 },
    from: '26 CFR 1.401(a)(9)-9(c): 27.4 at 72; 100,000 ÷ 27.4',
  },
  {
    name: 'at 73 the divisor is 26.5',
    given: { accountBalance: 100000, currentAge: 73, figures: 'spec' },
    expect: { requiredDistribution: 3773.58, divisor: 26.5 },
    from: 'IRS Publication 590-B, table III: 26.5 at 73',
  },
  {
    name: '[R-CCONST-09] at 100 the divisor is 6.4',
    given: { accountBalance: 100000, currentAge: 100, figures: 'spec' },
    expect: { requiredDistribution: 15625, divisor: 6.4 },
    from: 'IRS Publication 590-B, table III: 6.4 at 100',
  },
  {
    name: 'the law of 2025 asks for nothing at 72',
    given: { currentAge: 72, figures: '2025' },
    expect: { refused: 'RMDs not required until age 73' },
    from: '26 USC 401(a)(9)(C)(v): 72 in 2025 is born in 1953, starting at 73',
  },
  {
    name: 'an empty account has nothing to distribute',
    given: { accountBalance: 0, figures: 'spec' },
    expect: { requiredDistribution: 0, monthlyDistribution: 0, remainingBalance: 0, divisor: 24.6 },
    from: 'by hand',
  },
  {
    name: 'at 101, after the standard table, the divisor of the law is 6',
    given: { accountBalance: 100000, currentAge: 101, figures: 'spec' },
    expect: { requiredDistribution: 16666.67, divisor: 6 },
    from: 'IRS Publication 590-B, table III: 6.0 at 101',
  },
  {
    name: 'at 120 half of the account comes out',
    given: { accountBalance: 100000, currentAge: 120, figures: '2026' },
    expect: { requiredDistribution: 50000, divisor: 2 },
    from: 'IRS Publication 590-B, table III: 2.0 at 120 and over',
  },
]);
