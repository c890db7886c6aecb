import { chartOver } from '#calculators/kit/charts/chart-over.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { annuitySource, centsAssumption, paymentFormula } from '#calculators/planning/debt/debt.ts';
import type calculator from '#calculators/planning/debt/student-loan.ts';

export default defineDetails<typeof calculator>({
  chart: (results) =>
    chartOver('month', { kind: 'area', title: 'Balance', rows: results.schedule, lines: { Balance: (row) => row.balance } }),
  explanation: {
    formula: [paymentFormula, 'grace interest = loan × yearly rate ÷ 12 × months of grace'],
    assumptions: [
      centsAssumption,
      'Interest during school is paid or not charged.',
      'Standard plan from July 2026: the term follows the balance of all federal loans together when repayment begins.',
      'Grace interest that is not added is paid when repayment begins.',
    ],
    leavesOut: ['Income-driven plans and forgiveness.', 'Origination fees.', 'The least payment of federal plans.'],
    differs: ['Servicers charge interest by the day (365.25), which differs by some dollars.'],
  },
  sources: [
    {
      title: 'Federal Direct Loan Program',
      locator:
        '34 CFR 685.202(b) capitalization, 685.207(c) grace period, 685.208(b) standard plan; 20 USC 1087e(d)(7) plan from July 2026',
    },
    annuitySource,
  ],
});
