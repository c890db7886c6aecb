import { hasFigure } from '#calculators/figures/dated-figure.ts';
import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import { filingStatusInput } from '#calculators/figures/filing-status.ts';
import { figuresInput } from '#calculators/figures/set.ts';
import { benefitTaxBase, benefitTaxSecond } from '#calculators/figures/social-security/social-security.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { ordinaryIncomeTax, standardDeduction } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { taxableSocialSecurity } from '#calculators/kit/law/federal-tax/taxable-social-security.ts';
import { addedStateTax, loadStateTax, stateInput } from '#calculators/kit/law/states/state-layer.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Taxable part of Social Security benefits, and the federal tax that it adds.
 *   combined income = other income + tax-exempt interest + half of the benefits
 *   taxed: nothing up to the base, up to half up to the second amount, up to 85 % above
 *   tax added = tax with the benefits − tax without; to the cent, half up; unknown before the brackets of the year are published
 *   with a state: its tax with the benefits − its tax without them, on other income as pension of a person of 65
 */
export default defineCalculator({
  id: 'social-security-tax',
  title: 'Tax on Social Security',
  description: 'How much of your Social Security benefits is taxed.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'hand-coins',
  sortOrder: 124,
  inputs: {
    benefits: money('Social Security a year', 24000, {
      step: 1000,
      required: true,
      tooltip: 'Form SSA-1099, box 5; of both spouses on a joint return.',
    }),
    otherIncome: money('Other income', 30000, { step: 1000, tooltip: 'Pensions, withdrawals, wages, interest, dividends, and gains.' }),
    taxExemptInterest: money('Tax-exempt interest', 0, { tooltip: 'Form 1040, line 2a. Not taxed, but it counts here.' }),
    filingStatus: filingStatusInput,
    livesWithSpouse: {
      label: 'Separate return, lived with spouse',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      tooltip: 'At any time in the year. Then 85% is taxed from the first dollar. It counts on a separate return only.',
    },
    peopleOver65: {
      label: 'People of 65 or older',
      type: 'number',
      unit: 'people',
      defaultValue: 1,
      min: 0,
      max: 2,
      step: 1,
      advanced: true,
      tooltip: 'Each adds to the standard deduction.',
    },
    state: stateInput,
    figures: figuresInput,
  },
  results: {
    taxableBenefits: 'money',
    taxedShare: 'percent',
    combinedIncome: 'money',
    firstThreshold: 'money',
    secondThreshold: 'money',
    taxAdded: 'money?',
    stateTaxAdded: 'money',
    taxFreeBenefits: 'money',
    roomToNextThreshold: 'money',
    extraTaxablePer100: 'money',
  },
  needs: loadStateTax,
  calculate(inputs) {
    const { filingStatus: status, benefits, figures: set } = inputs;
    const together = status === 'marriedSeparate' && inputs.livesWithSpouse;
    const counted = inputs.otherIncome + inputs.taxExemptInterest;
    const combined = counted + benefits / 2;
    const taxed = (other: number) =>
      together ? Math.min(0.85 * benefits, 0.85 * (other + benefits / 2)) : taxableSocialSecurity(status, benefits, other);
    const first = together ? 0 : benefitTaxBase[status];
    const second = together ? 0 : benefitTaxSecond[status];
    const taxableBenefits = toCent(taxed(counted));
    const people = Math.min(Math.round(inputs.peopleOver65), status === 'marriedJoint' ? 2 : 1);
    const taxOn = (income: number) => toCent(ordinaryIncomeTax(set, status, Math.max(0, income - standardDeduction(set, status, people))));
    const isPublished = hasFigure(incomeTax[set], 'bracketTops') && hasFigure(incomeTax[set], 'standardDeduction');
    const home = { pension: inputs.otherIncome, age: people > 0 ? 65 : 62 };
    const stateTaxAdded = addedStateTax(set, status, inputs.state, [home, { ...home, benefits }]);
    if (typeof stateTaxAdded !== 'number') return stateTaxAdded;
    const next = combined < first ? first : second;
    return {
      taxableBenefits,
      taxedShare: benefits > 0 ? (taxableBenefits * 100) / benefits : 0,
      combinedIncome: toCent(combined),
      firstThreshold: first,
      secondThreshold: second,
      taxAdded: isPublished ? toCent(taxOn(inputs.otherIncome + taxableBenefits) - taxOn(inputs.otherIncome)) : null,
      stateTaxAdded,
      taxFreeBenefits: toCent(benefits - taxableBenefits),
      roomToNextThreshold: toCent(Math.max(0, next - combined)),
      extraTaxablePer100: toCent(taxed(counted + 100) - taxed(counted)),
    };
  },
  headline: (results) => ({ value: results.taxableBenefits, kind: 'money', per: 'taxed' }),
  say(results, { benefits, state }) {
    const more =
      results.extraTaxablePer100 > 0
        ? ` Each further $100 of income makes ${wholeDollars(results.extraTaxablePer100)} more of them taxable.`
        : '';
    if (results.taxableBenefits === 0) {
      const isAtThreshold = benefits === 0 || results.combinedIncome >= results.firstThreshold;
      const untilThreshold = `; ${wholeDollars(results.roomToNextThreshold)} of further income would leave it so.`;
      return `**None** of your benefits is taxed${isAtThreshold ? `.${more}` : untilThreshold}`;
    }
    const federal =
      results.taxAdded === null ? '; the brackets are not published yet' : `, which adds ${wholeDollars(results.taxAdded)} of federal tax`;
    const byState = state === 'none' ? '' : ` The state asks **${wholeDollars(results.stateTaxAdded)}** more because of them.`;
    return `**${wholeDollars(results.taxableBenefits)}** of your benefits is taxed, **${percent(results.taxedShare)}** of them${federal}.${byState}${more}`;
  },
  supporting: ['taxedShare', 'taxAdded', 'combinedIncome', 'roomToNextThreshold'],
});
