/** The words with which Stripe returns from a bank's own page. */
export type RedirectStatus = 'succeeded' | 'processing' | 'pending' | 'failed';

const statuses: readonly RedirectStatus[] = ['succeeded', 'processing', 'pending', 'failed'];

/** Undefined for any other value in the address. */
export function readRedirectStatus(value: unknown): RedirectStatus | undefined {
  return statuses.find((status) => status === value);
}
