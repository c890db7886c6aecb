import { randomUUID } from 'node:crypto';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Principal, World } from './world.ts';

export const relations = ['own', 'same tenant', 'other tenant', 'deleted', 'never existed', 'malformed'] as const;
export type Relation = (typeof relations)[number];

/** The object that a call names, in terms of the matrix. */
export interface MatrixObject {
  readonly id: string;
  /** Tenants that own it; none for objects of the platform. */
  readonly tenantIds: readonly string[];
  readonly isThere: boolean;
  /** The caller. */
  readonly isSelf: boolean;
}

type Make = (tx: Tx, id: string, tenantId: string) => Promise<unknown>;

/** Factories of objects by kind, keyed by the word before the id in a path. */
const makers: Readonly<Record<string, { readonly ofTenant: boolean; readonly make: Make }>> = {
  users: {
    ofTenant: true,
    make: async (tx, id, tenantId) => {
      await tx.user.create({ data: { id, email: `${id}@example.com`, firstName: 'Ben', lastName: 'Bold' } });
      await tx.membership.create({ data: { userId: id, tenantId, role: 'user' } });
    },
  },
  invitations: {
    ofTenant: true,
    make: (tx, id, tenantId) =>
      tx.invitation.create({ data: { id, email: `${id}@example.com`, tenantId, expiresAt: new Date('2999-01-01') } }),
  },
  domains: {
    ofTenant: true,
    make: (tx, id, tenantId) => tx.tenantDomain.create({ data: { id, tenantId, domain: `d-${id}.example`, proof: 'proof' } }),
  },
  'api-tokens': {
    ofTenant: true,
    make: (tx, id, tenantId) => tx.apiToken.create({ data: { id, tenantId, name: 'Token', tokenHash: id } }),
  },
  'webhook-deliveries': {
    ofTenant: true,
    make: async (tx, id, tenantId) => {
      // Calls run in parallel, but a tenant has only one webhook.
      const webhook = { id: randomUUID(), tenantId, url: 'https://crm.example.com/leads' };
      await tx.webhook.createMany({ data: [webhook], skipDuplicates: true });
      const submission = await tx.formSubmission.create({
        data: { id: randomUUID(), tenantId, calculatorId: 'auto-loan-basic', componentId: 'calculator', values: {} },
      });
      await tx.webhookDelivery.create({ data: { id, tenantId, submissionId: submission.id, body: '{}', state: 'failed' } });
    },
  },
  invoices: { ofTenant: true, make: (tx, id, tenantId) => tx.invoice.create({ data: { id, tenantId, amount: '10.00' } }) },
  plans: { ofTenant: false, make: (tx, id) => tx.plan.create({ data: { id, name: `Plan ${id}` } }) },
  coupons: {
    ofTenant: false,
    make: (tx, id) => tx.coupon.create({ data: { id, code: id, name: 'Coupon', value: '10' } }),
  },
  leads: {
    ofTenant: false,
    make: (tx, id) => tx.lead.create({ data: { id, name: 'Ann', email: `${id}@example.com`, message: 'Hello' } }),
  },
  effects: {
    ofTenant: false,
    make: (tx, id) => tx.effect.create({ data: { id, key: id, type: 'mail.send', payload: {}, state: 'dead' } }),
  },
  'support-requests': {
    ofTenant: false,
    make: async (tx, id) => {
      const tenant = await tx.tenant.create({ data: { id: randomUUID(), name: 'Asker', subdomain: `asker-${id.slice(-8)}` } });
      const asked = { subject: 'Help', message: 'Hello', answerHours: 8, isPriority: false, dueAt: new Date() };
      await tx.supportRequest.create({ data: { id, tenantId: tenant.id, ...asked } });
    },
  },
  templates: { ofTenant: false, make: (tx, id) => makeTemplate(tx, id, true) },
  'landing-templates': { ofTenant: false, make: (tx, id) => makeTemplate(tx, id, true) },
  'template-picture': { ofTenant: false, make: (tx, id) => makeTemplate(tx, id, false) },
  'template-preview': { ofTenant: false, make: (tx, id) => tx.template.create({ data: { id, name: 'Template', isActive: false } }) },
  'ab-tests': {
    ofTenant: true,
    make: async (tx, id, tenantId) => {
      const config = pageConfig;
      const page = await tx.landingPage.create({ data: { id: randomUUID(), tenantId, name: 'Page', config } });
      await tx.abTest.create({ data: { id, tenantId, name: 'Test', landingPageId: page.id, status: 'paused', startDate: new Date() } });
      for (const isControl of [true, false]) {
        await tx.abTestVariant.create({ data: { id: randomUUID(), tenantId, testId: id, name: 'Version', config, isControl } });
      }
    },
  },
  'landing-pages': {
    ofTenant: true,
    make: (tx, id, tenantId) =>
      tx.landingPage.create({
        data: { id, tenantId, name: 'Page', config: pageConfig },
      }),
  },
};

function makeTemplate(tx: Tx, id: string, isActive: boolean): Promise<unknown> {
  return tx.landingPageTemplate.create({ data: { id, name: 'Template', config: pageConfig, isActive } });
}

export function isKnownKind(kind: string): boolean {
  return kind === 'tenants' || Object.hasOwn(makers, kind);
}

/** A page that may be published. */
const pageConfig = {
  name: 'Page',
  components: [{ id: 'top', type: 'heading', content: { text: 'Page', level: 1 }, styles: {}, position: { x: 0, y: 0 } }],
  globalStyles: defaultGlobalStyles,
  seo: { title: '', description: '', keywords: '' },
};

/** A new object in the given relation to the caller, so that calls of the matrix do not affect each other. */
export async function makeObject(world: World, kind: string, principal: Principal, relation: Relation): Promise<MatrixObject> {
  if (relation === 'malformed') return { id: 'nonsense', tenantIds: [], isThere: false, isSelf: false };
  if (relation === 'never existed') return { id: randomUUID(), tenantIds: [], isThere: false, isSelf: false };
  const tenantId = await tenantFor(world, principal, relation);
  if (kind === 'tenants') {
    if (relation !== 'deleted') return { id: tenantId, tenantIds: [tenantId], isThere: true, isSelf: false };
    const gone = await world.newTenant();
    await world.server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.tenant.delete({ where: { id: gone } }));
    return { id: gone, tenantIds: [], isThere: false, isSelf: false };
  }
  const { userId } = principal.caller;
  if (kind === 'users' && relation === 'own' && userId !== undefined) {
    return { id: userId, tenantIds: principal.memberships.map(([id]) => id), isThere: true, isSelf: true };
  }
  const maker = makers[kind];
  if (maker === undefined) throw new Error(`The matrix does not know how to make one of ${kind}.`);
  const id = randomUUID();
  await world.server.services.db.inTransaction({ as: 'platform' }, (tx) => maker.make(tx, id, tenantId));
  if (relation === 'deleted') {
    await world.server.services.db.query({ as: 'platform' }, `delete from ${tableOf(kind)} where id = $1::uuid`, [id]);
    return { id, tenantIds: [], isThere: false, isSelf: false };
  }
  return { id, tenantIds: maker.ofTenant ? [tenantId] : [], isThere: true, isSelf: false };
}

/** A platform owner gets a new tenant for each call, because the call may delete it. */
async function tenantFor({ tenantA, tenantB, tenantC, newTenant }: World, principal: Principal, relation: Relation): Promise<string> {
  if (principal.name === 'platform owner') return newTenant();
  if (relation === 'other tenant') return tenantC;
  if (principal.name === 'user of A and admin of B') return relation === 'same tenant' ? tenantB : tenantA;
  const [own] = principal.isSuspended ? (principal.memberships[0] ?? []) : [];
  return own ?? (principal.name === 'admin of B' ? tenantB : tenantA);
}

function tableOf(kind: string): string {
  if (kind === 'template-preview') return 'templates';
  if (['templates', 'landing-templates', 'template-picture'].includes(kind)) return 'landing_page_templates';
  return kind === 'domains' ? 'tenant_domains' : kind.replaceAll('-', '_');
}
