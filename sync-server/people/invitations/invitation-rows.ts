import type { RowLoader } from '#server/core/sync/streams/row-loader.ts';

export const invitationRows: RowLoader = async (tx, ids, { tenantId, forOwner }) => {
  if (tenantId === undefined && !forOwner) return [];
  const rows = await tx.invitation.findMany({
    where: { id: { in: [...ids] }, ...(tenantId === undefined ? {} : { tenantId }) },
    omit: { verificationToken: true },
    include: { tenant: { select: { name: true } } },
  });
  return rows.map(({ tenant, ...invitation }) => ({ ...invitation, tenantName: tenant.name }));
};
