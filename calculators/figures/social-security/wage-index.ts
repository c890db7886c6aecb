import type { Dollars } from '#calculators/figures/units.ts';

/** National average wage index of the Social Security Administration, from 1970. */
export const firstIndexYear = 1970;
const wageIndex: readonly Dollars[] = [
  6186.24, 6497.08, 7133.8, 7580.16, 8030.76, 8630.92, 9226.48, 9779.44, 10556.03, 11479.46, 12513.46, 13773.1, 14531.34, 15239.24,
  16135.07, 16822.51, 17321.82, 18426.51, 19334.04, 20099.55, 21027.98, 21811.6, 22935.42, 23132.67, 23753.53, 24705.66, 25913.9, 27426,
  28861.44, 30469.84, 32154.82, 32921.92, 33252.09, 34064.95, 35648.55, 36952.94, 38651.41, 40405.48, 41334.97, 40711.61, 41673.83,
  42979.61, 44321.67, 44888.16, 46481.52, 48098.63, 48642.15, 50321.89, 52145.8, 54099.99, 55628.6, 60575.07, 63795.13, 66621.8, 69846.57,
];
export const lastIndexYear = firstIndexYear + wageIndex.length - 1;

/** Contribution and benefit base of each year, from 1970. */
const wageBases: readonly Dollars[] = [
  7800, 7800, 9000, 10800, 13200, 14100, 15300, 16500, 17700, 22900, 25900, 29700, 32400, 35700, 37800, 39600, 42000, 43800, 45000, 48000,
  51300, 53400, 55500, 57600, 60600, 61200, 62700, 65400, 68400, 72600, 76200, 80400, 84900, 87000, 87900, 90000, 94200, 97500, 102000,
  106800, 106800, 106800, 110100, 113700, 117000, 118500, 118500, 127200, 128400, 132900, 137700, 142800, 147000, 160200, 168600, 176100,
  184500, 192300,
];
export const lastBaseYear = firstIndexYear + wageBases.length - 1;

/** The index of a year; a year outside the table takes the nearest one in it, so that later wages count at face value. */
export function averageWage(year: number): Dollars {
  return nearest(wageIndex, year);
}

/** The maximum that one year's wages can add to a benefit. */
export function wageBaseOf(year: number): Dollars {
  return nearest(wageBases, year);
}

function nearest(series: readonly Dollars[], year: number): Dollars {
  const at = Math.min(Math.max(year - firstIndexYear, 0), series.length - 1);
  return series[at] ?? 0;
}
