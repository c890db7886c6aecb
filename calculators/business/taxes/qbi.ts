import { qbi as qbiFigures } from '#calculators/figures/federal-tax/qbi.ts';
import { filingStatusInput } from '#calculators/figures/filing-status.ts';
import { figuresInput } from '#calculators/figures/set.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { ordinaryIncomeTax } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { qbiDeduction } from '#calculators/kit/law/federal-tax/qbi.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Deduction for qualified business income of one trade.
 *   min(20 % of the income, 20 % of taxable income without net capital gain)
 *   above the threshold the wage and property limit is phased in, and the income of a service trade is phased out, over a range
 * To the cent, half up.
 */
export default defineCalculator({
  id: 'qbi',
  title: 'Business Income Deduction',
  description: 'The deduction of 20% of business income, and the tax it saves.',
  shelf: 'Business',
  suite: 'business',
  category: 'Profitability',
  icon: 'briefcase-business',
  sortOrder: 125,
  inputs: {
    businessIncome: money('Qualified business income', 100000, {
      step: 1000,
      required: true,
      tooltip: 'Profit after half of the self-employment tax, own health insurance, and own retirement contributions.',
    }),
    taxableIncome: money('Taxable income before it', 150000, {
      step: 1000,
      required: true,
      tooltip: 'All income of the return after the standard or itemized deduction.',
    }),
    filingStatus: filingStatusInput,
    serviceTrade: {
      label: 'Service trade',
      type: 'boolean',
      defaultValue: false,
      tooltip: 'Health, law, accounting, consulting, finance, performing arts, athletics, or a trade that rests on your reputation.',
    },
    wagesPaid: money('W-2 wages the business pays', 0, { step: 1000, tooltip: 'They matter above the threshold only.' }),
    property: money('Cost of its property', 0, {
      step: 1000,
      advanced: true,
      tooltip: 'What depreciable property cost that is in use, for at least ten years from its purchase.',
    }),
    netCapitalGain: money('Net capital gain inside', 0, { advanced: true, tooltip: 'With qualified dividends; inside taxable income.' }),
    figures: figuresInput,
  },
  results: {
    deduction: 'money',
    taxSaved: 'money',
    shareOfIncome: 'percent',
    fullDeduction: 'money',
    lostToLimits: 'money',
    incomeLimit: 'money',
    threshold: 'money',
    rangeEnd: 'money',
    taxableIncomeAfter: 'money',
  },
  calculate(inputs) {
    const { figures: set, filingStatus: status, taxableIncome } = inputs;
    const deduction = Math.min(toCent(qbiDeduction(set, status, inputs)), taxableIncome);
    const full = toCent(0.2 * inputs.businessIncome);
    const gain = Math.min(inputs.netCapitalGain, taxableIncome);
    const taxOn = (income: number) => toCent(ordinaryIncomeTax(set, status, Math.max(0, income - gain)));
    const { threshold, range } = qbiFigures[set];
    return {
      deduction,
      taxSaved: toCent(taxOn(taxableIncome) - taxOn(taxableIncome - deduction)),
      shareOfIncome: inputs.businessIncome > 0 ? (deduction * 100) / inputs.businessIncome : 0,
      fullDeduction: full,
      lostToLimits: toCent(Math.max(0, full - deduction)),
      incomeLimit: toCent(0.2 * Math.max(0, taxableIncome - gain)),
      threshold: threshold[status],
      rangeEnd: threshold[status] + range[status],
      taxableIncomeAfter: toCent(taxableIncome - deduction),
    };
  },
  headline: (results) => ({ value: results.deduction, kind: 'money' }),
  say(results, { taxableIncome, serviceTrade }) {
    const saved = `**${wholeDollars(results.deduction)}** may be deducted, which saves **${wholeDollars(results.taxSaved)}** of tax`;
    if (results.deduction === 0 && serviceTrade && taxableIncome >= results.rangeEnd)
      return `**Nothing** may be deducted: a service trade has no deduction from ${wholeDollars(results.rangeEnd)} of taxable income on.`;
    if (results.deduction === 0) return '**Nothing** may be deducted.';
    if (results.lostToLimits === 0) return `${saved}.`;
    return `${saved}; limits take ${wholeDollars(results.lostToLimits)} off the full ${percent(20)}.`;
  },
  supporting: ['taxSaved', 'fullDeduction', 'lostToLimits', 'threshold'],
});
