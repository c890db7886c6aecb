import { type CitedFigure, cited } from '#calculators/figures/cited-figure.ts';
import { amtFigures, amtRates } from './amt.ts';
import { qbiFigures, qbiPropertyShare, qbiRate, qbiWageShare, qbiWageShareWithProperty } from './qbi.ts';

export const amtAndQbiSources = {
  amt: [
    cited(amtFigures.exemption),
    { label: 'AMT rates', unit: 'fraction', value: () => amtRates, source: '26 USC 55(b)(1)', evidence: 'one model' },
    cited(amtFigures.phaseOutStart),
    cited(amtFigures.phaseOutRate),
    cited(amtFigures.upperRateStart),
  ],
  qbi: [
    { label: 'business income deduction', unit: 'fraction', value: () => qbiRate, source: '26 USC 199A(a)', evidence: 'published' },
    cited(qbiFigures.threshold),
    cited(qbiFigures.range),
    cited(qbiFigures.minimumDeduction),
    cited(qbiFigures.minimumIncome),
    {
      label: 'shares of wages, wages beside property, and property',
      unit: 'fraction',
      value: () => [qbiWageShare, qbiWageShareWithProperty, qbiPropertyShare],
      source: '26 USC 199A(b)(2)(B)',
      evidence: 'published',
    },
  ],
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;
