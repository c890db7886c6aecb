import type { AiAllowance } from '#contract/calculators/ai-usage.ts';

/** The allowance in the examples of the API documentation. */
export const exampleAllowance: AiAllowance = {
  callsThisMonth: 14,
  callsInPeriod: 12,
  periodStart: new Date('2026-01-01T00:00:00.000Z'),
  periodEnd: new Date('2026-02-01T00:00:00.000Z'),
  callsIncluded: 100,
  pricePerCallAbove: null,
  priceAbove: null,
};
