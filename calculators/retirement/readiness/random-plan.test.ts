import { expect, it } from 'vitest';
import { type AnyCalculator, widen } from '#calculators/kit/definition/any-calculator.ts';
import type { Definition, InputRecord, ResultRecord } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { simulate } from '#calculators/kit/simulation/simulate.ts';
import plan401k from '#calculators/retirement/accounts/401k-calculator.ts';
import { details } from '#calculators/shelves/retirement/details.gen.ts';
import income from './retirement-income.ts';
import nestEgg from './retirement-nest-egg.ts';
import planner from './retirement-planner.ts';
import shortfall from './retirement-shortfall.ts';

const certain = { seed: 1, trials: 3, deviation: 0, inTodaysDollars: false };

/** The plan of a calculator's defaults, simulated without random returns, beside the results of its formula. */
function lived<I extends InputRecord, R extends ResultRecord>(definition: Definition<I, R>) {
  const calculator: AnyCalculator = widen(definition);
  const inputs = defaultsOf(calculator.inputs);
  const results = calculator.calculate(inputs);
  if (isRefusal(results)) throw new Error(results.refused);
  const plan = details[definition.id]?.simulation?.(results, inputs);
  if (plan === undefined) throw new Error(`${calculator.id} has no plan`);
  return { results, plan, outcome: simulate(plan, certain) };
}

it('without random returns a plan ends at the balance of its formula', () => {
  const drawn = lived(income);
  expect(Math.abs((drawn.outcome.middle.at(-1) ?? 0) - Number(drawn.results.balanceAtEnd))).toBeLessThan(1);
  const work = lived(plan401k);
  expect(Math.abs((work.outcome.middle.at(-1) ?? 0) - Number(work.results.balanceAtRetirement))).toBeLessThan(1);
  const egg = lived(nestEgg);
  expect(Math.abs((egg.outcome.middle.at(-1) ?? 0) - Number(egg.results.nestEgg))).toBeLessThan(5);
  expect(Math.abs((lived(planner).outcome.middle[32] ?? 0) - Number(lived(planner).results.projectedSavings))).toBeLessThan(1);
  expect(Math.abs((lived(shortfall).outcome.middle[32] ?? 0) - Number(lived(shortfall).results.projectedSavings))).toBeLessThan(1);
});

it('without random returns a plan succeeds if and only if its formula says that the money lasts', () => {
  expect(lived(income).outcome.successes === certain.trials).toBe(lived(income).results.lastsThePlan);
  for (const { results, outcome } of [lived(planner), lived(shortfall)]) {
    expect(outcome.successes === certain.trials).toBe(results.status !== 'Behind');
  }
});
