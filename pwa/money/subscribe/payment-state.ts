import type { Outcome } from '#contract/values/outcome.ts';

/** A payment on the screen: idle, processing, then a failure or a success. */
export type PaymentState = { readonly name: 'idle' | 'processing' | 'succeeded' } | { readonly name: 'failed'; readonly message: string };

export type PaymentEvent = { readonly type: 'pay' } | { readonly type: 'answer'; readonly answer: Outcome<unknown> };

/** Ignores a second press while the first payment is being processed, and an answer that no payment waits for. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'pay':
      return state.name === 'idle' || state.name === 'failed' ? { name: 'processing' } : state;
    case 'answer':
      if (state.name !== 'processing') return state;
      return event.answer.ok ? { name: 'succeeded' } : { name: 'failed', message: event.answer.message };
  }
}
