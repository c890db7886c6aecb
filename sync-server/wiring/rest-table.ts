import { verifyInvitationCall } from '#server/accept/verify-invitation.rest.ts';
import { auditCalls } from '#server/audit/audit.rest.ts';
import { billingCalls } from '#server/billing/billing.rest.ts';
import { calculatorCalls } from '#server/calculators/calculators.rest.ts';
import { cspReportCalls } from '#server/http/csp-reports.rest.ts';
import type { RestEntry } from '#server/http/rest-entry.ts';
import { identityCalls } from '#server/identity/identity.rest.ts';
import { migrationCalls } from '#server/migration/migration.rest.ts';
import { restEntriesOf } from '#server/operations/rest-entries.ts';
import { statsCalls } from '#server/stats/stats.rest.ts';
import { templateCalls } from '#server/templates/templates.rest.ts';
import { operations } from './operations.ts';

/** Every documented call of the server, domain by domain. */
export const restTable: readonly RestEntry[] = [
  ...identityCalls,
  ...calculatorCalls,
  ...statsCalls,
  ...restEntriesOf(operations),
  ...templateCalls,
  ...billingCalls,
  verifyInvitationCall,
  ...migrationCalls,
  ...auditCalls,
  ...cspReportCalls,
];
