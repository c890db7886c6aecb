import type { Years } from '#calculators/figures/units.ts';
import { rmdDivisor } from '#calculators/kit/law/retirement/rmd.ts';

const known = new Map<number, Years>();

/** Divisor of a required distribution, remembered, because the table is computed from mortality. */
export function divisorAt(age: number, spouseAge: number | undefined): Years {
  const younger = spouseAge !== undefined && age - spouseAge > 10 ? spouseAge : age;
  const key = age * 1000 + younger;
  const divisor = known.get(key) ?? rmdDivisor(age, younger);
  known.set(key, divisor);
  return divisor;
}
