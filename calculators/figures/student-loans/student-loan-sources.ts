import { type CitedFigure, cited } from '#calculators/figures/cited-figure.ts';
import { guidelines2023, povertyFigures } from './poverty.ts';
import { assistancePlan, incomeBased, publicServicePayments, tieredPlan } from './student-loans.ts';

const rule = '34 CFR 685.209; 91 FR 23768 (May 1, 2026)';

export const studentLoanSources = {
  'student-loans': [
    {
      label: 'Repayment Assistance Plan: least a year, step of income, off for each dependent, least a month, principal match',
      unit: 'dollars',
      value: () => [
        assistancePlan.leastAYear,
        assistancePlan.incomeStep,
        assistancePlan.perDependent,
        assistancePlan.leastAMonth,
        assistancePlan.principalMatch,
      ],
      source: `20 USC 1087e(q), P.L. 119-21 sec. 82001; ${rule}`,
      evidence: 'one model',
    },
    {
      label: 'Repayment Assistance Plan: highest share of income',
      unit: 'percent',
      value: () => assistancePlan.highestShare,
      source: '20 USC 1087e(q)',
      evidence: 'one model',
    },
    {
      label: 'income-based repayment, share of discretionary income: new, earlier borrowers',
      unit: 'fraction',
      value: () => [incomeBased.newShare, incomeBased.oldShare],
      source: '20 USC 1098e',
      evidence: 'one model',
    },
    {
      label: 'income-based repayment: multiple of the poverty guideline that is left out',
      unit: 'points',
      value: () => incomeBased.povertyMultiple,
      source: '20 USC 1098e(a)(3)',
      evidence: 'published',
    },
    {
      label: 'income-based repayment: none due below, at least',
      unit: 'dollars',
      value: () => incomeBased.smallPayments,
      source: rule,
      evidence: 'one model',
    },
    {
      label: 'payments to forgiveness: assistance plan, new, earlier borrowers, public service',
      unit: 'months',
      value: () => [assistancePlan.payments, incomeBased.newPayments, incomeBased.oldPayments, publicServicePayments],
      source: `${rule}; 34 CFR 685.219`,
      evidence: 'published',
    },
    {
      label: 'standard plan from July 2026: balance from which 15, 20 and 25 years are given',
      unit: 'dollars',
      value: () => tieredPlan.slice(0, -1).map(({ below }) => below),
      source: '20 USC 1087e(d)(7), P.L. 119-21 sec. 82001',
      evidence: 'published',
    },
    cited(povertyFigures.guideline),
    cited(povertyFigures.guidelineAlaska),
    cited(povertyFigures.guidelineHawaii),
    {
      label: 'poverty guidelines of 2023 for the marketplace credit of 2024: 48 states and D.C., Alaska, Hawaii',
      unit: 'dollars',
      value: () => [...guidelines2023.contiguous, ...guidelines2023.alaska, ...guidelines2023.hawaii],
      source: 'HHS, 88 FR 3424',
      evidence: 'published',
    },
  ],
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;
