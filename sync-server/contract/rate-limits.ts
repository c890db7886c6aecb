import { invitationTexts } from './invitations.ts';

export interface RateLimit {
  /** Tries that are free at once. */
  readonly capacity: number;
  /** Time in which a used-up bucket is full again. */
  readonly windowMs: number;
  /** What happens while the store of the counts does not answer: entrances stay shut, the rest goes on by this process's own count. */
  readonly whenStoreIsDown: 'shut' | 'open';
}

const minuteMs = 60_000;

/** How often each of these may be tried, by what it is counted by. */
export const rateLimits = {
  /** By place. */
  signInStart: { capacity: 120, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Wrong passwords, by the address they were tried with. */
  password: { capacity: 10, windowMs: 60 * minuteMs, whenStoreIsDown: 'shut' },
  /** Wrong passwords, by place. */
  passwordFrom: { capacity: 50, windowMs: 15 * minuteMs, whenStoreIsDown: 'shut' },
  /** Forgotten passwords, by place. */
  passwordReset: { capacity: 10, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Forgotten passwords, by the address that gets the mail. */
  passwordResetTo: { capacity: 3, windowMs: 60 * minuteMs, whenStoreIsDown: 'shut' },
  /** Links out of such mails, by place. */
  passwordResetLink: { capacity: 30, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By place. */
  verifyInvitation: { capacity: 20, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By place. */
  acceptInvitation: { capacity: 20, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By place. */
  declineInvitation: { capacity: 20, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By place. */
  requestNewInvitation: { capacity: 5, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By the beginning of the token: guessing the rest of one is held up from every place. */
  invitationToken: { capacity: 40, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Sign-outs that the identity provider reports, by place. */
  providerLogout: { capacity: 600, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** What browsers report about the policy of a page, by place. */
  cspReport: { capacity: 30, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** By session. */
  resend: { capacity: 60, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** By address. */
  resendTo: { capacity: 5, windowMs: 10 * minuteMs, whenStoreIsDown: 'open' },
  /** By tenant. */
  massInvite: { capacity: 20, windowMs: 10 * minuteMs, whenStoreIsDown: 'open' },
  /** By session. */
  coupon: { capacity: 20, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** By session. */
  push: { capacity: 300, windowMs: minuteMs, whenStoreIsDown: 'open' },
} as const satisfies Readonly<Record<string, RateLimit>>;
export type RateLimitName = keyof typeof rateLimits;

export const rateLimitTexts = {
  wait: invitationTexts.wait,
  storeDown: 'Signing in is not possible for the moment. Please try again in a minute.',
} as const;
