import { t } from '#contract/language/t.ts';

export interface RateLimit {
  /** Attempts that are available at once. */
  readonly capacity: number;
  /** Time in which an empty bucket becomes full again. */
  readonly windowMs: number;
  /**
   * Behavior while the store of the counts does not answer: sign-in and similar entry points are closed; other limits use this process's
   * own count.
   */
  readonly whenStoreIsDown: 'shut' | 'open';
  /** Attempts of this limit are forgotten after a success, so no process may remember them on its own. */
  readonly isForgotten?: true;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Allowed attempts of each limited action; each comment names the key of the count. A network address is the visitor's IP address. */
export const rateLimits = {
  /** By network address. */
  signInStart: { capacity: 120, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Requests to the embedded identity provider to sign a person in, by network address. */
  authorization: { capacity: 120, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Wrong passwords, by the email address. */
  password: { capacity: 10, windowMs: hourMs, whenStoreIsDown: 'shut', isForgotten: true },
  /** Wrong passwords in a browser that has signed in with the address before. They count only here. */
  passwordInKnownBrowser: { capacity: 10, windowMs: hourMs, whenStoreIsDown: 'shut', isForgotten: true },
  /** Wrong passwords, by network address. */
  passwordFrom: { capacity: 50, windowMs: 15 * minuteMs, whenStoreIsDown: 'shut' },
  /** Requests for a password reset, by network address. */
  passwordReset: { capacity: 10, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Requests for a password reset, by the email address that receives the mail. */
  passwordResetTo: { capacity: 3, windowMs: 3 * hourMs, whenStoreIsDown: 'shut' },
  /** Links from such mails, by network address. */
  passwordResetLink: { capacity: 30, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By network address. */
  verifyInvitation: { capacity: 20, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By network address. */
  acceptInvitation: { capacity: 20, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By network address. */
  declineInvitation: { capacity: 20, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By network address. */
  requestNewInvitation: { capacity: 5, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** By the beginning of the token: guessing the rest of a token is limited across all network addresses. */
  invitationToken: { capacity: 40, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Messages to sales, by network address. */
  lead: { capacity: 5, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Started sign-ups, by network address. */
  signUp: { capacity: 10, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Mails of sign-ups, by the email address that receives them. */
  signUpTo: { capacity: 3, windowMs: 3 * hourMs, whenStoreIsDown: 'shut' },
  /** Availability checks of subdomains during typing, by network address. */
  subdomainCheck: { capacity: 60, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** Links from the mails of sign-ups, by network address. */
  signUpLink: { capacity: 30, windowMs: minuteMs, whenStoreIsDown: 'shut' },
  /** Sign-outs reported by the identity provider, by network address. */
  providerLogout: { capacity: 600, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** Browsers' reports about violations of a page's policy, by network address. */
  cspReport: { capacity: 30, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** Reports of the app about its own errors, by network address. */
  errorReport: { capacity: 20, windowMs: 10 * minuteMs, whenStoreIsDown: 'open' },
  /** Forms of landing pages, by network address. */
  formSubmission: { capacity: 10, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Forms of landing pages, by page: each causes a mail to the tenant. */
  formSubmissionOfPage: { capacity: 100, windowMs: hourMs, whenStoreIsDown: 'shut' },
  /** Reports of abuse, by network address. */
  abuseReport: { capacity: 5, windowMs: 10 * minuteMs, whenStoreIsDown: 'shut' },
  /** Reports of published pages, by network address. */
  pageEvents: { capacity: 240, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** Previews of landing pages, by network address. */
  pagePreview: { capacity: 60, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** Mails of invitations, by the email address that receives them, regardless of the tenant and the inviter. */
  invitationMailTo: { capacity: 5, windowMs: 12 * hourMs, whenStoreIsDown: 'shut' },
  /** Mails that ask for a new invitation, by the inviter's address. */
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
  /** Requests to the administrators for a plan, by person and tenant: each of them causes a mail to all administrators. */
  planRequest: { capacity: 2, windowMs: 24 * hourMs, whenStoreIsDown: 'shut' },
  /** Requests to support, by person and tenant: each of them causes a mail to all platform owners. */
  supportRequest: { capacity: 20, windowMs: 24 * hourMs, whenStoreIsDown: 'shut' },
  /** Explanations, by person: a flood costs no database statement. The limits set by the platform owner are checked afterwards. */
  explanation: { capacity: 60, windowMs: minuteMs, whenStoreIsDown: 'open' },
  /** By person and by tenant. */
  domainClaim: { capacity: 20, windowMs: hourMs, whenStoreIsDown: 'open' },
  /** Mails with instructions for a domain, by person. */
  domainInstructions: { capacity: 20, windowMs: hourMs, whenStoreIsDown: 'shut' },
  /** Mails with instructions for a domain, by the email address that receives them. */
  domainInstructionsTo: { capacity: 5, windowMs: 12 * hourMs, whenStoreIsDown: 'shut' },
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
    seconds <= 60
      ? t('Too many tries. Please wait a minute and try again.')
      : t('Too many tries. Please wait {seconds} and try again.', { seconds: timeOf(seconds) }),
  mailed: (seconds: number): string =>
    t('Several mails were sent to this address already. Please wait {seconds} and try again.', { seconds: timeOf(seconds) }),
  storeDown: t('Signing in is not possible for the moment. Please try again in a minute.'),
} as const;

function timeOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return t('a minute');
  return minutes < 120 ? t('{minutes} minutes', { minutes }) : t('{minutes} hours', { minutes: Math.ceil(minutes / 60) });
}
