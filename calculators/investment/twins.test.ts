import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { shelf } from '#calculators/shelves/investment/shelf.gen.ts';

/** Results of a calculator, with the defaults for what is not given. */
function resultsOf(id: string, given: Readonly<Record<string, number | boolean | string>>) {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const results = calculator.calculate({ ...defaultsOf(calculator.inputs), ...given });
  if (isRefusal(results)) throw new Error(results.refused);
  return results;
}

const cents = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((amount) => amount / 100);
const hundredths = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((rate) => rate / 100);
const risks = fc.constantFrom('conservative', 'moderate', 'aggressive');

describe('[A-03] two screens never disagree', () => {
  it('a list of cash flows has the same rate of return as a project with these flows', () => {
    fc.assert(
      fc.property(cents(100, 50000), cents(0, 20000), fc.integer({ min: 1, max: 20 }), cents(0, 9000), (cost, flow, years, terminal) => {
        const last = Math.round((flow + terminal) * 100) / 100;
        const flows = [-cost, ...Array.from({ length: years - 1 }, () => flow), last];
        const list = resultsOf('irr', { cashFlows: flows.join(', '), discountRate: 7 });
        const inputs = { initialInvestment: cost, annualCashFlow: flow, years, terminalValue: terminal, discountRate: 7 };
        const project = resultsOf('internal-rate-return', inputs);
        for (const name of ['internalRateOfReturn', 'netPresentValue', 'totalCashFlow', 'paybackYears', 'answer', 'yearly'])
          expect(list[name], name).toEqual(project[name]);
      }),
      { seed: 1 },
    );
  });

  it('future inflation at the past average gives the same amount as the price index', () => {
    fc.assert(
      fc.property(cents(1, 50000), fc.integer({ min: 1913, max: 2024 }), (amount, fromYear) => {
        const past = resultsOf('inflation-historic-impact', { amount, fromYear, toYear: 2025 });
        const inflationRate = Number(past.averageInflationRate);
        const ahead = resultsOf('inflation-impact', { amount, inflationRate, years: 2025 - fromYear });
        expect(ahead.futureCost).toBeCloseTo(Number(past.equivalentAmount), 6);
        expect(ahead.purchasingPower).toBeCloseTo(Number(past.purchasingPower), 6);
      }),
      { seed: 2 },
    );
  });

  it('ten years before the goal the mix by age is the mix by risk', () => {
    fc.assert(
      fc.property(cents(1, 900000), fc.integer({ min: 18, max: 80 }), risks, (portfolioValue, currentAge, riskTolerance) => {
        const byAge = resultsOf('asset-allocation-broad', { portfolioValue, currentAge, retirementAge: currentAge + 10, riskTolerance });
        const byRisk = resultsOf('asset-allocation', { stocksHeld: portfolioValue, bondsHeld: 0, cashHeld: 0, riskTolerance });
        for (const name of ['stocksPercent', 'bondsPercent', 'cashPercent', 'targetStocks', 'targetBonds', 'targetCash'])
          expect(byAge[name], name).toBe(byRisk[name]);
      }),
      { seed: 3 },
    );
  });

  it('compound interest ends where the future value ends', () => {
    const frequencies = fc.constantFrom('yearly', 'semiannually', 'quarterly', 'monthly', 'daily');
    fc.assert(
      fc.property(
        cents(0, 90000),
        cents(0, 2000),
        hundredths(0, 20),
        frequencies,
        (start, monthlyContribution, interestRate, compounding) => {
          const inputs = { monthlyContribution, interestRate, compounding, years: 12 };
          const grown = resultsOf('future-value', { ...inputs, presentValue: start });
          const compounded = resultsOf('compound-interest', { ...inputs, principal: start });
          expect(compounded.endingBalance).toBe(grown.futureValue);
          expect(compounded.annualPercentageYield).toBe(grown.effectiveAnnualRate);
          expect(compounded.yearly).toEqual(grown.yearly);
        },
      ),
      { seed: 4 },
    );
  });

  it('the required deposit reaches the goal, within half a cent for each deposit', () => {
    fc.assert(
      fc.property(cents(20000, 900000), hundredths(0, 12), fc.integer({ min: 1, max: 40 }), (goalAmount, rate, years) => {
        const goal = resultsOf('investment-goal', { goalAmount, currentSavings: 0, expectedReturn: rate, years });
        const inputs = { presentValue: 0, monthlyContribution: Number(goal.monthlyContribution), interestRate: rate, years };
        const apart = Number(resultsOf('future-value', inputs).futureValue) - goalAmount;
        expect(Math.abs(apart)).toBeLessThanOrEqual(0.005 * years * 12 * (1 + rate / 1200) ** (years * 12) + 0.01);
      }),
      { seed: 5 },
    );
  });
});
