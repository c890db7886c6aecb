import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { labelFromName } from '#calculators/kit/definition/label.ts';
import { t } from '#contract/language/t.ts';

/** Label of a column, from its name. */
export function fieldLabel(name: string): string {
  return t(labelFromName(name));
}

/** Label of a result, in sentence case. */
export function resultLabel({ labels = {} }: AnyCalculator, name: string): string {
  return t(Object.hasOwn(labels, name) ? (labels[name] ?? '') : labelFromName(name));
}
