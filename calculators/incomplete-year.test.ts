import { describe, expect, it } from 'vitest';
import { calculators } from './all-calculators.ts';
import { detailLoaders } from './detail-loaders.gen.ts';
import { figureSets, isComplete, newestCompleteSet } from './figures/set.ts';
import { defaultsOf } from './kit/definition/inputs.ts';
import { isRefusal, type Refusal } from './kit/definition/refusal.ts';

const incomplete = figureSets.filter((set) => !isComplete(set));
const details = new Map((await Promise.all(Object.values(detailLoaders).map((load) => load()))).flatMap((shelf) => Object.entries(shelf)));
const withFigures = [...calculators.values()].filter(
  ({ inputs: { figures } }) => figures?.type === 'select' && figures.options.some(({ value }) => !isComplete(value)),
);

/** The answer of every calculator on its defaults in an incomplete year: 'works', or the refusal. */
const outcomes = new Map<string, 'works' | Refusal>(
  incomplete.flatMap((set) =>
    withFigures.map((calculator) => {
      const inputs = { ...defaultsOf(calculator.inputs), figures: set };
      const outcome = calculator.calculate(inputs);
      if (isRefusal(outcome)) return [`${calculator.id} ${set}`, outcome] as const;
      // All that is read off the results works, too.
      calculator.headline(outcome, inputs);
      calculator.say(outcome, inputs);
      details.get(calculator.id)?.chart(outcome, inputs);
      return [`${calculator.id} ${set}`, 'works'] as const;
    }),
  ),
);

describe.runIf(incomplete.length > 0)('an incomplete year', () => {
  it.each([...outcomes])('%s: works, or names the missing figures and offers the newest complete year', (_, outcome) => {
    if (outcome === 'works') return;
    expect(outcome).toEqual({
      refused: expect.stringMatching(
        new RegExp(`^The law of \\d{4} is not complete\\. Missing here: .{4,}\\. Choose ${newestCompleteSet} law\\.$`),
      ),
      field: 'figures',
    });
  });
});

describe.runIf(incomplete.includes('2027'))('2027, of which the wage base and the limits of an HSA are announced', () => {
  it.each(['payroll-tax', 'self-employment-tax', 'hsa-calculator', 'rmd-calculator'])('%s works', (id) => {
    expect(outcomes.get(`${id} 2027`)).toBe('works');
  });

  it('a pay of 200,000 a year pays 6.2 % of 192,300', () => {
    const payroll = withFigures.find(({ id }) => id === 'payroll-tax');
    const inputs = { ...defaultsOf(payroll?.inputs ?? {}), figures: '2027', grossPay: 20000, payFrequency: 'monthly' };
    expect(payroll?.calculate(inputs)).toMatchObject({ socialSecurityTax: 11922.6 });
  });

  it.each([
    ['basic-tax', 'income tax, standard deduction'],
    ['social-security', 'Social Security, quarter of coverage'],
    ['estate-tax', 'estate tax, exclusion'],
    ['state-income-tax', 'state income tax'],
    ['fha-loan', 'housing, FHA limit'],
    ['roth-vs-traditional', 'contributions, IRA'],
  ])('%s needs the %s', (id, label) => {
    expect(outcomes.get(`${id} 2027`)).toMatchObject({ refused: expect.stringContaining(`Missing here: ${label}.`) });
  });
});
