import { payroll, socialSecurityRate } from '#calculators/figures/federal-tax/payroll.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money } from '#calculators/kit/definition/fields.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { type EmployeeTax, employeePayrollTax, withheldPayrollTax } from '#calculators/kit/law/federal-tax/payroll-tax.ts';
import { taxToCent } from '#calculators/tax/cents.ts';
import { figures, filingStatus, shareOf } from '#calculators/tax/income.ts';

/** Paydays in a year. */
const paydays = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 } as const;

/**
 * Social Security and Medicare tax on wages, withheld pay by pay.
 *   each pay: 6.2 % until the year's pay reaches the base + 1.45 % + 0.9 % of the year's pay above 200,000, each half up to the cent;
 *   rounding never takes the year's 6.2 % above the base × 6.2 %
 * The return settles the 0.9 % by filing status. Rates are of gross pay less deductions that are free of these taxes.
 */
export default defineCalculator({
  id: 'payroll-tax',
  title: 'Payroll Tax',
  description: 'Social Security and Medicare tax on wages.',
  shelf: 'Tax',
  suite: 'financial',
  category: 'Tax',
  icon: 'badge-dollar-sign',
  sortOrder: 109,
  inputs: {
    grossPay: money('Gross pay each payday', 3000, { required: true, max: 1e8, tooltip: 'Before anything is taken off.' }),
    payFrequency: choice(
      'Paid',
      { weekly: 'Every week', biweekly: 'Every two weeks', semimonthly: 'Twice a month', monthly: 'Every month' },
      'biweekly',
    ),
    filingStatus,
    exemptDeductions: money('Exempt deductions each payday', 0, {
      max: 1e8,
      advanced: true,
      tooltip: 'Cafeteria plan health insurance, FSA, HSA through payroll. Not the 401(k).',
    }),
    figures,
  },
  results: {
    taxPerPay: 'money',
    payAfterTax: 'money',
    annualWages: 'money',
    socialSecurityWages: 'money',
    socialSecurityTax: 'money',
    medicareTax: 'money',
    additionalMedicareTax: 'money',
    totalWithheld: 'money',
    employerTax: 'money',
    settledOnReturn: 'money',
    effectiveTaxRate: 'percent',
    paydays: {
      payday: 'count',
      wages: 'money',
      socialSecurity: 'money',
      medicare: 'money',
      additionalMedicare: 'money',
      afterTax: 'money',
    },
  },
  calculate(inputs) {
    const { figures: set, filingStatus: status } = inputs;
    const wages = taxToCent(Math.max(0, inputs.grossPay - inputs.exemptDeductions));
    const { wageBase } = payroll[set];
    let left = taxToCent(socialSecurityRate * wageBase);
    const rows = Array.from({ length: paydays[inputs.payFrequency] }, (_, at) => {
      const rounded = inCents(withheldPayrollTax(set, wages, wages * at));
      const tax = { ...rounded, socialSecurity: Math.min(rounded.socialSecurity, left) };
      left = taxToCent(left - tax.socialSecurity);
      return {
        payday: at + 1,
        wages,
        ...tax,
        afterTax: taxToCent(wages - tax.socialSecurity - tax.medicare - tax.additionalMedicare),
      };
    });
    const total = (name: keyof ReturnType<typeof inCents>) => taxToCent(rows.reduce((sum, row) => sum + row[name], 0));
    const socialSecurityTax = total('socialSecurity');
    const medicareTax = total('medicare');
    const additionalMedicareTax = total('additionalMedicare');
    const annualWages = taxToCent(wages * rows.length);
    const totalWithheld = taxToCent(socialSecurityTax + medicareTax + additionalMedicareTax);
    const payAfterTax = rows[0]?.afterTax ?? 0;
    return {
      taxPerPay: taxToCent(wages - payAfterTax),
      payAfterTax,
      annualWages,
      socialSecurityWages: Math.min(annualWages, wageBase),
      socialSecurityTax,
      medicareTax,
      additionalMedicareTax,
      totalWithheld,
      employerTax: taxToCent(socialSecurityTax + medicareTax),
      settledOnReturn: taxToCent(employeePayrollTax(set, status, annualWages).additionalMedicare - additionalMedicareTax),
      effectiveTaxRate: shareOf(totalWithheld, annualWages),
      paydays: rows,
    };
  },
  headline: (results) => ({ value: results.taxPerPay, kind: 'money', per: 'of the first pay' }),
  say(results) {
    const difference = results.settledOnReturn;
    const rest =
      Math.abs(difference) < 0.5
        ? ''
        : ` The return ${difference > 0 ? 'asks for another' : 'gives back'} **${wholeDollars(Math.abs(difference))}** of Medicare tax.`;
    return `**${dollars(results.taxPerPay)}** comes off the first pay and **${wholeDollars(results.totalWithheld)}** off the year; the employer pays **${wholeDollars(results.employerTax)}** besides.${rest}`;
  },
  supporting: ['totalWithheld', 'socialSecurityTax', 'medicareTax', 'employerTax'],
});

function inCents({ socialSecurity, medicare, additionalMedicare }: EmployeeTax): {
  readonly socialSecurity: Dollars;
  readonly medicare: Dollars;
  readonly additionalMedicare: Dollars;
} {
  return { socialSecurity: taxToCent(socialSecurity), medicare: taxToCent(medicare), additionalMedicare: taxToCent(additionalMedicare) };
}
