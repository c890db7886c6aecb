import { nobodyId, platformActor } from '#server/core/access/platform-actor.ts';
import type { Database, Tx } from '#server/core/data/database.ts';
import type { Log } from '#server/core/http/log.ts';
import { networkOf } from '#server/core/http/requests/request-origin.ts';
import { createLocalBuckets } from '#server/core/rate-limits/local-buckets.ts';
import { type AuditedObject, writeAudit } from '#server/core/sync/changes/audit.ts';

/** A refused action: the action, the network address, the person as far as proven, and the reason. */
export interface Denial {
  readonly action: 'session.refuse' | 'access.refuse';
  readonly object: AuditedObject;
  readonly userId?: string | undefined;
  /** The person whose view a platform owner had open. */
  readonly viewedAs?: string | undefined;
  readonly reason: string;
  /** Ids of the requested objects. */
  readonly named?: readonly string[];
  readonly address: string;
  /** The tenant's host on which it happened. */
  readonly host?: string | undefined;
  readonly requestId: string;
}

export type RecordDenial = (denial: Denial) => Promise<void>;

export interface RecordDenialDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Pick<Log, 'fault' | 'warn'>;
}

const perMinute = { windowMs: 60_000, whenStoreIsDown: 'open' } as const;
/** Identical denials leave one record a minute; each person, each address, and all of them together are limited to these numbers. */
const limits = {
  same: { ...perMinute, capacity: 1 },
  source: { ...perMinute, capacity: 60 },
  all: { ...perMinute, capacity: 600 },
} as const;

/** Writes denials into the platform's trail. The refusal stands even if it could not be recorded. */
export function createRecordDenial({ db, clock, newId, log }: RecordDenialDeps): RecordDenial {
  const buckets = createLocalBuckets(clock);

  function isLeftOut({ action, object, userId, viewedAs, reason, named = [], address, requestId }: Denial): boolean {
    const source = userId ?? networkOf(address);
    if (buckets.take(JSON.stringify([source, viewedAs, action, object, reason, named]), limits.same, 1).kind !== 'free') return true;
    const isFree = [buckets.take(source, limits.source, 1), buckets.take('all', limits.all, 1)].every(({ kind }) => kind === 'free');
    if (!isFree) log.warn('audit.denial-left-out', { requestId, action });
    return !isFree;
  }

  return async (denial) => {
    if (isLeftOut(denial)) return;
    const { action, object, userId, viewedAs, reason, named = [], address, host, requestId } = denial;
    try {
      await db.inTransaction({ as: 'platform', userId: userId ?? nobodyId }, async (tx) => {
        const actor = await actorOf(tx, { userId, requestId, now: clock() });
        const after = {
          reason,
          address,
          ...(host === undefined ? {} : { host }),
          ...(viewedAs === undefined ? {} : { viewedAs }),
          ...(named.length === 0 ? {} : { named }),
        };
        await writeAudit(tx, { caller: actor, now: clock() }, [{ id: newId(), action, object, before: undefined, after }]);
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
  const select = { id: true, email: true, role: true } as const;
  const person = userId === undefined ? null : await tx.user.findUnique({ where: { id: userId }, select });
  if (person === null) return platformActor(requestId, now, undefined);
  return { ...platformActor(requestId, now, { userId: person.id, email: person.email }), role: person.role };
}
