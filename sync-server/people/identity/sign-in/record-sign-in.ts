import type { Database } from '#server/core/data/database.ts';
import { writeAudit } from '#server/core/sync/changes/audit.ts';

export interface RecordSignInDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** One audit record for each sign-in. */
export function recordSignIn({ db, clock, newId }: RecordSignInDeps): (userId: string, requestId: string) => Promise<void> {
  return (userId, requestId) =>
    db.inTransaction({ as: 'platform', userId }, async (tx) => {
      const { email, role } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, role: true } });
      const caller = { userId, email, role, memberships: [], sessionId: '', signedInAt: clock(), requestId };
      const entry = { id: newId(), action: 'session.start', object: { kind: 'user', id: userId }, before: undefined, after: undefined };
      await writeAudit(tx, { caller, now: clock() }, [entry]);
    });
}
