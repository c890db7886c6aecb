import { amt, amtRates } from './amt.ts';
import { capitalGains, capitalGainsRates, capitalLossLimit, collectiblesRate, unrecaptured1250Rate } from './capital-gains.ts';
import type { CitedFigure } from './cited-figure.ts';
import { estate, estateBracketTops, estateRate, estateRates } from './estate.ts';
import { autoLoanInterestRate, incomeTax, incomeTaxRates, saltRate, seniorDeductionRate } from './income-tax.ts';
import { mileage } from './mileage.ts';
import { niitRate, niitThreshold } from './niit.ts';
import {
  additionalMedicareRate,
  additionalMedicareThreshold,
  additionalMedicareWithholdingStart,
  medicareRate,
  payroll,
  selfEmploymentFactor,
  selfEmploymentMinimum,
  socialSecurityRate,
} from './payroll.ts';
import { qbi, qbiPropertyShare, qbiRate, qbiWageShare, qbiWageShareWithProperty } from './qbi.ts';
import { salesTax } from './sales-tax.ts';

const rateTables = adjusted('3.01', '2.01', '4.01');
const gainRates = adjusted('3.03', '2.03', '4.03');
const deductions = adjusted('3.15', '2.15', '4.14');
const minimumTax = adjusted('3.11', '2.11', '4.10');
const businessIncome = adjusted('3.27', '2.27', '4.26');

/** Where the revenue procedure of each year states a figure. */
function adjusted(of2024: string, of2025: string, of2026: string) {
  return {
    2024: `Rev. Proc. 2023-34 sec. ${of2024}`,
    2025: `Rev. Proc. 2024-40 sec. ${of2025}`,
    2026: `Rev. Proc. 2025-32 sec. ${of2026}`,
  };
}

export const taxSources = {
  'income-tax': [
    { label: 'tax rates', unit: 'fraction', value: () => incomeTaxRates, source: '26 USC 1(j)', evidence: 'one model' },
    {
      label: 'tops of the tax brackets',
      unit: 'dollars',
      value: (set) => incomeTax[set].bracketTops,
      source: rateTables,
      evidence: 'two models',
    },
    {
      label: 'standard deduction',
      unit: 'dollars',
      value: (set) => incomeTax[set].standardDeduction,
      source: { ...deductions, 2025: 'P.L. 119-21 sec. 70102' },
      evidence: 'two models',
      standard: {
        year: 2025,
        source: 'Rev. Proc. 2024-40 sec. 2.15',
        note: 'The amounts of 2025 as first announced; P.L. 119-21 raised them before any 2025 return was filed.',
      },
    },
    {
      label: 'addition for 65 or older, or blind',
      unit: 'dollars',
      value: (set) => incomeTax[set].agedOrBlindAddition,
      source: deductions,
      evidence: 'two models',
    },
    {
      label: 'senior deduction',
      unit: 'dollars',
      value: (set) => incomeTax[set].seniorDeduction,
      source: { 2024: 'none in 2024', 2025: 'P.L. 119-21 sec. 70103', 2026: 'P.L. 119-21 sec. 70103' },
      evidence: 'one model',
    },
    {
      label: 'income where the senior deduction falls',
      unit: 'dollars',
      value: (set) => incomeTax[set].seniorDeductionStart,
      source: 'P.L. 119-21 sec. 70103',
      evidence: 'one model',
    },
    {
      label: 'fall of the senior deduction',
      unit: 'fraction',
      value: () => seniorDeductionRate,
      source: 'P.L. 119-21 sec. 70103',
      evidence: 'one model',
    },
    {
      label: 'cap on state and local taxes',
      unit: 'dollars',
      value: (set) => incomeTax[set].saltCap,
      source: { 2024: '26 USC 164(b)(6)', 2025: 'P.L. 119-21 sec. 70120', 2026: 'P.L. 119-21 sec. 70120' },
      evidence: 'two models',
    },
    {
      label: 'floor of that cap',
      unit: 'dollars',
      value: (set) => incomeTax[set].saltFloor,
      source: '26 USC 164(b)(6)-(7)',
      evidence: 'two models',
    },
    {
      label: 'income where that cap falls',
      unit: 'dollars',
      value: (set) => incomeTax[set].saltStart,
      source: { 2024: 'without effect in 2024', 2025: 'P.L. 119-21 sec. 70120', 2026: 'P.L. 119-21 sec. 70120' },
      evidence: 'two models',
    },
    { label: 'fall of that cap', unit: 'fraction', value: () => saltRate, source: 'P.L. 119-21 sec. 70120', evidence: 'one model' },
    {
      label: 'child tax credit',
      unit: 'dollars',
      value: (set) => incomeTax[set].childTaxCredit,
      source: { 2024: '26 USC 24(h)', 2025: 'P.L. 119-21 sec. 70104', 2026: 'P.L. 119-21 sec. 70104' },
      evidence: 'one model',
    },
    {
      label: 'cap on the deduction for auto-loan interest',
      unit: 'dollars',
      value: (set) => incomeTax[set].autoLoanInterestCap,
      source: { 2024: 'none in 2024', 2025: 'P.L. 119-21 sec. 70203', 2026: 'P.L. 119-21 sec. 70203' },
      evidence: 'one model',
    },
    {
      label: 'income where the deduction for auto-loan interest falls',
      unit: 'dollars',
      value: (set) => incomeTax[set].autoLoanInterestStart,
      source: 'P.L. 119-21 sec. 70203',
      evidence: 'one model',
    },
    {
      label: 'fall of the deduction for auto-loan interest',
      unit: 'fraction',
      value: () => autoLoanInterestRate,
      source: 'P.L. 119-21 sec. 70203',
      evidence: 'one model',
    },
    {
      label: 'cap on the deduction for tips',
      unit: 'dollars',
      value: (set) => incomeTax[set].tipsCap,
      source: { 2024: 'none in 2024', 2025: 'P.L. 119-21 sec. 70201', 2026: 'P.L. 119-21 sec. 70201' },
      evidence: 'one model',
    },
    {
      label: 'cap on the deduction for overtime',
      unit: 'dollars',
      value: (set) => incomeTax[set].overtimeCap,
      source: { 2024: 'none in 2024', 2025: 'P.L. 119-21 sec. 70202', 2026: 'P.L. 119-21 sec. 70202' },
      evidence: 'one model',
    },
    {
      label: 'mortgage debt with deductible interest',
      unit: 'dollars',
      value: (set) => incomeTax[set].mortgageDebtCap,
      source: '26 USC 163(h)(3)(F)',
      evidence: 'one model',
    },
  ],
  'capital-gains': [
    {
      label: 'top of the 0 % rate',
      unit: 'dollars',
      value: (set) => capitalGains[set].zeroRateTop,
      source: gainRates,
      evidence: 'two models',
    },
    {
      label: 'top of the 15 % rate',
      unit: 'dollars',
      value: (set) => capitalGains[set].fifteenRateTop,
      source: gainRates,
      evidence: 'two models',
    },
    {
      label: 'rate on unrecaptured depreciation',
      unit: 'fraction',
      value: () => unrecaptured1250Rate,
      source: '26 USC 1(h)(1)(E)',
      evidence: 'one model',
    },
    {
      label: 'rates on long-term gains',
      unit: 'fraction',
      value: () => capitalGainsRates,
      source: '26 USC 1(h)(1)',
      evidence: 'one model',
    },
    {
      label: 'rate on collectibles',
      unit: 'fraction',
      value: () => collectiblesRate,
      source: '26 USC 1(h)(1)(F), (4)',
      evidence: 'published',
    },
    { label: 'net loss deductible', unit: 'dollars', value: () => capitalLossLimit, source: '26 USC 1211(b)', evidence: 'one model' },
  ],
  payroll: [
    {
      label: 'Social Security wage base',
      unit: 'dollars',
      value: (set) => payroll[set].wageBase,
      source: '42 USC 430; SSA, contribution and benefit base',
      evidence: 'two models',
      standard: { year: 2024, source: 'SSA, contribution and benefit base', note: 'The wage base of 2024.' },
    },
    { label: 'Social Security rate', unit: 'fraction', value: () => socialSecurityRate, source: '26 USC 3101(a)', evidence: 'two models' },
    { label: 'Medicare rate', unit: 'fraction', value: () => medicareRate, source: '26 USC 3101(b)(1)', evidence: 'one model' },
    {
      label: 'additional Medicare rate',
      unit: 'fraction',
      value: () => additionalMedicareRate,
      source: '26 USC 3101(b)(2)',
      evidence: 'two models',
    },
    {
      label: 'start of additional Medicare',
      unit: 'dollars',
      value: () => additionalMedicareThreshold,
      source: '26 USC 3101(b)(2)',
      evidence: 'two models',
    },
    {
      label: 'wages where an employer withholds additional Medicare',
      unit: 'dollars',
      value: () => additionalMedicareWithholdingStart,
      source: '26 USC 3102(f)(1)',
      evidence: 'published',
    },
    {
      label: 'share of profit under self-employment tax',
      unit: 'fraction',
      value: () => selfEmploymentFactor,
      source: '26 USC 1402(a)(12)',
      evidence: 'one model',
    },
    {
      label: 'least self-employment income taxed',
      unit: 'dollars',
      value: () => selfEmploymentMinimum,
      source: '26 USC 1402(b)(2)',
      evidence: 'one model',
    },
  ],
  niit: [
    { label: 'net investment income tax', unit: 'fraction', value: () => niitRate, source: '26 USC 1411(a)', evidence: 'two models' },
    {
      label: 'start of net investment income tax',
      unit: 'dollars',
      value: () => niitThreshold,
      source: '26 USC 1411(b)',
      evidence: 'two models',
    },
  ],
  amt: [
    {
      label: 'AMT exemption',
      unit: 'dollars',
      value: (set) => amt[set].exemption,
      source: minimumTax,
      evidence: 'two models',
      standard: {
        year: null,
        source: 'Rev. Proc. 2023-34 sec. 3.11 in part',
        note: 'Single and head of household are those of 2024; 139,400 and 69,700 match no year (137,000 and 68,500 in 2025).',
      },
    },
    { label: 'AMT rates', unit: 'fraction', value: () => amtRates, source: '26 USC 55(b)(1)', evidence: 'one model' },
    {
      label: 'start of the AMT phase-out',
      unit: 'dollars',
      value: (set) => amt[set].phaseOutStart,
      source: { ...minimumTax, 2026: 'P.L. 119-21 sec. 70107' },
      evidence: 'two models',
      standard: {
        year: null,
        source: 'Rev. Proc. 2024-40 sec. 2.11 in part',
        note: 'The starts of 2025, but 1,252,550 for a joint return matches no year (1,252,700 in 2025).',
      },
    },
    {
      label: 'AMT phase-out rate',
      unit: 'fraction',
      value: (set) => amt[set].phaseOutRate,
      source: { 2024: '26 USC 55(d)(2)', 2025: '26 USC 55(d)(2)', 2026: 'P.L. 119-21 sec. 70107' },
      evidence: 'two models',
    },
    {
      label: 'start of the 28 % AMT rate',
      unit: 'dollars',
      value: (set) => amt[set].upperRateStart,
      source: minimumTax,
      evidence: 'two models',
    },
  ],
  qbi: [
    { label: 'business income deduction', unit: 'fraction', value: () => qbiRate, source: '26 USC 199A(a)', evidence: 'published' },
    {
      label: 'business income threshold',
      unit: 'dollars',
      value: (set) => qbi[set].threshold,
      source: businessIncome,
      evidence: 'published',
    },
    {
      label: 'business income phase-in range',
      unit: 'dollars',
      value: (set) => qbi[set].range,
      source: { 2024: '26 USC 199A(b)(3)', 2025: '26 USC 199A(b)(3)', 2026: 'P.L. 119-21 sec. 70105' },
      evidence: 'published',
    },
    {
      label: 'least business income deduction',
      unit: 'dollars',
      value: (set) => qbi[set].minimumDeduction,
      source: { 2024: 'none in 2024', 2025: 'none in 2025', 2026: 'P.L. 119-21 sec. 70105' },
      evidence: 'published',
    },
    {
      label: 'business income with a least deduction',
      unit: 'dollars',
      value: (set) => qbi[set].minimumIncome,
      source: { 2024: 'none in 2024', 2025: 'none in 2025', 2026: 'P.L. 119-21 sec. 70105' },
      evidence: 'published',
    },
    {
      label: 'shares of wages, wages beside property, and property',
      unit: 'fraction',
      value: () => [qbiWageShare, qbiWageShareWithProperty, qbiPropertyShare],
      source: '26 USC 199A(b)(2)(B)',
      evidence: 'published',
    },
  ],
  estate: [
    {
      label: 'estate tax exclusion',
      unit: 'dollars',
      value: (set) => estate[set].exclusion,
      source: { ...adjusted('3.41', '2.41', ''), 2026: 'P.L. 119-21 sec. 70106' },
      evidence: 'one model',
      standard: { year: 2024, source: 'Rev. Proc. 2023-34 sec. 3.41', note: 'The exclusion of 2024.' },
    },
    { label: 'estate tax rate', unit: 'fraction', value: () => estateRate, source: '26 USC 2001(c)', evidence: 'one model' },
    { label: 'rates of the unified schedule', unit: 'fraction', value: () => estateRates, source: '26 USC 2001(c)', evidence: 'one model' },
    {
      label: 'tops of the unified schedule',
      unit: 'dollars',
      value: () => estateBracketTops,
      source: '26 USC 2001(c)',
      evidence: 'one model',
    },
    {
      label: 'annual gift exclusion',
      unit: 'dollars',
      value: (set) => estate[set].annualGiftExclusion,
      source: adjusted('3.43', '2.43', '4.42'),
      evidence: 'published',
    },
  ],
  'sales-tax': [
    {
      label: 'state sales tax',
      unit: 'percent',
      value: (set) => Object.values(salesTax[set]),
      source: 'state statutes; Tax Foundation, State and Local Sales Tax Rates',
      evidence: 'published',
    },
  ],
  mileage: [
    {
      label: 'business mileage',
      unit: 'dollars',
      value: (set) => mileage[set].business,
      source: { 2024: 'IRS Notice 2024-8', 2025: 'IRS Notice 2025-5', 2026: 'IRS Notice 2026-10' },
      evidence: 'published',
    },
    {
      label: 'medical mileage',
      unit: 'dollars',
      value: (set) => mileage[set].medical,
      source: { 2024: 'IRS Notice 2024-8', 2025: 'IRS Notice 2025-5', 2026: 'IRS Notice 2026-10' },
      evidence: 'published',
    },
    { label: 'charity mileage', unit: 'dollars', value: (set) => mileage[set].charity, source: '26 USC 170(i)', evidence: 'published' },
  ],
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;
