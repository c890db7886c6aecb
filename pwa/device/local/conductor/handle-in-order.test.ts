import { expect, it } from 'vitest';
import { handleInOrder } from './handle-in-order.ts';

it('handles an event that a handler raises after the current one', () => {
  const handled: string[] = [];
  const raise = handleInOrder((event: string) => {
    if (event === 'first') raise('second');
    handled.push(event);
  });
  raise('first');
  expect(handled).toEqual(['first', 'second']);
});

it('goes on after a handler that throws', () => {
  const handled: string[] = [];
  const raise = handleInOrder((event: string) => {
    if (event === 'bad') throw new Error('bad');
    handled.push(event);
  });
  expect(() => raise('bad')).toThrow('bad');
  raise('good');
  expect(handled).toEqual(['good']);
});
