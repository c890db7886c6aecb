import { type DatedFigures, noEndDate, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, byStatus, jointOrOther, separateOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction, Years } from '#calculators/figures/units.ts';

export interface PersonalDeductionFigures {
  /** Modified income where the deduction for student-loan interest begins to fall; it is gone one width later. */
  readonly studentInterestStart: ByStatus<Dollars>;
  /** Gifts in cash that a return without itemized deductions may deduct. */
  readonly giftsWithoutItemizing: ByStatus<Dollars>;
  /** Share of the income before deductions that itemized gifts must exceed. */
  readonly giftFloor: Fraction;
  /** Distributions of one person that may go to charities untaxed. */
  readonly charitableDistribution: Dollars;
}

/** Not indexed. A separate return has none. Source: 26 USC 221(b). */
export const studentInterestCap: ByStatus<Dollars> = separateOrOther(0, 2500);
export const studentInterestWidth: ByStatus<Dollars> = jointOrOther(30000, 15000);
/** Credit for each dependent who is too old for the child tax credit, not indexed. Source: 26 USC 24(h)(4). */
export const otherDependentCredit: Dollars = 500;
/** A charitable distribution is possible from this age on. Source: 26 USC 408(d)(8)(B)(ii). */
export const charitableDistributionAge: Years = 70.5;
/** Gain from the sale of a home that is left out, not indexed. Source: 26 USC 121(b). */
export const homeSaleExclusion: ByStatus<Dollars> = jointOrOther(500000, 250000);
/** Gifts in cash are deductible up to this share of the income. Source: 26 USC 170(b)(1)(G). */
export const giftCeiling: Fraction = 0.6;
/** Medical costs above this share of the income are deductible. Source: 26 USC 213(a). */
export const medicalFloor: Fraction = 0.075;
/** Additional tax on an early withdrawal. Source: 26 USC 72(t)(1). */
export const earlyWithdrawalRate: Fraction = 0.1;
/** Additional tax on a withdrawal of a health savings account for something else. Source: 26 USC 223(f)(4)(A). */
export const healthAccountPenaltyRate: Fraction = 0.2;

const gifts = '26 USC 170(p), P.L. 119-21 sec. 70424';
const floor = '26 USC 170(b)(1)(I), P.L. 119-21 sec. 70425';

export const personalDeductionFigures: DatedFigures<PersonalDeductionFigures> = {
  studentInterestStart: {
    label: 'income where the deduction for student-loan interest falls',
    unit: 'dollars',
    values: [
      {
        from: '2026-01-01',
        value: byStatus(85000, 175000, 0, 85000),
        source: '26 USC 221(b)(2); Rev. Proc. 2025-32',
        evidence: 'one model',
      },
      {
        from: '2025-01-01',
        value: byStatus(85000, 170000, 0, 85000),
        source: '26 USC 221(b)(2); Rev. Proc. 2024-40',
        evidence: 'one model',
      },
      {
        from: '2024-01-01',
        value: byStatus(80000, 165000, 0, 80000),
        source: '26 USC 221(b)(2); Rev. Proc. 2023-34',
        evidence: 'one model',
      },
    ],
  },
  giftsWithoutItemizing: {
    label: 'gifts deductible without itemizing',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', until: noEndDate, value: jointOrOther(2000, 1000), source: gifts, evidence: 'published' },
      { from: '2024-01-01', until: '2025-12-31', value: jointOrOther(0, 0), source: 'none before 2026', evidence: 'published' },
    ],
  },
  giftFloor: {
    label: 'share of income that itemized gifts must exceed',
    unit: 'fraction',
    values: [
      { from: '2026-01-01', until: noEndDate, value: 0.005, source: floor, evidence: 'published' },
      { from: '2024-01-01', until: '2025-12-31', value: 0, source: 'none before 2026', evidence: 'published' },
    ],
  },
  charitableDistribution: {
    label: 'charitable distributions of one person left out of income',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 111000, source: '26 USC 408(d)(8)(F); Notice 2025-67', evidence: 'published' },
      { from: '2025-01-01', value: 108000, source: '26 USC 408(d)(8)(F); Notice 2024-80', evidence: 'published' },
      { from: '2024-01-01', value: 105000, source: '26 USC 408(d)(8)(F); Notice 2023-75', evidence: 'published' },
    ],
  },
};

export const personalDeductions = perSet('deductions of a person', personalDeductionFigures);
