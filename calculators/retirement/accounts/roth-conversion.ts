import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import { type FilingStatus, filingStatusInput } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import { type Dollars, fractionToPercent, type Percent, type Years } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import type { Refusal } from '#calculators/kit/definition/refusal.ts';
import { counted, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { marginalIncomeTaxRate, standardDeduction } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { addedStateTax, loadStateTax, type StateChoice, stateInput } from '#calculators/kit/law/states/state-layer.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { expectedReturn, figures } from '#calculators/retirement/fields.ts';
import { taxOfConversion } from './conversion-tax.ts';

/**
 * Converting pre-tax retirement money to a Roth account.
 *   taxable part = conversion · (1 − basis ÷ all IRAs); tax = return with it − without it + state rate · part, where benefits become taxable,
 *   gains leave their bracket, and investment income is taxed
 *   with a state: its tax with the part as withdrawal from an IRA − without it, on taxable income plus the standard deduction as wages
 *   Roth = conversion · (1 + r)^n, less the tax and its penalty where they are paid from it
 *   kept = conversion · (1 + r)^n − later rate · (that − basis in it) + tax not paid, grown in a taxable account
 * Rates are yearly per cent; money to the cent, half up.
 */
export default defineCalculator({
  id: 'roth-conversion',
  title: 'Roth Conversion',
  description: 'The tax on a Roth conversion, and whether it pays off.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'arrow-right-left',
  sortOrder: 126,
  inputs: {
    conversion: money('Amount to convert', 50000, { step: 1000, required: true }),
    taxableIncome: money('Taxable income before it', 80000, {
      step: 1000,
      required: true,
      tooltip: 'After deductions, without the conversion.',
    }),
    filingStatus: filingStatusInput,
    laterTaxRate: rate('Tax rate when withdrawn', 22, {
      max: 60,
      step: 1,
      tooltip: 'Federal and state, on what you would take out later.',
    }),
    years: quantity('Years until withdrawal', 'years', 15, 60, { slider: [0, 40] }),
    expectedReturn: { ...expectedReturn, label: 'Return, effective' },
    payFromAccount: {
      label: 'Pay the tax from the account',
      type: 'boolean',
      defaultValue: false,
      tooltip: 'Otherwise it comes from other savings.',
    },
    age: quantity('Age', 'years', 55, 110, { min: 18, tooltip: 'Below 59½, money taken for the tax bears 10% more.' }),
    stateTaxRate: rate('State tax rate', 0, {
      max: 15,
      step: 0.1,
      advanced: true,
      tooltip: 'On your last dollar. A state chosen below replaces it.',
    }),
    state: stateInput,
    basis: money('Nondeductible contributions', 0, { advanced: true, tooltip: 'Form 8606, line 2: already taxed money in all IRAs.' }),
    allIras: money('All traditional IRAs', 200000, {
      step: 1000,
      advanced: true,
      tooltip: 'Traditional, SEP, and SIMPLE IRAs at year’s end with the conversion; for the pro-rata rule.',
    }),
    benefits: money('Social Security a year', 0, { step: 1000, advanced: true, tooltip: 'Its taxed part is inside the taxable income.' }),
    gains: money('Long-term gains in the income', 0, {
      step: 1000,
      advanced: true,
      tooltip: 'With qualified dividends. They lie on top of the conversion, and count as investment income.',
    }),
    sideTaxRate: rate('Tax on other savings', 15, {
      max: 60,
      step: 1,
      advanced: true,
      tooltip: 'Each year, on the return of the money that would pay the tax.',
    }),
    figures,
  },
  results: {
    taxNow: 'money',
    taxablePart: 'money',
    federalTax: 'money',
    stateTax: 'money',
    earlyPenalty: 'money',
    rateNow: 'percent',
    breakEvenRate: 'percent?',
    rothLater: 'balance',
    keptLater: 'balance',
    gain: 'money',
    benefitsAdded: 'money',
    investmentTax: 'money',
    roomInBracket: 'money?',
    bracketRate: 'percent',
  },
  needs: loadStateTax,
  calculate(inputs) {
    const { figures: set, filingStatus: status, conversion, taxableIncome } = inputs;
    const iras = Math.max(inputs.allIras, conversion, inputs.basis);
    const untaxed = iras > 0 ? (conversion * inputs.basis) / iras : 0;
    const taxablePart = toCent(conversion - untaxed);
    const before = { taxableIncome, benefits: inputs.benefits, gains: inputs.gains, isAged: inputs.age >= 65 };
    const { federalTax, benefitsAdded, investmentTax } = taxOfConversion(set, status, before, taxablePart);
    const stateTax = stateTaxOnConversion(inputs, taxablePart);
    if (typeof stateTax !== 'number') return stateTax;
    const tax = federalTax + stateTax;
    const earlyPenalty = inputs.payFromAccount && inputs.age < 59.5 ? toCent(0.1 * Math.min(tax, conversion)) : 0;
    const cost = toCent(tax + earlyPenalty);
    const annual = inputs.expectedReturn / 100;
    const growth = (1 + annual) ** inputs.years;
    const side = inputs.payFromAccount ? 0 : cost * (1 + annual * (1 - inputs.sideTaxRate / 100)) ** inputs.years;
    const roth = inputs.payFromAccount ? Math.max(0, conversion - cost) * growth : conversion * growth;
    const taxedLater = conversion * growth - untaxed;
    const kept = conversion * growth - (taxedLater * inputs.laterTaxRate) / 100 + side;
    const bracketTop = incomeTax[set].bracketTops[status].find((top) => top > taxableIncome);
    return {
      taxNow: cost,
      taxablePart,
      federalTax,
      stateTax,
      earlyPenalty,
      rateNow: taxablePart > 0 ? (cost * 100) / taxablePart : 0,
      breakEvenRate: taxedLater > 0 ? ((conversion * growth + side - roth) * 100) / taxedLater : null,
      rothLater: toCent(roth),
      keptLater: toCent(kept),
      gain: toCent(toCent(roth) - toCent(kept)),
      benefitsAdded,
      investmentTax,
      roomInBracket: bracketTop === undefined ? null : toCent(bracketTop - taxableIncome),
      bracketRate: fractionToPercent(marginalIncomeTaxRate(set, status, taxableIncome + 0.01)),
    };
  },
  headline: (results) => ({ value: results.taxNow, kind: 'money', per: 'now' }),
  say(results, { conversion, laterTaxRate, years }) {
    const cost = `Converting ${wholeDollars(conversion)} costs **${wholeDollars(results.taxNow)}** now`;
    if (results.breakEvenRate === null) return `${cost}; there is nothing to compare.`;
    const even = `It pays where the rate later is above **${percent(results.breakEvenRate)}**`;
    const after = years === 0 ? 'at once' : `after ${counted(years, 'year')}`;
    if (results.gain === 0) return `${cost} and leaves the **same** ${after}. ${even}.`;
    const more = results.gain > 0 ? 'more' : 'less';
    return `${cost} and leaves **${wholeDollars(Math.abs(results.gain))} ${more}** ${after} at ${percent(laterTaxRate)} later. ${even}.`;
  },
  supporting: ['gain', 'breakEvenRate', 'rateNow', 'roomInBracket'],
});

interface Conversion {
  readonly figures: FigureSet;
  readonly filingStatus: FilingStatus;
  readonly taxableIncome: Dollars;
  readonly stateTaxRate: Percent;
  readonly state: StateChoice;
  readonly age: Years;
}

function stateTaxOnConversion({ figures: set, filingStatus: status, ...inputs }: Conversion, part: Dollars): Dollars | Refusal<'figures'> {
  if (inputs.state === 'none') return toCent((part * inputs.stateTaxRate) / 100);
  if (inputs.state === 'PA') return 0;
  const before = { wages: inputs.taxableIncome + standardDeduction(set, status, inputs.age >= 65 ? 1 : 0), age: inputs.age };
  return addedStateTax(set, status, inputs.state, [before, { ...before, pension: part }]);
}
