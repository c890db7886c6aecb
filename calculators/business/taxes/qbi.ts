import { qbi as qbiFigures } from '../../figures/federal-tax/qbi.ts';
import { filingStatusInput } from '../../figures/filing-status.ts';
import { figuresInput } from '../../figures/set.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money } from '../../kit/definition/fields.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import { ordinaryIncomeTax } from '../../kit/law/federal-tax/income-tax.ts';
import { qbiDeduction } from '../../kit/law/federal-tax/qbi.ts';
import { toCent } from '../../kit/money/money.ts';

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
  sources: [
    { title: '26 USC 199A(a), (b), (d)(3), (i); P.L. 119-21 sec. 70105', locator: 'limits, service trades, least deduction from 2026' },
    { title: 'Rev. Proc. 2023-34, 2024-40, 2025-32', locator: 'threshold amounts of 2024, 2025, 2026' },
    { title: 'IRS Forms 8995 and 8995-A', locator: 'parts II to IV', url: 'https://www.irs.gov/forms-pubs/about-form-8995-a' },
  ],
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
  chart: (results) => ({
    kind: 'bars',
    title: 'What is left of the full deduction',
    unit: 'money',
    bars: [
      { label: 'Full 20%', value: results.fullDeduction },
      { label: 'Lost to limits', value: results.lostToLimits },
      { label: 'Deduction', value: results.deduction, chosen: true },
    ],
  }),
  explanation: {
    formula: [
      'Full deduction = 20% of qualified business income.',
      'Cap = 20% of taxable income without net capital gain.',
      'Above the threshold: no more than half of the wages, or a quarter of the wages plus 2.5% of the property. The limit comes in evenly over the range.',
    ],
    assumptions: [
      'One trade; without losses carried from earlier years.',
      'From 2026 at least 400 for a person active in a trade with 1,000 or more of such income, but not for a service trade above the range.',
      'The tax saved is counted on ordinary income by the rate schedules.',
    ],
    leavesOut: [
      'State tax: most states allow no such deduction.',
      'Several trades added together, dividends of real estate trusts, cooperatives.',
    ],
    differs: [
      'Some sites apply the wage limit fully at the threshold; it comes in over 50,000, or 75,000 from 2026, and twice that for couples.',
    ],
  },
});
