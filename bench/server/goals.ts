import { loadavg } from 'node:os';

/** A figure with the bound that it should keep, and the load of the machine when it was measured. */
export interface Goal {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  /** Share of the bound that is used: above 1 the goal is missed. */
  readonly ratio: number;
  readonly load: number;
}

interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly measured: number;
  readonly digits?: number;
}

type Bounded = Figure & ({ readonly atMost: number } | { readonly atLeast: number });

/** Prints a figure, hands it to the program that started this one, and notes a missed goal in the exit code. */
export function reportGoal(figure: Bounded): void {
  const { what, unit, measured, digits = 0 } = figure;
  const [bound, sign, ratio] =
    'atMost' in figure ? [figure.atMost, '≤', measured / figure.atMost] : [figure.atLeast, '≥', figure.atLeast / measured];
  const goal: Goal = {
    ...{ what, goal: `${sign} ${bound} ${unit}`, measured: `${measured.toFixed(digits)} ${unit}` },
    ...{ ratio, load: loadavg()[0] ?? 0 },
  };
  process.stdout.write(`${goalLine(goal)}\n`);
  process.send?.({ goal });
  if (!isMet(goal)) process.exitCode = 1;
}

export function isMet({ ratio }: Goal): boolean {
  return ratio <= 1;
}

export function goalLine(goal: Goal): string {
  const { what, ratio, load } = goal;
  return `| ${what} | ${goal.goal} | ${goal.measured} | ${ratio.toFixed(2)} | ${isMet(goal) ? 'yes' : '**no**'} | ${load.toFixed(1)} |`;
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
