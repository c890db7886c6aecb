import { childTaxCreditFall, childTaxCreditStart, incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';

/** Child tax credit at an income, before it is limited by the tax. Source: 26 USC 24(a), (b), (h). */
export function childTaxCredit(set: FigureSet, status: FilingStatus, children: number, modifiedAgi: Dollars): Dollars {
  const steps = Math.ceil(Math.max(0, modifiedAgi - childTaxCreditStart[status]) / childTaxCreditFall.step);
  return Math.max(0, children * incomeTax[set].childTaxCredit - steps * childTaxCreditFall.lost);
}
