/** The tax years whose law is enacted and cited, the newest last. A new year is one more entry here and one more in each topic. */
export const lawSets = ['2024', '2025', '2026'] as const;
/** The standard set of the product, and the law of each tax year. */
export const figureSets = ['spec', ...lawSets] as const;
export type FigureSet = (typeof figureSets)[number];

/** A value for each set; the compiler refuses a topic without one of them. */
export type PerSet<T> = Readonly<Record<FigureSet, T>>;

/** The choice of the set in calculators with statutory figures, under the id `figures`. */
export const figuresInput = {
  type: 'select',
  label: 'Figures',
  tooltip:
    'Which year\u2019s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year.',
  advanced: true,
  assumption: 'figures',
  defaultValue: 'spec',
  options: figureSets.map((set) => ({ value: set, label: figureSetName(set) })),
} as const;

/** The choice in calculators that need inputs without meaning in the standard set, such as a year of birth: only years of law. */
export const lawInput = {
  ...figuresInput,
  tooltip: 'Which year\u2019s law is used.',
  defaultValue: '2026',
  options: lawSets.map((set) => ({ value: set, label: figureSetName(set) })),
} as const;

/** "Standard set" or "2025 law", for results, documents, and links. */
export function figureSetName(set: FigureSet): string {
  return set === 'spec' ? 'Standard set' : `${set} law`;
}

/** The tax year whose law completes a set: the standard set follows 2025 where it has no figure of its own. */
export function lawYear(set: FigureSet): 2024 | 2025 | 2026 {
  switch (set) {
    case '2024':
      return 2024;
    case 'spec':
    case '2025':
      return 2025;
    case '2026':
      return 2026;
  }
}

export type LawYear = ReturnType<typeof lawYear>;
