import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Tx } from '#server/core/data/database.ts';
import { type Change, type ChangeDeps, createChanges } from '#server/core/sync/changes/change.ts';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';
import { allowBinding } from '#server/people/identity/sign-in/link-person.ts';
import { issueReset } from '#server/people/identity/tickets/reset-links.ts';
import { touchPerson } from '#server/people/users/touch-person.ts';

export interface MakeOwnerDeps extends Omit<ChangeDeps, 'hint'> {
  readonly randomBytes: RandomBytes;
}

export interface WantedOwner {
  readonly email: string;
  /** True if a platform owner in addition to the present ones is wanted. */
  readonly another: boolean;
  /** True if an outside identity provider stores the passwords. */
  readonly outsideProvider: boolean;
}

/** Token of the link with which the owner chooses a password; undefined if an outside provider stores it. */
export interface MadeOwner {
  readonly token: string | undefined;
}

/**
 * Creates a platform owner for the operator. For the address of an existing platform owner it only makes a new link, so the command can be
 * repeated after the first link has expired.
 */
export async function makeOwner(deps: MakeOwnerDeps, wanted: WantedOwner): Promise<Outcome<MadeOwner, 'Conflict'>> {
  const changes = createChanges({ ...deps, hint: () => undefined });
  const actor = platformActor(deps.newId(), deps.clock(), undefined);
  return changes.runAsPlatform(actor, async (change): Promise<Outcome<MadeOwner, 'Conflict'>> => {
    const { tx, now } = change;
    const { email } = wanted;
    const owner = await obtainOwner(change, wanted);
    if (!owner.ok) return owner;
    const { id, action } = owner.value;
    change.audit('users.inviteOwner', { kind: 'user', id }, undefined, { email, act: action });
    if (wanted.outsideProvider) {
      await allowBinding((sql, values) => tx.$queryRawUnsafe(sql, ...values), email, now);
      return done({ token: undefined });
    }
    await obtainAccount(tx, { id: deps.newId(), email, action });
    const link = await issueReset(tx, { email, tenantId: null, now, randomBytes: deps.randomBytes });
    if (link === undefined) return refused('Conflict', `The account of ${email} is disabled: choose another address.`);
    return done({ token: link.token });
  });
}

interface Owner {
  readonly id: string;
  readonly action: 'created' | 'linked';
}

async function obtainOwner(change: Change, { email, another, outsideProvider }: WantedOwner): Promise<Outcome<Owner, 'Conflict'>> {
  const { tx } = change;
  const person = await tx.user.findUnique({ where: { email }, select: { id: true, role: true, isActive: true, identities: true } });
  if (person === null) {
    const present = await tx.user.findFirst({ where: { role: 'platform_owner', isActive: true }, orderBy: { createdAt: 'asc' } });
    if (present !== null && !another) return refused('Conflict', ownerPresent(present.email));
    const id = change.newId();
    await tx.user.create({ data: { id, email, role: 'platform_owner' } });
    touchPerson(change, id, []);
    return done({ id, action: 'created' });
  }
  if (person.role !== 'platform_owner' || !person.isActive) return refused('Conflict', noOwner(email));
  if (outsideProvider && person.identities.length > 0)
    return refused('Conflict', `${email} is a platform owner and signs in at the identity provider already: nothing was changed.`);
  return done({ id: person.id, action: 'linked' });
}

const ownerPresent = (email: string): string =>
  `${email} is a platform owner already, and can invite people in the app and make them platform owners. If another one is to be made here, add --another.`;

const noOwner = (email: string): string =>
  `${email} has an account here that is not a platform owner’s, or is deactivated: a platform owner changes that in the app. Choose another address.`;

/** A new owner starts without a password: an earlier password for the address must not grant access. */
async function obtainAccount(tx: Tx, { id, email, action }: Owner & { readonly email: string }): Promise<void> {
  await tx.account.upsert({
    where: { email },
    create: { id, email, emailVerified: true },
    update: action === 'created' ? { passwordHash: null, emailVerified: true, disabledAt: null } : {},
  });
}
