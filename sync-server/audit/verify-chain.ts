import { createHash } from 'node:crypto';
import { AuditChain, VerifyChain } from '#contract/people/audit.ts';
import { done } from '#contract/values/outcome.ts';
import type { Tx } from '#server/data/database.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { auditedText } from '#server/sync/audit.ts';

const pageSize = 500;

/** Recomputes the hashes of one trail. A record that was changed, removed, inserted, or moved breaks the chain at the next one. */
export const verifyChain = defineOperation({
  name: 'audit.read',
  id: 'verifyAuditChain',
  summary: 'Whether a trail is as it was written',
  input: VerifyChain,
  output: AuditChain,
  rest: { method: 'GET', path: '/api/admin/audit/chain', example: { records: 128, brokenAt: null } },
  graphql: { query: 'auditChain' },
  read: async ({ deps }, { tenant = 'platform' }) =>
    done(await deps.db.reading({ as: 'platform' }, (tx) => walkChain(tx, tenant === 'platform' ? null : tenant))),
});

async function walkChain(tx: Tx, tenantId: string | null): Promise<AuditChain> {
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
        impersonatorId: record.impersonatorId,
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
