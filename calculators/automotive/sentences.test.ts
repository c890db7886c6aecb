import { describe, expect, it } from 'vitest';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { details } from '#calculators/shelves/automotive/details.gen.ts';
import { shelf } from '#calculators/shelves/automotive/shelf.gen.ts';

/** The sentence under the headline, without its emphasis. */
function sentenceOf(id: string, given: AnyInputs): string {
  const calculator = shelf[id];
  if (calculator === undefined) return `no calculator ${id}`;
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const outcome = calculator.calculate(inputs);
  return isRefusal(outcome) ? outcome.refused : calculator.say(outcome, inputs).replaceAll('**', '');
}

describe('the sentence of a vehicle result', () => {
  it('says how much of the interest the business use of a truck brings back in tax', () => {
    expect(sentenceOf('truck-loan', { businessUse: 100 })).toMatch(
      / financed\. Business use brings \$2,805 of the interest back in tax\.$/,
    );
  });

  it('mentions no total interest where there is none', () => {
    expect(sentenceOf('auto-loan', { interestRate: 0 })).toBe('You would pay $416.67 a month for 5 years, without interest.');
    expect(sentenceOf('auto-loan', {})).toMatch(/, with \$4,349 of interest in all\.$/);
  });

  it.each(['motorcycle-loan', 'rv-loan', 'boat-loan'])('%s lists the costs beside the payment before it states the month', (id) => {
    expect(sentenceOf(id, {})).toMatch(/ financed\. With [a-z, ]+, a month comes to \$[\d,.]+\.$/);
  });

  it('names the savings of a refinanced loan, however small, and when it has paid for itself', () => {
    expect(sentenceOf('auto-refinance', {})).toBe(
      'Refinancing saves $1,178 in all, with a payment $30.80 lower; it has paid for itself after 10 months.',
    );
    const tiny = { currentBalance: 100, currentRate: 0.01, monthsRemaining: 240, newRate: 0, newTerm: 240, refinanceFees: 0 };
    expect(sentenceOf('auto-refinance', tiny)).toBe('Refinancing saves $0.10 in all, with the same payment.');
  });

  it('does not say that owning is cheaper from some month on when subscribing wins later', () => {
    const early = { salesTax: 0, fees: 0, startFee: 5000, subscriptionPayment: 550 };
    expect(sentenceOf('subscription-vs-ownership', early)).toBe(
      'Subscribing costs $452 less over 2 years; owning is cheaper after 69 months.',
    );
    expect(sentenceOf('subscription-vs-ownership', { ...early, subscriptionPayment: 400 })).toBe(
      'Subscribing costs $4,052 less over 2 years; keeping the car longer, up to ten years, does not make owning cheaper.',
    );
  });

  it('says that a classic car leaves as much as the same money invested', () => {
    const even = { purchasePrice: 10000, yearsOwned: 1, yearlyCosts: 0, rarity: 'common', sellingCosts: 0, gainsTaxRate: 0 };
    expect(sentenceOf('classic-car-investment', { ...even, baseAppreciation: 4.5, expectedReturn: 5 })).toBe(
      'After 1 year and all costs the car leaves a profit of $500, or 5.00% a year: as much as the same money invested.',
    );
    const still = { ...even, baseAppreciation: 0, classicMake: 'jaguar', condition: 'fair' };
    expect(sentenceOf('classic-car-investment', { ...still, expectedReturn: 0 })).toBe(
      'After 1 year and all costs the car leaves a profit of $0, or 0.00% a year: as much as the same money invested.',
    );
  });

  it('says that a warranty returns just what it costs', () => {
    const even = { costRise: 0, deductible: 0, coveredShare: 100, warrantyCost: 3100, vehicleMake: 'ford' };
    expect(sentenceOf('extended-warranty', even)).toBe(
      'The warranty returns just what it costs: it is expected to pay back $3,100 in 4 years.',
    );
    expect(sentenceOf('extended-warranty', { ...even, warrantyCost: 3100.01 })).toMatch(/^The warranty costs \$0\.01 more than it returns/);
  });

  it('does not say that a higher price is paid back after 0 years', () => {
    expect(sentenceOf('electric-vs-gas', { electricPrice: 33801 })).toMatch(/ the higher price is back after 1 month\.$/);
    expect(sentenceOf('electric-vs-gas', { electricPrice: 33800 })).toMatch(/ it costs no more to buy\.$/);
  });

  it('states less than half a dollar of interest in cents', () => {
    expect(sentenceOf('biweekly-auto-payment', { loanAmount: 100, loanTerm: 6 })).toMatch(/ saves \$0\.\d\d of interest/);
  });

  /** 12,000 in twelve payments of 1,000, without interest and without a return on savings: the loans differ by the closing costs. */
  const plain = { loanAmount: 12000, loanTerm: 12, homeEquityTerm: 12, autoRate: 0, homeEquityRate: 0, savingsRate: 0 };

  it('names the cheaper of a car loan and a home equity loan with both payments, or says that they cost the same', () => {
    expect(sentenceOf('auto-loan-vs-home-equity', { ...plain, closingCosts: 500 })).toBe(
      'The auto loan costs $500 less in today’s money, whatever the terms; the payment is $1,000.00 a month with the car loan, $1,000.00 with home equity.',
    );
    expect(sentenceOf('auto-loan-vs-home-equity', { ...plain, closingCosts: 0 })).toBe('Both cost the same: $0.');
  });

  it('marks the cheaper of a car loan and a home equity loan, and the car loan where both cost the same', () => {
    const chosen = (given: AnyInputs) => {
      const calculator = shelf['auto-loan-vs-home-equity'];
      const inputs = { ...defaultsOf(calculator?.inputs ?? {}), ...plain, closingCosts: 0, ...given };
      const outcome = calculator?.calculate(inputs) ?? { refused: '' };
      const chart = isRefusal(outcome) ? undefined : details['auto-loan-vs-home-equity']?.chart(outcome, inputs);
      return chart?.kind === 'bars' ? chart.bars.map((bar) => bar.chosen) : [];
    };
    expect(chosen({ closingCosts: 500 })).toEqual([true, false]);
    expect(chosen({ autoRate: 6 })).toEqual([false, true]);
    expect(chosen({})).toEqual([true, false]);
  });
});

it('the formula of Car Affordability names the shares that a person enters, not 15% and 36%', () => {
  const formula = details['auto-affordability']?.explanation.formula.join(' ') ?? '';
  expect(formula).toContain('share for the car');
  expect(formula).toContain('share for all debts');
  expect(formula).not.toMatch(/15%|36%/);
});
