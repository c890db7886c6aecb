import type { Operation } from '#server/access/permissions.ts';

/** A field of the schema: the operation that guards it, the kind of what it names, and how it is asked for. */
export type GraphqlField = readonly [operation: Operation, kind: string | undefined, document: string];

/**
 * `$id` is what a field is about, `$email` the address of that; `$person` and `$target` are somebody, and a tenant, that are there, and
 * `$config` is the content of a page.
 */
export const graphqlFields: readonly GraphqlField[] = [
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
  ['domains.claim', 'tenants', 'mutation($id: ID!) { claimDomain(tenant: $id, domain: "clients.example") { id } }'],
  ['domains.list', 'tenants', 'query($id: ID!) { tenantDomains(tenant: $id) { total } }'],
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
  ['invitation.requestNew', undefined, 'mutation { requestNewInvitation(token: "no-such") { message } }'],

  ['plans.list', undefined, '{ plans { total } }'],
  ['coupons.list', undefined, '{ coupons { total } }'],
  ['templates.list', undefined, '{ templates { total } }'],
  ['templates.gallery', undefined, '{ landingTemplates { total } }'],
  ['settings.read', undefined, '{ platformSetting(key: "billing") { key } }'],
  ['settings.write', undefined, 'mutation { writePlatformSetting(key: "billing", value: 1) { key } }'],
  ['landingPages.list', undefined, '{ landingPages { total } }'],
  ['landingPages.list', 'landing-pages', 'query($id: ID!) { landingPage(id: $id) { id } }'],
  [
    'landingPages.update',
    'landing-pages',
    'mutation($id: ID!, $config: JSON!) { updateLandingPage(id: $id, name: "Page", config: $config) { id } }',
  ],
  ['billing.subscribe', undefined, 'mutation { createSubscription { clientSecret } }'],
  ['billing.subscribe', undefined, 'mutation { confirmPayment(clientSecret: "no-such") { received } }'],
  ['billing.manage', 'tenants', 'query($id: ID!) { planChange(tenant: $id, planId: $id) { kind } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { changePlan(tenant: $id, planId: $id, amountDueCents: 0) { status } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { pauseSubscription(tenant: $id, resumesAt: "2030-01-01T00:00:00Z") { status } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { resumeSubscription(tenant: $id) { status } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { cancelSubscription(tenant: $id, reason: "unused") { status } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { keepSubscription(tenant: $id) { status } }'],
  ['migration.export', undefined, 'mutation { exportData { dataCounts { plans } } }'],
  ['billing.manage', 'tenants', 'query($id: ID!) { billingAccount(tenant: $id) { isReadOnly } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { setBillingDetails(tenant: $id, company: "", address: "", taxId: "") { company } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { changePaymentMethod(tenant: $id) { clientSecret } }'],
  ['billing.manage', 'tenants', 'mutation($id: ID!) { payInvoices(tenant: $id) { paid } }'],
  ['billing.adjust', 'tenants', 'mutation($id: ID!) { pauseDunning(id: $id, isPaused: true) { isPaused } }'],
  ['billing.adjust', undefined, 'mutation($id: ID!) { refundInvoice(id: $id, amountCents: 1, reason: "x") { number } }'],
  ['billing.platform', undefined, '{ billingEvents { total } }'],
  ['billing.platform', undefined, '{ aiUsageOfTenants { total } }'],
  ['audit.read', undefined, '{ audit { total } }'],
  ['audit.read', undefined, '{ auditChain { records } }'],
];

/** What each of them asks for. */
export const matrixFields: ReadonlySet<string> = new Set(graphqlFields.map(([, , document]) => /\{ (\w+)/.exec(document)?.[1] ?? ''));
