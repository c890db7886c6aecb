import { earlyDistributionTax as earlyRate } from '#calculators/figures/federal-tax/additional-taxes.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, percent } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Gross distribution: the withdrawal from a retirement account that leaves a wanted amount after tax.
 *   gross = (net − b · t) ÷ (1 − t), t = federal + state (+ 10 % when early), b the part that is not taxed (basis)
 * Rates in per cent of the taxable part. All amounts are positive and in whole cents.
 */
export default defineCalculator({
  id: 'gross-distribution',
  title: 'Gross Distribution',
  description: 'What to withdraw so that the amount you need arrives after tax.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'banknote-arrow-down',
  sortOrder: 69,
  inputs: {
    netAmount: amount('Amount you need', 10000, { tooltip: 'What should arrive after tax.' }),
    federalRate: rate('Federal tax', 22, { max: 60, tooltip: 'Your bracket. Payers withhold 20% of most plan distributions.' }),
    stateRate: rate('State tax', 5, { max: 30 }),
    earlyWithdrawal: {
      label: 'Before age 59½',
      type: 'boolean',
      defaultValue: false,
      tooltip: 'Adds the 10% tax on early distributions; exceptions exist.',
    },
    afterTaxBasis: money('Part already taxed', 0, { advanced: true, tooltip: 'Nondeductible contributions in this distribution.' }),
  },
  results: {
    grossDistribution: 'money',
    federalTax: 'money',
    stateTax: 'money',
    earlyDistributionTax: 'money',
    totalTax: 'money',
    netDistribution: 'money',
    effectiveTaxRate: 'percent',
  },
  calculate(inputs) {
    const rates = inputs.federalRate + inputs.stateRate + (inputs.earlyWithdrawal ? earlyRate : 0);
    if (rates >= 100) return refuse('Taxes of 100% or more leave nothing of a distribution.', 'federalRate');
    const untaxed = Math.min(inputs.afterTaxBasis, inputs.netAmount);
    const taxable = (inputs.netAmount - untaxed) / (1 - rates / 100);
    const grossDistribution = toCent(untaxed + taxable);
    const totalTax = toCent(grossDistribution - inputs.netAmount);
    // Each tax is rounded to the cent; the largest one takes the remainder, so that the wanted amount results.
    const rounded = [inputs.federalRate, inputs.stateRate, inputs.earlyWithdrawal ? earlyRate : 0].map((tax) =>
      toCent((taxable * tax) / 100),
    );
    const rest = toCent(rounded.reduce((left, tax) => left - tax, totalTax));
    const largest = rounded.indexOf(Math.max(...rounded));
    const [federalTax = 0, stateTax = 0, earlyDistributionTax = 0] = rounded.map((tax, at) => toCent(tax + (at === largest ? rest : 0)));
    return {
      grossDistribution,
      federalTax,
      stateTax,
      earlyDistributionTax,
      totalTax,
      netDistribution: inputs.netAmount,
      effectiveTaxRate: (totalTax / grossDistribution) * 100,
    };
  },
  headline: (results) => ({ value: results.grossDistribution, kind: 'money' }),
  say: (results, inputs) =>
    results.totalTax === 0
      ? `No tax is due: **${dollars(results.grossDistribution)}** taken out is what arrives.`
      : `Take out **${dollars(results.grossDistribution)}** to receive ${dollars(inputs.netAmount)}: **${dollars(results.totalTax)}**, or ${percent(results.effectiveTaxRate)}, goes to tax${results.earlyDistributionTax > 0 ? `, ${dollars(results.earlyDistributionTax)} of it for taking it early` : ''}.`,
  supporting: ['federalTax', 'stateTax', 'earlyDistributionTax', 'effectiveTaxRate'],
});
