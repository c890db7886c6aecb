import { expect, it } from 'vitest';
import { withAssumptions } from '#app/calculate/assumptions/with-assumptions.ts';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { newestCompleteSet } from '#calculators/figures/set.ts';
import type { RawInputs } from '#calculators/kit/definition/inputs.ts';
import { evaluateForm } from './evaluate-form.ts';

async function evaluated(raw: RawInputs, figures?: string) {
  const calculator = await loadCalculator('roth-conversion');
  if (calculator === undefined) throw new Error('There is no calculator of conversions.');
  return evaluateForm(calculator, withAssumptions(calculator.inputs, figures === undefined ? {} : { figures }), raw);
}

it('takes the latest year with all figures where California has not published the newest, and nobody chose a year', async () => {
  const { form, evaluation } = await evaluated({ state: 'CA' });
  expect(form.values.figures).toBe('2025');
  expect(evaluation.kind).toBe('answer');
});

it('keeps the newest year for a state that has published it, and a year that a person or the firm chose', async () => {
  expect((await evaluated({ state: 'NC' })).form.values.figures).toBe(newestCompleteSet);
  const missing = { kind: 'refused', field: 'figures' };
  expect((await evaluated({ state: 'CA', figures: '2026' })).evaluation).toMatchObject(missing);
  expect((await evaluated({ state: 'CA' }, '2026')).evaluation).toMatchObject(missing);
});
