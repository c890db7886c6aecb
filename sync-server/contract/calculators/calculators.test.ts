import { expect, it } from 'vitest';
import { calculatorTexts, calculatorUsage, limitReached, selectionProblem } from './calculators.ts';
import { calculatorsInForce } from './calculators-in-force.ts';

it('[R-CONST-10] caps a selection at the plan’s limit and asks for at least one', () => {
  expect(selectionProblem(0, 5)).toBe('Select at least one calculator to continue');
  expect(selectionProblem(1, 5)).toBeUndefined();
  expect(selectionProblem(5, 5)).toBeUndefined();
  expect(selectionProblem(6, 5)).toBe('Your plan allows 5 calculators. Please upgrade for more.');
  expect(selectionProblem(122, null)).toBeUndefined();
});

it('[R-ENT-24] leaves limit and remaining out where a plan has no limit', () => {
  expect(calculatorUsage(3, null)).toEqual({ current: 3 });
  expect(calculatorUsage(3, 5)).toEqual({ current: 3, limit: 5, remaining: 2 });
  expect(calculatorUsage(9, 5)).toEqual({ current: 9, limit: 5, remaining: 0 });
});

it('words usage, selection and limit as specified', () => {
  expect(calculatorTexts.usage(3, 5)).toBe('3 / 5 calculators selected');
  expect(calculatorTexts.selected(2)).toBe('2 calculator(s) selected');
  expect(limitReached.title).toBe('Limit Reached');
});

it('above the limit the calculators added first stay in force, those added at the same moment by id', () => {
  const at = (calculatorId: string, addedAt: string | Date) => ({ calculatorId, addedAt });
  const chosen = [
    at('d', '2026-03-01T00:00:00.000Z'),
    at('c', '2026-01-02T00:00:00.000Z'),
    at('b', new Date('2026-01-02')),
    at('a', '2026-01-03'),
  ];
  expect(calculatorsInForce(chosen, 2)).toEqual(['b', 'c']);
  expect(calculatorsInForce(chosen, 3)).toEqual(['b', 'c', 'a']);
  expect(calculatorsInForce(chosen, 4)).toEqual(['d', 'c', 'b', 'a']);
  expect(calculatorsInForce(chosen, null)).toHaveLength(4);
});
