import { choice } from '#calculators/automotive/fields.ts';

/** The makes of the catalog; calculators that are not about one make add the average. */
const makes = ['honda', 'toyota', 'ford', 'chevrolet', 'bmw', 'mercedes', 'luxury'] as const;
const names = { bmw: 'BMW', mercedes: 'Mercedes-Benz', luxury: 'Other luxury', average: 'Average of all makes' };

export const vehicleMake = choice('Make', makes, 'honda', { names });
export const vehicleMakeOrAverage = choice('Make', [...makes, 'average'], 'average', { names });

/**
 * Effects of a make, relative to the average.
 *   depreciation: multiplies the yearly rate; planning factors after the order of brands in five-year resale studies (iSeeCars, 2025)
 *   repairs: dollars a year for repairs and maintenance (RepairPal reliability ratings; luxury is its figure for Land Rover)
 *   insurance: multiplies the premium; planning factors
 */
export const byMake = {
  honda: { depreciation: 0.8, repairs: 428, insurance: 0.95 },
  toyota: { depreciation: 0.75, repairs: 441, insurance: 0.95 },
  ford: { depreciation: 1, repairs: 775, insurance: 1 },
  chevrolet: { depreciation: 1.05, repairs: 649, insurance: 1 },
  bmw: { depreciation: 1.2, repairs: 968, insurance: 1.25 },
  mercedes: { depreciation: 1.25, repairs: 908, insurance: 1.3 },
  luxury: { depreciation: 1.3, repairs: 1174, insurance: 1.45 },
  average: { depreciation: 1, repairs: 652, insurance: 1 },
} as const;

export const repairSource = {
  title: 'RepairPal, reliability ratings by make',
  locator: 'average annual repair and maintenance cost',
} as const;
export const resaleSource = {
  title: 'iSeeCars, Cars That Hold Their Value (2025)',
  locator: 'five-year depreciation by brand and segment',
} as const;
