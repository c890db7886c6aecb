import type { CurrentUser, Membership } from '#contract/session.ts';
import { readSealKey, type SealKey } from '#server/identity/seal-key.ts';
import type { Builder } from './builder.ts';
import { unwrap } from './unwrap.ts';

export function defineMeFields(builder: Builder): void {
  const MembershipRef = builder.objectRef<Membership>('Membership').implement({
    fields: (t) => ({
      tenantId: t.exposeID('tenantId'),
      tenantName: t.exposeString('tenantName'),
      subdomain: t.exposeString('subdomain'),
      role: t.exposeString('role'),
      tenantStatus: t.exposeString('tenantStatus'),
    }),
  });
  const Me = builder.objectRef<CurrentUser>('CurrentUser').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName', { nullable: true }),
      lastName: t.exposeString('lastName', { nullable: true }),
      profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
      role: t.exposeString('role'),
      isActive: t.exposeBoolean('isActive'),
      memberships: t.field({ type: [MembershipRef], resolve: (user) => user.memberships }),
      lease: t.exposeString('lease', { description: 'Signed: who may use this device without a network, and until when.' }),
    }),
  });
  const Key = builder.objectRef<SealKey>('SealKey').implement({ fields: (t) => ({ key: t.exposeString('key') }) });
  builder.queryFields((t) => ({
    me: t.field({ type: Me, resolve: async (_root, _args, { deps, principal }) => unwrap(await deps.currentUser(principal)) }),
    sealKey: t.field({
      type: Key,
      description: 'The key under which a device keeps unsent changes of a person who signs out.',
      resolve: async (_root, _args, { deps, principal }) => unwrap(await readSealKey(deps, principal)),
    }),
  }));
}
