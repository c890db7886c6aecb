import { describe, expect, it } from 'vitest';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { loadStateTax } from '#calculators/kit/law/states/state-layer.ts';
import { details } from '#calculators/shelves/retirement/details.gen.ts';
import { shelf } from '#calculators/shelves/retirement/shelf.gen.ts';

await loadStateTax();

function resultsOf(id: string, given: AnyInputs) {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const results = calculator.calculate(inputs);
  if (isRefusal(results)) throw new Error(results.refused);
  return { results, inputs, sentence: calculator.say(results, inputs).replaceAll('**', '') };
}

it('a saver who misses the goal by less than half a cent is on track', () => {
  const { results } = resultsOf('retirement-shortfall', { expectedReturn: 0, monthlyContribution: 0, currentSavings: 1487439.78 });
  expect([results.shortfall, results.status]).toEqual([0, 'On Track']);
});

it('the income that a plan supports comes from savings and other sources', () => {
  const { sentence } = resultsOf('retirement-shortfall', { currentSavings: 400000 });
  expect(sentence).toMatch(/: savings and other income carry \$[\d,]+ a year in today’s money\.$/);
});

it('a benefit after fewer than ten years of work is said to need ten', () => {
  expect(resultsOf('social-security', { yearsWorked: 9 }).sentence).toBe(
    'SSA asks for 40 credits (ten years of work); with 36 there is no own benefit.',
  );
  expect(resultsOf('social-security', { yearsWorked: 10 }).sentence).not.toContain('ten years');
});

it('a plan that loses money to fees draws no more than its balance', () => {
  const { results, inputs } = resultsOf('401k-enhanced', { expectedReturn: 0, annualFees: 2 });
  const chart = details['401k-enhanced']?.chart(results, inputs);
  if (chart?.kind !== 'stack') throw new Error('another kind of chart');
  const drawn = chart.x.values.map((_, at) => chart.series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  expect(drawn.at(-1)).toBeCloseTo(Number(results.balanceAtRetirement), 1);
});

it('says when an annuity does not return its premium by age 120', () => {
  expect(resultsOf('annuity-calculator', { currentAge: 40, interestRate: 0, load: 50 }).sentence).toBe(
    'From age 40 on you would receive $174.85 a month for life, which does not bring the premium back by 120.',
  );
  expect(resultsOf('annuity-calculator', { premium: 0 }).sentence).toBe('Without a premium there is no income.');
});

it('a plan ten dollars short does not reach 100.00% of the need', () => {
  const still = { currentAge: 66, retirementAge: 67, lifeExpectancy: 92, otherRetirementIncome: 0, monthlyContribution: 0 };
  const given = { ...still, currentSavings: 999990, expectedReturn: 0, retirementReturn: 0, inflationRate: 0 };
  expect(resultsOf('retirement-shortfall', { ...given, desiredIncome: 40000 }).sentence).toMatch(
    /^\$10 is missing at retirement: you reach 99\.99% of the need\./,
  );
  expect(resultsOf('retirement-planner', { ...given, annualIncome: 40000, incomeReplacement: 100 }).sentence).toContain(
    '$999,990 at 67 is 99.99% of what you need',
  );
});

describe('the sentence on taxed benefits', () => {
  const say = (given: AnyInputs) => resultsOf('social-security-tax', given).sentence;

  it('mentions no further untaxed income exactly at the threshold', () => {
    expect(say({ otherIncome: 13000, benefits: 24000 })).toBe(
      'None of your benefits is taxed. Each further $100 of income makes $50 more of them taxable.',
    );
  });

  it('states how much further income stays below the first threshold', () => {
    expect(say({ otherIncome: 10000, benefits: 24000 })).toBe(
      'None of your benefits is taxed; $3,000 of further income would leave it so.',
    );
  });

  it('mentions no further untaxed income without benefits', () => {
    expect(say({ otherIncome: 10000, benefits: 0 })).toBe('None of your benefits is taxed.');
    expect(say({ otherIncome: 54000, benefits: 0 })).toBe('None of your benefits is taxed.');
  });

  it('names the tax of a chosen state, and the effect of further income', () => {
    const sentence = say({ otherIncome: 54000, benefits: 24000, state: 'PA', figures: '2025' });
    // 54,000 − 17,750 without the benefits, 20,400 more with them: 7,377 − 4,111.50.
    expect(sentence).toBe(
      '$20,400 of your benefits is taxed, 85.00% of them, which adds $3,266 of federal tax. The state asks $0 more because of them.',
    );
    expect(say({ otherIncome: 20000, benefits: 24000, figures: '2025' })).toMatch(
      / Each further \$100 of income makes \$50 more of them taxable\.$/,
    );
  });

  it('speaks of no state where none is chosen', () => {
    expect(say({ otherIncome: 54000 })).not.toContain('The state');
  });

  it('stands above bars of what is taxed and what is not', () => {
    const { results, inputs } = resultsOf('social-security-tax', { otherIncome: 54000, benefits: 24000 });
    expect(details['social-security-tax']?.chart(results, inputs)).toMatchObject({
      bars: [
        { label: 'Taxed', value: 20400, chosen: true },
        { label: 'Tax free', value: 3600 },
      ],
    });
  });

  it('says that the brackets of a year are not published yet', () => {
    expect(say({ figures: '2027' })).toContain('; the brackets are not published yet.');
  });
});

describe('the sentence on a Roth conversion', () => {
  const say = (given: AnyInputs) => resultsOf('roth-conversion', { conversion: 20000, expectedReturn: 0, years: 0, ...given }).sentence;

  it('says which choice leaves more, and when', () => {
    expect(say({ laterTaxRate: 22 })).toMatch(
      /^Converting \$20,000 costs \$4,400 now and leaves the same at once\. It pays where the rate later is above 22\.00%\.$/,
    );
    expect(say({ laterTaxRate: 32 })).toContain('$2,000 more at once');
    expect(say({ laterTaxRate: 12 })).toContain('$2,000 less at once');
    expect(say({ laterTaxRate: 32, years: 7 })).toContain('more after 7 years');
    expect(say({ laterTaxRate: 32, years: 1 })).toContain('more after 1 year ');
  });

  it('stands above bars that mark the side that leaves more, and neither where both leave the same', () => {
    const bars = (laterTaxRate: number) => {
      const { results, inputs } = resultsOf('roth-conversion', { conversion: 20000, expectedReturn: 0, years: 0, laterTaxRate });
      const chart = details['roth-conversion']?.chart(results, inputs);
      return chart?.kind === 'bars' ? chart.bars.map(({ label, value, chosen }) => [label, value, chosen]) : [];
    };
    // 22 % of 20,000 is 4,400 now; not converted it stays, and 20,000 bear the later rate.
    expect(bars(32)).toEqual([
      ['Converted', 20000, true],
      ['Not converted', 18000, false],
    ]);
    expect(bars(12)).toEqual([
      ['Converted', 20000, false],
      ['Not converted', 22000, true],
    ]);
    expect(bars(22)).toEqual([
      ['Converted', 20000, false],
      ['Not converted', 20000, false],
    ]);
  });

  it('says that there is nothing to compare without a conversion', () => {
    expect(say({ conversion: 0 })).toContain('there is nothing to compare.');
  });
});

describe('the sentence on a Roth at a high income', () => {
  const say = (given: AnyInputs) => resultsOf('roth-vs-traditional', { figures: '2026', annualContribution: 7500, ...given }).sentence;

  it('names the backdoor and the pro-rata rule', () => {
    expect(say({ annualIncome: 300000, preTaxIraBalance: 22500 })).toContain(
      'At your income nothing may go into a Roth directly; the rest takes the backdoor, nondeductible and then converted, 75.00% of it taxed by the pro-rata rule.',
    );
    expect(say({ annualIncome: 300000 })).toContain('tax-free as far as no other IRA holds pre-tax money.');
    expect(say({ annualIncome: 160500 })).toContain('At your income only $3,750 may go into a Roth directly');
  });

  it('says that the law limits the contribution, and mentions neither limit nor backdoor otherwise', () => {
    expect(say({ annualContribution: 10000 })).toContain('The law allows $7,500 a year, and that is compared.');
    expect(say({})).not.toMatch(/law allows|backdoor/);
  });

  it('says which account leaves more, or that both leave the same', () => {
    const still = { annualContribution: 7000, expectedReturn: 0, currentAge: 55, retirementAge: 65, figures: '2025' };
    expect(say({ ...still, retirementTaxRate: 22 })).toBe('Both leave the same, $70,000 after tax.');
    expect(say({ ...still, retirementTaxRate: 15 })).toBe('The Traditional IRA leaves $4,900 more after tax.');
  });

  it('marks the bar of the one that leaves more, and neither where both leave the same', () => {
    const still = { annualContribution: 7000, expectedReturn: 0, currentAge: 55, retirementAge: 65, figures: '2025' };
    const bars = (retirementTaxRate: number) => {
      const { results, inputs } = resultsOf('roth-vs-traditional', { ...still, retirementTaxRate });
      const chart = details['roth-vs-traditional']?.chart(results, inputs);
      return chart?.kind === 'bars' ? chart.bars.map(({ label, value, chosen }) => [label, value, chosen]) : [];
    };
    // Ten times 7,000, and ten times 22 % of it invested without return; later 32, 15 or 22 % of 70,000 are due.
    expect(bars(32)).toEqual([
      ['Roth', 70000, true],
      ['Traditional', 63000, false],
    ]);
    expect(bars(15)).toEqual([
      ['Roth', 70000, false],
      ['Traditional', 74900, true],
    ]);
    expect(bars(22)).toEqual([
      ['Roth', 70000, false],
      ['Traditional', 70000, false],
    ]);
  });
});

describe('the sentence on an inherited account', () => {
  const say = (given: AnyInputs) =>
    resultsOf('inherited-ira', { accountBalance: 362000, expectedReturn: 0, taxableIncome: 1000000, ...given }).sentence;

  it('tells an heir who may stretch how long the account lasts', () => {
    expect(say({ beneficiary: 'eligible', ownerHadBegun: false })).toBe(
      '$10,000 comes out in the first year, and the account lasts 37 years. After tax $228,060 is there in the end, with what was withdrawn invested.',
    );
  });

  it('tells other heirs that ten years are all, and whether something must come out before', () => {
    const end = ', and the account must be empty after ten years; the largest year takes $';
    // 37 % of 362,000, whenever it comes out: all of it lies in the last bracket.
    const kept = 'taxed at up to 37.00%. After tax $228,060 is there in the end, with what was withdrawn invested, the same as by ';
    expect(say({ ownerHadBegun: false })).toBe(`Nothing must come out in the first nine years${end}362,000, ${kept}spreading it evenly.`);
    expect(say({ ownerHadBegun: false, pace: 'even' })).toBe(
      `$36,200 comes out in the first year${end}36,200, ${kept}waiting for the tenth year.`,
    );
    // Nine times 10,000, and the rest in the tenth year.
    expect(say({})).toBe(`$10,000 comes out in the first year${end}272,000, ${kept}spreading it evenly.`);
    expect(say({ accountBalance: 0 })).toContain('$0 comes out in the first year');
    expect(say({ accountBalance: 0, ownerHadBegun: false })).toContain('Nothing must come out');
  });
});

describe('the sentence on financial independence', () => {
  const still = { annualSpending: 12000, currentAge: 40, expectedReturn: 0, inflationRate: 0, withdrawalRate: 4, currentSavings: 0 };
  const need = 'You need $300,000 in today’s dollars';

  it('says when the savings suffice, that they do, or that they never will', () => {
    const say = (given: AnyInputs) => resultsOf('fire', { ...still, ...given }).sentence;
    expect(say({ currentSavings: 285500, monthlyContribution: 1000 })).toBe(`${need}; you have it in 1 year and 3 months, at 41.`);
    expect(say({ currentSavings: 300000 })).toBe(`${need}, and have it: your savings carry your spending now.`);
    expect(say({ monthlyContribution: 0 })).toBe(`${need}; at this saving and return you do not get there within 100 years.`);
  });

  it('stands below the months to go, or below a text where there are none', () => {
    const headline = (given: AnyInputs) => {
      const { results, inputs } = resultsOf('fire', { ...still, ...given });
      return shelf.fire?.headline(results, inputs);
    };
    expect(headline({ currentSavings: 285500, monthlyContribution: 1000 })).toMatchObject({ value: 15, kind: 'months' });
    expect(headline({ monthlyContribution: 0 })).toEqual({ value: 'Not within 100 years', kind: 'text' });
  });
});

it('only a calculator that asks for the age of retirement names a return until retirement', () => {
  const named = Object.values(shelf).filter(({ inputs }) => Object.values(inputs).some(({ label }) => /until retirement/i.test(label)));
  expect(named.length).toBeGreaterThan(3);
  for (const { id, inputs } of named) expect(Object.keys(inputs), id).toContain('retirementAge');
});
