import { amt, amtRates } from './amt.ts';
import type { CitedFigure } from './cited-figure.ts';
import { qbi, qbiPropertyShare, qbiRate, qbiWageShare, qbiWageShareWithProperty } from './qbi.ts';
import { adjusted } from './revenue-procedures.ts';

const minimumTax = adjusted('3.11', '2.11', '4.10');
const businessIncome = adjusted('3.27', '2.27', '4.26');

export const amtAndQbiSources = {
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
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;
