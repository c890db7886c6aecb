/** What a chart shows, as data: the screen draws it, prints it and lists it as a table. */
export type ChartUnit = 'money' | 'percent' | 'number' | 'years' | 'months' | 'age' | 'year' | 'month';

export interface Series {
  readonly label: string;
  readonly values: readonly number[];
  /** `reference` is drawn thin and dashed: the option one compares with. */
  readonly role?: 'main' | 'reference';
}

export interface LineChart {
  readonly kind: 'lines' | 'area' | 'stack';
  readonly title: string;
  readonly x: { readonly label: string; readonly unit: ChartUnit; readonly values: readonly number[] };
  readonly y: { readonly label: string; readonly unit: ChartUnit };
  readonly series: readonly Series[];
  /** A point worth naming: pay-off, break-even. */
  readonly marks?: readonly { readonly x: number; readonly label: string }[];
}

export interface BarChart {
  readonly kind: 'bars';
  readonly title: string;
  readonly unit: ChartUnit;
  readonly bars: readonly { readonly label: string; readonly value: number; readonly chosen?: boolean }[];
}

/** Parts of one whole. */
export interface ShareChart {
  readonly kind: 'share';
  readonly title: string;
  readonly unit: ChartUnit;
  readonly parts: readonly { readonly label: string; readonly value: number }[];
}

/** A band of outcomes from a simulation, with its middle. */
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
