import type { Operation } from '#server/core/access/permissions.ts';

/** A field of the schema: the operation that guards it, the kind of object it names, and its arguments. */
export type GraphqlField = readonly [operation: Operation, kind: string | undefined, document: string];

/**
 * `$id` is the object of the field, `$email` that object's address; `$person` and `$target` are an existing person and an existing tenant,
 * `$colleague` is an unused address, and `$config` is the content of a page.
 */
const writtenFields: readonly GraphqlField[] = [
  ['session.read', undefined, '{ me { id } }'],
  ['sync.sealKey', undefined, '{ sealKey { key } }'],
  ['sync.pull', undefined, '{ pull(protocol: 1, checkpoints: [], follow: []) { now } }'],
  ['sync.pull', undefined, '{ knownCommands(ids: []) }'],
  ['stats.read', undefined, '{ stats { totalTenants } }'],

  ['calculators.list', undefined, '{ calculators { total } }'],
  ['calculators.usage', 'tenants', 'query($id: ID!) { calculatorUsage(tenantId: $id) { current } }'],
  ['calculators.ofTenant', 'tenants', 'query($id: ID!) { tenantCalculators(tenantId: $id) { total } }'],
  ['calculators.add', 'tenants', 'mutation($id: ID!) { addCalculator(tenantId: $id, calculatorId: "loan-payment") { current } }'],
  ['calculators.remove', 'tenants', 'mutation($id: ID!) { removeCalculator(tenantId: $id, calculatorId: "loan-payment") { current } }'],
  ['calculators.add', 'tenants', 'mutation($id: ID!) { setCalculators(tenantId: $id, add: ["loan-payment"], remove: []) { current } }'],
  ['calculators.set', 'tenants', 'mutation($id: ID!) { setCalculators(tenantId: $id, add: [], remove: ["loan-payment"]) { current } }'],

  ['tenants.list', undefined, '{ tenants { total } }'],
  ['tenants.mine', undefined, '{ myTenants { total } }'],
  ['tenants.info', 'tenants', 'query($id: ID!) { tenantInfo(tenant: $id) { id } }'],
  ['tenants.usage', 'tenants', 'query($id: ID!) { tenantUsage(tenant: $id) { aiUsage { cost } } }'],
  ['tenants.changeAdmin', 'tenants', 'mutation($id: ID!, $person: ID!) { changeTenantAdmin(id: $id, newAdminId: $person) { id } }'],
  ['tenants.delete', 'tenants', 'mutation($id: ID!) { deleteTenantWithUsers(id: $id) { id } }'],
  ['tenants.delete', 'tenants', 'mutation($id: ID!, $target: ID!) { deleteTenantAndReassign(id: $id, targetTenantId: $target) { id } }'],
  ['tenants.list', undefined, '{ deletedTenants { total } }'],
  ['tenants.list', 'tenants', 'query($id: ID!) { deletionLoss(id: $id) { deletedUsers } }'],
  ['tenants.restore', 'tenants', 'mutation($id: ID!) { restoreTenant(id: $id) { id } }'],
  ['tenants.settings', 'tenants', 'mutation($id: ID!) { setTenantIcons(tenant: $id, icons: null) { tenantId } }'],
  ['domains.claim', 'tenants', 'mutation($id: ID!) { claimDomain(tenant: $id, domain: "clients.example") { id } }'],
  ['domains.list', 'tenants', 'query($id: ID!) { tenantDomains(tenant: $id) { total } }'],
  ['domains.claim', 'domains', 'mutation($id: ID!, $colleague: String!) { sendDomainInstructions(id: $id, email: $colleague) { id } }'],
  ['domains.remove', 'domains', 'mutation($id: ID!) { removeDomain(id: $id) { id } }'],
  ['domains.verify', 'domains', 'mutation($id: ID!) { verifyDomain(id: $id) { id } }'],

  ['users.list', undefined, '{ users { total } }'],
  ['users.team', 'tenants', 'query($id: ID!) { team(tenant: $id) { total } }'],
  ['users.tenantUsers', undefined, '{ tenantUsers { total } }'],
  ['users.delete', 'users', 'mutation($id: ID!) { deleteUser(id: $id) { id } }'],
  ['invitations.list', undefined, '{ invitations { total } }'],
  ['invitations.list', undefined, '{ invitationCounts { total } }'],
  ['users.resendInvite', 'invitations', 'mutation($email: String!) { resendInvite(email: $email) { id } }'],
  ['invitation.verify', undefined, '{ verifyInvitation(token: "no-such") { email } }'],
  [
    'invitation.accept',
    undefined,
    'mutation { acceptInvitation(token: "no-such", firstName: "Ann", lastName: "Archer", password: "no-such") { email } }',
  ],
  ['invitation.decline', undefined, 'mutation { declineInvitation(token: "no-such") { message } }'],
  ['contact.read', undefined, '{ contact { supportEmail } }'],
  ['leads.create', undefined, 'mutation { createLead(name: "Ann", email: "ann@northwind.example", message: "Hello") { message } }'],
  ['leads.list', undefined, '{ leads { total } }'],
  ['leads.handle', 'leads', 'mutation($id: ID!) { handleLead(id: $id, isHandled: true) { id } }'],
  ['support.ask', 'tenants', 'mutation($id: ID!) { askSupport(tenant: $id, subject: "Help", message: "Hello") { id } }'],
  ['support.listOwn', 'tenants', 'query($id: ID!) { ownSupportRequests(tenant: $id) { total } }'],
  ['support.listOwn', 'tenants', 'query($id: ID!) { supportPromise(tenant: $id) { answerHours } }'],
  ['support.list', undefined, '{ supportRequests { total } }'],
  ['support.answer', 'support-requests', 'mutation($id: ID!) { answerSupportRequest(id: $id, isAnswered: true) { id } }'],
  [
    'signUp.begin',
    undefined,
    'mutation { beginSignUp(firmName: "Northwind", subdomain: "northwind", email: "ann@northwind.example") { message } }',
  ],
  ['signUp.begin', undefined, '{ subdomainCheck(subdomain: "northwind") { problem } }'],
  ['signUp.begin', undefined, '{ verifySignUp(token: "no-such") { email } }'],
  [
    'signUp.complete',
    undefined,
    'mutation { completeSignUp(token: "no-such", subdomain: "northwind", firstName: "Ann", lastName: "Archer", password: "no-such") { email } }',
  ],
  ['invitation.requestNew', undefined, 'mutation { requestNewInvitation(token: "no-such") { message } }'],

  ['plans.list', undefined, '{ plans { total } }'],
  ['plans.list', undefined, '{ platformCurrency { code } }'],
  ['coupons.list', undefined, '{ coupons { total } }'],
  ['coupons.list', 'coupons', 'query($id: ID!) { couponUsage(id: $id) { uses } }'],
  ['coupons.apply', undefined, '{ couponPreview(code: "NONE") { code } }'],
  ['templates.list', undefined, '{ templates { total } }'],
  ['templates.gallery', undefined, '{ landingTemplates { total } }'],
  ['templates.gallery', undefined, '{ landingTemplate(id: "019600aa-0000-7000-8000-00000000ffff") { id } }'],
  ['templates.write', 'templates', 'mutation($id: ID!) { switchTemplate(id: $id, isActive: true) { id } }'],
  ['templates.write', undefined, 'mutation($config: JSON!) { uploadLandingTemplate(name: "Template", config: $config) { id } }'],
  ['settings.read', undefined, '{ platformSetting(key: "billing") { key } }'],
  ['settings.write', undefined, 'mutation { writePlatformSetting(key: "billing", value: 1) { key } }'],
  ['landingPages.list', undefined, '{ landingPages { total } }'],
  ['landingPages.listOwn', undefined, '{ ownLandingPages { total } }'],
  ['landingPages.listOwn', undefined, '{ abTests { total } }'],
  ['abTests.write', 'ab-tests', 'mutation($id: ID!) { setAbTestStatus(id: $id, status: completed) { id } }'],
  [
    'abTests.write',
    'landing-pages',
    'mutation($id: ID!) { createAbTest(id: $id, name: "Test", variantPageId: "019600aa-0000-7000-8000-00000000ffff", trafficSplit: 50, goal: "send", baselineRate: 10, minimumLift: 20) { id } }',
  ],
  ['formSubmissions.list', undefined, '{ formSubmissions { total } }'],
  ['landingPages.publish', 'landing-pages', 'mutation($id: ID!) { publishLandingPage(id: $id, path: "/spring") { id } }'],
  ['tenants.judgeName', 'tenants', 'mutation($id: ID!) { approveFirmName(id: $id) { id } }'],
  ['tenants.judgeName', 'tenants', 'mutation($id: ID!) { refuseFirmName(id: $id, reason: "A bank") { id } }'],
  ['landingPages.takeDown', 'landing-pages', 'mutation($id: ID!) { takeDownLandingPage(id: $id, reason: "Copied") { id } }'],
  ['landingPages.takeDown', 'landing-pages', 'mutation($id: ID!) { liftLandingPage(id: $id) { id } }'],
  ['landingPages.publish', 'landing-pages', 'mutation($id: ID!) { unpublishLandingPage(id: $id) { id } }'],
  [
    'landingPages.publish',
    'landing-pages',
    'mutation($id: ID!) { scheduleLandingPage(id: $id, path: "/spring", publishAt: "2126-01-01T00:00:00Z", unpublishAt: null) { id } }',
  ],
  ['landingPages.listOwn', 'landing-pages', 'query($id: ID!) { landingPage(id: $id) { id } }'],
  ['landingPages.listOwn', 'landing-pages', 'query($id: ID!) { pageFigures(id: $id, days: 7) { views } }'],
  ['landingPages.update', 'landing-pages', 'mutation($id: ID!) { saveFunnel(id: $id, steps: []) { steps { id } } }'],
  [
    'landingPages.update',
    'landing-pages',
    'mutation($id: ID!, $config: JSON!) { updateLandingPage(id: $id, name: "Page", config: $config) { id } }',
  ],
  ['billing.subscribe', undefined, 'mutation { createSubscription { clientSecret } }'],
  ['billing.ask', 'tenants', 'mutation($id: ID!) { askForPlan(tenant: $id) { message } }'],
  ['billing.subscribe', undefined, 'mutation { confirmPayment(clientSecret: "no-such") { received } }'],
  ['billing.manage', 'tenants', 'query($id: ID!) { planChange(tenant: $id, planId: $id) { kind } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { changePlan(tenant: $id, planId: $id, amountDueCents: 0) { status } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { pauseSubscription(tenant: $id, resumesAt: "2030-01-01T00:00:00Z") { status } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { resumeSubscription(tenant: $id) { status } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { cancelSubscription(tenant: $id, reason: unused) { status } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { keepSubscription(tenant: $id) { status } }'],
  ['migration.export', undefined, 'mutation { exportData { dataCounts { plans } } }'],
  ['billing.manage', 'tenants', 'query($id: ID!) { billingAccount(tenant: $id) { isReadOnly } }'],
  [
    'billing.manage',
    'tenants',
    'mutation($id: ID!) { setBillingDetails(tenant: $id, billingEmail: null, company: "", address: "", taxId: "") { company } }',
  ],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { changePaymentMethod(tenant: $id) { clientSecret } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { payInvoices(tenant: $id) { paid } }'],
  ['billing.adjust', 'tenants', 'mutation($id: ID!) { pauseDunning(id: $id, isPaused: true) { isPaused } }'],
  ['billing.adjust', 'invoices', 'mutation($id: ID!) { refundInvoice(id: $id, amountCents: 1, reason: "x") { number } }'],
  ['billing.adjust', 'invoices', 'mutation($id: ID!) { retryRefund(id: $id) { number } }'],
  ['billing.platform', undefined, '{ billingEvents { total } }'],
  ['billing.platform', undefined, '{ invoices { total } }'],
  ['billing.platform', undefined, '{ aiUsageOfTenants { total } }'],
  ['billing.platform', undefined, '{ revenue { months { recurringCents } } }'],
  ['tenants.usage', 'tenants', 'query($id: ID!) { aiUsageDetails(tenantId: $id) { callsThisMonth } }'],
  ['apiTokens.list', 'tenants', 'query($id: ID!) { apiTokens(tenant: $id) { total } }'],
  ['apiTokens.revoke', 'api-tokens', 'mutation($id: ID!) { revokeApiToken(id: $id) { id } }'],
  ['webhooks.read', 'tenants', 'query($id: ID!) { webhook(tenant: $id) { url } }'],
  ['webhooks.resend', 'webhook-deliveries', 'mutation($id: ID!) { resendWebhookDelivery(id: $id) { id } }'],
  ['ai.explain', 'tenants', 'query($id: ID!) { explanationTerms(tenant: $id) { service } }'],
  ['audit.read', undefined, '{ audit { total } }'],
  ['audit.read', undefined, '{ auditChain { records } }'],
];

/** Each list is a page and a connection, with the same right. */
const connections = writtenFields.flatMap(([operation, kind, document]): readonly GraphqlField[] => {
  const asked = document.replace(/(\{ \w+)((?:\([^)]*\))?) \{ total \} \}$/, '$1Connection$2 { totalCount } }');
  return asked === document || asked.includes('invitationCounts') ? [] : [[operation, kind, asked]];
});

export const graphqlFields: readonly GraphqlField[] = [...writtenFields, ...connections];

/** Name of the root field of each document. */
export const matrixFields: ReadonlySet<string> = new Set(graphqlFields.map(([, , document]) => /\{ (\w+)/.exec(document)?.[1] ?? ''));
