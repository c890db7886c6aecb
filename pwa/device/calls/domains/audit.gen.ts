// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { AuditChain, AuditRecord } from '#contract/people/audit.ts';

export const readAudit = { method: 'GET', path: '/api/admin/audit', row: AuditRecord } as const;
export const verifyAuditChain = { method: 'GET', path: '/api/admin/audit/chain', output: AuditChain } as const;
