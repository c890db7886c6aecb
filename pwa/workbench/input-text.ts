import type { AnyInputs, Input } from '#calculators/kit/define.ts';
import { numberText, unitWord } from '../ui/number-text.ts';

const plainly = /^\s*[-\u2212]?\s*\$?(\d{1,3}(,\d{3})+|[\d\s]*)(\.\d*)?\s*%?\s*$/;

/** A text that may mean another number than the one read from it: of '1e6' 16 is read, of '1.234,56' 1.23456, of 'abc' 0. */
export function isMisread(text: string, mayBeNegative: boolean): boolean {
  return !plainly.test(text) || (!mayBeNegative && /[-\u2212]/.test(text));
}

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
