import { acceptCalls } from '#server/accept/accept.rest.ts';
import { billingCalls } from '#server/billing/billing.rest.ts';
import { cspReportCalls } from '#server/http/csp-reports.rest.ts';
import type { RestEntry } from '#server/http/rest-entry.ts';
import { identityCalls } from '#server/identity/identity.rest.ts';
import { restEntriesOf } from '#server/operations/rest-entries.ts';
import { templateCalls } from '#server/templates/templates.rest.ts';
import { tenantAdminCalls } from '#server/tenants/tenant-admin.rest.ts';
import { tenantSettingsCalls } from '#server/tenants/tenant-settings.rest.ts';
import { tenantReadCalls } from '#server/tenants/tenants.rest.ts';
import { userCalls } from '#server/users/users.rest.ts';
import { operations } from './operations.ts';

/** Every documented call of the server, domain by domain. */
export const restTable: readonly RestEntry[] = [
  ...identityCalls,
  ...tenantReadCalls,
  ...tenantAdminCalls,
  ...tenantSettingsCalls,
  ...restEntriesOf(operations),
  ...templateCalls,
  ...billingCalls,
  ...userCalls,
  ...acceptCalls,
  ...cspReportCalls,
];
