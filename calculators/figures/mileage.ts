import type { PerSet } from './set.ts';
import type { Dollars } from './units.ts';

/** Standard mileage rates, dollars a mile. */
export interface MileageFigures {
  readonly business: Dollars;
  readonly medical: Dollars;
  readonly charity: Dollars;
}

const law2025: MileageFigures = { business: 0.7, medical: 0.21, charity: 0.14 };

export const mileage: PerSet<MileageFigures> = {
  spec: law2025,
  2024: { business: 0.67, medical: 0.21, charity: 0.14 },
  2025: law2025,
  2026: { business: 0.725, medical: 0.205, charity: 0.14 },
};
