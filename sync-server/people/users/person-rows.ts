import { QuickActions } from '#contract/people/quick-actions.ts';
import { LanguageChoice } from '#contract/values/language-choice.ts';
import { confine } from '#server/core/access/confine.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Row, RowLoader } from '#server/core/sync/streams/row-loader.ts';
import { personColumns } from './person-columns.ts';

/** A person's own row. */
export const ownRows: RowLoader = async (tx, ids, { confinedTo }) => {
  const people = await tx.user.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      role: true,
      isActive: true,
      memberships: { select: { tenantId: true, role: true } },
      preferences: true,
    },
  });
  return people.map(({ preferences, ...person }) => ({
    ...confine(person, confinedTo),
    ...(QuickActions.safeParse(preferences).data ?? {}),
    ...(LanguageChoice.safeParse(preferences).data ?? {}),
  }));
};

/** The people in an administrator's lists. */
export const personRows: RowLoader = async (tx, ids, { tenantId, forOwner }) => {
  if (tenantId === undefined) return forOwner ? peopleRows(tx, ids) : [];
  const rows = await tx.membership.findMany({
    where: { tenantId, userId: { in: [...ids] } },
    select: {
      role: true,
      user: { select: personColumns },
    },
  });
  return rows.map(({ role, user }) => ({ ...user, tenantId, memberRole: role }));
};

function peopleRows(tx: Tx, ids: readonly string[]): Promise<readonly Row[]> {
  return tx.user.findMany({
    where: { id: { in: [...ids] } },
    select: { ...personColumns, memberships: { select: { tenantId: true, role: true }, orderBy: { tenantId: 'asc' } } },
  });
}
