import { TenantEmbedding } from '#contract/pages/embedding.ts';
import { QuickActions } from '#contract/people/quick-actions.ts';
import { Assumptions, Brand } from '#contract/sync/rows.ts';
import { LanguageChoice } from '#contract/values/language-choice.ts';
import { confine } from '#server/access/confine.ts';
import { calculatorLimitOf } from '#server/calculators/calculator-limit.ts';
import { couponColumns } from '#server/coupons/coupon-columns.ts';
import type { Tx } from '#server/data/database.ts';
import { planColumns, planView } from '#server/plans/plan-view.ts';
import type { Row, RowLoaders } from '#server/sync/streams/row-loader.ts';
import { tenantSummaries } from '#server/tenant-summaries/tenant-summaries.ts';
import { personColumns } from '#server/users/person-columns.ts';

/** The current rows of a kind by id, in the form that devices store. A row that is not returned is deleted for that device. */
export const rowLoaders: RowLoaders = {
  calculator: (tx, ids) => tx.calculator.findMany({ where: { id: { in: [...ids] } } }),

  plan: async (tx, ids, view) => {
    const where = { id: { in: [...ids] }, ...(view.forOwner ? {} : { isActive: true }) };
    return (await tx.plan.findMany({ where, select: planColumns })).map((plan) => ({ ...planView(plan) }));
  },

  tenant: (tx, ids, view) =>
    tenantRows(
      tx,
      ids.filter((id) => id === view.tenantId),
    ),

  tenantCalculator: async (tx, ids, view) => {
    const { tenantId } = view;
    if (tenantId === undefined) return [];
    const calculatorIds = ids.filter((id) => id.startsWith(`${tenantId}:`)).map((id) => id.slice(tenantId.length + 1));
    const rows = await tx.tenantCalculator.findMany({ where: { tenantId, calculatorId: { in: calculatorIds }, isEnabled: true } });
    return rows.map((row) => ({ id: `${tenantId}:${row.calculatorId}`, ...row }));
  },

  me: async (tx, ids, { confinedTo }) => {
    const people = await tx.user.findMany({
      where: { id: { in: [...ids] } },
      select: {
        id: true,
        email: true,
        firstName: true,
        lastName: true,
        role: true,
        isActive: true,
        memberships: { select: { tenantId: true, role: true } },
        preferences: true,
      },
    });
    return people.map(({ preferences, ...person }) => ({
      ...confine(person, confinedTo),
      ...(QuickActions.safeParse(preferences).data ?? {}),
      ...(LanguageChoice.safeParse(preferences).data ?? {}),
    }));
  },

  user: async (tx, ids, { tenantId, forOwner }) => {
    if (tenantId === undefined) return forOwner ? peopleRows(tx, ids) : [];
    const rows = await tx.membership.findMany({
      where: { tenantId, userId: { in: [...ids] } },
      select: {
        role: true,
        user: { select: personColumns },
      },
    });
    return rows.map(({ role, user }) => ({ ...user, tenantId, memberRole: role }));
  },

  invitation: async (tx, ids, { tenantId, forOwner }) => {
    if (tenantId === undefined && !forOwner) return [];
    const rows = await tx.invitation.findMany({
      where: { id: { in: [...ids] }, ...(tenantId === undefined ? {} : { tenantId }) },
      omit: { verificationToken: true },
      include: { tenant: { select: { name: true } } },
    });
    return rows.map(({ tenant, ...invitation }) => ({ ...invitation, tenantName: tenant.name }));
  },

  tenantHead: async (tx, ids, { forOwner }) => {
    if (!forOwner) return none();
    const summaries = await tenantSummaries(tx, { where: { id: { in: [...ids] } } });
    // Counts change without the tenant's row, so a stored count would soon be wrong on a device.
    return summaries.map(({ userCount: _users, calculatorCount: _calculators, ...summary }) => summary);
  },

  coupon: (tx, ids, { forOwner }) => (forOwner ? tx.coupon.findMany({ where: { id: { in: [...ids] } }, select: couponColumns }) : none()),

  template: (tx, ids) => tx.template.findMany({ where: { id: { in: [...ids] } }, omit: { configSchema: true } }),

  landingPage: (tx, ids, { tenantId }) =>
    tx.landingPage.findMany({
      where: { id: { in: [...ids] }, ...(tenantId === undefined ? {} : { tenantId }) },
      omit: { config: true, publishedConfig: true },
    }),

  invoice: (tx, ids, { tenantId }) =>
    tx.invoice.findMany({
      where: { id: { in: [...ids] }, ...(tenantId === undefined ? {} : { tenantId }) },
      omit: { lines: true, refundProblem: true },
    }),

  aiUsage: (tx, ids, { tenantId }) =>
    tx.aiUsage.findMany({ where: { id: { in: [...ids] }, ...(tenantId === undefined ? {} : { tenantId }) } }),
};

async function none(): Promise<readonly Row[]> {
  return [];
}

function peopleRows(tx: Tx, ids: readonly string[]): Promise<readonly Row[]> {
  return tx.user.findMany({
    where: { id: { in: [...ids] } },
    select: { ...personColumns, memberships: { select: { tenantId: true, role: true }, orderBy: { tenantId: 'asc' } } },
  });
}

async function tenantRows(tx: Tx, ids: readonly string[]): Promise<readonly Row[]> {
  const rows = await tx.tenant.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      name: true,
      subdomain: true,
      customDomain: true,
      status: true,
      trialEndsAt: true,
      settings: true,
      createdAt: true,
      plan: { select: { name: true, calculatorLimit: true } },
      subscription: { select: { terms: true, status: true } },
    },
  });
  return rows.map(({ settings, plan, subscription, ...tenant }) => ({
    ...tenant,
    brand: Brand.safeParse(member(settings, 'brand')).data ?? {},
    assumptions: Assumptions.safeParse(member(settings, 'assumptions')).data ?? {},
    offlineDays: wholeOf(member(settings, 'offlineDays')),
    visitDays: wholeOf(member(settings, 'visitDays')),
    embedding: TenantEmbedding.safeParse(member(settings, 'embedding')).data ?? {},
    planName: plan?.name ?? null,
    calculatorLimit: calculatorLimitOf(plan?.calculatorLimit ?? null, subscription),
  }));
}

function wholeOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function member(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}
