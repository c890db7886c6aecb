import { type FilingStatus, jointOrOther } from '../figures/filing-status.ts';
import { incomeTax } from '../figures/income-tax.ts';
import type { FigureSet } from '../figures/set.ts';
import type { Dollars } from '../kit/units.ts';

/** Not indexed. 26 USC 24(h)(3). */
const phaseOutStart = jointOrOther(400000, 200000);
/** 50 dollars for each full or begun 1,000 above the start. 26 USC 24(b)(1). */
const step: Dollars = 1000;
const lostPerStep: Dollars = 50;

/** Child tax credit at an income, before it meets the tax. Source: 26 USC 24(a), (b), (h). */
export function childTaxCredit(set: FigureSet, status: FilingStatus, children: number, modifiedAgi: Dollars): Dollars {
  const steps = Math.ceil(Math.max(0, modifiedAgi - phaseOutStart[status]) / step);
  return Math.max(0, children * incomeTax[set].childTaxCredit - steps * lostPerStep);
}
