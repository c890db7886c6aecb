/** Colours of series, in order: the brand's, then four that keep apart from it and from one another in both modes. */
const tokens = ['accent', 'chart2', 'chart3', 'chart4', 'chart5'] as const;

export function seriesColour(at: number): string {
  return `var(--rk-colors-${tokens[at % tokens.length]})`;
}
