import { acceptCalls } from '#server/accept/accept.rest.ts';
import { calculatorCalls } from '#server/calculators/calculators.rest.ts';
import { identityCalls } from '#server/identity/identity.rest.ts';
import { invitationCalls } from '#server/invitations/invitations.rest.ts';
import { landingPageCalls } from '#server/landing-pages/landing-pages.rest.ts';
import { migrationCalls } from '#server/migration/migration.rest.ts';
import { tenantReadCalls } from '#server/tenants/tenants.rest.ts';
import { userCalls } from '#server/users/users.rest.ts';
import type { RestEntry } from './rest-entry.ts';

/** Every documented call of the server, domain by domain. */
export const restTable: readonly RestEntry[] = [
  ...identityCalls,
  ...calculatorCalls,
  ...tenantReadCalls,
  ...userCalls,
  ...invitationCalls,
  ...acceptCalls,
  ...landingPageCalls,
  ...migrationCalls,
];
