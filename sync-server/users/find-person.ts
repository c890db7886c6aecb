import type { MemberRole, Role } from '#contract/roles.ts';
import type { Tx } from '#server/data/database.ts';
import { withPlatformRights } from '#server/data/platform-rights.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly invitedAt: Date | null;
  readonly memberships: readonly { readonly tenantId: string; readonly role: MemberRole }[];
}

/**
 * Locks a person and reads all memberships, those in tenants of others included: what an administrator may do to somebody depends on
 * where else that somebody is. Nothing of it is answered.
 */
export function lockPerson(tx: Tx, id: string): Promise<Person | undefined> {
  return withPlatformRights(tx, async () => {
    await tx.$queryRaw`select 1 from users where id = ${id}::uuid for update`;
    const person = await tx.user.findUnique({
      where: { id },
      select: {
        id: true,
        email: true,
        role: true,
        isActive: true,
        invitedAt: true,
        memberships: { select: { tenantId: true, role: true }, orderBy: { tenantId: 'asc' } },
      },
    });
    return person ?? undefined;
  });
}
