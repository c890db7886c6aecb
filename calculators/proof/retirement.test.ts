import { describe, it } from 'vitest';
import rmdCalculator from '../retirement/rmd-calculator.ts';
import { agrees } from './agree.ts';
import { cent, Exact } from './decimal.ts';
import { uniformTable } from './life-tables.ts';

describe('the second engine agrees to the cent on retirement', () => {
  it('rmd-calculator', () => {
    agrees(rmdCalculator, { accountBalance: [0, 9000000, 2], currentAge: [60, 120, 0] }, (inputs) => {
      if (inputs.currentAge < 72) return 'refused';
      const divisor = uniformTable(inputs.currentAge);
      const required = cent(new Exact(inputs.accountBalance).div(divisor));
      return { requiredDistribution: required, remainingBalance: new Exact(inputs.accountBalance).minus(required), divisor };
    });
  });
});
