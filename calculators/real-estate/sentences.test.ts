import { describe, expect, it } from 'vitest';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { details } from '#calculators/shelves/real-estate/details.gen.ts';
import { shelf } from '#calculators/shelves/real-estate/shelf.gen.ts';

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

  /** 120,000 at 12 % over a year: 10,661.85 a month, and by month 7,942.26 of interest in all, 7,836.70 of it in the first eleven. */
  const dear = { currentBalance: 120000, currentRate: 12, remainingTerm: 1, interestRate: 0, loanTerm: 1, yearsInHome: 1 };

  it('says how a new loan changes the payment, and how far ahead or behind it leaves the owner', () => {
    expect(sentenceOf('refinance', { ...dear, closingCosts: 0 })).toBe(
      'Refinance Recommended: it lowers the payment by $661.85 a month and leaves you $7,942 ahead after 1 year.',
    );
    const free = { currentBalance: 120000, currentRate: 0, interestRate: 0, yearsInHome: 5, closingCosts: 6000 };
    expect(sentenceOf('refinance', { ...free, remainingTerm: 10, loanTerm: 20 })).toBe(
      'Stay with Current Loan: the new one lowers the payment by $500.00 a month, and after 5 years you would be $6,000 behind.',
    );
    expect(sentenceOf('refinance', { ...free, remainingTerm: 20, loanTerm: 10 })).toBe(
      'Stay with Current Loan: the new one costs $500.00 more a month, and after 5 years you would be $6,000 behind.',
    );
  });

  it('marks the month from which a new loan is ahead, as far as the owner stays that long', () => {
    const marks = (given: AnyInputs) => {
      const calculator = shelf.refinance;
      const inputs = { ...defaultsOf(calculator?.inputs ?? {}), ...dear, ...given };
      const outcome = calculator?.calculate(inputs) ?? { refused: '' };
      const chart = isRefusal(outcome) ? undefined : details.refinance?.chart(outcome, inputs);
      return chart?.kind === 'lines' ? chart.marks : 'no lines';
    };
    expect(marks({ closingCosts: 0 })).toEqual([{ x: 1 / 12, label: 'ahead' }]);
    expect(marks({ closingCosts: 7836.7 })).toEqual([{ x: 1, label: 'ahead' }]);
    expect(marks({ closingCosts: 7942.26 })).toEqual([]);
    // Over two years the interest of the first twelve months is 11,363.68, and of thirteen 11,999.46.
    expect(marks({ remainingTerm: 2, loanTerm: 2, closingCosts: 11363.68 })).toEqual([]);
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

  it('says what a VA loan costs a month, what becomes of its fee, and what the entitlement asks down', () => {
    const plain = { homePrice: 24000, interestRate: 0, loanTerm: 2, propertyTax: 0, homeInsurance: 0 };
    expect(sentenceOf('va-loan', { ...plain, exempt: true })).toBe('The home would cost $1,000.00 a month; no funding fee is due.');
    // 2.15 % of 24,000 is 516, or 21.50 in each of 24 months.
    expect(sentenceOf('va-loan', plain)).toBe(
      'The home would cost $1,021.50 a month; the funding fee of $516 (2.15%) is added to the loan.',
    );
    expect(sentenceOf('va-loan', { ...plain, financeFee: false })).toBe(
      'The home would cost $1,000.00 a month; the funding fee of $516 (2.15%) is due upfront.',
    );
    const used = { ...plain, exempt: true, entitlementUsed: 1000, countyLimit: 20000 };
    // A quarter of 24,000 − 4 × (5,000 − 1,000), and 22,000 over 24 months.
    expect(sentenceOf('va-loan', used)).toBe(
      'The home would cost $916.67 a month; no funding fee is due. The entitlement that is left asks $2,000 down, which is used here.',
    );
    expect(sentenceOf('va-loan', { ...used, downPayment: 2000 })).toBe('The home would cost $916.67 a month; no funding fee is due.');
  });
});
