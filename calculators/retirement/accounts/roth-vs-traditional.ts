import { type FilingStatus, filingStatusInput } from '#calculators/figures/filing-status.ts';
import { withdrawalRate } from '#calculators/figures/guidelines.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars, Years } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import type { Refusal } from '#calculators/kit/definition/refusal.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { iraDeductionLimit, iraLimit, rothLimit } from '#calculators/kit/law/retirement/contribution-limits.ts';
import { addedStateTax, loadStateTax, type StateChoice, stateInput, stateTaxOn } from '#calculators/kit/law/states/state-layer.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { annualIncome, currentAge, expectedReturn, figures, retirementAge, tooLate, yearsBetween } from '#calculators/retirement/fields.ts';
import { savedUp } from '#calculators/retirement/growth.ts';

/**
 * A Roth and a traditional IRA that cost the same take-home pay.
 *   Roth = C with growth; traditional = C with growth · (1 − later rate) + tax saved now, in a taxable account
 *   with a state: its tax saved on the deductible part of C joins the tax saved, and its share of a withdrawal joins the later rate
 * C is the yearly contribution up to the limit, paid in twelve parts; rates are yearly per cent.
 */
export default defineCalculator({
  id: 'roth-vs-traditional',
  title: 'Roth or Traditional IRA',
  description: 'Which IRA leaves more after tax, at your tax rates now and later.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'scale',
  sortOrder: 78,
  inputs: {
    annualContribution: money('Contribution a year', 7000, { step: 500, required: true, max: 1e6 }),
    currentAge,
    retirementAge,
    currentTaxRate: rate('Tax rate now', 22, {
      max: 60,
      step: 1,
      tooltip: 'Federal and state, on your last dollar; federal alone if you choose a state.',
    }),
    retirementTaxRate: rate('Tax rate in retirement', 15, { max: 60, step: 1 }),
    expectedReturn,
    annualIncome: { ...annualIncome, tooltip: 'Modified AGI: decides who may contribute and deduct.' },
    filingStatus: filingStatusInput,
    planAtWork: {
      label: 'You have a plan at work',
      type: 'boolean',
      defaultValue: true,
      advanced: true,
      tooltip: 'Limits the deduction by income.',
    },
    preTaxIraBalance: money('Pre-tax IRA balance', 0, {
      step: 1000,
      advanced: true,
      tooltip: 'All traditional, SEP and SIMPLE IRAs at the end of the year: they make part of a backdoor conversion taxable.',
    }),
    investTaxSavings: { label: 'You invest the tax saved', type: 'boolean', defaultValue: true, advanced: true },
    investmentTaxRate: rate('Tax on investment returns', 15, {
      max: 60,
      step: 1,
      advanced: true,
      tooltip: 'Each year, in the taxable account.',
    }),
    state: stateInput,
    figures,
  },
  results: {
    betterChoice: 'text',
    difference: 'money',
    rothAfterTax: 'balance',
    traditionalAfterTax: 'balance',
    traditionalBalance: 'balance',
    sideAccount: 'balance',
    contributionUsed: 'money',
    taxSavedEachYear: 'money',
    stateTaxSaved: 'money',
    stateTaxLater: 'money',
    contributionCut: 'money',
    rothContributionLimit: 'money',
    backdoorTaxableShare: 'percent',
    deductibleContributionLimit: 'money',
  },
  needs: loadStateTax,
  calculate(inputs) {
    const years = yearsBetween(inputs.currentAge, inputs.retirementAge);
    if (years === 0) return tooLate;
    const { figures: set, filingStatus: status } = inputs;
    const age = Math.floor(inputs.currentAge);
    const contribution = Math.min(inputs.annualContribution, iraLimit(set, age));
    const deductible = inputs.planAtWork ? iraDeductionLimit(set, status, age, inputs.annualIncome) : iraLimit(set, age);
    const deducted = Math.min(contribution, deductible);
    const annual = inputs.expectedReturn / 100;
    const grown = savedUp(0, contribution / 12, annual, years);
    const basis = Math.max(0, contribution - deductible) * years;
    const taxedPart = grown - basis;
    const addsBasis = noIraDeduction.includes(inputs.state);
    const byState = stateTaxesOf(inputs, addsBasis ? 0 : deducted, addsBasis ? grown - contribution * years : taxedPart);
    if ('refused' in byState) return byState;
    const taxSaved = (deducted * inputs.currentTaxRate) / 100 + byState.saved;
    const side = inputs.investTaxSavings ? savedUp(0, taxSaved / 12, annual * (1 - inputs.investmentTaxRate / 100), years) : 0;
    const rothAfterTax = toCent(grown);
    const traditionalAfterTax = toCent(grown - (taxedPart * inputs.retirementTaxRate) / 100 - byState.later + side);
    const difference = toCent(rothAfterTax - traditionalAfterTax);
    const direct = rothLimit(set, status, age, inputs.annualIncome);
    const converted = Math.max(0, contribution - direct);
    return {
      betterChoice: difference > 0 ? 'Roth' : difference < 0 ? 'Traditional' : 'Either',
      difference: Math.abs(difference),
      rothAfterTax,
      traditionalAfterTax,
      traditionalBalance: rothAfterTax,
      sideAccount: toCent(side),
      contributionUsed: toCent(contribution),
      taxSavedEachYear: toCent(taxSaved),
      stateTaxSaved: byState.saved,
      stateTaxLater: toCent(byState.later),
      contributionCut: toCent(inputs.annualContribution - contribution),
      backdoorTaxableShare: converted > 0 ? (inputs.preTaxIraBalance * 100) / (inputs.preTaxIraBalance + converted) : 0,
      rothContributionLimit: direct,
      deductibleContributionLimit: deductible,
    };
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say(results) {
    const { contributionUsed, contributionCut, rothContributionLimit, backdoorTaxableShare } = results;
    const cut = contributionCut > 0 ? ` The law allows **${wholeDollars(contributionUsed)}** a year, and that is compared.` : '';
    const taxable =
      backdoorTaxableShare > 0
        ? `${percent(backdoorTaxableShare)} of it taxed by the pro-rata rule`
        : 'tax-free as far as no other IRA holds pre-tax money';
    const direct = rothContributionLimit === 0 ? 'nothing' : `only **${wholeDollars(rothContributionLimit)}**`;
    const income =
      rothContributionLimit < contributionUsed
        ? ` At your income ${direct} may go into a Roth directly; the rest takes the backdoor, nondeductible and then converted, ${taxable}.`
        : '';
    const barred = `${cut}${income}`;
    if (results.betterChoice === 'Either') return `Both leave the **same**, ${wholeDollars(results.rothAfterTax)} after tax.${barred}`;
    return `The **${results.betterChoice}** IRA leaves **${wholeDollars(results.difference)}** more after tax.${barred}`;
  },
  supporting: ['rothAfterTax', 'traditionalAfterTax', 'taxSavedEachYear', 'rothContributionLimit'],
});

/** States that tax contributions to a traditional IRA, and so only its growth later. */
const noIraDeduction: readonly StateChoice[] = ['MA', 'NJ', 'PA'];

interface Saver {
  readonly figures: FigureSet;
  readonly filingStatus: FilingStatus;
  readonly annualIncome: Dollars;
  readonly currentAge: Years;
  readonly retirementAge: Years;
  readonly state: StateChoice;
}

/** The state tax that the saver saves on a year's contribution, and the state tax on all withdrawals. */
function stateTaxesOf(
  saver: Saver,
  deducted: Dollars,
  withdrawn: Dollars,
): { readonly saved: Dollars; readonly later: Dollars } | Refusal<'figures'> {
  const { figures: set, filingStatus: status, annualIncome: wages, state } = saver;
  const now = { age: saver.currentAge };
  const saved = addedStateTax(set, status, state, [
    { ...now, wages: Math.max(0, wages - deducted) },
    { ...now, wages },
  ]);
  const firstWithdrawal = (withdrawn * withdrawalRate) / 100;
  const onFirst = stateTaxOn(set, status, state, { pension: firstWithdrawal, age: saver.retirementAge });
  if (typeof saved !== 'number') return saved;
  if (typeof onFirst !== 'number') return onFirst;
  return { saved, later: firstWithdrawal > 0 ? (withdrawn * onFirst) / firstWithdrawal : 0 };
}
