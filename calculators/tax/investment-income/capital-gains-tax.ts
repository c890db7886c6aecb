import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { incomeTaxWithGains, netCapitalGains } from '#calculators/kit/law/federal-tax/capital-gains.ts';
import { ordinaryIncomeTax } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { netInvestmentIncomeTax } from '#calculators/kit/law/federal-tax/niit.ts';
import { addedStateTax, loadStateTax, stateInput } from '#calculators/kit/law/states/state-layer.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import { figures, filingStatus, qualifiedDividends, shareOf } from '#calculators/tax/income.ts';

/**
 * Federal tax on a year's capital gains.
 *   losses net within their kind, then across; qualified dividends are not gains and do not offset losses (26 USC 1(h)(11))
 *   short-term gain is taxed by the brackets on top of ordinary income
 *   long-term gain and dividends lie above both: 0 % up to the first threshold of taxable income, 15 % up to the second, 20 % above
 *   with a state: its tax with the gains less its tax without them, on the income before deductions
 * Ordinary income is taxable income without gains. To the cent, half up.
 */
export default defineCalculator({
  id: 'capital-gains-tax',
  title: 'Capital Gains Tax',
  description: 'Federal tax on short-term and long-term gains, after losses.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'trending-up',
  sortOrder: 111,
  inputs: {
    ordinaryIncome: money('Ordinary taxable income', 60000, {
      step: 1000,
      required: true,
      tooltip: 'After deductions, without the gains and losses entered here.',
    }),
    longTermGains: money('Long-term gains', 10000, { tooltip: 'Held for more than a year.' }),
    qualifiedDividends,
    shortTermGains: money('Short-term gains', 2000, { tooltip: 'Held for a year or less.' }),
    capitalLosses: money('Capital losses', 1000, { tooltip: 'As a positive amount, with losses carried from earlier years.' }),
    filingStatus,
    lossKind: choice('Losses are', { short: 'Short-term', long: 'Long-term' }, 'short', { advanced: true }),
    deductions: money('Deductions already taken', 15000, { advanced: true, tooltip: 'Added back for the 3.8% tax, which looks at AGI.' }),
    state: stateInput,
    figures,
  },
  results: {
    totalTax: 'money',
    netShortTermGain: 'money',
    netLongTermGain: 'money',
    shortTermTax: 'money',
    longTermTax: 'money',
    netInvestmentIncomeTax: 'money',
    stateTax: 'money',
    taxSavedByLoss: 'money',
    gainTaxedAt0: 'money',
    gainTaxedAt15: 'money',
    gainTaxedAt20: 'money',
    deductibleLoss: 'money',
    lossCarryover: 'balance',
    effectiveTaxRate: 'percent',
  },
  needs: loadStateTax,
  calculate(inputs) {
    const { figures: set, filingStatus: status, ordinaryIncome } = inputs;
    const [short, long] = inputs.lossKind === 'short' ? [inputs.capitalLosses, 0] : [0, inputs.capitalLosses];
    const dividends = inputs.qualifiedDividends;
    const net = netCapitalGains(status, inputs.shortTermGains - short, inputs.longTermGains - long, ordinaryIncome + dividends);
    const under = Math.max(0, ordinaryIncome - net.deductibleLoss) + net.shortTerm;
    const preferred = net.longTerm + dividends;
    const taxable = Math.max(0, ordinaryIncome + dividends - net.deductibleLoss) + net.shortTerm + net.longTerm;
    const { total, parts } = incomeTaxWithGains(set, status, taxable, { net: preferred });
    const withoutLong = taxToCent(ordinaryIncomeTax(set, status, under));
    const onIncome = taxToCent(ordinaryIncomeTax(set, status, ordinaryIncome));
    const netGain = net.shortTerm + preferred;
    const taxSavedByLoss = taxToCent(Math.max(0, onIncome - withoutLong));
    const shortTermTax = taxToCent(Math.max(0, withoutLong - onIncome));
    const longTermTax = taxToCent(Math.max(0, taxToCent(total) - withoutLong));
    const agi = ordinaryIncome + inputs.deductions + netGain - net.deductibleLoss;
    const niit = taxToCent(netInvestmentIncomeTax(status, Math.max(0, netGain - net.deductibleLoss), agi));
    const at = (rate: number) => taxToCent(parts.find((part) => part.rate === rate)?.amount ?? 0);
    const wages = ordinaryIncome + inputs.deductions;
    const otherIncome = dividends + net.shortTerm - net.deductibleLoss;
    const stateTax = addedStateTax(set, status, inputs.state, [{ wages }, { wages, otherIncome, longTermGains: net.longTerm }]);
    if (typeof stateTax !== 'number') return stateTax;
    const totalTax = taxToCent(Math.max(0, shortTermTax + longTermTax + niit - taxSavedByLoss) + Math.max(0, stateTax));
    return {
      totalTax,
      netShortTermGain: taxToCent(net.shortTerm),
      netLongTermGain: taxToCent(net.longTerm),
      shortTermTax,
      longTermTax,
      netInvestmentIncomeTax: niit,
      stateTax,
      taxSavedByLoss,
      gainTaxedAt0: at(0),
      gainTaxedAt15: at(0.15),
      gainTaxedAt20: at(0.2),
      deductibleLoss: taxToCent(net.deductibleLoss),
      lossCarryover: taxToCent(net.shortTermCarryover + net.longTermCarryover),
      effectiveTaxRate: shareOf(totalTax, netGain),
    };
  },
  headline: (results) => ({ value: results.totalTax, kind: 'money' }),
  say(results, inputs) {
    const dividends = inputs.qualifiedDividends;
    const gain = results.netShortTermGain + results.netLongTermGain + dividends;
    if (results.deductibleLoss > 0) {
      const used = Math.min(results.deductibleLoss, inputs.ordinaryIncome + dividends);
      const byState = results.stateTax < 0 ? ` The state’s tax falls by **${wholeDollars(-results.stateTax)}**.` : '';
      const onDividends =
        dividends > 0 ? ` The dividends, less what the loss saves, cost **${wholeDollars(results.totalTax)}** of tax.` : '';
      return `The year ends with a loss: **${used > 0 ? wholeDollars(used) : 'nothing'}** lowers other income${results.lossCarryover > 0 ? `, and **${wholeDollars(results.lossCarryover)}** is left for later years` : ''}.${byState}${onDividends}`;
    }
    const what = dividends > 0 ? 'et gains and dividends' : 'et gains';
    if (results.totalTax === 0) return `On n${what} of **${wholeDollars(gain)}** **no tax** is due.`;
    return `N${what} of **${wholeDollars(gain)}** cost **${wholeDollars(results.totalTax)}** of ${inputs.state === 'none' ? 'federal' : 'federal and state'} tax, ${percent(results.effectiveTaxRate)} of them.`;
  },
  supporting: ['longTermTax', 'shortTermTax', 'netInvestmentIncomeTax', 'effectiveTaxRate'],
});
