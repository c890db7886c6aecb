import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { completeSets, figureSets } from '#calculators/figures/set.ts';
import { TenantAssumptions } from '#contract/tenants/tenant-assumptions.ts';
import { tenantNote, withAssumptions } from './with-assumptions.ts';

const inputs = {
  rate: { label: 'Return', type: 'percentage', defaultValue: 7, max: 20, assumption: 'return' },
  inflation: { label: 'Inflation', type: 'percentage', defaultValue: 3, max: 20, assumption: 'inflation' },
  until: { label: 'Until age', type: 'number', defaultValue: 90, min: 50, max: 110, assumption: 'lifeExpectancy' },
  figures: {
    label: 'Figures',
    type: 'select',
    defaultValue: 'spec',
    assumption: 'figures',
    options: [
      { value: 'spec', label: 'Original figures' },
      { value: '2025', label: '2025 law' },
    ],
  },
  years: { label: 'Years', type: 'number', defaultValue: 10 },
} as const;

it('leaves the inputs unchanged where the firm has no assumptions', () => {
  expect(withAssumptions(inputs, {})).toEqual({ inputs, byTenant: {} });
  expect(withAssumptions(inputs, {}).inputs).toBe(inputs);
});

it("replaces the defaults by the firm's assumptions", () => {
  const own = withAssumptions(inputs, { inflation: 2.4, return: 5.5, lifeExpectancy: 95, figures: '2025' });
  expect(Object.values(own.inputs).map((input) => input.defaultValue)).toEqual([5.5, 2.4, 95, '2025', 10]);
  expect(own.byTenant).toEqual({
    rate: { isAssumed: true, cap: undefined },
    inflation: { isAssumed: true, cap: undefined },
    until: { isAssumed: true, cap: undefined },
    figures: { isAssumed: true, cap: undefined },
  });
});

it('limits an assumption to the bounds of its input, and ignores a set that the input does not offer', () => {
  const own = withAssumptions(inputs, { inflation: 25, return: -3, lifeExpectancy: 120, figures: '2031' });
  expect(Object.values(own.inputs).map((input) => input.defaultValue)).toEqual([0, 20, 110, 'spec', 10]);
  expect(own.byTenant.figures).toBeUndefined();
});

it('caps the return of the form, and its default', () => {
  const own = withAssumptions(inputs, { returnCap: 6 });
  expect(own.inputs.rate).toMatchObject({ defaultValue: 6, max: 6 });
  expect(own.byTenant).toEqual({ rate: { isAssumed: true, cap: 6 } });
  expect(withAssumptions(inputs, { returnCap: 9 }).byTenant).toEqual({ rate: { isAssumed: false, cap: 9 } });
  expect(withAssumptions(inputs, { return: 8, returnCap: 6 }).inputs.rate).toMatchObject({ defaultValue: 6, max: 6 });
  expect(withAssumptions(inputs, { returnCap: 30 }).byTenant).toEqual({});
});

it('names the firm’s assumption and its cap beside the field', () => {
  expect(tenantNote(inputs.rate, { isAssumed: true, cap: undefined }, true)).toBe('Firm assumption.');
  expect(tenantNote(inputs.rate, { isAssumed: true, cap: 6 }, true)).toBe('Firm assumption, at most 6%.');
  expect(tenantNote(inputs.rate, { isAssumed: true, cap: 6 }, false)).toBe('Your firm assumes at most 6%.');
  expect(tenantNote(inputs.rate, { isAssumed: true, cap: undefined }, false)).toBeUndefined();
});

it('a firm can choose every complete set of figures, and no incomplete one', () => {
  const accepted = figureSets.filter((figures) => z.safeParse(TenantAssumptions, { figures }).success);
  expect(accepted).toEqual(completeSets);
});
