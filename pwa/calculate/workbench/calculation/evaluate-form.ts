import type { TenantInputs } from '#app/calculate/assumptions/with-assumptions.ts';
import { underPublishedSet } from '#calculators/figures/published-set.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { type RawInputs, type ReadForm, readForm } from '#calculators/kit/definition/inputs.ts';
import { type Evaluation, evaluate } from './evaluate.ts';

export interface EvaluatedForm {
  readonly form: ReadForm;
  readonly evaluation: Evaluation;
}

/** Reads a form and computes it. Where nobody chose a set of figures and the newest lacks one, the latest year that has all holds. */
export function evaluateForm(
  calculator: AnyCalculator,
  { inputs, byTenant }: Pick<TenantInputs, 'inputs' | 'byTenant'>,
  raw: RawInputs,
): EvaluatedForm {
  const form = readForm(inputs, raw);
  const evaluation = evaluate(calculator, form.values);
  if (raw.figures !== undefined || byTenant.figures !== undefined || !lacksFigures(evaluation)) return { form, evaluation };
  const values = underPublishedSet(form.values, (earlier: AnyInputs) => lacksFigures(evaluate(calculator, earlier)));
  return values === form.values ? { form, evaluation } : { form: { ...form, values }, evaluation: evaluate(calculator, values) };
}

function lacksFigures(evaluation: Evaluation): boolean {
  return evaluation.kind === 'refused' && evaluation.field === 'figures';
}
