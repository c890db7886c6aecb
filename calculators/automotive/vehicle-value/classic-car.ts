import { choice } from '#calculators/automotive/fields.ts';
import type { Percent } from '#calculators/figures/units.ts';

export const classicMake = choice(
  'Make',
  ['ferrari', 'porsche', 'jaguar', 'corvette', 'mustang', 'camaro', 'ford', 'chevrolet', 'default'],
  'default',
  { names: { default: 'Another make' } },
);
export const model = choice('Model', ['mustang', 'camaro', 'corvette', 'charger', 'challenger'], 'mustang', {
  tooltip: 'Counts for American makes only.',
});
export const rarity = choice('Rarity', ['ultra_rare', 'rare', 'uncommon', 'common', 'very_common'], 'uncommon');
export const classicCondition = choice('Condition', ['concours', 'excellent', 'good', 'fair', 'poor'], 'good');

/** Percentage points of yearly appreciation added to the base; planning values of this catalog, not a forecast. */
const byMake = {
  ferrari: 2,
  porsche: 1.5,
  jaguar: 0.5,
  corvette: 1,
  mustang: 0.5,
  camaro: 0.5,
  ford: 0,
  chevrolet: 0,
  default: 0,
} as const;
const byModel = { mustang: 0.5, camaro: 0.25, corvette: 0.5, charger: 0.25, challenger: 0.25 } as const;
const byRarity = { ultra_rare: 3, rare: 1.5, uncommon: 0.5, common: 0, very_common: -1 } as const;
const byCondition = { concours: 1, excellent: 0.5, good: 0, fair: -0.5, poor: -1.5 } as const;

/** Makes without any of the listed models. */
const european: readonly string[] = ['ferrari', 'porsche', 'jaguar'];

export function classicPoints(car: {
  readonly classicMake: keyof typeof byMake;
  readonly model: keyof typeof byModel;
  readonly rarity: keyof typeof byRarity;
  readonly condition: keyof typeof byCondition;
}): Percent {
  const points = european.includes(car.classicMake) ? 0 : byModel[car.model];
  return byMake[car.classicMake] + points + byRarity[car.rarity] + byCondition[car.condition];
}
