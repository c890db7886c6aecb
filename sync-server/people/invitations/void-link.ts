import type { Tx } from '#server/core/data/database.ts';

interface LinkedInvitation {
  readonly id: string;
  readonly tenantId: string;
  readonly verificationToken: string | null;
}

/** Records an invitation's current link, if any, as a former one: its holder is told that a newer link replaced it. */
export async function voidLink(tx: Tx, { id, tenantId, verificationToken }: LinkedInvitation, now: Date): Promise<void> {
  if (verificationToken === null) return;
  await tx.formerInvitationToken.create({ data: { tokenHash: verificationToken, invitationId: id, tenantId, createdAt: now } });
}
