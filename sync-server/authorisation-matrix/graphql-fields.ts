import type { Operation } from '#server/access/permissions.ts';

/** A field of the schema: the operation that guards it, the kind of what it names, and how it is asked for. */
export type GraphqlField = readonly [operation: Operation, kind: string | undefined, document: string];

/** `$id` is what a field is about; `$person` and `$target` are somebody, and a tenant, that are there. */
export const graphqlFields: readonly GraphqlField[] = [
  ['session.read', undefined, '{ me { id } }'],
  ['sync.pull', undefined, '{ pull(protocol: 1, checkpoints: [], follow: []) { now } }'],
  ['stats.read', undefined, '{ stats { totalTenants } }'],

  ['calculators.list', undefined, '{ calculators { id } }'],
  ['calculators.usage', 'tenants', 'query($id: ID!) { calculatorUsage(tenantId: $id) { current } }'],
  ['calculators.ofTenant', 'tenants', 'query($id: ID!) { tenantCalculators(tenantId: $id) { calculatorId } }'],
  ['calculators.add', 'tenants', 'mutation($id: ID!) { addCalculator(tenantId: $id, calculatorId: "loan-payment") { current } }'],
  ['calculators.remove', 'tenants', 'mutation($id: ID!) { removeCalculator(tenantId: $id, calculatorId: "loan-payment") { current } }'],
  ['calculators.add', 'tenants', 'mutation($id: ID!) { setCalculators(tenantId: $id, add: ["loan-payment"], remove: []) { current } }'],
  ['calculators.set', 'tenants', 'mutation($id: ID!) { setCalculators(tenantId: $id, add: [], remove: ["loan-payment"]) { current } }'],

  ['tenants.list', undefined, '{ tenants { total } }'],
  ['tenants.mine', undefined, '{ myTenants { id } }'],
  ['tenants.info', 'tenants', 'query($id: ID!) { tenantInfo(tenant: $id) { id } }'],
  ['tenants.usage', 'tenants', 'query($id: ID!) { tenantUsage(tenant: $id) { aiUsage { cost } } }'],
  ['tenants.changeAdmin', 'tenants', 'mutation($id: ID!, $person: ID!) { changeTenantAdmin(id: $id, newAdminId: $person) { id } }'],
  ['tenants.delete', 'tenants', 'mutation($id: ID!) { deleteTenantWithUsers(id: $id) { id } }'],
  ['tenants.delete', 'tenants', 'mutation($id: ID!, $target: ID!) { deleteTenantAndReassign(id: $id, targetTenantId: $target) { id } }'],
  ['domains.claim', 'tenants', 'mutation($id: ID!) { claimDomain(tenant: $id, domain: "clients.example") { id } }'],
  ['domains.list', 'tenants', 'query($id: ID!) { tenantDomains(tenant: $id) { id } }'],

  ['users.list', undefined, '{ users { total } }'],
  ['users.team', 'tenants', 'query($id: ID!) { team(tenant: $id) { id } }'],
  ['users.tenantUsers', undefined, '{ tenantUsers { id } }'],
  ['users.delete', 'users', 'mutation($id: ID!) { deleteUser(id: $id) { id } }'],
  ['invitations.list', undefined, '{ invitations { total } }'],

  ['plans.list', undefined, '{ plans { id } }'],
  ['coupons.list', undefined, '{ coupons { total } }'],
  ['templates.list', undefined, '{ templates { id } }'],
  ['settings.read', undefined, '{ platformSetting(key: "billing") { key } }'],
  ['settings.write', undefined, 'mutation { writePlatformSetting(key: "billing", value: 1) { key } }'],
  ['landingPages.list', undefined, '{ landingPages { total } }'],
  ['landingPages.list', 'landing-pages', 'query($id: ID!) { landingPage(id: $id) { id } }'],
  ['audit.read', undefined, '{ audit { total } }'],
  ['audit.read', undefined, '{ auditChain { records } }'],
];

/** What each of them asks for. */
export const matrixFields: ReadonlySet<string> = new Set(graphqlFields.map(([, , document]) => /\{ (\w+)/.exec(document)?.[1] ?? ''));
