import { incomeTax } from '../../figures/federal-tax/income-tax.ts';
import { type FilingStatus, filingStatusInput } from '../../figures/filing-status.ts';
import type { FigureSet } from '../../figures/set.ts';
import { type Dollars, fractionToPercent, type Percent, type Years } from '../../figures/units.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money, quantity, rate } from '../../kit/definition/fields.ts';
import type { Refusal } from '../../kit/definition/refusal.ts';
import { counted, percent, wholeDollars } from '../../kit/formatting/words.ts';
import { marginalIncomeTaxRate, ordinaryIncomeTax, standardDeduction } from '../../kit/law/federal-tax/income-tax.ts';
import { stateLayerAssumption } from '../../kit/law/states/state-assumption.ts';
import { addedStateTax, loadStateTax, type StateChoice, stateInput } from '../../kit/law/states/state-layer.ts';
import { toCent } from '../../kit/money/money.ts';
import { expectedReturn, figures } from '../fields.ts';

/**
 * Converting pre-tax retirement money to a Roth account.
 *   taxable part = conversion · (1 − basis ÷ all IRAs); tax = brackets with it − without it + state rate · part
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
    expectedReturn,
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
    roomInBracket: 'money?',
    bracketRate: 'percent',
  },
  sources: [
    { title: '26 USC 408A(d)(3), 408(d)(2), 72(t)', locator: 'a conversion is income; pro-rata rule; additional tax below 59½' },
    {
      title: 'IRS Publication 590-A; Form 8606',
      locator: 'conversions; parts I and II',
      url: 'https://www.irs.gov/publications/p590a',
    },
    { title: '26 USC 1(j); Rev. Proc. 2023-34, 2024-40, 2025-32', locator: 'brackets of 2024, 2025, 2026' },
  ],
  needs: loadStateTax,
  calculate(inputs) {
    const { figures: set, filingStatus: status, conversion, taxableIncome } = inputs;
    const iras = Math.max(inputs.allIras, conversion, inputs.basis);
    const untaxed = iras > 0 ? (conversion * inputs.basis) / iras : 0;
    const taxablePart = toCent(conversion - untaxed);
    const federalTax = toCent(ordinaryIncomeTax(set, status, taxableIncome + taxablePart) - ordinaryIncomeTax(set, status, taxableIncome));
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
  chart: (results) => ({
    kind: 'bars',
    title: 'Left after tax',
    unit: 'money',
    bars: [
      { label: 'Converted', value: results.rothLater, chosen: results.gain > 0 },
      { label: 'Not converted', value: results.keptLater, chosen: results.gain < 0 },
    ],
  }),
  explanation: {
    formula: [
      'Taxable part = conversion × (1 − nondeductible contributions ÷ all traditional IRAs).',
      'Tax = brackets with the taxable part − brackets without it, plus state tax.',
      'Not converted = the same money grown and taxed later, plus the unpaid tax invested at a return after tax.',
    ],
    assumptions: [
      'Withdrawn in one sum, tax free from the Roth: five years have passed, and the owner is 59½ or older.',
      'The conversion is taxed like wages on top of taxable income.',
      'Returns are assumed and compound yearly.',
      stateLayerAssumption,
      'The state treats the converted money like a withdrawal from an IRA; income before it is wages, plus the standard deduction.',
      'Pennsylvania does not tax a conversion.',
    ],
    leavesOut: [
      'Higher Medicare premiums two years on, more tax on Social Security and gains, lost credits, the 3.8% tax on investment income.',
      'Required distributions, which a Roth owner does not have, and heirs.',
      'Contributions that Massachusetts or New Jersey has already taxed: their tax on a conversion may be lower.',
    ],
    differs: ['Sites that let the tax come from nowhere show a larger gain: here the same money is invested on both sides.'],
  },
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
