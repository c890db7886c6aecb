/** A chart as data: the screen draws it, prints it, and shows it as a table. */
/** `price` is an amount in the currency of the platform; no calculator has it. */
/** `count` is a number of things, which has no fractions; `day` is a day since 1970-01-01, in UTC. */
export type ChartUnit = 'money' | 'price' | 'percent' | 'number' | 'count' | 'years' | 'months' | 'age' | 'year' | 'month' | 'day';

export interface Series {
  readonly label: string;
  readonly values: readonly number[];
  /** `reference` is drawn thin and dashed: the option used for comparison. */
  readonly role?: 'main' | 'reference';
}

export interface LineChart {
  readonly kind: 'lines' | 'area' | 'stack';
  readonly title: string;
  readonly x: { readonly label: string; readonly unit: ChartUnit; readonly values: readonly number[] };
  /** `fits`: the axis is fitted to the values instead of starting at zero, for small changes of a large value. */
  readonly y: { readonly label: string; readonly unit: ChartUnit; readonly fits?: true };
  readonly series: readonly Series[];
  /** A named point: pay-off, break-even. */
  readonly marks?: readonly { readonly x: number; readonly label: string }[];
}

export interface BarChart {
  readonly kind: 'bars';
  readonly title: string;
  readonly unit: ChartUnit;
  readonly bars: readonly { readonly label: string; readonly value: number; readonly chosen?: boolean }[];
}

/** Parts of a whole. */
export interface ShareChart {
  readonly kind: 'share';
  readonly title: string;
  readonly unit: ChartUnit;
  readonly parts: readonly { readonly label: string; readonly value: number }[];
}

/** Range of the outcomes of a simulation, with the median. */
export interface BandChart {
  readonly kind: 'band';
  readonly title: string;
  readonly x: { readonly label: string; readonly unit: ChartUnit; readonly values: readonly number[] };
  readonly y: { readonly label: string; readonly unit: ChartUnit };
  readonly low: readonly number[];
  readonly middle: readonly number[];
  readonly high: readonly number[];
}

export type Chart = LineChart | BarChart | ShareChart | BandChart;
