import { localNumber, unitWord } from '#app/ui/fields/number-text.ts';
import type { AnyInputs, Input } from '#calculators/kit/definition/define.ts';
import { mayBeNegative, parseNumber } from '#calculators/kit/definition/inputs.ts';
import { t } from '#contract/language/t.ts';
import { localDollars, localPercent } from '#contract/language/words.ts';

const plainly = /^\s*[-\u2212]?\s*\$?(\d{1,3}(,\d{3})+|[\d\s]*)(\.\d*)?\s*%?\s*$/;

/** A typed number as it was read, if it could mean another: '1e6' is read as 16, '1.234,56' as 1.23456, and 'abc' as 0. */
export function readingOf(input: Input, entry: string): string | undefined {
  if (input.type !== 'currency' && input.type !== 'percentage' && input.type !== 'number') return undefined;
  const isSigned = mayBeNegative(input);
  if (plainly.test(entry) && (isSigned || !/[-\u2212]/.test(entry))) return undefined;
  return t('Read as {input}.', { input: inputText(input, parseNumber(entry, isSigned)) });
}

/** An entered value as a person reads it, with its unit. */
export function inputText(input: Input, value: AnyInputs[string] | undefined): string {
  if (value === undefined) return '—';
  switch (input.type) {
    case 'boolean':
      return value === true ? t('Yes') : t('No');
    case 'select':
      return input.options.find((option) => option.value === value)?.label ?? String(value);
    case 'text':
      return String(value);
    case 'currency':
      return localDollars(localNumber(Number(value), '$'));
    case 'percentage':
      return localPercent(localNumber(Number(value)));
    case 'number':
      return [localNumber(Number(value), input.unit), unitWord(input.unit, Number(value))].filter((part) => part !== undefined).join(' ');
  }
}
