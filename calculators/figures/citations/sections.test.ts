import { expect, it } from 'vitest';
import { useAdjustments } from '#calculators/figures/housing/closing-costs.ts';
import { careCosts } from '#calculators/figures/prices/care-costs.ts';
import { citations } from './citations.ts';

it.each([
  ['income-tax', 'tops of the tax brackets, single', ['3.01', '2.01', '4.01']],
  ['capital-gains', 'top of the 0 % rate, single', ['3.03', '2.03', '4.03']],
  ['income-tax', 'addition for 65 or older, or blind, single', ['3.15', '2.15', '4.14']],
  ['amt', 'AMT exemption, single', ['3.11', '2.11', '4.10']],
  ['qbi', 'business income threshold, single', ['3.27', '2.27', '4.26']],
] as const)('the revenue procedures number their sections: %s, %s', (topic, wanted, [of2024, of2025, of2026]) => {
  const sources = (['2024', '2025', '2026'] as const).map(
    (set) => citations(set, [topic], 'single').find(({ label }) => label === wanted)?.source,
  );
  expect(sources).toEqual([`Rev. Proc. 2023-34 sec. ${of2024}`, `Rev. Proc. 2024-40 sec. ${of2025}`, `Rev. Proc. 2025-32 sec. ${of2026}`]);
});

it('what the Social Security Administration computes is cited as its own', () => {
  const source = citations('2025', ['social-security']).find(({ label }) => label === 'bend points')?.source;
  expect(source).toBe('42 USC 415(a); SSA, Office of the Chief Actuary');
});

it('Fannie Mae, Loan-Level Price Adjustment Matrix: a second home or a rental costs 1.125 to 4.125 % by loan-to-value', () => {
  expect(useAdjustments.map(({ upTo, rate }) => [Math.min(upTo, 100), rate])).toEqual([
    [60, 1.125],
    [70, 1.625],
    [75, 2.125],
    [80, 3.375],
    [100, 4.125],
  ]);
});

it('the medians of 2024 are those that the survey gave by day and month: 5,900 a month assisted, 305 and 350 a day nursed', () => {
  const of2024 = careCosts.find(({ from }) => from === '2024-01-01')?.value;
  // Home care: 34 an hour, 44 hours a week, 52 weeks.
  expect(of2024).toEqual({ homeCare: 34 * 44 * 52, assistedLiving: 5900 * 12, nursingShared: 305 * 365, nursingPrivate: 350 * 365 });
});
