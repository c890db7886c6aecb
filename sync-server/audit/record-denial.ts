import { nobodyId, platformActor } from '#server/access/platform-actor.ts';
import type { Database, Tx } from '#server/data/database.ts';
import type { Log } from '#server/http/log.ts';
import { createLocalBuckets } from '#server/rate-limits/local-buckets.ts';
import { type AuditedObject, writeAudit } from '#server/sync/audit.ts';

/** Something that was refused: what was tried, by whom as far as that is proven, and why not. */
export interface Denial {
  readonly action: 'session.refuse' | 'access.refuse';
  readonly object: AuditedObject;
  readonly userId?: string | undefined;
  readonly after: Readonly<Record<string, string>>;
  readonly requestId: string;
}

export type RecordDenial = (denial: Denial) => Promise<void>;

export interface RecordDenialDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Pick<Log, 'fault' | 'warn'>;
}

/** The same denial leaves one record a minute, and all together so many that nobody fills the trail by knocking. */
const limits = {
  same: { capacity: 1, windowMs: 60_000, whenStoreIsDown: 'open' },
  all: { capacity: 300, windowMs: 60_000, whenStoreIsDown: 'open' },
} as const;

/** Writes denials into the platform's trail. A refusal stands whether or not it could be written down. */
export function createRecordDenial({ db, clock, newId, log }: RecordDenialDeps): RecordDenial {
  const buckets = createLocalBuckets(clock);
  return async ({ action, object, userId, after, requestId }) => {
    const key = JSON.stringify([action, object, userId, after]);
    if (buckets.take(key, limits.same).kind !== 'free') return;
    if (buckets.take('all', limits.all).kind !== 'free') return log.warn('audit.denials-left-out', { requestId });
    try {
      await db.inTransaction({ as: 'platform', userId: userId ?? nobodyId }, async (tx) => {
        const actor = await actorOf(tx, { userId, requestId, now: clock() });
        await writeAudit(tx, actor, clock(), [{ id: newId(), action, object, before: undefined, after }]);
      });
    } catch (fault) {
      log.fault('audit.denial', fault, { requestId });
    }
  };
}

interface Acting {
  readonly userId: string | undefined;
  readonly requestId: string;
  readonly now: Date;
}

async function actorOf(tx: Tx, { userId, requestId, now }: Acting) {
  const person =
    userId === undefined ? null : await tx.user.findUnique({ where: { id: userId }, select: { id: true, email: true, role: true } });
  if (person === null) return platformActor(requestId, now, undefined);
  return { ...platformActor(requestId, now, { userId: person.id, email: person.email }), role: person.role };
}
