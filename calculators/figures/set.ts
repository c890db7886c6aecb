import { completeSets, figureSets } from './sets.gen.ts';

export { completeSets, figureSets };
/** The original figures of the product (`spec`), and the law of each tax year. A year may be incomplete. */
export type FigureSet = (typeof figureSets)[number];
type LawSet = Exclude<FigureSet, 'spec'>;

/** The years of law, the newest last. */
export const lawSets: readonly LawSet[] = figureSets.filter((set) => set !== 'spec');
/** The newest year whose figures are all known. */
export const newestCompleteSet = completeSets[completeSets.length - 1] ?? 'spec';

/** A value for each set; the compiler refuses a topic without one of them. */
export type PerSet<T> = Readonly<Record<FigureSet, T>>;

/** The choice of the set in calculators with statutory figures, under the id `figures`. */
export const figuresInput = {
  type: 'select',
  label: 'Figures',
  tooltip:
    'Which year\u2019s limits, brackets and thresholds are used. The original figures mix years; the others follow the law of one year.',
  advanced: true,
  assumption: 'figures',
  defaultValue: newestCompleteSet,
  options: figureSets.map((set) => ({ value: set, label: figureSetName(set) })),
} as const;

/** The choice in calculators that need inputs without meaning in the original figures, such as a year of birth: only years of law. */
export const lawInput = {
  ...figuresInput,
  tooltip: 'Which year\u2019s law is used.',
  options: lawSets.map((set) => ({ value: set, label: figureSetName(set) })),
} as const;

/** "Original figures", "2025 law" or "2027 law, incomplete", for results, documents, and links. */
export function figureSetName(set: FigureSet): string {
  if (set === 'spec') return 'Original figures';
  return isComplete(set) ? `${set} law` : `${set} law, incomplete`;
}

export function isComplete(set: string): boolean {
  return completeSets.some((complete) => complete === set);
}

/** The tax year whose law completes a set: the original figures follow 2025 where they state none. */
export function lawYear(set: FigureSet): number {
  return set === 'spec' ? 2025 : Number(set);
}
