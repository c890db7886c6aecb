import { describe, it } from 'vitest';
import budgetPlanner from '#calculators/planning/budget-and-net-worth/budget-planner.ts';
import netWorth from '#calculators/planning/budget-and-net-worth/net-worth.ts';
import { agrees } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';

describe('the second engine agrees to the cent on statements of a household', () => {
  it('net-worth', () => {
    agrees(
      netWorth,
      { cashSavings: [0, 1e6, 2], homeValue: [0, 1e6, 2], mortgageBalance: [0, 1e6, 2], otherDebts: [0, 1e6, 2] },
      (inputs) => ({
        netWorth: new Exact(inputs.cashSavings)
          .plus(inputs.homeValue)
          .plus(180000)
          .minus(inputs.mortgageBalance)
          .minus(inputs.otherDebts)
          .minus(30000),
      }),
    );
  });

  it('budget-planner', () => {
    agrees(
      budgetPlanner,
      { monthlyIncome: [1, 50000, 2], housing: [0, 9000, 2], wants: [0, 9000, 2], savings: [0, 9000, 2] },
      (inputs) => ({
        leftOver: new Exact(inputs.monthlyIncome).minus(inputs.housing).minus(1500).minus(inputs.wants).minus(inputs.savings),
        needsTarget: cent(new Exact(inputs.monthlyIncome).div(2)),
      }),
    );
  });
});
