import { expect, test } from 'vitest';
import { plannedTest, readPlannedTest } from './planned-test.ts';

const read = (request: string) => readPlannedTest(request.slice('abTests.create:'.length));

test('a test of a page with visitors begins with its rate of today', () => {
  expect(read(plannedTest({ id: 'a', visitors: 400, senders: 13 }, 'b'))).toEqual({ id: 'a', variantPageId: 'b', baselineRate: '3.3' });
});

test('a test of a page with few visitors begins with the usual rate', () => {
  expect(read(plannedTest({ id: 'a', visitors: 49, senders: 10 }, 'b'))?.baselineRate).toBe('5');
  expect(read(plannedTest({ id: 'a', visitors: 400, senders: 0 }, 'b'))?.baselineRate).toBe('5');
});

test('a form that was opened without pages begins empty', () => {
  expect(readPlannedTest('')).toBeUndefined();
});
