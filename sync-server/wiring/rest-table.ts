import { verifyInvitationCall } from '#server/accept/verify-invitation.rest.ts';
import { billingCalls } from '#server/billing/billing.rest.ts';
import { embeddedLeadCalls } from '#server/embedding/receive-lead.rest.ts';
import { explanationCalls } from '#server/explanations/explanations.rest.ts';
import { cspReportCalls } from '#server/http/pages/csp-reports.rest.ts';
import type { RestEntry } from '#server/http/rest-entry.ts';
import { identityCalls } from '#server/identity/identity.rest.ts';
import { previewCalls } from '#server/landing-pages/preview.rest.ts';
import { formCalls } from '#server/landing-pages/receive-form.rest.ts';
import { restEntriesOf } from '#server/operations/rest-entries.ts';
import { pageEventCalls } from '#server/page-views/receive-page-events.rest.ts';
import { templateCalls } from '#server/templates/templates.rest.ts';
import { operations } from './operations.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Every documented call of the server, by domain. */
export const restTable: readonly RestEntry<ServiceDeps>[] = [
  ...identityCalls,
  ...restEntriesOf(operations),
  ...templateCalls,
  ...previewCalls,
  ...formCalls,
  ...embeddedLeadCalls,
  ...pageEventCalls,
  ...billingCalls,
  ...explanationCalls,
  verifyInvitationCall,
  ...cspReportCalls,
];
