import { t } from '#contract/language/t.ts';
import { swapSeparators } from '#contract/language/words.ts';

/** A text with the position of the caret in it. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

const wellFormed = /^[-\u2212]?[\d,]*\.?\d*$/;

/**
 * Inserts thousands separators into a number while it is typed. The caret stays behind the same character. Text that is not a plain number
 * ('1e3', '$1 234') stays as typed.
 */
export function groupTyped(typed: Typed): Typed {
  if (!wellFormed.test(typed.text)) return typed;
  const kept = meaningful(typed.text.slice(0, typed.caret)).length;
  const text = grouped(meaningful(typed.text));
  return { text, caret: placeAfter(text, kept) };
}

/** The browser's description of an edit before it is made, with the selected part of the text. */
export interface Edit {
  readonly inputType: string;
  readonly data: string | null;
  readonly from: number;
  readonly to: number;
}

/**
 * A number's text after typing or deleting, before its separators are set again. Undefined for edits and texts that are left to the
 * browser. Deleting a separator deletes the digit behind it, because the separator itself would only come back.
 */
export function editTyped(text: string, edit: Edit): Typed | undefined {
  if (!wellFormed.test(text)) return undefined;
  const { inputType, from, to } = edit;
  const put = (inserted: string, start: number, end: number) => ({
    text: text.slice(0, start) + inserted + text.slice(end),
    caret: start + inserted.length,
  });
  if (inputType === 'insertText' && edit.data !== null) return put(edit.data, from, to);
  const isBackward = inputType === 'deleteContentBackward';
  if (!isBackward && inputType !== 'deleteContentForward') return undefined;
  if (from !== to) return put('', from, to);
  return isBackward ? put('', Math.max(0, from - (text[from - 1] === ',' ? 2 : 1)), to) : put('', from, to + (text[to] === ',' ? 2 : 1));
}

/** A number as a field shows it: 300000 is "300,000", 6.5 is "6.5", −5 has a real minus sign, and the year 1990 has no separator. */
export function numberText(value: number, unit?: string): string {
  // $0.1 is ten cents and is written as $0.10.
  const text = plainText(value) + (unit === '$' && decimalsOf(value) === 1 ? '0' : '');
  return unit === 'year' ? text : grouped(text.replace('-', '−'));
}

/** A number as a person reads it outside its field. */
export function localNumber(value: number, unit?: string): string {
  return swapSeparators(numberText(value, unit));
}

/** The word beside a number: "1 month", "2 months". A calendar year needs no word. */
export function unitWord(unit: string | undefined, value: number): string | undefined {
  if (unit === undefined || unit === '' || unit === 'year') return undefined;
  return t(value === 1 && unit.endsWith('s') ? unit.slice(0, -1) : unit);
}

function plainText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
}

function meaningful(text: string): string {
  return text.replaceAll(',', '');
}

function grouped(text: string): string {
  const sign = /^[-\u2212]/.exec(text)?.[0] ?? '';
  const bare = text.slice(sign.length);
  const point = bare.indexOf('.');
  const whole = point < 0 ? bare : bare.slice(0, point);
  const rest = point < 0 ? '' : bare.slice(point);
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/** The position right after the `count`-th character that is not a separator. */
function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === count) return at;
    if (text[at] !== ',') seen += 1;
  }
  return text.length;
}

/** The next value of a stepper: a multiple of the step, inside the bounds. */
export function stepValue(
  value: number,
  direction: 1 | -1,
  bounds: { readonly step: number; readonly minimum: number | undefined; readonly maximum: number | undefined },
): number {
  const { step, minimum, maximum } = bounds;
  const decimals = Math.max(decimalsOf(step), decimalsOf(value));
  const next = Number((value + direction * step).toFixed(decimals));
  return Math.min(maximum ?? next, Math.max(minimum ?? next, next));
}

function decimalsOf(value: number): number {
  const text = plainText(value);
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}
