import { describe, expect, it } from 'vitest';
import { gompertz } from './annuitants.ts';

/** Deaths of 1,000 within the year from age 65 to 95: Johansen, Annuity 2000 Mortality Tables, TSA 1995-96 Reports, table 1, basic. */
const deaths = {
  male: [
    10.993, 12.188, 13.572, 15.16, 16.946, 18.92, 21.071, 23.388, 25.871, 28.552, 31.477, 34.686, 38.225, 42.132, 46.427, 51.128, 56.25,
    61.809, 67.826, 74.322, 81.326, 88.863, 96.958, 105.631, 114.858, 124.612, 134.861, 145.575, 156.727, 168.29, 180.245,
  ],
  female: [
    7.017, 7.734, 8.491, 9.288, 10.163, 11.165, 12.339, 13.734, 15.391, 17.326, 19.551, 22.075, 24.91, 28.074, 31.612, 35.58, 40.03, 45.017,
    50.6, 56.865, 63.907, 71.815, 80.682, 90.557, 101.307, 112.759, 124.733, 137.054, 149.552, 162.079, 174.492,
  ],
};

/** Under Gompertz's law ln(−ln(1 − q)) is linear in the age, with slope 1 ÷ b and the value ln(e^(1 ÷ b) − 1) at the mode. */
function lawOf(perThousand: readonly number[]): { readonly mode: number; readonly spread: number } {
  const points = perThousand.map((dead, at) => ({ x: 65 + at, y: Math.log(-Math.log1p(-dead / 1000)) }));
  const mean = (of: (point: (typeof points)[number]) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [middle, height] = [mean(({ x }) => x), mean(({ y }) => y)];
  const slope = mean(({ x, y }) => (x - middle) * (y - height)) / mean(({ x }) => (x - middle) ** 2);
  return { spread: 1 / slope, mode: middle + (Math.log(Math.expm1(slope)) - height) / slope };
}

describe('annuitants', () => {
  it.each([
    ['male', 0.98],
    ['female', 2.14],
  ] as const)('a %s dies %d years later than the table without improvement says, with the same spread', (gender, later) => {
    const table = lawOf(deaths[gender]);
    expect(gompertz[gender].mode - table.mode).toBeCloseTo(later, 2);
    expect(Math.abs(gompertz[gender].spread - table.spread)).toBeLessThan(0.2);
  });
});
