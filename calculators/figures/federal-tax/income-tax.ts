import { type DatedFigures, noEndDate, perSet } from '#calculators/figures/dated-figure.ts';
import { type ByStatus, byStatus, jointOrOther, separateOrOther } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';

export interface IncomeTaxFigures {
  /** End of each bracket below the highest; one fewer than the rates. */
  readonly bracketTops: ByStatus<readonly Dollars[]>;
  readonly standardDeduction: ByStatus<Dollars>;
  /** Added once for each of these: 65 or older, blind. */
  readonly agedOrBlindAddition: ByStatus<Dollars>;
  /** For each person of 65 or older; falls by 6 % of income above its start. 0 if the year has none. */
  readonly seniorDeduction: Dollars;
  readonly seniorDeductionStart: ByStatus<Dollars>;
  /** State and local taxes: cap, and the floor to which it falls by 30 % of income above the start. */
  readonly saltCap: ByStatus<Dollars>;
  readonly saltFloor: ByStatus<Dollars>;
  readonly saltStart: ByStatus<Dollars>;
  /** Share of itemized deductions lost in the highest bracket. */
  readonly itemizedLoss: Fraction;
  readonly childTaxCredit: Dollars;
  /** Interest on a loan for a new car assembled in the United States. */
  readonly autoLoanInterestCap: Dollars;
  readonly autoLoanInterestStart: ByStatus<Dollars>;
  readonly tipsCap: Dollars;
  readonly overtimeCap: ByStatus<Dollars>;
  /** Maximum debt whose mortgage interest is deductible. */
  readonly mortgageDebtCap: ByStatus<Dollars>;
}

/** Permanent since P.L. 119-21 sec. 70101. */
export const incomeTaxRates: readonly Fraction[] = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
export const seniorDeductionRate: Fraction = 0.06;
export const saltRate: Fraction = 0.3;
/** Each started 1,000 of income above the start reduces the deduction for auto-loan interest by 200. */
export const autoLoanInterestRate: Fraction = 0.2;

/** Not indexed. Each started step of income above the start reduces the credit for children by this amount. */
export const childTaxCreditStart: ByStatus<Dollars> = jointOrOther(400000, 200000);
export const childTaxCreditFall: { readonly step: Dollars; readonly lost: Dollars } = { step: 1000, lost: 50 };

export const incomeTaxFigures: DatedFigures<IncomeTaxFigures> = {
  seniorDeductionStart: {
    label: 'income where the senior deduction falls',
    unit: 'dollars',
    values: [
      {
        from: '2024-01-01',
        until: noEndDate,
        value: jointOrOther(150000, 75000),
        source: 'P.L. 119-21 sec. 70103',
        evidence: 'one model',
      },
    ],
  },
  autoLoanInterestStart: {
    label: 'income where the deduction for auto-loan interest falls',
    unit: 'dollars',
    values: [
      {
        from: '2024-01-01',
        until: noEndDate,
        value: jointOrOther(200000, 100000),
        source: 'P.L. 119-21 sec. 70203',
        evidence: 'one model',
      },
    ],
  },
  mortgageDebtCap: {
    label: 'mortgage debt with deductible interest',
    unit: 'dollars',
    values: [
      {
        from: '2024-01-01',
        until: noEndDate,
        value: separateOrOther(375000, 750000),
        source: '26 USC 163(h)(3)(F)',
        evidence: 'one model',
      },
    ],
  },
  saltFloor: {
    label: 'floor of that cap',
    unit: 'dollars',
    values: [
      {
        from: '2024-01-01',
        until: noEndDate,
        value: separateOrOther(5000, 10000),
        source: '26 USC 164(b)(6)-(7)',
        evidence: 'two models',
      },
    ],
  },
  bracketTops: {
    label: 'tops of the tax brackets',
    unit: 'dollars',
    values: [
      {
        from: '2026-01-01',
        value: byStatus(
          [12400, 50400, 105700, 201775, 256225, 640600],
          [24800, 100800, 211400, 403550, 512450, 768700],
          [12400, 50400, 105700, 201775, 256225, 384350],
          [17700, 67450, 105700, 201750, 256200, 640600],
        ),
        source: 'Rev. Proc. 2025-32 sec. 4.01',
        evidence: 'two models',
      },
      {
        from: '2025-01-01',
        value: byStatus(
          [11925, 48475, 103350, 197300, 250525, 626350],
          [23850, 96950, 206700, 394600, 501050, 751600],
          [11925, 48475, 103350, 197300, 250525, 375800],
          [17000, 64850, 103350, 197300, 250500, 626350],
        ),
        source: 'Rev. Proc. 2024-40 sec. 2.01',
        evidence: 'two models',
      },
      {
        from: '2024-01-01',
        value: byStatus(
          [11600, 47150, 100525, 191950, 243725, 609350],
          [23200, 94300, 201050, 383900, 487450, 731200],
          [11600, 47150, 100525, 191950, 243725, 365600],
          [16550, 63100, 100500, 191950, 243700, 609350],
        ),
        source: 'Rev. Proc. 2023-34 sec. 3.01',
        evidence: 'two models',
      },
    ],
  },
  standardDeduction: {
    label: 'standard deduction',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: byStatus(16100, 32200, 16100, 24150), source: 'Rev. Proc. 2025-32 sec. 4.14', evidence: 'two models' },
      { from: '2025-01-01', value: byStatus(15750, 31500, 15750, 23625), source: 'P.L. 119-21 sec. 70102', evidence: 'two models' },
      { from: '2024-01-01', value: byStatus(14600, 29200, 14600, 21900), source: 'Rev. Proc. 2023-34 sec. 3.15', evidence: 'two models' },
    ],
    standard: {
      value: byStatus(15000, 30000, 15000, 22500),
      year: 2025,
      source: 'Rev. Proc. 2024-40 sec. 2.15',
      note: 'The amounts of 2025 as first announced; P.L. 119-21 raised them before any 2025 return was filed.',
    },
  },
  agedOrBlindAddition: {
    label: 'addition for 65 or older, or blind',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: byStatus(2050, 1650, 1650, 2050), source: 'Rev. Proc. 2025-32 sec. 4.14', evidence: 'two models' },
      { from: '2025-01-01', value: byStatus(2000, 1600, 1600, 2000), source: 'Rev. Proc. 2024-40 sec. 2.15', evidence: 'two models' },
      { from: '2024-01-01', value: byStatus(1950, 1550, 1550, 1950), source: 'Rev. Proc. 2023-34 sec. 3.15', evidence: 'two models' },
    ],
  },
  seniorDeduction: {
    label: 'senior deduction',
    unit: 'dollars',
    values: [
      { from: '2025-01-01', until: '2028-12-31', value: 6000, source: 'P.L. 119-21 sec. 70103', evidence: 'one model' },
      { from: '2024-01-01', value: 0, source: 'none in 2024', evidence: 'one model' },
    ],
  },
  saltCap: {
    label: 'cap on state and local taxes',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: separateOrOther(20200, 40400), source: 'P.L. 119-21 sec. 70120', evidence: 'two models' },
      { from: '2025-01-01', value: separateOrOther(20000, 40000), source: 'P.L. 119-21 sec. 70120', evidence: 'two models' },
      { from: '2024-01-01', value: separateOrOther(5000, 10000), source: '26 USC 164(b)(6)', evidence: 'two models' },
    ],
  },
  saltStart: {
    label: 'income where that cap falls',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: separateOrOther(252500, 505000), source: 'P.L. 119-21 sec. 70120', evidence: 'two models' },
      { from: '2025-01-01', value: separateOrOther(250000, 500000), source: 'P.L. 119-21 sec. 70120', evidence: 'two models' },
      { from: '2024-01-01', value: separateOrOther(250000, 500000), source: 'without effect in 2024', evidence: 'two models' },
    ],
  },
  itemizedLoss: {
    label: 'share of itemized deductions lost in the highest bracket',
    unit: 'fraction',
    values: [
      { from: '2026-01-01', value: 2 / 37, source: '26 USC 68, P.L. 119-21 sec. 70111', evidence: 'published' },
      { from: '2025-01-01', value: 0, source: 'none before 2026', evidence: 'published' },
      { from: '2024-01-01', value: 0, source: 'none before 2026', evidence: 'published' },
    ],
  },
  childTaxCredit: {
    label: 'child tax credit',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: 2200, source: 'P.L. 119-21 sec. 70104', evidence: 'one model' },
      { from: '2025-01-01', value: 2200, source: 'P.L. 119-21 sec. 70104', evidence: 'one model' },
      { from: '2024-01-01', value: 2000, source: '26 USC 24(h)', evidence: 'one model' },
    ],
  },
  autoLoanInterestCap: {
    label: 'cap on the deduction for auto-loan interest',
    unit: 'dollars',
    values: [
      { from: '2025-01-01', until: '2028-12-31', value: 10000, source: 'P.L. 119-21 sec. 70203', evidence: 'one model' },
      { from: '2024-01-01', value: 0, source: 'none in 2024', evidence: 'one model' },
    ],
  },
  tipsCap: {
    label: 'cap on the deduction for tips',
    unit: 'dollars',
    values: [
      { from: '2025-01-01', until: '2028-12-31', value: 25000, source: 'P.L. 119-21 sec. 70201', evidence: 'one model' },
      { from: '2024-01-01', value: 0, source: 'none in 2024', evidence: 'one model' },
    ],
  },
  overtimeCap: {
    label: 'cap on the deduction for overtime',
    unit: 'dollars',
    values: [
      {
        from: '2025-01-01',
        until: '2028-12-31',
        value: jointOrOther(25000, 12500),
        source: 'P.L. 119-21 sec. 70202',
        evidence: 'one model',
      },
      { from: '2024-01-01', value: jointOrOther(0, 0), source: 'none in 2024', evidence: 'one model' },
    ],
  },
};

export const incomeTax = perSet('income tax', incomeTaxFigures);
