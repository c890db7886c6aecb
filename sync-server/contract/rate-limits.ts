import { invitationTexts } from './invitations.ts';

export interface RateLimit {
  /** Tries that are free at once. */
  readonly capacity: number;
  /** Time in which a used-up bucket is full again. */
  readonly windowMs: number;
  /** What happens while the store of the counts does not answer: entrances stay shut, the rest goes on by this process's own count. */
  readonly whenStoreIsDown: 'shut' | 'open';
  /** Tries of this limit are forgotten when somebody proves to be in the right, so no process may go on remembering them by itself. */
  readonly isForgotten?: true;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How often each of these may be tried, by what it is counted by. */
export const rateLimits = {
  /** By place. */
  signInStart: { capacity: 120, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Requests to the embedded identity provider to sign somebody in, by place. */
  authorization: { capacity: 120, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Wrong passwords, by the address they were tried with. */
  password: { capacity: 10, windowMs: hourMs, whenStoreIsDown: 'shut', isForgotten: true },
  /** Wrong passwords in a browser that has signed in with the address before. They count here and nowhere else. */
  passwordInKnownBrowser: { capacity: 10, windowMs: hourMs, whenStoreIsDown: 'shut', isForgotten: true },
  /** Wrong passwords, by place. */
  passwordFrom: { capacity: 50, windowMs: 15 * minuteMs, whenStoreIsDown: 'shut' },
  /** Forgotten passwords, by place. */
  passwordReset: { capacity: 10, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Forgotten passwords, by the address that gets the mail. */
  passwordResetTo: { capacity: 3, windowMs: 3 * hourMs, whenStoreIsDown: 'shut' },
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
  /** Messages to sales, by place. */
  lead: { capacity: 5, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Sign-ups that are begun, by place. */
  signUp: { capacity: 10, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Mails of sign-ups, by the address that gets them. */
  signUpTo: { capacity: 3, windowMs: 3 * hourMs, whenStoreIsDown: 'shut' },
  /** Subdomains that are asked about while they are typed, by place. */
  subdomainCheck: { capacity: 60, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** Links out of the mails of sign-ups, by place. */
  signUpLink: { capacity: 30, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Sign-outs that the identity provider reports, by place. */
  providerLogout: { capacity: 600, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** What browsers report about the policy of a page, by place. */
  cspReport: { capacity: 30, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** Forms of landing pages, by place. */
  formSubmission: { capacity: 10, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Forms of landing pages, by page: each is a mail to the firm. */
  formSubmissionOfPage: { capacity: 100, windowMs: hourMs, whenStoreIsDown: 'shut' },
  /** Previews of landing pages, by place. */
  pagePreview: { capacity: 60, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** Mails of invitations, by the address that gets them, whichever tenants and people invite. */
  invitationMailTo: { capacity: 5, windowMs: 12 * hourMs, whenStoreIsDown: 'shut' },
  /** Mails that ask for a new invitation, by the address of the inviter. */
  invitationRequestTo: { capacity: 10, windowMs: 24 * hourMs, whenStoreIsDown: 'shut' },
  /** By person. */
  resend: { capacity: 60, windowMs: 10 * minuteMs, whenStoreIsDown: 'open' },
  /** Invited addresses, by person. */
  invite: { capacity: 500, windowMs: hourMs, whenStoreIsDown: 'open' },
  /** Invited addresses, by tenant. */
  inviteInto: { capacity: 1000, windowMs: hourMs, whenStoreIsDown: 'open' },
  /** Lists of addresses, by person and by tenant. */
  massInvite: { capacity: 20, windowMs: 10 * minuteMs, whenStoreIsDown: 'open' },
  /** Codes of coupons, by person and by tenant. */
  coupon: { capacity: 20, windowMs: hourMs, whenStoreIsDown: 'open' },
  /** Explanations, by person: a flood costs no statement. The limits of the platform owner come after it. */
  explanation: { capacity: 60, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** By person and by tenant. */
  domainClaim: { capacity: 20, windowMs: hourMs, whenStoreIsDown: 'open' },
  /** Look-ups of a domain's proof, by person and by claim. */
  domainLookUp: { capacity: 20, windowMs: 10 * minuteMs, whenStoreIsDown: 'open' },
  /** Requests with an API token, by token. */
  apiToken: { capacity: 600, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** By person. */
  push: { capacity: 300, windowMs: minuteMs, whenStoreIsDown: 'open' },
} as const satisfies Readonly<Record<string, RateLimit>>;
export type RateLimitName = keyof typeof rateLimits;

export const rateLimitTexts = {
  wait: (seconds: number): string =>
    seconds <= 60 ? invitationTexts.wait : `Too many tries. Please wait ${timeOf(seconds)} and try again.`,
  mailed: (seconds: number): string => `Several mails were sent to this address already. Please wait ${timeOf(seconds)} and try again.`,
  storeDown: 'Signing in is not possible for the moment. Please try again in a minute.',
} as const;

function timeOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
