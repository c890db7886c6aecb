import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from './identity-query.ts';

/** What an identity provider vouches for. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
}

const Linked = z.object({ id: z.string(), isActive: z.boolean() });
export type Linked = z.infer<typeof Linked>;

export interface LinkPersonDeps {
  readonly query: IdentityQuery;
  readonly newId: () => string;
  /** Issuer of the embedded provider, whose accounts this application made itself. */
  readonly embeddedIssuer: string | undefined;
}

const hasJustAccepted = `not exists (select 1 from identities d where d.user_id = u.id)
  and exists (select 1 from invitations i where i.email = u.email and i.status = 'accepted')`;

export type LinkPerson = (identity: ProvenIdentity) => Promise<Linked | undefined>;

/**
 * Issuer and subject are the identity. The embedded provider's first word about a person is joined by the address, because its accounts
 * come from invitations to that very address. An outside provider's is joined once, by a verified address, to somebody who has accepted an
 * invitation there and has no identity yet; an address alone links nobody.
 */
export function createLinkPerson({ query, newId, embeddedIssuer }: LinkPersonDeps): LinkPerson {
  return async ({ issuer, subject, email, emailVerified }) => {
    const known = readFirst(
      Linked,
      await query(
        'select u.id, u.is_active as "isActive" from identities i join users u on u.id = i.user_id where i.issuer = $1 and i.subject = $2',
        [issuer, subject],
      ),
    );
    if (known !== undefined || email === undefined || !emailVerified) return known;
    const mayJoin = issuer === embeddedIssuer ? 'true' : hasJustAccepted;
    return readFirst(
      Linked,
      await query(
        `with person as (select id, is_active from users u where email = $4 and ${mayJoin}),
              linked as (
                insert into identities (id, issuer, subject, user_id) select $1::uuid, $2, $3, id from person
                on conflict (issuer, subject) do nothing
              )
         select id, is_active as "isActive" from person`,
        [newId(), issuer, subject, email.toLowerCase()],
      ),
    );
  };
}
