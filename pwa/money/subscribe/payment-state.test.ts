import { describe, expect, test } from 'vitest';
import { done, refused } from '#contract/values/outcome.ts';
import { nextPaymentState, type PaymentState } from './payment-state.ts';

const idle: PaymentState = { name: 'idle' };
const processing = nextPaymentState(idle, { type: 'pay' });
const declined = { type: 'answer', answer: refused('Conflict', 'Your card was declined.') } as const;
const accepted = { type: 'answer', answer: done({}) } as const;

describe('[R-SUB-09] a payment', () => {
  test('[R-SUB-09] goes from idle to processing, and then to failure or success', () => {
    expect(processing).toEqual({ name: 'processing' });
    expect(nextPaymentState(processing, declined)).toEqual({ name: 'failed', message: 'Your card was declined.' });
    expect(nextPaymentState(processing, accepted)).toEqual({ name: 'succeeded' });
  });

  test('[R-SUB-09] is tried again after a failure, and not sent twice while it is processed', () => {
    expect(nextPaymentState(nextPaymentState(processing, declined), { type: 'pay' })).toEqual({ name: 'processing' });
    expect(nextPaymentState(processing, { type: 'pay' })).toBe(processing);
  });

  test('[R-SUB-09] takes no answer that it does not wait for, and stays paid', () => {
    expect(nextPaymentState(idle, accepted)).toBe(idle);
    const succeeded = nextPaymentState(processing, accepted);
    expect([nextPaymentState(succeeded, declined), nextPaymentState(succeeded, { type: 'pay' })]).toEqual([succeeded, succeeded]);
  });
});
