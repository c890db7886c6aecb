import type { Tx } from '#server/data/database.ts';

interface LinkedInvitation {
  readonly id: string;
  readonly tenantId: string;
  readonly verificationToken: string | null;
}

/** Remembers the link that an invitation had so far as a former one, if there was any: its holder is told that a newer link replaced it. */
export async function voidLink(tx: Tx, { id, tenantId, verificationToken }: LinkedInvitation, now: Date): Promise<void> {
  if (verificationToken === null) return;
  await tx.formerInvitationToken.create({ data: { tokenHash: verificationToken, invitationId: id, tenantId, createdAt: now } });
}
