import { AuditChain, VerifyChain } from '#contract/people/audit.ts';
import { done } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { walkChain } from './walk-chain.ts';

/** Recomputes the hashes of one trail. A record that was changed, removed, inserted, or moved breaks the chain at the next one. */
export const verifyChain = defineOperation({
  name: 'audit.read',
  id: 'verifyAuditChain',
  summary: 'Check that an audit trail is unchanged',
  input: VerifyChain,
  output: AuditChain,
  rest: { method: 'GET', path: '/api/admin/audit/chain', example: { records: 128, brokenAt: null } },
  graphql: { query: 'auditChain' },
  read: async ({ deps }, { tenant = 'platform' }) =>
    done(await deps.db.reading({ as: 'platform' }, (tx) => walkChain((work) => work(tx), tenant === 'platform' ? null : tenant))),
});
