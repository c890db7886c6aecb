import type { MemberRole, Role } from '#contract/people/roles.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly invitedAt: Date | null;
  readonly memberships: readonly { readonly tenantId: string; readonly role: MemberRole }[];
}

/**
 * Locks a person and reads all memberships, including those in other tenants, because an administrator's rights over a person depend on
 * their other memberships. None of them is returned to the client.
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
