import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from './identity-query.ts';
import { hashToken, isToken, newToken, type RandomBytes } from './opaque-token.ts';

const lifeMs = 30_000;

const Handoff = z.object({
  userId: z.string(),
  issuer: z.string(),
  idToken: z.optional(z.string()),
  providerSid: z.optional(z.string()),
  returnTo: z.string(),
  /** The one host that may take it over. */
  host: z.string(),
  /** State of the sign-in, which binds it to the browser that began it there. */
  state: z.string(),
});
export type Handoff = z.infer<typeof Handoff>;

export type TakenHandoff = Handoff & { readonly idToken: string | undefined; readonly providerSid: string | undefined };

/** A finished sign-in on its way from the platform's host to a tenant's own: cookies do not cross, a code for one use does. */
export interface Handoffs {
  readonly give: (handoff: { readonly [Key in keyof Handoff]: Handoff[Key] | undefined }) => Promise<string>;
  readonly take: (code: string) => Promise<TakenHandoff | undefined>;
}

export interface HandoffsDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
}

export function createHandoffs({ query, clock, randomBytes }: HandoffsDeps): Handoffs {
  return {
    give: async (handoff) => {
      const code = newToken(randomBytes);
      await query("insert into oidc_payloads (type, id, payload, expires_at) values ('Handoff', $1, $2::jsonb, $3::timestamptz)", [
        hashToken(code),
        JSON.stringify(handoff),
        new Date(clock().getTime() + lifeMs),
      ]);
      return code;
    },
    take: async (code) => {
      if (!isToken(code)) return undefined;
      const rows = await query(
        'delete from oidc_payloads where type = \'Handoff\' and id = $1 returning payload, expires_at as "expiresAt"',
        [hashToken(code)],
      );
      const row = readFirst(z.object({ payload: Handoff, expiresAt: z.date() }), rows);
      return row === undefined || row.expiresAt.getTime() <= clock().getTime()
        ? undefined
        : { ...row.payload, idToken: row.payload.idToken, providerSid: row.payload.providerSid };
    },
  };
}
