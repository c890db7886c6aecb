import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';

/** The identity that a provider asserts. */
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
  readonly clock: () => Date;
  /** Issuer of the embedded provider, whose accounts this application created. */
  readonly embeddedIssuer: string | undefined;
}

export type LinkPerson = (identity: ProvenIdentity) => Promise<Linked | undefined>;

/** Time in which a person who accepted an invitation has to sign in at the outside provider for the first time. */
const bindingLifeMs = 30 * 24 * 60 * 60 * 1000;

/** The holder of an invitation to this address accepted it: one identity with the address may be linked to the person, once. */
export async function allowBinding(query: IdentityQuery, email: string, now: Date): Promise<void> {
  await query(
    `insert into oidc_payloads (type, id, payload, expires_at) values ('Binding', $1, '{}'::jsonb, $2::timestamptz)
     on conflict (type, id) do update set expires_at = excluded.expires_at`,
    [email.toLowerCase(), new Date(now.getTime() + bindingLifeMs)],
  );
}

/** Links an identity of our embedded provider, whose account was created for this address. */
const byOwnAccount = `
  with allowed as (select 1 where $5::timestamptz is not null)`;

/** Links by an accepted invitation, which is used up: only one of several concurrent attempts succeeds. */
const byInvitation = `
  with allowed as (
    delete from oidc_payloads where type = 'Binding' and id = $4 and expires_at > $5::timestamptz
      and not exists (select 1 from identities d join users v on v.id = d.user_id where v.email = $4)
    returning 1
  )`;

const join = `,
  person as (
    select id, is_active from users u where email = $4 and exists (select 1 from allowed)
      and not exists (select 1 from identities d where d.user_id = u.id and d.issuer = $2)
  ), linked as (
    insert into identities (id, issuer, subject, user_id) select $1::uuid, $2, $3, id from person
    on conflict (issuer, subject) do nothing
  )
  select id, is_active as "isActive" from person`;

/**
 * Issuer and subject form the identity. An identity of the embedded provider is first linked by its address, because its accounts come from
 * invitations to that address. An identity of an outside provider is linked by a verified address to a person who has accepted an
 * invitation there and has no identity yet, which uses up the invitation; an address alone never links anyone.
 */
export function createLinkPerson({ query, newId, clock, embeddedIssuer }: LinkPersonDeps): LinkPerson {
  return async ({ issuer, subject, email, emailVerified }) => {
    const known = async (): Promise<Linked | undefined> =>
      readFirst(
        Linked,
        await query(
          'select u.id, u.is_active as "isActive" from identities i join users u on u.id = i.user_id where i.issuer = $1 and i.subject = $2',
          [issuer, subject],
        ),
      );
    const person = await known();
    if (person !== undefined || email === undefined || !emailVerified) return person;
    const statement = `${issuer === embeddedIssuer ? byOwnAccount : byInvitation}${join}`;
    const joined = readFirst(Linked, await query(statement, [newId(), issuer, subject, email.toLowerCase(), clock()]));
    // A second tab of the same person may have been faster.
    return joined ?? known();
  };
}
