import { expect, it } from 'vitest';
import { failureToast } from './failure-toast.ts';

it('[R-CALC-12] a refused change has the words of its failure as the title, and the sentence of the server below', () => {
  const refused = { type: 'calculators.add', args: {}, message: 'Your plan allows 5 calculators. Please upgrade for more.' };
  expect(failureToast(refused)).toEqual({
    title: 'Failed to add calculator',
    description: 'Your plan allows 5 calculators. Please upgrade for more.',
    variant: 'destructive',
  });
  expect(failureToast({ type: 'users.role', args: {}, message: null })).toEqual({
    title: 'Failed to update user role',
    variant: 'destructive',
  });
});

it('a change of a kind that this build does not know is still said to have failed', () => {
  expect(failureToast({ type: 'unknown.kind', args: {}, message: 'Why.' })).toMatchObject({
    title: 'The change failed',
    description: 'Why.',
  });
});

it('switching a plan on or off has its own failure text', () => {
  const { title } = failureToast({ type: 'plans.update', args: { id: 'a', isActive: false }, message: null });
  expect(title).toBe('Failed to update plan status');
});
