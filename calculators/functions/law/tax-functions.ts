import { estate } from '#calculators/figures/federal-tax/estate.ts';
import { checkAmounts, checkIncomes } from '#calculators/functions/arguments/argument-bounds.ts';
import { declareFunction, number } from '#calculators/functions/arguments/declare.ts';
import { stated } from '#calculators/kit/finance/outcome.ts';
import { alternativeMinimumTax } from '#calculators/kit/law/federal-tax/amt.ts';
import { estateTax, tentativeEstateTax } from '#calculators/kit/law/federal-tax/estate.ts';
import { ordinaryIncomeTax, tableIncomeTax } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { netInvestmentIncomeTax } from '#calculators/kit/law/federal-tax/niit.ts';
import { selfEmploymentTax } from '#calculators/kit/law/federal-tax/payroll-tax.ts';
import { qbiDeduction } from '#calculators/kit/law/federal-tax/qbi.ts';

const year = { kind: 'taxYear', also: ['tax_year'] } as const;
const filingStatus = { kind: 'filingStatus', also: ['status'] } as const;
const amount = { kind: 'number', optional: true, defaultValue: 0 } as const;
const no = { kind: 'flag', optional: true, defaultValue: false } as const;
const modifiedAgi = { kind: 'number', also: ['magi', 'modified_adjusted_gross_income'] } as const;

/** Federal taxes of a year in dollars, not rounded. */
export const taxFunctions = {
  INCOME_TAX: declareFunction({
    declared: { taxableIncome: number, filingStatus, year },
    description: 'Federal income tax on ordinary taxable income by the rate schedules.',
    source: '26 USC 1(j)',
    call: ({ taxableIncome, filingStatus: status, year: set }) =>
      checkIncomes({ taxable_income: taxableIncome }) ?? stated(ordinaryIncomeTax(set, status, taxableIncome)),
  }),
  TAX_TABLE: declareFunction({
    declared: { taxableIncome: number, filingStatus, year },
    description: 'Federal income tax by the Tax Table below 100,000, by the schedules from there on.',
    source: '26 USC 3; Form 1040 instructions, Tax Table',
    call: ({ taxableIncome, filingStatus: status, year: set }) =>
      checkIncomes({ taxable_income: taxableIncome }) ?? stated(tableIncomeTax(set, status, taxableIncome)),
  }),
  AMT: declareFunction({
    declared: {
      income: { kind: 'number', also: ['amti'] },
      regularTax: number,
      filingStatus,
      year,
      preferentialGain: amount,
      ordinaryTaxableIncome: amount,
    },
    description: 'Alternative minimum tax on top of the regular tax.',
    source: '26 USC 55; Form 6251',
    call: ({ filingStatus: status, year: set, income, regularTax, preferentialGain, ordinaryTaxableIncome }) =>
      checkIncomes({ income }) ??
      checkAmounts({ regular_tax: regularTax, preferential_gain: preferentialGain, ordinary_taxable_income: ordinaryTaxableIncome }) ??
      stated(alternativeMinimumTax(set, status, { income, regularTax, preferentialGain, ordinaryTaxableIncome }).tax),
  }),
  NIIT: declareFunction({
    declared: { investmentIncome: number, modifiedAgi, filingStatus },
    description: 'Net investment income tax.',
    source: '26 USC 1411; Form 8960',
    call: ({ investmentIncome, modifiedAgi: agi, filingStatus: status }) =>
      checkIncomes({ investment_income: investmentIncome, modified_agi: agi }) ??
      stated(netInvestmentIncomeTax(status, investmentIncome, agi)),
  }),
  SE_TAX: declareFunction({
    declared: { profit: { kind: 'number', also: ['net_profit'] }, filingStatus, year, wages: amount },
    description: 'Self-employment tax of Schedule SE, without the additional Medicare tax.',
    source: '26 USC 1401, 1402; Schedule SE',
    call: ({ profit, filingStatus: status, year: set, wages }) =>
      checkIncomes({ profit }) ?? checkAmounts({ wages }) ?? stated(selfEmploymentTax(set, status, Math.max(0, profit), wages).tax),
  }),
  QBI: declareFunction({
    declared: {
      businessIncome: { kind: 'number', also: ['qbi'] },
      taxableIncome: number,
      filingStatus,
      year,
      netCapitalGain: amount,
      serviceTrade: { ...no, also: ['sstb'] },
      wagesPaid: { ...amount, also: ['w2_wages'] },
      property: { ...amount, also: ['ubia'] },
    },
    description: 'Deduction for qualified business income of one trade.',
    source: '26 USC 199A; Forms 8995 and 8995-A',
    call: ({ filingStatus: status, year: set, ...input }) =>
      checkIncomes({ business_income: input.businessIncome, taxable_income: input.taxableIncome }) ??
      checkAmounts({ net_capital_gain: input.netCapitalGain, wages_paid: input.wagesPaid, property: input.property }) ??
      stated(qbiDeduction(set, status, input)),
  }),
  ESTATE_TAX: declareFunction({
    declared: {
      grossEstate: number,
      year,
      debts: amount,
      expenses: amount,
      charitableDeductions: amount,
      maritalDeduction: amount,
      priorGifts: amount,
      spousalExclusion: { ...amount, also: ['dsue'] },
    },
    description: 'Federal estate tax.',
    source: '26 USC 2001, 2010; Form 706',
    call: ({ year: set, ...estate }) =>
      checkAmounts({
        gross_estate: estate.grossEstate,
        debts: estate.debts,
        expenses: estate.expenses,
        charitable_deductions: estate.charitableDeductions,
        marital_deduction: estate.maritalDeduction,
        prior_gifts: estate.priorGifts,
        spousal_exclusion: estate.spousalExclusion,
      }) ?? stated(estateTax(set, estate).tax),
  }),
  TENTATIVE_ESTATE_TAX: declareFunction({
    declared: { amount: number },
    description: 'Estate tax of the unified schedule before credits.',
    source: '26 USC 2001(c)',
    call: ({ amount: taxed }) => checkAmounts({ amount: taxed }) ?? stated(tentativeEstateTax(taxed)),
  }),
  UNIFIED_CREDIT: declareFunction({
    declared: { year, spousalExclusion: { ...amount, also: ['dsue'] } },
    description: 'Credit against the estate tax: the tax of the schedule on the exclusion.',
    source: '26 USC 2010(c)',
    call: ({ year: set, spousalExclusion }) =>
      checkAmounts({ spousal_exclusion: spousalExclusion }) ?? stated(tentativeEstateTax(estate[set].exclusion + spousalExclusion)),
  }),
};
