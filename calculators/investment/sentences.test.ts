import { expect, it } from 'vitest';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { details } from '#calculators/shelves/investment/details.gen.ts';
import { shelf } from '#calculators/shelves/investment/shelf.gen.ts';

/** The sentence of a calculator, with the defaults for what is not given. */
function said(id: string, given: AnyInputs): string {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const results = calculator.calculate(inputs);
  return isRefusal(results) ? results.refused : calculator.say(results, inputs);
}

it.each(['asset-allocation', 'asset-allocation-broad'])('%s writes no "a aggressive"', (id) => {
  expect(said(id, { riskTolerance: 'aggressive' })).toMatch(/(the|an) aggressive mix/i);
});

it('a mix of 90 % stocks is not called moderate', () => {
  expect(said('asset-allocation-broad', { currentAge: 40, retirementAge: 65 })).toMatch(/to an aggressive mix: \*\*90.00%\*\* in stocks/);
});

it('the chart of a bond shows its price from today to its face value at maturity', () => {
  const bond = shelf['bond-price-yield'];
  if (bond === undefined) throw new Error('no bond calculator');
  const inputs = { ...defaultsOf(bond.inputs), couponRate: 8, yearsToMaturity: 2, marketYield: 10 };
  const results = bond.calculate(inputs);
  if (isRefusal(results)) throw new Error(results.refused);
  // By hand at 5 % a half year: 1,040 ÷ 1.05, then with 40 more ÷ 1.05, three times.
  expect(details['bond-price-yield']?.chart(results, inputs)).toMatchObject({
    x: { values: [0, 0.5, 1, 1.5, 2] },
    series: [
      { label: 'Price', values: [96.454, 97.277, 98.141, 99.048, 100].map((price) => expect.closeTo(price, 9)) },
      { label: 'Face value', values: [100, 100, 100, 100, 100] },
    ],
  });
});

it('a drift of one is a point, not "1 points"', () => {
  expect(said('asset-allocation', { stocksHeld: 61000, bondsHeld: 34000, cashHeld: 5000, rebalanceBand: 1 })).toContain(
    'You are 1 point off',
  );
});

it('a loss in futures is stated as a share of the margin, without a second minus', () => {
  expect(said('future-contracts', { exitPrice: 72, commission: 0 })).toMatch(
    /^The long position loses \*\*\$3,000\.00\*\*, 50\.00% of the margin/,
  );
});

it('a price of about a dollar is stated to four decimals', () => {
  const euro = { contractSize: 125000, entryPrice: 1.085, exitPrice: 1.09, initialMargin: 2000, maintenanceMargin: 1800 };
  expect(said('future-contracts', euro)).toContain('A margin call comes at **$1.0834**');
});

it.each([
  ['-100, 230, -132', 'Several rates'],
  ['-100, 150, -70', 'No rate'],
])('flows of %s are headed "%s"', (cashFlows, headed) => {
  const calculator = shelf.irr;
  const inputs = { ...defaultsOf(calculator?.inputs ?? {}), cashFlows };
  const results = calculator?.calculate(inputs) ?? {};
  expect(isRefusal(results) ? results.refused : calculator?.headline(results, inputs).value).toBe(headed);
});

it('one certificate is not described as a ladder', () => {
  expect(said('cd-ladder', { rungs: 1 })).toBe('One certificate earns **$1,000** at 4.00% in 1 year.');
});

it('interest below simple interest is not called interest on interest', () => {
  const deposits = { principal: 0, monthlyContribution: 10000, years: 1, compounding: 'yearly' };
  expect(said('compound-interest', deposits)).not.toContain('interest on interest');
  expect(said('compound-interest', {})).toContain('is interest on interest');
});

it('years entered in reverse are named in chronological order', () => {
  expect(said('inflation-historic-impact', { fromYear: 2025, toYear: 1990 })).toMatch(
    /from 1990 to 2025 prices rose by \*\*146\.32%\*\* in all, 2\.61% a year on average/,
  );
});

it('a fall in prices is stated without a second minus', () => {
  expect(said('inflation-historic-impact', { fromYear: 1920, toYear: 1921 })).toContain(
    'prices fell by **10.50%** in all, 10.50% a year on average',
  );
});

it('a price below a cent is stated to seven decimals', () => {
  const yen = { contractSize: 12500000, entryPrice: 0.0065, exitPrice: 0.0066, initialMargin: 3000, maintenanceMargin: 2800 };
  expect(said('future-contracts', yen)).toContain('A margin call comes at **$0.0064840**');
});

it('cash flows are said to be worth something after the last year, and a share of it, only where they are', () => {
  const two = { cashFlows: '110, 121', discountRate: 10, netDebt: 0, terminalMethod: 'multiple', terminalMultiple: 1 };
  expect(said('dcf', { ...two, shares: 1 })).toBe(
    'The cash flows are worth **$300** today, 33.33% of it after the last year; less debt the owners hold **$300**, **$300** a share.',
  );
  expect(said('dcf', { ...two, cashFlows: '-110, 0', shares: 0 })).toBe(
    'The cash flows are worth **\u2212$100** today; less debt the owners hold **\u2212$100**.',
  );
});

it('a bond is quoted at a price, or yields a return, whichever was looked for', () => {
  const bond = { yearsToMaturity: 0.5, frequency: '1', price: 975, marketYield: 10.25 };
  // Modified duration: half a year ÷ 1.1025.
  const moves = 'a yield one point higher would cost about **0.45%** of the price.';
  expect(said('bond-price-yield', { ...bond, solveFor: 'price' })).toBe(
    `At a yield of 10.25% the bond is quoted at **$975.00**, $1,000.00 with accrued interest; ${moves}`,
  );
  expect(said('bond-price-yield', { ...bond, solveFor: 'yield' })).toBe(`At $975.00 the bond yields **10.25%** to maturity; ${moves}`);
  const headline = (solveFor: string) => {
    const calculator = shelf['bond-price-yield'];
    const inputs = { ...defaultsOf(calculator?.inputs ?? {}), ...bond, solveFor };
    const results = calculator?.calculate(inputs) ?? { refused: '' };
    return isRefusal(results) ? undefined : calculator?.headline(results, inputs);
  };
  expect(headline('price')).toMatchObject({ value: 975, kind: 'money' });
  expect(headline('yield')).toMatchObject({ kind: 'percent', per: 'a year' });
});
