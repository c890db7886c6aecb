import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import { labelFromName } from '#calculators/kit/label.ts';

/** Label of a result, in sentence case. */
export function resultLabel({ labels = {} }: AnyCalculator, name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? '') : labelFromName(name);
}
