import { randomUUID } from 'node:crypto';
import type { CommandType } from '#contract/commands/commands.ts';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { exampleInput } from '#server/edge/openapi/example-input.ts';
import { pathParameters } from '#server/edge/openapi/json-schema.ts';
import { hashToken, newToken } from '#server/people/identity/sessions/opaque-token.ts';
import { makeObject } from './authorization-matrix/objects.ts';
import { emailOf, kindOf } from './authorization-matrix/rest-matrix.ts';
import type { PrincipalName, World } from './authorization-matrix/world.ts';
import { signedIn, type TestCaller } from './test-caller.ts';

export type Inputs = Readonly<Record<string, unknown>>;

/** A call that changes something, and its equivalent: a GraphQL field, or a command that a device pushes. */
export interface ComparedAction {
  readonly call: string;
  readonly field?: string;
  readonly command?: CommandType;
  /** The caller, if it is not the platform owner. */
  readonly as?: PrincipalName | ((world: World) => Promise<TestCaller>);
  /** Input in addition to the example of the call and its object: new, unused values each time. */
  readonly given?: (world: World) => Promise<Inputs>;
  /** Both refuse with the same message: a test server does not support it at all, or the new tenant has no subscription. */
  readonly refused?: true;
}

export const comparedActions: readonly ComparedAction[] = [
  { call: 'POST /api/auth/accept-invitation', field: 'acceptInvitation', as: 'nobody', given: acceptanceOf },
  { call: 'POST /api/auth/decline-invitation', field: 'declineInvitation', as: 'nobody', given: linkOf },
  { call: 'POST /api/auth/request-new-invitation', field: 'requestNewInvitation', as: 'nobody', given: linkOf },
  { call: 'POST /api/leads', field: 'createLead', as: 'nobody', given: newLead },
  { call: 'PUT /api/admin/leads/{id}', field: 'handleLead' },
  { call: 'POST /api/tenant/support-requests', field: 'askSupport', as: 'admin of A' },
  { call: 'POST /api/admin/effects/{id}/retry', field: 'retryEffect' },
  { call: 'POST /api/admin/effects/retry', field: 'retryDeadEffects' },
  { call: 'POST /api/admin/jobs/run', field: 'runJobNow' },
  { call: 'PUT /api/auth/app-build', field: 'reportAppBuild' },
  { call: 'PUT /api/admin/support-requests/{id}', field: 'answerSupportRequest' },
  { call: 'POST /api/sign-up', field: 'beginSignUp', as: 'nobody', given: newTenant },
  { call: 'POST /api/sign-up/complete', field: 'completeSignUp', as: 'nobody', given: completionOf },

  { call: 'POST /api/admin/tenants/{tenantId}/calculators/{calculatorId}', field: 'addCalculator' },
  { call: 'POST /api/admin/tenants/{tenantId}/calculators/{calculatorId}', command: 'calculators.add' },
  { call: 'DELETE /api/admin/tenants/{tenantId}/calculators/{calculatorId}', field: 'removeCalculator' },
  { call: 'DELETE /api/admin/tenants/{tenantId}/calculators/{calculatorId}', command: 'calculators.remove' },

  { call: 'POST /api/admin/tenants', command: 'tenants.create' },
  { call: 'PUT /api/admin/tenants/{id}', command: 'tenants.update', given: async () => ({ name: `Renamed ${randomUUID()}` }) },
  { call: 'PUT /api/admin/tenants/{id}/admin', field: 'changeTenantAdmin', given: tenantWithMember },
  { call: 'DELETE /api/admin/tenants/{id}/delete-with-users', field: 'deleteTenantWithUsers' },
  { call: 'DELETE /api/admin/tenants/{id}/delete-and-reassign/{targetTenantId}', field: 'deleteTenantAndReassign' },
  { call: 'POST /api/admin/tenants/{id}/restore', field: 'restoreTenant', given: deletedTenant },
  { call: 'PUT /api/auth/language', command: 'preferences.language' },
  { call: 'PUT /api/auth/quick-actions', command: 'preferences.quickActions' },
  { call: 'PUT /api/tenant/settings', command: 'tenants.settings', as: 'admin of A', given: async () => ({ offlineDays: 3 }) },
  { call: 'PUT /api/tenant/icons', field: 'setTenantIcons', as: 'admin of A' },
  { call: 'POST /api/tenant/domains', field: 'claimDomain', as: adminOfNewTenant },
  { call: 'POST /api/tenant/domains/{id}/instructions', field: 'sendDomainInstructions' },
  { call: 'POST /api/tenant/domains/{id}/verify', field: 'verifyDomain' },
  { call: 'DELETE /api/tenant/domains/{id}', field: 'removeDomain' },

  { call: 'DELETE /api/tenant/api-tokens/{id}', field: 'revokeApiToken' },
  { call: 'POST /api/tenant/webhook-deliveries/{id}/resend', field: 'resendWebhookDelivery' },

  { call: 'POST /api/admin/plans', command: 'plans.create' },
  { call: 'PUT /api/admin/plans/{id}', command: 'plans.update', given: async () => ({ isActive: false }) },
  { call: 'POST /api/admin/coupons', command: 'coupons.create', given: async () => ({ value: 10 }) },
  { call: 'PUT /api/admin/coupons/{id}', command: 'coupons.update', given: async () => ({ isActive: false }) },
  { call: 'PUT /api/admin/settings/{key}', field: 'writePlatformSetting', given: billingTerms },
  { call: 'POST /api/create-subscription', field: 'createSubscription', as: adminOfNewTenant, given: somePlan },
  { call: 'POST /api/tenant/plan-requests', field: 'askForPlan', as: 'admin of A' },
  { call: 'POST /api/payments/confirm', field: 'confirmPayment', refused: true },
  { call: 'POST /api/tenant/plan-change', field: 'changePlan', as: adminOfNewTenant, given: somePlan, refused: true },
  { call: 'POST /api/tenant/subscription/pause', field: 'pauseSubscription', as: adminOfNewTenant, refused: true },
  { call: 'POST /api/tenant/subscription/resume', field: 'resumeSubscription', as: adminOfNewTenant, refused: true },
  { call: 'POST /api/tenant/subscription/cancel', field: 'cancelSubscription', as: adminOfNewTenant, refused: true },
  { call: 'POST /api/tenant/subscription/keep', field: 'keepSubscription', as: adminOfNewTenant, refused: true },

  { call: 'PUT /api/tenant/billing', field: 'setBillingDetails', as: adminOfNewTenant, given: buyer },
  { call: 'PUT /api/tenant/payment-method', field: 'changePaymentMethod', as: adminOfNewTenant },
  { call: 'POST /api/tenant/invoices/pay', field: 'payInvoices', as: adminOfNewTenant, refused: true },
  { call: 'PUT /api/admin/tenants/{id}/dunning', field: 'pauseDunning', refused: true },
  { call: 'POST /api/admin/invoices/{id}/refund', field: 'refundInvoice', refused: true },
  { call: 'POST /api/admin/invoices/{id}/refund/retry', field: 'retryRefund', refused: true },

  { call: 'DELETE /api/admin/users/{id}', field: 'deleteUser' },
  { call: 'PUT /api/admin/users/{id}/role', command: 'users.role' },
  { call: 'PUT /api/admin/users/{id}/activate', command: 'users.activate' },
  { call: 'PUT /api/admin/users/{id}/deactivate', command: 'users.deactivate' },
  { call: 'POST /api/admin/tenants/{tenantId}/users/invite', command: 'invitations.invite' },
  { call: 'POST /api/admin/tenants/{tenantId}/users/mass-invite', command: 'invitations.massInvite' },
  { call: 'POST /api/admin/users/resend-invite', field: 'resendInvite', given: addressOfInvitation },
  { call: 'POST /api/admin/invitations/{id}/resend', command: 'invitations.resend' },
  { call: 'PUT /api/admin/invitations/{id}/status', command: 'invitations.cancel' },

  { call: 'POST /api/landing-pages', command: 'landingPages.save', given: async () => ({ id: randomUUID() }) },
  { call: 'PUT /api/landing-pages/{id}', field: 'updateLandingPage' },
  { call: 'PUT /api/landing-pages/{id}', command: 'landingPages.save' },
  { call: 'POST /api/landing-pages/{id}/publish', field: 'publishLandingPage', given: async () => ({ path: `/p-${randomUUID()}` }) },
  { call: 'POST /api/landing-pages/{id}/unpublish', field: 'unpublishLandingPage' },
  { call: 'POST /api/admin/tenants/{id}/approve-name', field: 'approveFirmName' },
  { call: 'POST /api/admin/tenants/{id}/refuse-name', field: 'refuseFirmName' },
  { call: 'POST /api/landing-pages/{id}/take-down', field: 'takeDownLandingPage' },
  { call: 'POST /api/landing-pages/{id}/lift', field: 'liftLandingPage' },
  { call: 'PUT /api/landing-pages/{id}/schedule', field: 'scheduleLandingPage' },
  { call: 'PUT /api/landing-pages/{id}/funnel', field: 'saveFunnel' },
  { call: 'PUT /api/landing-pages/{id}/name', field: 'renameLandingPage' },
  { call: 'POST /api/landing-pages/{id}/copy', field: 'copyLandingPage' },
  { call: 'DELETE /api/landing-pages/{id}', field: 'deleteLandingPage' },
  { call: 'POST /api/landing-pages/{id}/ab-tests', field: 'createAbTest', refused: true },
  { call: 'PUT /api/ab-tests/{id}/status', field: 'setAbTestStatus', given: async () => ({ status: 'completed' }) },
  { call: 'PUT /api/admin/templates/{id}', field: 'switchTemplate', given: async () => ({ isActive: true }) },
  { call: 'POST /api/admin/landing-templates', field: 'uploadLandingTemplate' },
  { call: 'PUT /api/admin/landing-templates/{id}', field: 'updateTemplate', given: async () => ({ name: 'Another name' }) },
  { call: 'DELETE /api/admin/templates/{id}', field: 'deleteTemplate' },
  { call: 'POST /api/templates/{id}/pages', field: 'createPageFromTemplate' },
  { call: 'POST /api/admin/migrate-to-production', field: 'exportData' },
];

/** The input of both transports: the call's own example, for a new object each time. */
export async function inputsOf(world: World, entry: RestEntry, { given }: ComparedAction): Promise<Inputs> {
  const owner = principalOf(world, 'platform owner');
  const kind = kindOf(entry);
  const parameters = pathParameters(entry.path);
  const object = kind === undefined || parameters.length === 0 ? undefined : await makeObject(world, kind, owner, 'same tenant');
  const named: Record<string, string> = {};
  for (const name of parameters) {
    if (name === 'calculatorId') named[name] = world.calculatorId;
    else if (name === 'targetTenantId') named[name] = await world.newTenant();
    else named[name] = object?.id ?? randomUUID();
  }
  return { ...exampleInput(entry), ...named, ...(await given?.(world)) };
}

export function principalOf(world: World, name: PrincipalName) {
  const principal = world.principals.find((candidate) => candidate.name === name);
  if (principal === undefined) throw new Error(`Nobody is called ${name}.`);
  return principal;
}

/** A new person sends all fields of the call. */
async function acceptanceOf(world: World): Promise<Inputs> {
  return { ...(await linkOf(world)), firstName: 'Ann', lastName: 'Archer', password: 'Right-pass-1' };
}

async function newTenant(): Promise<Inputs> {
  const name = randomUUID();
  return { firmName: name, subdomain: name, email: `${name}@example.com` };
}

async function newLead(): Promise<Inputs> {
  return { name: 'Ann Archer', email: `${randomUUID()}@example.com`, message: 'How much is it?' };
}

async function completionOf({ server }: World): Promise<Inputs> {
  const { db, randomBytes } = server.services;
  const [name, token] = [randomUUID(), newToken(randomBytes)];
  const payload = { firmName: name, subdomain: name, email: `${name}@example.com` };
  await db.inTransaction({ as: 'platform' }, (tx) =>
    tx.oidcPayload.create({ data: { type: 'SignUp', id: hashToken(token), payload, expiresAt: new Date('2999-01-01') } }),
  );
  return { token, subdomain: name, firstName: 'Ann', lastName: 'Archer', password: 'Right-pass-1' };
}

async function linkOf(world: World): Promise<Inputs> {
  const { db, randomBytes } = world.server.services;
  const [id, tenantId, token] = [randomUUID(), await world.newTenant(), newToken(randomBytes)];
  const invitedBy = principalOf(world, 'platform owner').caller.userId ?? null;
  const invitation = {
    id,
    tenantId,
    invitedBy,
    email: `${id}@example.com`,
    expiresAt: new Date('2999-01-01'),
    verificationToken: hashToken(token),
  };
  await db.inTransaction({ as: 'platform' }, (tx) => tx.invitation.create({ data: invitation }));
  return { token };
}

async function addressOfInvitation(world: World): Promise<Inputs> {
  return { email: emailOf(await makeObject(world, 'invitations', principalOf(world, 'platform owner'), 'own')) };
}

async function tenantWithMember({ server, newTenant }: World): Promise<Inputs> {
  const id = await newTenant();
  const { userId } = await signedIn(server, { role: 'user', memberships: [[id, 'user']] });
  return { id, newAdminId: userId };
}

async function deletedTenant(world: World): Promise<Inputs> {
  const id = await world.newTenant();
  await principalOf(world, 'platform owner').caller.call('DELETE', `/api/admin/tenants/${id}/delete-with-users`);
  return { id };
}

async function adminOfNewTenant({ server, newTenant }: World): Promise<TestCaller> {
  return signedIn(server, { role: 'tenant_admin', memberships: [[await newTenant(), 'tenant_admin']] });
}

async function somePlan({ server }: World): Promise<Inputs> {
  const id = randomUUID();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.plan.create({ data: { id, name: `Plan ${id}`, basePrice: '10.00' } }),
  );
  return { planId: id };
}

async function buyer(): Promise<Inputs> {
  return { billingEmail: 'billing@northwind.example', company: 'Northwind', address: '1 Main Street', taxId: '12-3456789' };
}

async function billingTerms(): Promise<Inputs> {
  return { key: 'billing', value: { gracePeriodDays: 20, firstReminderDays: 5, finalReminderDays: 1 } };
}
