import { discountRate } from '#calculators/investment/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { readFlows } from './cash-flows.ts';

/**
 * Value of a business or an asset by its discounted cash flows.
 *   value = Σ CF(t) ÷ (1 + r)^t + terminal value ÷ (1 + r)^n; in the middle of the years t − ½ for the flows
 *   terminal value = CF(n) · (1 + g) ÷ (r − g), or a multiple of CF(n)
 * Equity is the value less debt net of cash. Per cent a year; amounts to the cent.
 */
export default defineCalculator({
  id: 'dcf',
  title: 'Discounted Cash Flow',
  description: 'What forecast cash flows and a terminal value are worth today.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'chart-line',
  sortOrder: 130,
  inputs: {
    cashFlows: {
      label: 'Free cash flow of each year',
      type: 'text',
      defaultValue: '100000, 110000, 120000, 128000, 135000',
      required: true,
      tooltip: 'After tax and investment, before payments on debt; the first at the end of this year.',
    },
    discountRate: { ...discountRate, min: 0, max: 60, tooltip: 'The return asked at this risk, such as the cost of capital (WACC).' },
    terminalMethod: choice('Value after the last year', { growth: 'Grows forever', multiple: 'A multiple', none: 'Nothing' }, 'growth'),
    terminalGrowthRate: rate('Growth after the last year', 2.5, { min: -20, max: 20 }),
    terminalMultiple: { label: 'Multiple of the last cash flow', type: 'number', defaultValue: 10, min: 0, max: 100, step: 0.5 },
    netDebt: money('Debt less cash', 150000, { min: -1e9, step: 1000 }),
    shares: quantity('Shares', 'shares', 10000, 1e12, { tooltip: '0 without shares.' }),
    midYear: {
      label: 'Cash comes in the middle of the year',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      tooltip: 'The terminal value stays at the end of the last year.',
    },
  },
  results: {
    equityValue: 'balance',
    enterpriseValue: 'balance',
    presentValueOfFlows: 'balance',
    presentValueOfTerminal: 'balance',
    terminalValue: 'balance',
    terminalShare: 'percent?',
    valuePerShare: 'money?',
    schedule: { year: 'count', cashFlow: 'money', presentValue: 'money' },
  },
  calculate(inputs) {
    const flows = readFlows(inputs.cashFlows);
    if (flows === undefined) return refuse('Write the cash flow of each year as a number, separated by commas.', 'cashFlows');
    const { discountRate: asked, terminalGrowthRate: lasting } = inputs;
    if (inputs.terminalMethod === 'growth' && lasting >= asked)
      return refuse('The growth after the last year must be below the required return.', 'terminalGrowthRate');
    const log = Math.log1p(asked / 100);
    const schedule = flows.map((cashFlow, at) => ({
      year: at + 1,
      cashFlow,
      presentValue: toCent(cashFlow * Math.exp(-(at + (inputs.midYear ? 0.5 : 1)) * log)),
    }));
    const last = flows.at(-1) ?? 0;
    const terminalOf = {
      growth: () => (last * (1 + lasting / 100)) / ((asked - lasting) / 100),
      multiple: () => last * inputs.terminalMultiple,
      none: () => 0,
    };
    const terminalValue = toCent(terminalOf[inputs.terminalMethod]());
    const ofFlows = toCent(schedule.reduce((sum, row) => sum + row.presentValue, 0));
    const ofTerminal = toCent(terminalValue * Math.exp(-flows.length * log));
    const enterpriseValue = toCent(ofFlows + ofTerminal);
    const equityValue = toCent(enterpriseValue - inputs.netDebt);
    return {
      equityValue,
      enterpriseValue,
      presentValueOfFlows: ofFlows,
      presentValueOfTerminal: ofTerminal,
      terminalValue,
      terminalShare: enterpriseValue > 0 ? (ofTerminal * 100) / enterpriseValue : null,
      valuePerShare: inputs.shares >= 1 ? toCent(equityValue / inputs.shares) : null,
      schedule,
    };
  },
  headline: (results) => ({ value: results.equityValue, kind: 'money' }),
  say(results) {
    const share = results.terminalShare === null ? '' : `, ${percent(results.terminalShare)} of it after the last year`;
    const each = results.valuePerShare === null ? '' : `, **${wholeDollars(results.valuePerShare)}** a share`;
    return `The cash flows are worth **${wholeDollars(results.enterpriseValue)}** today${share}; less debt the owners hold **${wholeDollars(results.equityValue)}**${each}.`;
  },
  supporting: ['enterpriseValue', 'presentValueOfFlows', 'presentValueOfTerminal', 'valuePerShare'],
});
