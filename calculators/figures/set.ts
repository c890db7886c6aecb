/** The standard set of the product, and the law of each tax year. A new year is one more entry here and one more in each topic. */
export const figureSets = ['spec', '2024', '2025', '2026'] as const;
export type FigureSet = (typeof figureSets)[number];

/** A value in each set; the compiler refuses a topic that forgets one. */
export type PerSet<T> = Readonly<Record<FigureSet, T>>;

/** The choice that a calculator with statutory figures offers, under the id `figures`. */
export const figuresInput = {
  type: 'select',
  label: 'Figures',
  tooltip:
    'Which year\u2019s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year.',
  advanced: true,
  assumption: 'figures',
  defaultValue: 'spec',
  options: [
    { value: 'spec', label: 'Standard set' },
    { value: '2024', label: '2024 law' },
    { value: '2025', label: '2025 law' },
    { value: '2026', label: '2026 law' },
  ],
} as const;

/** "Standard set" or "2025 law", as results, documents and links print it. */
export function figureSetName(set: FigureSet): string {
  return set === 'spec' ? 'Standard set' : `${set} law`;
}

/** The tax year whose law fills a set: the standard set follows 2025 wherever it has no figure of its own. */
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
