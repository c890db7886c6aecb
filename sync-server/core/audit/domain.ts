import { defineDomain } from '#server/core/faces/define-domain.ts';
import { readAudit } from './read-audit.ts';
import { verifyChain } from './verify-chain.ts';

export const auditFace = defineDomain({
  name: 'audit',
  operations: [readAudit, verifyChain],
});
