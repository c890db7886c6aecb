import { amount, choice, interestRate, loanTerm, money, rate, years } from '#calculators/business/fields.ts';
import type { Dollars, Months } from '#calculators/figures/units.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { halfYearPercents } from '#calculators/kit/finance/macrs.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';

/**
 * Equipment bought on credit against leased, after tax, in today's money, over the term of the lease.
 *   buy   = down + Σ payment · v^m + Σ (upkeep − tax · (interest + upkeep + depreciation)) · v^12y − (resale − balance) · v^12N
 *   lease = Σ payment · v^(m−1) − Σ tax · payments of the year · v^12y,  v = 1 ÷ (1 + discount rate ÷ 1200)
 * A lease may end within a year y, which is then shorter accordingly. In the last year the remaining tax value is deducted and the resale
 * is taxed. Costs are positive.
 */
export default defineCalculator({
  id: 'equipment-buy-vs-lease',
  title: 'Buy or Lease Equipment',
  description: 'Whether buying or leasing a machine costs less after tax.',
  shelf: 'Business',
  suite: 'business',
  category: 'Financing',
  icon: 'tractor',
  sortOrder: 55,
  inputs: {
    equipmentCost: amount('Equipment cost', 100000, { min: 100 }),
    downPayment: money('Down payment', 20000),
    interestRate,
    loanTerm: { ...loanTerm, label: 'Loan term', defaultValue: 5 },
    residualValue: money('Resale value', 25000, { tooltip: 'When the lease would end.' }),
    leasePayment: money('Lease payment a month', 1900, { step: 50, tooltip: 'Paid at the start of each month.' }),
    leaseYears: years('Lease term', 5, { max: 15, step: 0.5, slider: [1, 10] }),
    incomeTaxRate: rate('Income tax', 25, { max: 60, tooltip: 'Federal and state together.' }),
    discountRate: rate('Discount rate', 6, { advanced: true, tooltip: 'Cost of borrowing after tax: rate × (1 − tax).' }),
    depreciation: choice(
      'Depreciation',
      [
        { value: 'expensed', label: 'All in the first year' },
        { value: 'macrs3', label: 'MACRS, 3 years' },
        { value: 'macrs5', label: 'MACRS, 5 years' },
        { value: 'macrs7', label: 'MACRS, 7 years' },
      ],
      'expensed',
      { tooltip: 'Section 179, bonus depreciation (100% if acquired after January 19, 2025), or its class.', advanced: true },
    ),
    ownerUpkeep: money('Upkeep a year, if you own', 0, { advanced: true, tooltip: 'Service and insurance that the lease includes.' }),
  },
  results: {
    recommendation: 'text',
    buyCost: 'money',
    leaseCost: 'money',
    savings: 'money',
    loanPayment: 'money',
    fairLeasePayment: 'money?',
    taxSavedBuying: 'money',
    taxSavedLeasing: 'money',
    comparison: { year: 'count', buying: 'money', leasing: 'money' },
  },
  calculate(inputs) {
    const principal = toCent(inputs.equipmentCost - inputs.downPayment);
    if (principal < 0) return refuse('The down payment is higher than the equipment costs.', 'downPayment');
    const plan = amortize({ principal, annualRate: inputs.interestRate, periods: Math.round(inputs.loanTerm * 12) });
    if (plan === undefined) return refuse('The payment does not cover the interest.', 'interestRate');
    const months = Math.round(inputs.leaseYears * 12);
    const today = (paid: Dollars, month: Months) => paid / growth(inputs.discountRate / 1200, month);
    const percents = inputs.depreciation === 'expensed' ? [100] : (halfYearPercents.get(classOf[inputs.depreciation]) ?? []);
    const comparison: { readonly year: number; readonly buying: Dollars; readonly leasing: Dollars }[] = [];
    let buyCost = inputs.downPayment;
    let leaseCost = 0;
    let perDollar = 0;
    let taxSavedBuying = 0;
    let taxSavedLeasing = 0;
    let bookValue = inputs.equipmentCost;
    for (let year = 1; (year - 1) * 12 < months; year++) {
      const start = (year - 1) * 12;
      const end = Math.min(year * 12, months);
      const rows = plan.rows.slice(start, end);
      const sold = end === months;
      const upkeep = (inputs.ownerUpkeep * (end - start)) / 12;
      const leasePaid = inputs.leasePayment * (end - start);
      const write = sold ? bookValue : (inputs.equipmentCost * (percents[year - 1] ?? 0)) / 100;
      bookValue -= write;
      const interest = centsToDollars(rows.reduce((sum, row) => sum + row.interest, 0));
      const resale = sold ? inputs.residualValue : 0;
      const owed = sold && rows.length > 0 ? centsToDollars(rows[rows.length - 1]?.balance ?? 0) : 0;
      const saved = ((interest + upkeep + write - resale) * inputs.incomeTaxRate) / 100;
      const leaseSaved = (leasePaid * inputs.incomeTaxRate) / 100;
      buyCost += rows.reduce((sum, row) => sum + today(centsToDollars(row.payment), row.period), 0);
      buyCost += today(upkeep - saved - resale + owed, end);
      let annuity = 0;
      for (let month = start; month < end; month++) annuity += today(1, month);
      perDollar += annuity - today(((end - start) * inputs.incomeTaxRate) / 100, end);
      leaseCost += inputs.leasePayment * annuity - today(leaseSaved, end);
      taxSavedBuying += saved;
      taxSavedLeasing += leaseSaved;
      const paid = centsToDollars(rows.reduce((sum, row) => sum + row.payment, 0));
      const first = year === 1 ? inputs.downPayment : 0;
      comparison.push({
        year,
        buying: toCent(first + paid + upkeep - saved - resale + owed),
        leasing: toCent(leasePaid - leaseSaved),
      });
    }
    const bought = toCent(buyCost);
    const leased = toCent(leaseCost);
    return {
      recommendation: leased < bought ? 'Lease is more cost-effective' : 'Buying is more cost-effective',
      buyCost: bought,
      leaseCost: leased,
      savings: toCent(Math.abs(bought - leased)),
      loanPayment: principal === 0 ? 0 : centsToDollars(plan.payment),
      fairLeasePayment: buyCost > 0 && perDollar > 0 ? toCent(buyCost / perDollar) : null,
      taxSavedBuying: toCent(taxSavedBuying),
      taxSavedLeasing: toCent(taxSavedLeasing),
      comparison,
    };
  },
  headline: (results) => ({ value: results.recommendation, kind: 'text' }),
  say(results) {
    if (results.savings === 0) return `Both cost the same: **${wholeDollars(results.buyCost)}** after tax, in today’s money.`;
    const fair =
      results.fairLeasePayment === null
        ? ''
        : ` A lease payment of **${dollars(results.fairLeasePayment)}** would cost the same as buying.`;
    return `**${results.recommendation}** by **${wholeDollars(results.savings)}** after tax, in today’s money.${fair}`;
  },
  supporting: ['buyCost', 'leaseCost', 'loanPayment', 'fairLeasePayment'],
});

const classOf = { macrs3: 3, macrs5: 5, macrs7: 7 } as const;
