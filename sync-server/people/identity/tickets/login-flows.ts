import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';
import { bindTo } from './browser-binding.ts';

export const flowSeconds = 10 * 60;

/** The tenant's host on which a sign-in began, and the browser that began it. */
export const Beginning = z.object({ host: z.string(), binding: z.string() });
export type Beginning = z.infer<typeof Beginning>;

const Row = z.object({
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  host: z.nullable(z.string()),
  binding: z.nullable(z.string()),
  maxAge: z.nullable(z.number()),
  expiresAt: z.date(),
});

export interface LoginFlow {
  readonly nonce: string;
  readonly verifier: string;
  readonly returnTo: string;
  /** Undefined if the sign-in began on the platform's own host. */
  readonly begun: Beginning | undefined;
  /** Maximum seconds since the person's last authentication, if a fresh sign-in was requested. */
  readonly maxAge: number | undefined;
}

export interface LoginFlows {
  /** Returns the state. It is bound only to the secret of one browser. */
  readonly begin: (browser: string, flow: LoginFlow) => Promise<string>;
  /** The flow of this state, once. A used, expired, or unknown state returns nothing. */
  readonly finish: (state: string) => Promise<LoginFlow | undefined>;
}

export interface LoginFlowsDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
}

export function createLoginFlows({ query, clock, randomBytes }: LoginFlowsDeps): LoginFlows {
  return {
    begin: async (browser, { nonce, verifier, returnTo, begun, maxAge }) => {
      const state = bindTo(browser, randomBytes);
      const expiresAt = new Date(clock().getTime() + flowSeconds * 1000);
      await query(
        `insert into login_flows (state, nonce, verifier, return_to, host, binding, max_age, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz)`,
        [state, nonce, verifier, returnTo, begun?.host ?? null, begun?.binding ?? null, maxAge ?? null, expiresAt],
      );
      return state;
    },
    finish: async (state) => {
      const rows = await query(
        `delete from login_flows where state = $1
         returning nonce, verifier, return_to as "returnTo", host, binding, max_age as "maxAge", expires_at as "expiresAt"`,
        [state],
      );
      const row = readFirst(Row, rows);
      if (row === undefined || row.expiresAt.getTime() <= clock().getTime()) return undefined;
      const { nonce, verifier, returnTo, host, binding, maxAge } = row;
      const begun = host === null || binding === null ? undefined : { host, binding };
      return { nonce, verifier, returnTo, begun, maxAge: maxAge ?? undefined };
    },
  };
}
