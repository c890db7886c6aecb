import type { AnyInputs, Input } from '#calculators/kit/define.ts';
import { numberText, unitWord } from '../ui/number-text.ts';

/** An entered value as a person reads it, with its unit. */
export function inputText(input: Input, value: AnyInputs[string] | undefined): string {
  if (value === undefined) return '—';
  switch (input.type) {
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    case 'select':
      return input.options.find((option) => option.value === value)?.label ?? String(value);
    case 'text':
      return String(value);
    case 'currency':
      return `$${numberText(Number(value), '$')}`.replace('$\u2212', '\u2212$');
    case 'percentage':
      return `${numberText(Number(value))}%`;
    case 'number':
      return [numberText(Number(value), input.unit), unitWord(input.unit, Number(value))].filter((part) => part !== undefined).join(' ');
  }
}
