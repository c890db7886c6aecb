import { describe, expect, it } from 'vitest';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { details } from '#calculators/shelves/business/details.gen.ts';
import { shelf } from '#calculators/shelves/business/shelf.gen.ts';

function headlineOf(id: string, given: AnyInputs) {
  const calculator = shelf[id];
  const inputs = { ...defaultsOf(calculator?.inputs ?? {}), ...given };
  const outcome = calculator?.calculate(inputs) ?? { refused: `no calculator ${id}` };
  return isRefusal(outcome) ? outcome : calculator?.headline(outcome, inputs);
}

/** The sentence under the headline, without its emphasis. */
function sentenceOf(id: string, given: AnyInputs): string {
  const calculator = shelf[id];
  if (calculator === undefined) return `no calculator ${id}`;
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const outcome = calculator.calculate(inputs);
  return isRefusal(outcome) ? outcome.refused : calculator.say(outcome, inputs).replaceAll('**', '');
}

describe('the headline of a business result', () => {
  it('states the contribution as a share, because whole dollars could round to zero', () => {
    const cheap = { pricePerUnit: 0.1, materialPerUnit: 0.03, laborPerUnit: 0, otherVariableCost: 0 };
    expect(headlineOf('contribution-margin', cheap)).toMatchObject({ kind: 'percent', per: 'of the price' });
    expect(sentenceOf('contribution-margin', cheap)).toContain('Each unit leaves $0.07 (70.00%)');
  });

  it('says "1 unit" for a single unit', () => {
    expect(headlineOf('breakeven-analysis', { fixedCosts: 1 })).toMatchObject({ value: 1, per: 'unit a year' });
    expect(headlineOf('breakeven-analysis', {})).toMatchObject({ value: 3000, per: 'units a year' });
    expect(headlineOf('inventory-optimization', { unitCost: 1e7 })).toMatchObject({ value: 1, per: 'unit an order' });
    expect(headlineOf('inventory-optimization', {})).toMatchObject({ value: 600, per: 'units an order' });
  });
});

describe('the sentence of a business result', () => {
  it('uses the singular verb for a single unit that loses', () => {
    expect(sentenceOf('breakeven-analysis', { unitsSold: 1 })).toContain('; selling 1 unit loses $59,980.');
    expect(sentenceOf('breakeven-analysis', { unitsSold: 4000 })).toContain('earns $20,000, and sales may fall 25.00% before you lose.');
  });

  it('mentions no drop in sales where no drop makes a loss', () => {
    expect(sentenceOf('breakeven-analysis', { fixedCosts: 0 })).toBe(
      'There are no fixed costs to cover; selling 4,000 units earns $80,000.',
    );
  });

  it('states the same negative value as the headline, and mentions no debt where there is none', () => {
    const loss = { freeCashFlow: -10000, growthRate: 0, discountRate: 10, terminalGrowthRate: 0, ebitda: -5000, netDebt: 0, netAssets: 0 };
    expect(sentenceOf('business-valuation', loss)).toBe(
      'The owners’ share comes to \u2212$60,000: as a going concern it is worth nothing.',
    );
  });

  it('calls cash lowest today where no later month is lower', () => {
    expect(sentenceOf('cash-flow-analysis', { months: 1 })).toBe('Cash is lowest today, at $40,000, and ends at $53,471.');
  });

  it('does not compare the ends of loans that end together', () => {
    const same = { firstPayment: 1500, firstRate: 9, secondBalance: 0, secondPayment: 0, originationFeeRate: 0 };
    expect(sentenceOf('business-debt-consolidation', same)).toContain(' a month, ends after 4 years and costs ');
    expect(sentenceOf('business-debt-consolidation', {})).toContain(', ends after 4 years instead of 3 years and 5 months and saves ');
  });

  it('names the extra payment that ends the loan early', () => {
    expect(sentenceOf('commercial-loan', { extraPayment: 5000 })).toMatch(
      /^You would pay \$5,542\.43 and \$5,000\.00 extra a month for 7 years and 11 months, and /,
    );
  });

  it('rounds a coverage as a lender does, but not up to the limit it misses', () => {
    expect(sentenceOf('debt-service-coverage', {})).toContain('the income is 1.35× the debt payments');
    const missed = { netOperatingIncome: 124990, annualDebtService: 100000, loanAmount: 0 };
    expect(sentenceOf('debt-service-coverage', missed)).toContain('Medium Risk: the income is 1.24× ');
  });

  it('calls a negative return on equity a loss, and stays a whole sentence without equity', () => {
    expect(sentenceOf('financial-ratios', { netIncome: -50000 })).toContain('the owners lose 10.00% of their equity.');
    expect(sentenceOf('financial-ratios', { totalLiabilities: 1000000 })).toContain('debt is 100.00% of assets, and no equity is left.');
  });

  it('never says "every 0 days" or "every 1 days"', () => {
    expect(sentenceOf('inventory-optimization', { orderCost: 0.01 })).toContain('are left, more than once a day: ');
    const daily = { annualDemand: 365, orderCost: 0.02, unitCost: 20, holdingRate: 100, dailyDeviation: 0, leadTimeDays: 1 };
    expect(sentenceOf('inventory-optimization', daily)).toContain('when 1 is left, about every day: ');
  });

  it('states the lower profit first when the worst case gives the higher one', () => {
    expect(sentenceOf('scenario-analysis', { worstCostChange: -100 })).toContain('Profit lies between $60,000 and $260,000, ');
    expect(sentenceOf('scenario-analysis', { revenue: 1 })).toBe('Each case leaves \u2212$140,000.');
  });

  it('says that a reasonable price, not the sale, limits the deficiency', () => {
    const unreasonable = { salePrice: 30000, reasonableValue: 40000 };
    expect(sentenceOf('repossession-general', unreasonable)).toContain(': at a reasonable price, a deficiency of $5,242.');
    expect(sentenceOf('repossession-general', { salePrice: 30000, reasonableValue: 70000 })).toContain(
      ': at a reasonable price, nothing is owed either way.',
    );
    expect(sentenceOf('repossession-general', {})).toBe(
      'The sale leaves $31,500 after expenses against $40,742 owed (77.32%): a deficiency of $9,242.',
    );
  });

  it('counts credits that exceed the debt toward the surplus', () => {
    const credited = { loanBalance: 500, interestRate: 0, lateFees: 0, contractRefunds: 1500 };
    expect(sentenceOf('repossession-auto', { ...credited, salePrice: 3000 })).toBe(
      'The sale leaves $1,300 after expenses beside $1,000 credited beyond the debt: $2,300 is surplus for the debtor.',
    );
    expect(sentenceOf('repossession-auto', { ...credited, salePrice: 600 })).toBe(
      'The sale falls $1,100 short of its expenses, with $1,000 credited beyond the debt: a deficiency of $100.',
    );
  });

  it('states no negative recovery where the sale does not pay its expenses', () => {
    expect(sentenceOf('repossession-general', { salePrice: 0 })).toBe(
      'The sale falls $4,500 short of its expenses, with $40,742 owed: a deficiency of $45,242.',
    );
  });

  it('says "1 day", not "1 days", for a dollar tied up', () => {
    const oneDay = { accountsReceivable: 999, revenue: 365000, inventory: 0, accountsPayable: 0 };
    expect(sentenceOf('working-capital', oneDay)).toContain('tied up for 1 day.');
  });

  it('says what of business income may be deducted, what limits take, and why nothing is', () => {
    expect(sentenceOf('qbi', {})).toBe('$20,000 may be deducted, which saves $4,800 of tax.');
    const large = { businessIncome: 300000, taxableIncome: 400000, figures: '2025' };
    // 35 % of 40,000.
    expect(sentenceOf('qbi', { ...large, wagesPaid: 80000 })).toBe(
      '$40,000 may be deducted, which saves $14,000 of tax; limits take $20,000 off the full 20.00%.',
    );
    expect(sentenceOf('qbi', large)).toBe('Nothing may be deducted.');
    const service = { ...large, serviceTrade: true, wagesPaid: 80000 };
    const gone = 'Nothing may be deducted: a service trade has no deduction from $247,300 of taxable income on.';
    expect(sentenceOf('qbi', service)).toBe(gone);
    expect(sentenceOf('qbi', { ...service, taxableIncome: 247300 })).toBe(gone);
    expect(sentenceOf('qbi', { ...service, businessIncome: 0, taxableIncome: 247299 })).toBe('Nothing may be deducted.');
  });

  it('says how much of property is deducted in the first year, and when the last of it is', () => {
    expect(sentenceOf('macrs-depreciation', { assetCost: 50000 })).toBe(
      'You may deduct $10,000 in the first year, 20.00% of the cost for business use, which saves $2,400 of tax; the last of it falls in year 6.',
    );
    // Table A-7a: 2.461 % in January.
    expect(sentenceOf('macrs-depreciation', { propertyClass: '39' })).toBe(
      'You may deduct $2,461 in the first year, 2.46% of the cost for business use, which saves $591 of tax; the last of it falls in year 40.',
    );
    expect(sentenceOf('macrs-depreciation', { businessUse: 0 })).toContain('You may deduct $0 in the first year, 0.00% of the cost');
  });

  it('draws preferred stock only where there is some', () => {
    const bars = (given: AnyInputs) => {
      const inputs = { ...defaultsOf(shelf.wacc?.inputs ?? {}), ...given };
      const outcome = shelf.wacc?.calculate(inputs) ?? { refused: '' };
      const chart = isRefusal(outcome) ? undefined : details.wacc?.chart(outcome, inputs);
      return chart?.kind === 'bars' ? chart.bars.map(({ label, chosen }) => (chosen === true ? `${label}, chosen` : label)) : [];
    };
    expect(bars({})).toEqual(['Equity', 'Debt, after tax', 'WACC, chosen']);
    expect(bars({ preferredValue: 1000 })).toEqual(['Equity', 'Debt, after tax', 'Preferred stock', 'WACC, chosen']);
  });
});
