import type { LeaseClaims } from '#contract/people/session.ts';

/** A lease lasts for days: one younger than this is as good as a new one. */
const renewedAfterSeconds = 5 * 60;
const mostKept = 10_000;

interface KeptLease {
  readonly says: string;
  readonly issuedAt: number;
  readonly lease: string;
}

export interface KeptLeases {
  /** The newest lease of the session, if it makes the same claims and is young; otherwise the one that `sign` makes. */
  readonly newestOf: (sid: string, claims: LeaseClaims, sign: () => string) => string;
}

/** Signing takes longer than the rest of a request, so a lease is signed only when needed. The rights are read again each time. */
export function createKeptLeases(): KeptLeases {
  const kept = new Map<string, KeptLease>();
  return {
    newestOf: (sid, claims, sign) => {
      const { iat, exp, ...rights } = claims;
      const says = JSON.stringify({ ...rights, lasts: exp - iat });
      const known = kept.get(sid);
      const age = iat - (known?.issuedAt ?? 0);
      if (known !== undefined && known.says === says && age >= 0 && age < renewedAfterSeconds) return known.lease;
      const lease = sign();
      kept.delete(sid);
      kept.set(sid, { says, issuedAt: iat, lease });
      // The map keeps the order of insertion: its first key is the oldest lease.
      const [oldest] = kept.size > mostKept ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return lease;
    },
  };
}
