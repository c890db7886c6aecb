import { qbi, qbiPropertyShare, qbiRate, qbiWageShare, qbiWageShareWithProperty } from '#calculators/figures/federal-tax/qbi.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';

export interface QbiInput {
  readonly businessIncome: Dollars;
  /** Taxable income before this deduction. */
  readonly taxableIncome: Dollars;
  /** Net capital gain and qualified dividends inside it. */
  readonly netCapitalGain?: Dollars;
  /** A trade in health, law, consulting, and similar services. */
  readonly serviceTrade?: boolean;
  readonly wagesPaid?: Dollars;
  /** Unadjusted basis of qualified property. */
  readonly property?: Dollars;
}

/**
 * Deduction for qualified business income of one trade.
 *   20 % of the income, at most 20 % of taxable income without net capital gain
 *   above the threshold the wage and property limit is phased in over the range, and the income of a service trade is phased out
 *   from 2026 at least 400, if 1,000 or more of the income counts: a service trade above the range is no qualified trade
 * Source: 26 USC 199A(a), (b), (d)(3), (i); Forms 8995 and 8995-A.
 */
export function qbiDeduction(set: FigureSet, status: FilingStatus, input: QbiInput): Dollars {
  const figures = qbi[set];
  const excess = Math.max(0, input.taxableIncome - figures.threshold[status]);
  const share = Math.min(1, excess / figures.range[status]);
  const kept = input.serviceTrade === true ? 1 - share : 1;
  const counted = Math.max(0, input.businessIncome) * kept;
  const full = qbiRate * counted;
  const wages = (input.wagesPaid ?? 0) * kept;
  const property = (input.property ?? 0) * kept;
  const limit = Math.max(qbiWageShare * wages, qbiWageShareWithProperty * wages + qbiPropertyShare * property);
  const component = full - share * Math.max(0, full - limit);
  const cap = qbiRate * Math.max(0, input.taxableIncome - (input.netCapitalGain ?? 0));
  const deduction = Math.min(component, cap);
  return counted >= figures.minimumIncome ? Math.max(deduction, figures.minimumDeduction) : deduction;
}
