import { describe, it } from 'vitest';
import futureContracts from '#calculators/investment/securities/future-contracts.ts';
import { agrees } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';

describe('the second engine agrees to the cent on futures', () => {
  it('future-contracts', () => {
    agrees(
      futureContracts,
      { position: ['long', 'short'], contracts: [1, 50, 0], entryPrice: [1, 5000, 2], exitPrice: [1, 5000, 2], commission: [0, 10, 2] },
      (inputs) => {
        const points = new Exact(inputs.exitPrice).minus(inputs.entryPrice).times(inputs.position === 'long' ? 1 : -1);
        const gain = points.times(inputs.contractSize).times(inputs.contracts);
        return { profitOrLoss: cent(gain.minus(new Exact(inputs.commission).times(2).times(inputs.contracts))) };
      },
    );
  });
});
