import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';
import { alternativeMinimumTax } from '#calculators/kit/law/federal-tax/amt.ts';
import { incomeTaxWithGains } from '#calculators/kit/law/federal-tax/capital-gains.ts';
import { itemizedDeductionsKept, standardDeduction } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import { figures, filingStatus, longTermGains, shareOf } from '#calculators/tax/income.ts';

/**
 * Alternative minimum tax, following Form 6251.
 *   income = AGI − itemized deductions + adjustments + preferences; the standard deduction and exemptions do not count
 *   base = income − (exemption − phase-out); tentative = 26 % up to the upper start + 28 % above; AMT = tentative − regular tax
 * To the cent, half up.
 */
export default defineCalculator({
  id: 'amt',
  title: 'Alternative Minimum Tax',
  description: 'Whether the alternative minimum tax adds to the regular income tax.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'scale',
  sortOrder: 113,
  inputs: {
    agi: money('Adjusted gross income', 200000, { step: 1000, required: true }),
    itemizedDeductions: money('Itemized deductions', 25000, { tooltip: 'The standard deduction is used where it is larger.' }),
    personalExemptions: money('Personal exemptions', 0, { tooltip: 'Zero since 2018.' }),
    amtPreferences: money('AMT preferences', 10000, { tooltip: 'Private activity bond interest, depletion and the like.' }),
    amtAdjustments: money('AMT adjustments', 5000, {
      min: -1e9,
      tooltip: 'State and local taxes deducted, incentive stock options, depreciation. May be negative.',
    }),
    filingStatus,
    longTermGains: { ...longTermGains, advanced: true, tooltip: 'Inside AGI; they keep their rates of 0, 15 and 20%.' },
    figures,
  },
  results: {
    amtOwed: 'money',
    owesAmt: 'flag',
    totalTax: 'money',
    regularTaxableIncome: 'money',
    regularTax: 'money',
    amtIncome: 'money',
    amtExemption: 'money',
    amtBase: 'money',
    tentativeMinimumTax: 'money',
    effectiveTaxRate: 'percent',
  },
  calculate(inputs) {
    const { figures: set, filingStatus: status } = inputs;
    const standard = standardDeduction(set, status);
    const kept = itemizedDeductionsKept(set, status, inputs.itemizedDeductions, inputs.agi);
    // The limit of the highest bracket does not apply to the minimum tax: 26 USC 56(b)(1)(F).
    const itemized = taxToCent(kept - standard) >= 0 ? inputs.itemizedDeductions : 0;
    const deduction = Math.max(kept, standard) + inputs.personalExemptions;
    const regularTaxableIncome = taxToCent(Math.max(0, inputs.agi - deduction));
    const gain = Math.min(inputs.longTermGains, regularTaxableIncome);
    const regularTax = taxToCent(incomeTaxWithGains(set, status, regularTaxableIncome, { net: gain }).total);
    const due = alternativeMinimumTax(set, status, {
      income: inputs.agi - itemized + inputs.amtPreferences + inputs.amtAdjustments,
      regularTax,
      preferentialGain: inputs.longTermGains,
      ordinaryTaxableIncome: regularTaxableIncome - gain,
    });
    const tentative = taxToCent(due.tentativeTax);
    const amtOwed = taxToCent(Math.max(0, tentative - regularTax));
    return {
      amtOwed,
      owesAmt: amtOwed > 0,
      totalTax: taxToCent(regularTax + amtOwed),
      regularTaxableIncome,
      regularTax,
      amtIncome: taxToCent(due.income),
      amtExemption: taxToCent(due.exemption),
      amtBase: taxToCent(due.base),
      tentativeMinimumTax: tentative,
      effectiveTaxRate: shareOf(taxToCent(regularTax + amtOwed), inputs.agi),
    };
  },
  headline: (results) => ({ value: results.amtOwed, kind: 'money' }),
  say(results) {
    const { amtOwed, regularTax, tentativeMinimumTax } = results;
    if (amtOwed === 0)
      return `**No alternative minimum tax**: the regular tax of **${wholeDollars(regularTax)}** is not below the minimum of ${wholeDollars(tentativeMinimumTax)}.`;
    return `The minimum tax exceeds the regular tax: **${wholeDollars(amtOwed)}** is due on top, **${wholeDollars(results.totalTax)}** in all.`;
  },
  supporting: ['regularTax', 'tentativeMinimumTax', 'amtExemption', 'totalTax'],
});
