import type { RateCount } from '#server/core/rate-limits/rate-limiter.ts';

/** Attempts count for the address however it is written, and from any network address. */
export function passwordCount(email: string): RateCount {
  return { limit: 'password', by: email.trim().toLowerCase() };
}

/** A network address that tries many email addresses is also limited. */
export function placeCount(clientAddress: string): RateCount {
  return { limit: 'passwordFrom', by: clientAddress };
}
