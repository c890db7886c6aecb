import { type ByStatus, byStatus, jointOrOther } from './filing-status.ts';
import type { PerSet } from './set.ts';
import type { Dollars, Fraction } from './units.ts';

export interface QbiFigures {
  /** Taxable income above which wages, property, and the kind of trade matter. */
  readonly threshold: ByStatus<Dollars>;
  /** Width of the phase-in range. */
  readonly range: ByStatus<Dollars>;
  /** Minimum deduction for an active owner with at least `minimumIncome` of such income; 0 before 2026. */
  readonly minimumDeduction: Dollars;
  readonly minimumIncome: Dollars;
}

export const qbiRate: Fraction = 0.2;
/** The wage limit is the greater of half the wages, and a quarter of them plus 2.5 % of the property. */
export const qbiWageShare: Fraction = 0.5;
export const qbiWageShareWithProperty: Fraction = 0.25;
export const qbiPropertyShare: Fraction = 0.025;

const to2025 = { range: jointOrOther(100000, 50000), minimumDeduction: 0, minimumIncome: 0 };
const law2025: QbiFigures = { ...to2025, threshold: jointOrOther(394600, 197300) };

export const qbi: PerSet<QbiFigures> = {
  spec: law2025,
  2024: { ...to2025, threshold: jointOrOther(383900, 191950) },
  2025: law2025,
  2026: {
    threshold: byStatus(201750, 403500, 201775, 201750),
    range: jointOrOther(150000, 75000),
    minimumDeduction: 400,
    minimumIncome: 1000,
  },
};
