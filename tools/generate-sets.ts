/** Writes calculators/figures/sets.gen.ts: the years that can be chosen follow from the dates of the figures. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { datedFigures } from '#calculators/figures/citations/coming-year.ts';
import { inForce } from '#calculators/figures/dated-figure.ts';

const target = fileURLToPath(new URL('../calculators/figures/sets.gen.ts', import.meta.url));

/** The years of the dated figures, and those of which none is missing. */
export function setsText(figures = datedFigures): string {
  const years = [...new Set(figures.flatMap(({ values }) => values.map(({ from }) => from.slice(0, 4))))].sort();
  const complete = years.filter((year) => figures.every((figure) => inForce(figure, Number(year)) !== undefined));
  const list = (sets: readonly string[]) => `[${['spec', ...sets].map((set) => `'${set}'`).join(', ')}] as const;`;
  return `// Written by \`npm run generate\` from the dates in calculators/figures. Not edited by hand.

/** The original figures, and each year of which a figure is known. */
export const figureSets = ${list(years)}
/** The sets of which no figure is missing. */
export const completeSets = ${list(complete)}
`;
}

/** Writes the file of the sets. True if it changed, so that the modules that import it have to be loaded again. */
export function writeSets(): boolean {
  if (staleSets().length === 0) return false;
  writeFileSync(target, setsText());
  return true;
}

export function staleSets(): readonly string[] {
  return readFileSync(target, 'utf8') === setsText() ? [] : ['calculators/figures/sets.gen.ts'];
}
