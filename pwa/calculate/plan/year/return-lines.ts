import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { t } from '#contract/language/t.ts';

/** A line of a return, with the law that it follows. */
export interface ReturnLine {
  readonly label: string;
  /** Dollars of the year. */
  readonly amount: number;
  readonly source: string;
}

/** The lines of the federal return and of the state's, in the order of the forms. Lines of nothing are left out. */
export function returnLines({ taxReturn: { federal, state } }: PlanYear): readonly ReturnLine[] {
  const { deductions, payroll } = federal;
  const lines: readonly ReturnLine[] = [
    { label: t('Total income'), amount: federal.totalIncome, source: '26 USC 61' },
    { label: t('Taxable part of Social Security, in it'), amount: federal.taxableBenefits, source: '26 USC 86' },
    { label: t('Student-loan interest'), amount: -federal.studentInterest, source: '26 USC 221' },
    { label: t('Adjusted gross income'), amount: federal.agi, source: '26 USC 62' },
    {
      label: deductions.isItemized ? t('Itemized deductions') : t('Standard deduction'),
      amount: -(deductions.isItemized ? deductions.itemized : deductions.standard),
      source: '26 USC 63',
    },
    { label: t('Deduction for seniors'), amount: -deductions.senior, source: '26 USC 151(d)(5)(C)' },
    { label: t('Deduction for tips'), amount: -deductions.tips, source: '26 USC 224' },
    { label: t('Deduction for overtime'), amount: -deductions.overtime, source: '26 USC 225' },
    { label: t('Deduction for auto-loan interest'), amount: -deductions.autoLoanInterest, source: '26 USC 163(h)(4)' },
    { label: t('Gifts beside the standard deduction'), amount: -deductions.gifts, source: '26 USC 170(p)' },
    { label: t('Taxable income'), amount: federal.taxableIncome, source: '26 USC 63' },
    { label: t('Taxed as long-term gain, in it'), amount: federal.preferentialIncome, source: '26 USC 1(h)' },
    { label: t('Income tax'), amount: federal.incomeTax, source: '26 USC 1' },
    { label: t('Credits for dependents'), amount: -federal.credits, source: '26 USC 24' },
    { label: t('Tax on net investment income'), amount: federal.niit, source: '26 USC 1411' },
    { label: t('Tax on self-employment'), amount: payroll.selfEmploymentTax, source: '26 USC 1401' },
    { label: t('Additional Medicare tax'), amount: payroll.additionalMedicare, source: '26 USC 3101(b)(2)' },
    { label: t('Additional tax on early withdrawals'), amount: federal.penalties, source: '26 USC 72(t), 223(f)(4)' },
    { label: t('Federal tax'), amount: federal.tax, source: '26 USC 1, 1401, 1411' },
    ...(state === undefined
      ? []
      : [
          { label: t('State: retirement income left out'), amount: -state.retirementLeftOut, source: stateLaw },
          { label: t('State: deductions and exemptions'), amount: -(state.deduction + state.exemptions), source: stateLaw },
          { label: t('State: taxable income'), amount: state.taxableIncome, source: stateLaw },
          { label: t('State: credits'), amount: -state.credits, source: stateLaw },
          { label: t('State tax'), amount: state.tax, source: stateLaw },
        ]),
  ];
  return lines.filter(({ amount }) => Math.abs(amount) >= 0.005);
}

const stateLaw = t('law of the state, see docs/figures.md');
