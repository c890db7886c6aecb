import { createHash } from 'node:crypto';
import type { ChainReport, VerifyChain } from '#contract/audit.ts';
import { done, type Outcome } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Principal } from '#server/access/caller.ts';
import type { Database, Tx } from '#server/data/database.ts';
import { auditedText } from '#server/sync/audit.ts';

const pageSize = 500;

/** Reckons the hashes of one trail anew. A record that was changed, taken out, put in or moved breaks the chain at the next one. */
export async function verifyChain(
  { db }: { readonly db: Database },
  principal: Principal,
  { tenant = 'platform' }: VerifyChain,
): Promise<Outcome<ChainReport, AccessRefusal['code']>> {
  const refusal = authorise('audit.read', principal);
  if (refusal !== undefined) return refusal;
  return done(await db.reading({ as: 'platform' }, (tx) => walkChain(tx, tenant === 'platform' ? null : tenant)));
}

async function walkChain(tx: Tx, tenantId: string | null): Promise<ChainReport> {
  let records = 0;
  let previous: string | null = null;
  let last: string | undefined;
  for (;;) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(tx, tenantId, last);
    for (const record of page) {
      const text = auditedText({
        id: record.id,
        actorId: record.actorId,
        actorRole: record.actorRole,
        tenantId: record.tenantId,
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
      last = record.id;
      records += 1;
    }
    if (page.length < pageSize) return { records, brokenAt: null };
  }
}

function readPage(tx: Tx, tenantId: string | null, after: string | undefined) {
  return tx.auditRecord.findMany({
    where: { tenantId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: pageSize,
    ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
  });
}
