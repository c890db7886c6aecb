import type { RateCount } from '#server/rate-limits/rate-limiter.ts';

/** The address counts however it is written, and from wherever it is tried. */
export function passwordCount(email: string): RateCount {
  return { limit: 'password', by: email.trim().toLowerCase() };
}

/** One place that tries many addresses is stopped, too. */
export function placeCount(clientAddress: string): RateCount {
  return { limit: 'passwordFrom', by: clientAddress };
}
