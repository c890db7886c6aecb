import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import stateIncomeTax from '../tax/state-income-tax.ts';
import { agrees } from './agree.ts';
import { cent, Exact } from './decimal.ts';
import { below, part } from './tax-tables.ts';

/** Forms of 2025, single: deductions from the wages, and the printed schedule: over, tax there, rate above. */
const forms = {
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
} as const;

describe('the second engine agrees to the cent on state income tax', () => {
  it('state-income-tax', () => {
    agrees(stateIncomeTax, { state: Object.keys(forms), wages: [15001, 240000, 2] }, (inputs) => {
      const [off, schedule] = new Map<string, readonly [string, string]>(Object.entries(forms)).get(inputs.state) ?? ['0', '0 0 0'];
      const taxable = below(new Exact(inputs.wages), off);
      const tax = cent(bySchedule(schedule, taxable));
      return { taxableIncome: taxable, stateTax: tax, afterStateTax: new Exact(inputs.wages).minus(tax) };
    });
  });
});

function bySchedule(schedule: string, taxable: Decimal): Decimal {
  const rows = schedule.split('|').map((row) => row.split(' '));
  const [over = '0', base = '0', rate = '0'] = rows.findLast(([from = '0']) => taxable.gte(from)) ?? [];
  return part(taxable.minus(over), rate).plus(base);
}
