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

export type LinkPerson = (identity: ProvenIdentity) => Promise<Linked | undefined>;

/**
 * Issuer and subject are the identity. Only the embedded provider's first word about a person is joined by the address, because its
 * accounts come from invitations to that very address; a stranger's provider may call itself by any address it likes.
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
    if (known !== undefined || issuer !== embeddedIssuer || email === undefined || !emailVerified) return known;
    return readFirst(
      Linked,
      await query(
        `with person as (select id, is_active from users where email = $4),
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
