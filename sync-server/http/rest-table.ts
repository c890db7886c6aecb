import { acceptCalls } from '#server/accept/accept.rest.ts';
import { auditCalls } from '#server/audit/audit.rest.ts';
import { billingCalls } from '#server/billing/billing.rest.ts';
import { calculatorCalls } from '#server/calculators/calculators.rest.ts';
import { couponCalls } from '#server/coupons/coupons.rest.ts';
import { identityCalls } from '#server/identity/identity.rest.ts';
import { invitationCalls } from '#server/invitations/invitations.rest.ts';
import { landingPageCalls } from '#server/landing-pages/landing-pages.rest.ts';
import { migrationCalls } from '#server/migration/migration.rest.ts';
import { planCalls } from '#server/plans/plans.rest.ts';
import { settingCalls } from '#server/settings/settings.rest.ts';
import { statsCalls } from '#server/stats/stats.rest.ts';
import { templateCalls } from '#server/templates/templates.rest.ts';
import { tenantAdminCalls } from '#server/tenants/tenant-admin.rest.ts';
import { tenantSettingsCalls } from '#server/tenants/tenant-settings.rest.ts';
import { tenantReadCalls } from '#server/tenants/tenants.rest.ts';
import { userCalls } from '#server/users/users.rest.ts';
import { cspReportCalls } from './csp-reports.rest.ts';
import type { RestEntry } from './rest-entry.ts';

/** Every documented call of the server, domain by domain. */
export const restTable: readonly RestEntry[] = [
  ...identityCalls,
  ...calculatorCalls,
  ...tenantReadCalls,
  ...tenantAdminCalls,
  ...tenantSettingsCalls,
  ...statsCalls,
  ...planCalls,
  ...couponCalls,
  ...templateCalls,
  ...settingCalls,
  ...billingCalls,
  ...userCalls,
  ...invitationCalls,
  ...acceptCalls,
  ...landingPageCalls,
  ...migrationCalls,
  ...auditCalls,
  ...cspReportCalls,
];
