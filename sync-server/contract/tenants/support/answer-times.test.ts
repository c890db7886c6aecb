import { describe, expect, test } from 'vitest';
import { standardPlans } from '#contract/money/plans.ts';
import { afterBusinessHours, answerHours, answerTimeText } from './answer-times.ts';

const moment = (text: string) => new Date(`${text}:00.000Z`);
const text = (at: Date) => at.toISOString().slice(0, 16);

describe('the promised time of an answer', () => {
  // 2026-11-26 is a Thursday.
  test.each([
    ['within a day', '2026-11-26T10:00', 4, '2026-11-26T14:00'],
    ['at the last moment of a day', '2026-11-26T13:00', 4, '2026-11-26T17:00'],
    ['over the night', '2026-11-26T15:30', 4, '2026-11-27T11:30'],
    ['one business day', '2026-11-26T10:15', 8, '2026-11-27T10:15'],
    ['over a weekend', '2026-11-27T16:00', 4, '2026-11-30T12:00'],
    ['two business days over a weekend', '2026-11-27T10:00', 16, '2026-12-01T10:00'],
    ['asked before the opening', '2026-11-26T03:00', 4, '2026-11-26T13:00'],
    ['asked after the closing', '2026-11-26T17:00', 4, '2026-11-27T13:00'],
    ['asked on a Saturday', '2026-11-28T12:00', 8, '2026-11-30T17:00'],
    ['over the end of a year', '2026-12-31T16:00', 4, '2027-01-01T12:00'],
  ])('%s', (_, from, hours, due) => {
    expect(text(afterBusinessHours(moment(from), hours))).toBe(due);
  });

  test('is 2 business days, 1 business day, and 4 business hours on the standard plans', () => {
    expect(standardPlans.map((plan) => `${plan.name}: ${answerTimeText(answerHours(plan, undefined))}`)).toEqual([
      'Starter: 2 business days',
      'Professional: 1 business day',
      'Enterprise: 4 business hours',
    ]);
  });

  test('is the one that was bought, also after the plan has changed', () => {
    expect(answerHours({ prioritySupport: false, answerHours: 8 }, { prioritySupport: true, answerHours: 4 })).toBe(4);
    expect(answerHours({ prioritySupport: false }, { prioritySupport: true })).toBe(4);
    expect(answerHours({ prioritySupport: true, answerHours: null }, undefined)).toBe(4);
  });
});
