import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editTyped, groupTyped, numberText, stepValue, unitWord } from './number-text.ts';

/** A text that shows the caret as a bar. */
function at(drawn: string) {
  return { text: drawn.replace('|', ''), caret: drawn.indexOf('|') };
}

describe('thousands separators while typing', () => {
  it.each([
    ['1234|', '1,234|'],
    ['1,2345|', '12,345|'],
    ['12|,345', '12|,345'],
    ['129|,345', '129|,345'],
    ['9|1,234', '9|1,234'],
    ['91|,234,567', '91|,234,567'],
    ['1,2|34', '1,2|34'],
    ['1234567.891|', '1,234,567.891|'],
    ['-12345|', '-12,345|'],
    ['|', '|'],
    ['.|', '.|'],
    ['1234.|', '1,234.|'],
    ['0|', '0|'],
  ])('turns %s into %s', (typed, expected) => {
    expect(groupTyped(at(typed))).toEqual(at(expected));
  });

  it.each(['1e3|', '$1 234|', 'abc|', '1.2.3|'])('leaves %s as it was typed', (typed) => {
    expect(groupTyped(at(typed))).toEqual(at(typed));
  });

  it('keeps the caret behind the same character', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?\d{0,12}(\.\d{0,4})?$/), fc.nat(18), (text, place) => {
        const caret = Math.min(place, text.length);
        const result = groupTyped({ text, caret });
        expect(result.text.replaceAll(',', '')).toBe(text);
        expect(result.text.slice(0, result.caret).replaceAll(',', '')).toBe(text.slice(0, caret));
      }),
      { seed: 3 },
    );
  });
});

describe('an edit computed before the browser makes it', () => {
  /** A text that shows a selection between two bars, or the caret as one. */
  function edited(drawn: string, inputType: string, data: string | null = null) {
    const [before = '', selected = '', after] = drawn.split('|');
    const text = after === undefined ? before + selected : before + selected + after;
    const to = before.length + (after === undefined ? 0 : selected.length);
    const typed = editTyped(text, { inputType, data, from: before.length, to });
    return typed && groupTyped(typed);
  }

  it.each([
    ['123|', '4', '1,234|'],
    ['12|,345', '9', '129|,345'],
    ['1|23|4', '.', '1.|4'],
    ['|123,456|', '7', '7|'],
    ['1,234|', ',', '1,234|'],
    ['1,234|', 'e', '1,234e|'],
  ])('types into %s a %s: %s', (drawn, data, expected) => {
    expect(edited(drawn, 'insertText', data)).toEqual(at(expected));
  });

  it.each([
    ['1,234|', '123|'],
    ['12,|345', '1|,345'],
    ['12,3|45', '1,2|45'],
    ['|1,234', '|1,234'],
    ['1|,2|34', '1|34'],
  ])('deletes before the caret of %s, or the selection: %s', (drawn, expected) => {
    expect(edited(drawn, 'deleteContentBackward')).toEqual(at(expected));
  });

  it.each([
    ['12|,345', '1,2|45'],
    ['1|,234,567', '1|34,567'],
    ['12,|345', '1,2|45'],
    ['1,234|', '1,234|'],
    ['1|,2|34', '1|34'],
  ])('deletes after the caret of %s, or the selection: %s', (drawn, expected) => {
    expect(edited(drawn, 'deleteContentForward')).toEqual(at(expected));
  });

  it.each([
    ['1,234|', 'deleteWordBackward', null],
    ['1,234|', 'insertFromPaste', '5'],
    ['1,234|', 'insertText', null],
    ['1e3|', 'insertText', '5'],
    ['👍|', 'deleteContentBackward', null],
  ])('leaves to the browser: %s, %s, %s', (drawn, inputType, data) => {
    expect(edited(drawn, inputType, data)).toBeUndefined();
  });
});

it.each([
  [300000, '300,000'],
  [6.5, '6.5'],
  [0, '0'],
  [-1234.5, '\u22121,234.5'],
  [0.0000001, '0.0000001'],
])('shows %d as %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});

it('shows a calendar year without a separator and without a unit', () => {
  expect(numberText(1990, 'year')).toBe('1990');
  expect(unitWord('year', 1990)).toBeUndefined();
});

it.each([
  [0.1, '0.10'],
  [3.25, '3.25'],
  [0.125, '0.125'],
  [1200, '1,200'],
  [-0.5, '\u22120.50'],
])('writes the cents of %d dollars as %s', (value, text) => {
  expect(numberText(value, '$')).toBe(text);
});

it.each([
  ['months', 1, 'month'],
  ['months', 2, 'months'],
  ['units', 0, 'units'],
  ['mpg', 1, 'mpg'],
  ['%', 1, '%'],
  ['', 1, undefined],
])('chooses the unit word of %s for %d', (unit, value, word) => {
  expect(unitWord(unit, value)).toBe(word);
});

describe('a stepper', () => {
  const bounds = { step: 0.125, minimum: 0, maximum: 30 };
  it('moves by one step without binary rounding errors', () => {
    expect(stepValue(6.5, 1, bounds)).toBe(6.625);
    expect(stepValue(0.1, 1, { step: 0.2, minimum: undefined, maximum: undefined })).toBe(0.3);
  });
  it('stops at the bounds', () => {
    expect(stepValue(0, -1, bounds)).toBe(0);
    expect(stepValue(30, 1, bounds)).toBe(30);
  });
});
