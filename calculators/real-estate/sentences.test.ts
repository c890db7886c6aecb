import { describe, expect, it } from 'vitest';
import type { AnyInputs } from '../kit/definition/define.ts';
import { defaultsOf } from '../kit/definition/inputs.ts';
import { isRefusal } from '../kit/definition/refusal.ts';
import { shelf } from './shelf.gen.ts';

/** The sentence under the headline, without its emphasis. */
function sentenceOf(id: string, given: AnyInputs): string {
  const calculator = shelf[id];
  if (calculator === undefined) return `no calculator ${id}`;
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const outcome = calculator.calculate(inputs);
  return isRefusal(outcome) ? outcome.refused : calculator.say(outcome, inputs).replaceAll('**', '');
}

describe('the sentence of a real estate result', () => {
  it('says whether the upfront premium of an FHA loan is financed or paid', () => {
    expect(sentenceOf('fha-loan', {})).toMatch(/ is FHA insurance; the upfront premium of \$5,066 is added to the loan\.$/);
    expect(sentenceOf('fha-loan', { financeUpfrontMip: false })).toMatch(/ is FHA insurance; \$5,066 more is due upfront\.$/);
  });

  it('explains a tax fully deferred although the new price is too low to qualify', () => {
    const given = { depreciationTaken: 0, newPropertyPrice: 480000, newMortgage: 160000 };
    expect(sentenceOf('1031-exchange', given)).toBe(
      'The new property costs less than the old one sold for, yet after costs none of the gain is taxed now: all of the $42,500 tax is deferred.',
    );
  });

  it('states the recommendation of an exchange only if the figures support it', () => {
    expect(sentenceOf('1031-exchange', {})).toBe('Proceed with 1031 Exchange: all of the $60,500 tax is deferred.');
    expect(sentenceOf('1031-exchange', { newPropertyPrice: 490000, newMortgage: 180000 })).toBe(
      'The new property costs less than the old one sold for, so $10,000 of the gain is taxed now, for $3,000; $57,500 of tax is deferred.',
    );
    expect(sentenceOf('1031-exchange', { newPropertyPrice: 200000, newMortgage: 100000 })).toBe(
      'Property value too low for exchange: nothing is deferred, and $60,500 of tax is due now.',
    );
    expect(sentenceOf('1031-exchange', { newPropertyPrice: 500000, newMortgage: 480000 })).toMatch(
      /^The boot takes up the whole gain: nothing/,
    );
    expect(sentenceOf('1031-exchange', { exchangeCosts: 70000 })).toBe(
      'All of the $60,500 tax is deferred. The costs of exchanging are more than that.',
    );
  });

  it('says that the costs of an exchange are more than the tax that it defers', () => {
    const given = { salePrice: 270000, depreciationTaken: 61000, mortgageBalance: 0, newPropertyPrice: 100000, newMortgage: 0 };
    expect(sentenceOf('1031-exchange', { ...given, exchangeCosts: 1500 })).toBe(
      'The new property costs less than the old one sold for, yet after costs none of the gain is taxed now: all of the $300 tax is deferred. The costs of exchanging are more than that.',
    );
  });

  it('never calls a loan zero months shorter, nor its interest saved where there is none', () => {
    expect(sentenceOf('mortgage-payment', { extraPayment: 1 })).toBe(
      'The extra payment saves $746 of interest; the loan still ends after 30 years.',
    );
    expect(sentenceOf('mortgage-payment', { extraPayment: 200 })).toMatch(/^Paid off 8 years and 2 months earlier, with \$96,271 /);
    expect(sentenceOf('extra-payment', { loanTerm: 1 })).toBe('The loan still ends in 1 year, and you save $73 of interest.');
    expect(sentenceOf('biweekly-mortgage', { interestRate: 0 })).toMatch(/ sooner with \$333\.34 every two weeks\.$/);
    expect(sentenceOf('extra-payment', { interestRate: 0 })).toBe('The loan ends in 23 years and 1 month, 6 years and 11 months sooner.');
  });

  it('calls neither loan cheaper when the new loan equals the old one', () => {
    const same = { currentRate: 6.5, interestRate: 6.5, remainingTerm: 30, loanTerm: 30, closingCosts: 0 };
    expect(sentenceOf('refinance', same)).toBe(
      'Stay with Current Loan: the new one leaves the payment as it is, and after 7 years both cost the same.',
    );
  });

  it('mentions no rising payment when the rate is fixed for the whole term, and no year beyond the term', () => {
    expect(sentenceOf('arm-vs-fixed', { fixedYears: 5, loanTerm: 5 })).toMatch(
      /^Over 5 years the ARM saves .*\. Its payment stays at \$5,799\.84\.$/,
    );
    expect(sentenceOf('arm-vs-fixed', { fixedRate: 6, expectedRate: 6 })).toMatch(
      /^Over 7 years both cost the same\. At worst its payment rises to /,
    );
    expect(sentenceOf('arm-vs-fixed', { armRate: 6.75, expectedRate: 6.75, lifetimeCap: 0 })).toBe(
      'Over 7 years both cost the same. Its payment stays at $1,945.79.',
    );
  });

  it('calls a rental a loss if it costs more than it takes in', () => {
    expect(sentenceOf('investment-property', { monthlyRent: 0 })).toBe(
      'It loses $9,000 a year before any loan, a cap rate of −3.00%: D Grade.',
    );
  });

  it('does not call a rental that covers its expenses to the dollar short of them', () => {
    expect(sentenceOf('cap-rate', { monthlyRent: 750, vacancyRate: 0 })).toBe(
      'The rent just covers the operating expenses, so there is no yield.',
    );
    expect(sentenceOf('cap-rate', { monthlyRent: 749, vacancyRate: 0 })).toMatch(/^The rent does not cover /);
  });

  it('names the last year in which buying is ahead when renting overtakes it again', () => {
    const high = { monthlyRent: 3000, rentIncrease: 0, expectedReturn: 9 };
    expect(sentenceOf('rent-vs-buy', { ...high, yearsInHome: 30 })).toContain(' after 30 years; buying is ahead from year 5 to year 16. ');
    expect(sentenceOf('rent-vs-buy', { ...high, yearsInHome: 3 })).toContain(' after 3 years; buying is ahead from year 5 to year 16. ');
    expect(sentenceOf('rent-vs-buy', {})).toContain(' after 7 years; buying is ahead from year 12. ');
  });

  it('mentions no goal where no down payment is required', () => {
    expect(sentenceOf('down-payment', { loanType: 'VA', downPaymentPercent: 0 })).toBe('No down payment is needed for this loan.');
  });

  it('names the years over which property tax adds up', () => {
    expect(sentenceOf('property-tax', { projectionYears: 1 })).toMatch(/; over 1 year it adds up to \$4,800\.$/);
  });
});
