import type { Years } from '#calculators/figures/units.ts';

/**
 * Gompertz law of people who buy annuities: modal age at death and dispersion. Fitted to the Annuity 2000 Basic Table, with mortality
 * improving by projection scale G; without the improvement the modal ages are one and two years lower, and the dispersions similar.
 */
export const gompertz = {
  male: { mode: 88.18, spread: 10.5 },
  female: { mode: 92.63, spread: 8.78 },
} as const satisfies Readonly<Record<string, { readonly mode: Years; readonly spread: Years }>>;
