import { AuditQuery, type AuditView, VerifyChain } from '#contract/audit.ts';
import { done } from '#contract/outcome.ts';
import { answerOf, respond } from '#server/http/answer.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { readAudit } from './read-audit.ts';
import { verifyChain } from './verify-chain.ts';

const example: AuditView = {
  id: '019600aa-0000-7000-8000-0000000000c1',
  at: new Date('2026-01-15T09:00:00.000Z'),
  actorId: '019600aa-0000-7000-8000-00000000000a',
  actorRole: 'platform_owner',
  tenantId: '019600aa-0000-7000-8000-000000000001',
  action: 'tenants.update',
  objectKind: 'tenant',
  objectId: '019600aa-0000-7000-8000-000000000001',
  requestId: '019600aa-0000-7000-8000-0000000000d1',
  before: { name: 'Northwind' },
  after: { name: 'Northwind Advisors' },
};

/** The trail of changes, for the platform owner. */
export const auditCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/audit',
    operation: 'audit.read',
    summary: 'Who changed what, the newest first, a page at a time',
    example: [example],
    input: AuditQuery,
    handler: async ({ deps, principal }, input) => {
      const outcome = await readAudit(deps, principal, input);
      if (!outcome.ok) return outcome;
      const { rows, total, next } = outcome.value;
      const headers = { 'x-total-estimate': String(total), ...(next === undefined ? {} : { link: nextLink(input, next) }) };
      return respond(answerOf(done(rows)), headers);
    },
  }),
  restEntry({
    method: 'GET',
    path: '/api/admin/audit/chain',
    operation: 'audit.read',
    summary: 'Whether a trail is as it was written',
    example: { records: 128, brokenAt: null },
    input: VerifyChain,
    handler: ({ deps, principal }, input) => verifyChain(deps, principal, input),
  }),
];

function nextLink(asked: AuditQuery, cursor: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, cursor })) if (value !== undefined) query.set(name, value);
  return `</api/admin/audit?${query}>; rel="next"`;
}
