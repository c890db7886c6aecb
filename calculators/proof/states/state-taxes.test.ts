import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { loadStateTax } from '#calculators/kit/law/states/state-layer.ts';
import { agrees, agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import { type LawSet, lawOf, MissingLaw } from '#calculators/proof/law-of-years.ts';
import { below, part } from '#calculators/proof/tax-tables.ts';
import rothConversion from '#calculators/retirement/accounts/roth-conversion.ts';
import retirementIncome from '#calculators/retirement/readiness/retirement-income.ts';
import incomeTaxDetailed from '#calculators/tax/income-tax/income-tax-detailed.ts';
import stateIncomeTax from '#calculators/tax/income-tax/state-income-tax.ts';
import capitalGainsTax from '#calculators/tax/investment-income/capital-gains-tax.ts';

await loadStateTax();

type Form = readonly [deductions: string, schedule: string];

/** Forms of each year, single: deductions from the wages, and the printed schedule: over, tax there, rate above. */
const forms: Readonly<Record<2025 | 2026, Readonly<Record<string, Form>>>> = {
  2025: {
    PA: ['0', '0 0 3.07'],
    IL: ['2850', '0 0 4.95'],
    GA: ['12000', '0 0 5.19'],
    NC: ['12750', '0 0 4.25'],
    MI: ['5800', '0 0 4.25'],
    IN: ['1000', '0 0 3'],
    LA: ['12500', '0 0 3'],
    AZ: ['15750', '0 0 2.5'],
    ND: ['15750', '0 0 0|48475 0 1.95|244825 3828.825 2.5'],
    HI: [
      '5544',
      '0 0 1.4|9600 134.40 3.2|14400 288 5.5|19200 552 6.4|24000 859.20 6.8|36000 1675.20 7.2|48000 2539.20 7.6|125000 8391.20 7.9|175000 12341.20 8.25|225000 16466.20 9',
    ],
    OK: ['7350', '0 0 .25|1000 2.50 .75|2500 13.75 1.75|3750 35.625 2.75|4900 67.25 3.75|7200 153.50 4.75'],
    WV: ['2000', '0 0 2.22|10000 222 2.96|25000 666 3.33|40000 1165.50 4.44|60000 2053.50 4.82'],
  },
  2026: {
    PA: ['0', '0 0 3.07'],
    IL: ['2850', '0 0 4.95'],
    GA: ['15000', '0 0 4.99'],
    NC: ['12750', '0 0 3.99'],
    MI: ['5800', '0 0 4.25'],
    IN: ['1000', '0 0 2.95'],
    LA: ['12875', '0 0 3'],
    AZ: ['16100', '0 0 2.5'],
    ND: ['16100', '0 0 0|49575 0 1.95|250400 3916.0875 2.5'],
    HI: [
      '9144',
      '0 0 1.4|9600 134.40 3.2|14400 288 5.5|19200 552 6.4|24000 859.20 6.8|36000 1675.20 7.2|48000 2539.20 7.6|125000 8391.20 7.9|175000 12341.20 8.25|225000 16466.20 9',
    ],
    OK: ['7350', '0 0 0|3750 0 2.5|4900 28.75 3.5|7200 109.25 4.5'],
    WV: ['2000', '0 0 2.11|10000 211 2.81|25000 632.50 3.16|40000 1106.50 4.22|60000 1950.50 4.58'],
  },
};

/** No tax in a state without a form here, and no law of states for 2024 and 2027. */
function formOf(set: LawSet, state: string): Form {
  if (set === '2024' || set === '2027') throw new MissingLaw(`states in ${set}`);
  return forms[set === '2026' ? 2026 : 2025][state] ?? ['0', '0 0 0'];
}

describe('the second engine agrees to the cent on state income tax', () => {
  it('state-income-tax', () => {
    agreesInEachSet(stateIncomeTax, { state: Object.keys(forms[2025]), wages: [15001, 240000, 2] }, (inputs) => {
      const wages = new Exact(inputs.wages);
      const tax = ofState(inputs.figures, inputs.state, wages);
      const [off] = formOf(inputs.figures, inputs.state);
      return { taxableIncome: below(wages, off), stateTax: tax, afterStateTax: wages.minus(tax) };
    });
  });

  /** States that take federal AGI with the gains as it is. Illinois has no exemption above 250,000, which these ranges do not reach. */
  const plain = ['PA', 'IL', 'GA', 'NC', 'MI', 'IN', 'LA', 'OK', 'WV', 'FL', 'none'] as const;
  const figures = ['spec', '2025', '2026'] as const;

  it('income-tax-detailed, with a state', () => {
    const ranges = { figures, state: plain, annualIncome: [15001, 240000, 2], interestIncome: [0, 10000, 2] } as const;
    agrees(incomeTaxDetailed, ranges, (inputs) => ({
      stateTax: ofState(inputs.figures, inputs.state, new Exact(inputs.annualIncome).plus(inputs.interestIncome)),
    }));
  });

  it('capital-gains-tax, with a state', () => {
    const ranges = { figures, state: plain, ordinaryIncome: [15001, 140000, 2], longTermGains: [0, 60000, 2] } as const;
    agrees(capitalGainsTax, { ...ranges, shortTermGains: [0, 0, 0], capitalLosses: [0, 0, 0] }, (inputs) => {
      const before = new Exact(inputs.ordinaryIncome).plus(inputs.deductions);
      const taxOn = (income: Decimal) => ofState(inputs.figures, inputs.state, income);
      return { stateTax: taxOn(before.plus(inputs.longTermGains)).minus(taxOn(before)) };
    });
  });

  it('retirement-income, with a state that taxes withdrawals like wages, and no benefits', () => {
    const ranges = { figures, state: ['NC', 'IN', 'none'], retirementSavings: [400000, 5000000, 2], retirementAge: [30, 58, 0] } as const;
    agrees(retirementIncome, { ...ranges, otherRetirementIncome: [0, 30000, 2], withdrawalRate: [4, 8, 2] }, (inputs) => {
      const drawn = part(new Exact(inputs.retirementSavings), inputs.withdrawalRate);
      const stateTax = ofState(inputs.figures, inputs.state, drawn);
      return { stateTax, monthlyAfterStateTax: cent(drawn.plus(inputs.otherRetirementIncome).minus(stateTax).div(12)) };
    });
  });

  it('roth-conversion, with a state that taxes withdrawals like wages', () => {
    const ranges = { figures, state: ['NC', 'IN', 'GA', 'none'], taxableIncome: [20000, 150000, 0], conversion: [1, 90000, 0] } as const;
    agrees(rothConversion, ranges, (inputs) => {
      const before = new Exact(inputs.taxableIncome).plus(lawOf(inputs.figures, 'standard')[inputs.filingStatus]);
      const taxOn = (income: Decimal) => ofState(inputs.figures, inputs.state, income);
      return { stateTax: taxOn(before.plus(inputs.conversion)).minus(taxOn(before)) };
    });
  });
});

function ofState(set: LawSet, state: string, income: Decimal): Decimal {
  const [off, schedule] = formOf(set, state);
  return cent(bySchedule(schedule, below(income, off)));
}

function bySchedule(schedule: string, taxable: Decimal): Decimal {
  const rows = schedule.split('|').map((row) => row.split(' '));
  const [over = '0', base = '0', rate = '0'] = rows.findLast(([from = '0']) => taxable.gte(from)) ?? [];
  return part(taxable.minus(over), rate).plus(base);
}
