import { choice } from '#calculators/automotive/fields.ts';

/** Share of the value of a car in good condition; planning factors in the steps of trade guides. */
export const conditionFactor = { excellent: 1.05, good: 1, fair: 0.88, poor: 0.7 } as const;
export const condition = choice('Condition', ['excellent', 'good', 'fair', 'poor'], 'good');
export const conditionNote = 'Condition, for planning: excellent +5%, fair −12%, poor −30% of the value in good condition.';
