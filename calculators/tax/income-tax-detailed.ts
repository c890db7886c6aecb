import { defineCalculator } from '../kit/define.ts';
import { money, quantity } from '../kit/fields.ts';
import { incomeTaxWithGains } from '../kit/law/capital-gains.ts';
import {
  deductibleStateTaxes,
  itemizedDeductionsKept,
  marginalIncomeTaxRate,
  seniorDeduction,
  standardDeduction,
} from '../kit/law/income-tax.ts';
import { netInvestmentIncomeTax } from '../kit/law/niit.ts';
import { fractionToPercent } from '../kit/units.ts';
import { percent, wholeDollars } from '../kit/words.ts';
import { taxToCent } from './cents.ts';
import { childTaxCredit } from './child-tax-credit.ts';
import {
  annualIncome,
  bracketChart,
  bracketColumns,
  bracketRows,
  figures,
  filingStatus,
  incomeTaxSources,
  itemizedDeductions,
  longTermGains,
  otherIncome,
  shareOf,
  standardSetIncome,
} from './income.ts';

/**
 * Federal income tax of a year, as Form 1040 goes: adjusted gross income, deduction, tax with gains at 0, 15 and 20 % on top, credits.
 *   total = max(0, tax − credits) + 3.8 % of investment income above the threshold
 * Dollars a year; to the cent, half up.
 */
export default defineCalculator({
  id: 'income-tax-detailed',
  title: 'Income Tax in Detail',
  description: 'Federal tax with gains, deductions, credits, and the refund or balance due.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'file-spreadsheet',
  sortOrder: 108,
  inputs: {
    annualIncome,
    interestIncome: money('Interest and dividends', 0, { tooltip: 'Taxed like wages; qualified dividends belong to long-term gains.' }),
    longTermGains,
    preTaxContributions: money('Pre-tax contributions', 0, { tooltip: '401(k), deductible IRA, HSA: they lower adjusted gross income.' }),
    itemizedDeductions: { ...itemizedDeductions, tooltip: 'Without state and local taxes: mortgage interest, gifts, medical.' },
    children: quantity('Children under 17', '', 0, 20),
    taxWithheld: money('Tax withheld', 9000, { tooltip: 'Withheld from pay and paid as estimates.' }),
    filingStatus,
    otherIncome: { ...otherIncome, advanced: true },
    stateAndLocalTaxes: money('State and local taxes', 0, { advanced: true, tooltip: 'Itemized up to the cap of the year.' }),
    aged65: quantity('People of 65 or older', '', 0, 2, { advanced: true, tooltip: 'You and, on a joint return, your spouse.' }),
    otherCredits: money('Other credits', 0, { advanced: true, tooltip: 'Nonrefundable credits.' }),
    figures,
  },
  results: {
    totalTax: 'money',
    adjustedGrossIncome: 'money',
    deductionTaken: 'money',
    taxableIncome: 'money',
    ordinaryTax: 'money',
    capitalGainsTax: 'money',
    netInvestmentIncomeTax: 'money',
    creditsUsed: 'money',
    effectiveTaxRate: 'percent',
    marginalTaxRate: 'percent',
    afterTaxIncome: 'money',
    refundOrDue: 'money',
    itemizes: 'flag',
    brackets: bracketColumns,
  },
  sources: [
    ...incomeTaxSources,
    {
      title: '26 USC 1(h), 24, 68, 151(d)(5)(C), 164(b)(6), 1411',
      locator: 'gains, child credit, limit on itemizing from 2026, seniors, state taxes, net investment income',
    },
  ],
  calculate(inputs) {
    const { figures: set, filingStatus: status } = inputs;
    const income = inputs.annualIncome + inputs.interestIncome + inputs.otherIncome + inputs.longTermGains;
    const agi = taxToCent(Math.max(0, income - inputs.preTaxContributions));
    const aged = Math.min(Math.floor(inputs.aged65), status === 'marriedJoint' ? 2 : 1);
    const listed = inputs.itemizedDeductions + deductibleStateTaxes(set, status, inputs.stateAndLocalTaxes, agi);
    const itemized = itemizedDeductionsKept(set, status, listed, agi);
    const standard = standardDeduction(set, status, aged);
    const deductionTaken = taxToCent(Math.max(itemized, standard) + seniorDeduction(set, status, aged, agi));
    const taxableIncome = taxToCent(Math.max(0, agi - deductionTaken));
    const gain = Math.min(inputs.longTermGains, taxableIncome);
    const ordinaryIncome = taxToCent(taxableIncome - gain);
    const tax = incomeTaxWithGains(set, status, taxableIncome, { net: gain });
    const ordinaryTax = taxToCent(tax.ordinary);
    const capitalGainsTax = taxToCent(taxToCent(tax.total) - ordinaryTax);
    const credits = childTaxCredit(set, status, Math.floor(inputs.children), agi) + inputs.otherCredits;
    const creditsUsed = taxToCent(Math.min(credits, ordinaryTax + capitalGainsTax));
    const niit = taxToCent(netInvestmentIncomeTax(status, inputs.interestIncome + inputs.longTermGains, agi));
    const totalTax = taxToCent(ordinaryTax + capitalGainsTax - creditsUsed + niit);
    return {
      totalTax,
      adjustedGrossIncome: agi,
      deductionTaken,
      taxableIncome,
      ordinaryTax,
      capitalGainsTax,
      netInvestmentIncomeTax: niit,
      creditsUsed,
      effectiveTaxRate: shareOf(totalTax, income),
      marginalTaxRate: fractionToPercent(marginalIncomeTaxRate(set, status, ordinaryIncome)),
      afterTaxIncome: taxToCent(income - totalTax),
      refundOrDue: taxToCent(inputs.taxWithheld - totalTax),
      itemizes: taxToCent(itemized - standard) > 0,
      brackets: bracketRows(set, status, ordinaryIncome),
    };
  },
  headline: (results) => ({ value: results.totalTax, kind: 'money', per: 'a year' }),
  say(results, inputs) {
    const tax =
      results.totalTax === 0
        ? '**No federal income tax** is due'
        : `The tax is **${wholeDollars(results.totalTax)}**, ${percent(results.effectiveTaxRate)} of the income`;
    if (inputs.taxWithheld === 0) return `${tax}.`;
    const settled =
      results.refundOrDue < 0
        ? `you still owe **${wholeDollars(-results.refundOrDue)}**`
        : `**${wholeDollars(results.refundOrDue)}** comes back`;
    return `${tax}; ${settled}.`;
  },
  supporting: ['taxableIncome', 'effectiveTaxRate', 'marginalTaxRate', 'refundOrDue'],
  chart: (results) => bracketChart(results.brackets),
  explanation: {
    formula: [
      'AGI = all income − pre-tax contributions; taxable = AGI − the larger of itemized and standard deduction.',
      'Long-term gains lie on top of the rest and bear 0, 15 or 20%.',
    ],
    assumptions: ['Nobody is blind or claimed by another.', 'The marginal rate is that of wages.', standardSetIncome],
    leavesOut: [
      'Refundable credits, the alternative minimum tax, self-employment and state taxes.',
      'Capital losses, 25 or 28% gains, deductions for tips, overtime, car loans, business income and gifts without itemizing.',
    ],
    differs: ['Form 1040 rounds to dollars, and its Tax Table takes bands of 50.'],
  },
});
