import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from './identity-query.ts';
import { newToken, type RandomBytes, sameText } from './opaque-token.ts';

export const flowSeconds = 10 * 60;

const LoginFlow = z.object({
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  host: z.nullable(z.string()),
  expiresAt: z.date(),
});
export type LoginFlow = z.infer<typeof LoginFlow>;

export interface LoginFlows {
  /** Answers the state. It is bound to the secret of one browser and to nothing else of it. */
  readonly begin: (browser: string, flow: Omit<LoginFlow, 'expiresAt'>) => Promise<string>;
  /** The flow of this state, once. A state that is used up, too old or unknown is none. */
  readonly finish: (state: string) => Promise<LoginFlow | undefined>;
}

export interface LoginFlowsDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
}

export function createLoginFlows({ query, clock, randomBytes }: LoginFlowsDeps): LoginFlows {
  return {
    begin: async (browser, { nonce, verifier, returnTo, host }) => {
      const random = newToken(randomBytes);
      const state = `${random}.${bindingOf(random, browser)}`;
      await query(
        'insert into login_flows (state, nonce, verifier, return_to, host, expires_at) values ($1, $2, $3, $4, $5, $6::timestamptz)',
        [state, nonce, verifier, returnTo, host, new Date(clock().getTime() + flowSeconds * 1000)],
      );
      return state;
    },
    finish: async (state) => {
      const rows = await query(
        'delete from login_flows where state = $1 returning nonce, verifier, return_to as "returnTo", host, expires_at as "expiresAt"',
        [state],
      );
      const flow = readFirst(LoginFlow, rows);
      return flow === undefined || flow.expiresAt.getTime() <= clock().getTime() ? undefined : flow;
    },
  };
}

/** Whether the browser that comes back is the one that set out. Several tabs of it may be on the way at once. */
export function isBoundTo(state: string, browser: string | undefined): boolean {
  const [random, binding] = state.split('.');
  if (browser === undefined || random === undefined || binding === undefined) return false;
  return sameText(binding, bindingOf(random, browser));
}

function bindingOf(random: string, browser: string): string {
  return createHash('sha256').update(`${random}.${browser}`).digest('base64url');
}
