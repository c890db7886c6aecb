import { describe, expect, it } from 'vitest';
import { normalBelow } from '#calculators/investment/securities/normal.ts';
import stockOption from '#calculators/investment/securities/stock-option.ts';
import { agrees } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';

describe('the second engine agrees to the cent on options', () => {
  it('stock-option', () => {
    agrees(
      stockOption,
      {
        optionCount: [1, 5000, 0],
        exercisePrice: [1, 200, 2],
        currentPrice: [1, 400, 2],
        yearsToExpiry: [0.25, 10, 2],
        expectedGrowth: [-20, 20, 2],
        optionType: ['nonqualified', 'incentive'],
        taxRate: [0, 50, 1],
        vestedPercent: [0, 100, 0],
      },
      (inputs) => {
        const gainPerShare = Exact.max(0, new Exact(inputs.currentPrice).minus(inputs.exercisePrice));
        const spread = cent(gainPerShare.times(inputs.optionCount).times(inputs.vestedPercent).div(100));
        const tax = cent(spread.times(inputs.taxRate).div(100));
        const held = inputs.optionType === 'incentive';
        const later = new Exact(inputs.expectedGrowth).div(100).plus(1).pow(inputs.yearsToExpiry).times(inputs.currentPrice);
        return {
          spreadNow: spread,
          netIfExercisedNow: spread.minus(tax),
          netIfHeld: spread.minus(held ? cent(spread.times('0.15')) : tax),
          amtIfHeld: held ? cent(spread.times('0.26')) : 0,
          expectedSharePrice: cent(later),
          spreadAtExpiry: cent(Exact.max(0, later.minus(inputs.exercisePrice)).times(inputs.optionCount)),
        };
      },
    );
  });

  it('the normal distribution follows the integral of its density', () => {
    let area = 0.5;
    const step = 1 / 2048;
    const density = (x: number) => Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI);
    for (let at = 0; at < 6 * 1024; at++) {
      const x = 2 * at * step;
      area += ((density(x) + 4 * density(x + step) + density(x + 2 * step)) * step) / 3;
      expect(Math.abs(normalBelow(x + 2 * step) - area)).toBeLessThan(1e-12);
      expect(Math.abs(normalBelow(-x - 2 * step) - (1 - area))).toBeLessThan(1e-12);
    }
  });
});
