import type { CitedFigure } from './cited-figure.ts';
import { contributions } from './contributions.ts';
import { defaultSalesTax, vehicleDepreciation, withdrawalRate } from './guidelines.ts';
import { fhaUpfrontMip, hecmUpfrontMip, housing, pmiAbove, pmiEndsAt, vaFundingFee } from './housing.ts';
import { rmdStart, uniformLifetime } from './rmd.ts';
import { fullRetirementAgeMonths, piaShares, socialSecurity } from './social-security.ts';

const notices = { 2024: 'IRS Notice 2023-75', 2025: 'IRS Notice 2024-80', 2026: 'IRS Notice 2025-67' } as const;
const healthProcedures = { 2024: 'Rev. Proc. 2023-23', 2025: 'Rev. Proc. 2024-25', 2026: 'Rev. Proc. 2025-19' } as const;
const letters = { 2024: 'HUD ML 2023-21', 2025: 'HUD ML 2024-21', 2026: 'HUD ML 2025-23' } as const;
const ssa = 'SSA, Office of the Chief Actuary';

export const benefitSources = {
  'social-security': [
    {
      label: 'bend points',
      unit: 'dollars',
      value: (set) => socialSecurity[set].bendPoints,
      source: `42 USC 415(a); ${ssa}`,
      evidence: 'published',
    },
    {
      label: 'shares of the benefit formula',
      unit: 'percent',
      value: () => piaShares,
      source: '42 USC 415(a)(1)(A)',
      evidence: 'one model',
    },
    {
      label: 'earnings test before full retirement age',
      unit: 'dollars',
      value: (set) => socialSecurity[set].earningsTestUnder,
      source: `42 USC 403(f)(8); ${ssa}`,
      evidence: 'one model',
    },
    {
      label: 'earnings test in its year',
      unit: 'dollars',
      value: (set) => socialSecurity[set].earningsTestYearOf,
      source: `42 USC 403(f)(8)(D); ${ssa}`,
      evidence: 'one model',
    },
    {
      label: 'full retirement age, born 1960 or later',
      unit: 'months',
      value: () => fullRetirementAgeMonths[1960] ?? null,
      source: '42 USC 416(l)',
      evidence: 'one model',
    },
  ],
  rmd: [
    {
      label: 'Uniform Lifetime Table from 72',
      unit: 'years',
      value: () => uniformLifetime,
      source: '26 CFR 1.401(a)(9)-9(c), T.D. 9930',
      evidence: 'published',
    },
    {
      label: 'starting age by year of birth, latest first',
      unit: 'years',
      value: (set) => rmdStart[set].map(({ age }) => age),
      source: '26 USC 401(a)(9)(C)(v)',
      evidence: 'published',
      standard: {
        year: 2022,
        source: 'SECURE Act sec. 114',
        note: 'Starts at 72 for everybody; the law says 73 since 2023, and 75 for those born in 1960 or later.',
      },
    },
  ],
  contributions: [
    {
      label: 'deferral to a 401(k), 403(b) or 457(b)',
      unit: 'dollars',
      value: (set) => contributions[set].deferral,
      source: notices,
      evidence: 'published',
    },
    {
      label: 'catch-up from 50',
      unit: 'dollars',
      value: (set) => contributions[set].deferralCatchUp,
      source: notices,
      evidence: 'published',
    },
    {
      label: 'catch-up from 60 to 63',
      unit: 'dollars',
      value: (set) => contributions[set].deferralHighCatchUp,
      source: { ...notices, 2024: 'as from 50; the higher amount begins in 2025' },
      evidence: 'published',
    },
    { label: 'IRA contribution', unit: 'dollars', value: (set) => contributions[set].ira, source: notices, evidence: 'published' },
    {
      label: 'IRA catch-up from 50',
      unit: 'dollars',
      value: (set) => contributions[set].iraCatchUp,
      source: notices,
      evidence: 'published',
    },
    {
      label: 'Roth phase-out',
      unit: 'dollars',
      value: (set) => contributions[set].rothRange,
      source: notices,
      evidence: 'published',
    },
    {
      label: 'deduction phase-out with a plan at work',
      unit: 'dollars',
      value: (set) => contributions[set].deductionRange,
      source: notices,
      evidence: 'published',
    },
    { label: 'SIMPLE deferral', unit: 'dollars', value: (set) => contributions[set].simple, source: notices, evidence: 'published' },
    {
      label: 'annual additions and SEP',
      unit: 'dollars',
      value: (set) => contributions[set].annualAdditions,
      source: notices,
      evidence: 'published',
    },
    {
      label: 'HSA, self-only',
      unit: 'dollars',
      value: (set) => contributions[set].hsaSelf,
      source: healthProcedures,
      evidence: 'published',
      standard: { year: 2025, source: 'Rev. Proc. 2024-25', note: 'The self-only amount of 2025; a family may put in 8,550.' },
    },
    {
      label: 'HSA, family',
      unit: 'dollars',
      value: (set) => contributions[set].hsaFamily,
      source: healthProcedures,
      evidence: 'published',
    },
    {
      label: 'health FSA',
      unit: 'dollars',
      value: (set) => contributions[set].healthFsa,
      source: { 2024: 'Rev. Proc. 2023-34', 2025: 'Rev. Proc. 2024-40', 2026: 'Rev. Proc. 2025-32' },
      evidence: 'published',
    },
  ],
  housing: [
    {
      label: 'conforming loan limit',
      unit: 'dollars',
      value: (set) => housing[set].conformingLimit,
      source: '12 USC 1717(b)(2); FHFA',
      evidence: 'published',
    },
    {
      label: 'FHA loan limit',
      unit: 'dollars',
      value: (set) => housing[set].fhaLimit,
      source: letters,
      evidence: 'published',
      standard: { year: 2023, source: 'HUD ML 2022-20', note: 'The limit of 2023 for one unit in a low-cost area.' },
    },
    { label: 'FHA premium at the start', unit: 'percent', value: () => fhaUpfrontMip, source: 'HUD ML 2015-01', evidence: 'published' },
    {
      label: 'reverse mortgage claim amount',
      unit: 'dollars',
      value: (set) => housing[set].hecmMaximumClaim,
      source: { 2024: 'HUD ML 2023-22', 2025: 'HUD ML 2024-22', 2026: 'HUD ML 2025-22' },
      evidence: 'published',
      standard: { year: 2023, source: 'HUD ML 2022-21', note: 'The maximum of 2023.' },
    },
    {
      label: 'reverse mortgage premium at the start',
      unit: 'percent',
      value: () => hecmUpfrontMip,
      source: '24 CFR 206.105',
      evidence: 'published',
    },
    {
      label: 'VA funding fee, first use, by down payment',
      unit: 'percent',
      value: () => vaFundingFee.firstUse,
      source: '38 USC 3729(b)(2)',
      evidence: 'published',
    },
    { label: 'mortgage insurance above', unit: 'percent', value: () => pmiAbove, source: '12 USC 4902(a)', evidence: 'published' },
    { label: 'mortgage insurance ends at', unit: 'percent', value: () => pmiEndsAt, source: '12 USC 4902(b)', evidence: 'published' },
  ],
  guidelines: [
    { label: 'withdrawal rate', unit: 'percent', value: () => withdrawalRate, source: 'rule of thumb, no law', evidence: 'published' },
    {
      label: 'sales tax unless entered',
      unit: 'percent',
      value: () => defaultSalesTax,
      source: 'a default, no state rate',
      evidence: 'published',
    },
    {
      label: 'depreciation of a vehicle',
      unit: 'percent',
      value: () => vehicleDepreciation,
      source: 'assumption, no law',
      evidence: 'published',
    },
  ],
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;
