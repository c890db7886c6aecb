import { defineDomain } from '#server/core/faces/define-domain.ts';
import { claimDomain } from './claim-domain.ts';
import { listDomains } from './list-domains.ts';
import { recheckDomains } from './recheck-domains.ts';
import { removeDomain } from './remove-domain.ts';
import { sendDomainInstructions } from './send-instructions.ts';
import { verifyDomain } from './verify-domain.ts';

const hourMs = 60 * 60 * 1000;

export const domainsFace = defineDomain({
  name: 'domains',
  operations: [listDomains, claimDomain, removeDomain, verifyDomain, sendDomainInstructions],
  jobs: [{ name: 'domains', everyMs: hourMs, run: recheckDomains }],
  tables: {
    tenant_domains: {},
  },
});
