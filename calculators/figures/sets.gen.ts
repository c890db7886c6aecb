// Written by `npm run generate` from the dates in calculators/figures. Not edited by hand.

/** The original figures, and each year of which a figure is known. */
export const figureSets = ['spec', '2024', '2025', '2026', '2027'] as const;
/** The sets of which no figure is missing. */
export const completeSets = ['spec', '2024', '2025', '2026'] as const;
