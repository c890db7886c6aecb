import { createHash } from 'node:crypto';
import type { AuditChain } from '#contract/people/audit.ts';
import type { Tx } from '#server/core/data/database.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';
import { auditedText } from '#server/core/sync/changes/audit.ts';

const pageSize = 500;

/** Runs one read, in a transaction of the caller's choice. */
export type ReadInTransaction = <Value>(work: (tx: Tx) => Promise<Value>) => Promise<Value>;

/** Recomputes the hashes of one trail; null is the platform's. A record that was changed, removed, inserted, or moved breaks the chain. */
export async function walkChain(read: ReadInTransaction, tenantId: string | null): Promise<AuditChain> {
  let records = 0;
  let previous: string | null = null;
  let last: Place | undefined;
  for (;;) {
    const page: Awaited<ReturnType<typeof readPage>> = await read((tx) => readPage(tx, tenantId, last));
    for (const record of page) {
      const text = auditedText({
        id: record.id,
        actorId: record.actorId,
        actorRole: record.actorRole,
        impersonatorId: record.impersonatorId,
        tenantId,
        action: record.action,
        objectKind: record.objectKind,
        objectId: record.objectId,
        requestId: record.requestId,
        before: record.before,
        after: record.after,
      });
      const hash: string = createHash('sha256')
        .update(`${previous ?? ''}${record.at.toISOString()}${text}`, 'utf8')
        .digest('hex');
      if (record.previousHash !== previous || record.hash !== hash) return { records, brokenAt: record.id };
      previous = record.hash;
      last = record;
      records += 1;
    }
    if (page.length < pageSize) return { records, brokenAt: null };
  }
}

interface Place {
  readonly id: string;
  readonly at: Date;
}

function readPage(tx: Tx, stored: string | null, after: Place | undefined) {
  const tenantId = storedTenant(stored);
  return tx.auditRecord.findMany({
    where: { tenantId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: pageSize,
    ...(after === undefined ? {} : { cursor: { tenantId_at_id: { tenantId, at: after.at, id: after.id } }, skip: 1 }),
  });
}
