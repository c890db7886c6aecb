import * as z from 'zod/mini';
import { ClaimDomain, OfOwnTenant, type TenantDomainEntry, VerifyDomain } from '#contract/tenant-domains.ts';
import { SetUpOwnTenant, type TenantSettings } from '#contract/tenant-settings.ts';
import { answerRows } from '#server/http/cut-rows.ts';
import { listParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { setUpOwnTenant } from './set-up-tenant.ts';
import { claimDomain, claimList, listDomains, verifyDomain } from './tenant-domains.ts';

const tenantId = '019600aa-0000-7000-8000-000000000001';
const exampleSettings: TenantSettings = { tenantId, assumptions: { inflation: 2.5 }, brand: { accent: '#0f766e' }, offlineDays: 7 };
const exampleDomain: TenantDomainEntry = {
  id: '019600aa-0000-7000-8000-0000000000d1',
  tenantId,
  domain: 'calculators.northwind.example',
  state: 'pending',
  record: { type: 'TXT', name: '_reckoner.calculators.northwind.example', value: 'reckoner-verify=5f0c…' },
  observed: [],
  checkedAt: null,
  verifiedAt: null,
  failingSince: null,
  suspendsAt: null,
  expiresAt: new Date('2026-01-18T09:00:00.000Z'),
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};

/** What an administrator sets up for the own tenant: assumptions, look, offline term and domains. */
export const tenantSettingsCalls = [
  restEntry({
    method: 'PUT',
    path: '/api/tenant/settings',
    operation: 'tenants.settings',
    summary: 'Set assumptions, look and offline term of a tenant; each part that is given replaces the one before',
    example: exampleSettings,
    input: SetUpOwnTenant,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => setUpOwnTenant(change, input)),
  }),
  restEntry({
    method: 'GET',
    path: '/api/tenant/domains',
    operation: 'domains.list',
    summary: 'The domains that a tenant claimList, with the record to set and what was seen',
    example: [exampleDomain],
    input: z.extend(OfOwnTenant, listParameters),
    handler: async ({ deps, principal }, input) =>
      answerRows(await listDomains(deps, principal, input), '/api/tenant/domains', input, claimList),
  }),
  restEntry({
    method: 'POST',
    path: '/api/tenant/domains',
    operation: 'domains.claim',
    summary: 'Claim a domain for a tenant; claiming it again answers the running claim',
    example: exampleDomain,
    input: ClaimDomain,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => claimDomain(change, input)),
  }),
  restEntry({
    method: 'POST',
    path: '/api/tenant/domains/{id}/verify',
    operation: 'domains.verify',
    summary: 'Look the proof of a claim up',
    example: exampleDomain,
    input: VerifyDomain,
    handler: ({ deps, principal }, input) => verifyDomain(deps, principal, input),
  }),
];
