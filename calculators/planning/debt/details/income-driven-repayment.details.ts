import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/debt/income-driven-repayment.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Paid in all under each plan',
    unit: 'money',
    bars: [
      ...results.plans.map((row) => ({ label: row.plan, value: row.totalPaid })),
      { label: 'Standard, 10 years', value: results.standardTotal },
    ],
  }),
  explanation: {
    formula: [
      'Assistance plan = income × 1% for each full 10,000 up to it (10% above 100,000) ÷ 12 − 50 × dependents, at least 10; 10 a month up to 10,000.',
      'Income-based = (income − 150% of the poverty guideline) × 10% or 15% ÷ 12, at most the standard payment.',
    ],
    assumptions: [
      'Assistance plan: unpaid interest is waived, and each payment takes 50 off the principal, or itself if less. It begins July 1, 2026 in every set.',
      'Forgiven after 360 payments, income-based 240 or 300, in public service 120.',
      'Interest is simple, a twelfth of the year each month; the guideline rises with inflation.',
    ],
    leavesOut: [
      'Parent PLUS loans, PAYE and ICR, which end in 2028, SAVE, Alaska and Hawaii, and tax on what is forgiven, due from 2026 but for public service.',
    ],
    differs: ['Studentaid.gov counts interest by the day. Student Loan shows the standard plan.'],
  },
  sources: [
    { title: '20 USC 1087e(q), P.L. 119-21 sec. 82001', locator: 'Repayment Assistance Plan, from July 1, 2026' },
    { title: '34 CFR 685.209, 685.219; 91 FR 23768 (May 1, 2026)', locator: 'income-based repayment, public service' },
    { title: 'HHS poverty guidelines', locator: '48 states and D.C., 2024 to 2026' },
  ],
});
