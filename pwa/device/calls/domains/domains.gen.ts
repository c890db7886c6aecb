// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { SentDomainInstructions, TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';

export const claimDomain = { method: 'POST', path: '/api/tenant/domains', output: TenantDomainEntry } as const;
export const listDomains = { method: 'GET', path: '/api/tenant/domains', row: TenantDomainEntry } as const;
export const removeDomain = { method: 'DELETE', path: '/api/tenant/domains/{id}', output: TenantDomainEntry } as const;
export const sendDomainInstructions = { method: 'POST', path: '/api/tenant/domains/{id}/instructions', output: SentDomainInstructions } as const;
export const verifyDomain = { method: 'POST', path: '/api/tenant/domains/{id}/verify', output: TenantDomainEntry } as const;
