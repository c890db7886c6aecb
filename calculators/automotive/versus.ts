import type { Dollars } from '#calculators/figures/units.ts';
import type { BarChart } from '#calculators/kit/charts/chart.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';

/** Two options next to each other; the better one is marked. */
export function twoBars(
  title: string,
  first: string,
  firstValue: Dollars,
  second: string,
  secondValue: Dollars,
  firstWins: boolean,
): BarChart {
  return {
    kind: 'bars',
    title,
    unit: 'money',
    bars: [
      { label: first, value: firstValue, chosen: firstWins },
      { label: second, value: secondValue, chosen: !firstWins },
    ],
  };
}

export function sayTie(cost: Dollars): string {
  return `Both cost the same: **${wholeDollars(cost)}**.`;
}
