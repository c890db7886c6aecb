/** Fills an empty platform with demonstration data: once, in one transaction, only in development on the loopback interface. */
import { monthWindowDays } from '#contract/money/settings/settings.ts';
import { tenantAdminStream, tenantStream, userStream } from '#server/core/sync/streams/stream-names.ts';
import { nextNumber } from '#server/money/billing/invoices/write-invoice.ts';
import { readParties } from '#server/money/billing/terms/invoice-parties.ts';
import { beginSubscription } from '#server/money/subscriptions/write-subscription.ts';
import { demoAiCalls, demoCoupons, demoInvitations, demoPeople, demoPlans, demoSetUpDaysAgo, demoTenants } from './demo.ts';
import type { SeedChange } from './seed-change.ts';
import { storeTemplates } from './store-templates.ts';
import { seedStory } from './story/seed-story.ts';

export interface SeedOptions {
  /** Password hash of each person, by address: computed outside, because it takes longer than a transaction should. */
  readonly passwordHashes: ReadonlyMap<string, string>;
  /** Issuer of the embedded identity provider, with which the demonstration's people sign in. */
  readonly issuer: string;
  /** `small`: two tenants and their five people, without a past. */
  readonly size: 'small' | 'full';
}

const day = 24 * 60 * 60 * 1000;
const settingKey = 'demo';

/** True if it inserted anything: false if the demonstration exists, or once existed. */
export async function seedDemo(change: SeedChange, options: SeedOptions): Promise<boolean> {
  const { tx, now } = change;
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('demo', 0))`;
  if ((await tx.platformSetting.count({ where: { key: settingKey } })) > 0) return false;
  await tx.platformSetting.create({ data: { key: settingKey, value: { seededAt: now.toISOString() } } });
  const planIds = await seedPlans(change);
  await seedCoupons(change);
  await storeTemplates(change);
  const tenantIds = await seedTenants(change, planIds);
  await seedPeople(change, tenantIds, options);
  const acmeId = idOf(tenantIds, 'acme');
  await seedInvitations(change, acmeId);
  await seedAiUsage(change, acmeId);
  if (options.size === 'full') await seedStory(change, { planIds, acmeId });
  else await seedSubscription(change, acmeId, idOf(planIds, 'Professional'));
  return true;
}

type Ids = ReadonlyMap<string, string>;

async function seedPlans({ tx, newId, touch }: SeedChange): Promise<Ids> {
  const rows = demoPlans.map((plan, sortOrder) => ({ id: newId(), sortOrder, ...plan }));
  await tx.plan.createMany({ data: rows });
  for (const { id } of rows) {
    touch('platform', 'plan', id);
    touch('owner', 'plan', id);
  }
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function seedCoupons({ tx, newId, now, touch }: SeedChange): Promise<void> {
  const rows = demoCoupons.map((coupon) => ({ id: newId(), startsAt: now, expiresAt: new Date(now.getTime() + 180 * day), ...coupon }));
  await tx.coupon.createMany({ data: rows });
  for (const { id } of rows) touch('owner', 'coupon', id);
}

async function seedTenants({ tx, now, newId, touch }: SeedChange, planIds: Ids): Promise<Ids> {
  const active = await tx.calculator.findMany({
    where: { isActive: true },
    orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  const addedAt = new Date(now.getTime() - demoSetUpDaysAgo * day);
  const ids = new Map<string, string>();
  for (const { subdomain, name, plan, billingEmail, settings, calculators } of demoTenants) {
    const id = newId();
    ids.set(subdomain, id);
    await tx.tenant.create({ data: { id, subdomain, name, billingEmail, settings, planId: idOf(planIds, plan), createdAt: now } });
    touch(tenantStream(id), 'tenant', id);
    touch('owner', 'tenantHead', id);
    const chosen = calculators === null ? active : active.slice(0, calculators);
    await tx.tenantCalculator.createMany({ data: chosen.map((calculator) => ({ tenantId: id, calculatorId: calculator.id, addedAt })) });
    for (const calculator of chosen) touch(tenantStream(id), 'tenantCalculator', `${id}:${calculator.id}`);
  }
  return ids;
}

async function seedPeople(change: SeedChange, tenantIds: Ids, { passwordHashes, issuer }: SeedOptions): Promise<void> {
  const { tx, now, newId, touch } = change;
  for (const { email, firstName, lastName, role, tenant } of demoPeople) {
    const [id, accountId] = [newId(), newId()];
    await tx.user.create({ data: { id, email, firstName, lastName, role, createdAt: now } });
    await tx.account.create({
      data: { id: accountId, email, firstName, lastName, emailVerified: true, passwordHash: idOf(passwordHashes, email) },
    });
    await tx.identity.create({ data: { id: newId(), issuer, subject: accountId, userId: id } });
    touch(userStream(id), 'me', id);
    if (tenant === null) continue;
    const tenantId = idOf(tenantIds, tenant);
    await tx.membership.create({ data: { userId: id, tenantId, role } });
    touch(tenantAdminStream(tenantId), 'user', id);
    if (role === 'tenant_admin') await tx.tenant.update({ where: { id: tenantId }, data: { ownerId: id } });
  }
}

async function seedSubscription(change: SeedChange, tenantId: string, planId: string): Promise<void> {
  const { tx, now } = change;
  const plan = await tx.plan.findUniqueOrThrow({ where: { id: planId } });
  const { basePrice, calculatorLimit, aiCallsIncluded, customDomain, whiteLabel, prioritySupport } = plan;
  await beginSubscription(change, tenantId, {
    planId,
    status: 'active',
    terms: { basePrice, calculatorLimit, aiCallsIncluded, customDomain, whiteLabel, prioritySupport },
    currentPeriodEnd: monthStart(now, 1),
  });
  await seedInvoices(change, tenantId, basePrice);
}

async function seedInvitations({ tx, now, newId, touch }: SeedChange, tenantId: string): Promise<void> {
  const inviter = await tx.user.findUnique({ where: { email: 'admin@acme.test' }, select: { id: true } });
  for (const { email, role, status, sentDaysAgo, resendCount } of demoInvitations) {
    const id = newId();
    const sentAt = new Date(now.getTime() - sentDaysAgo * day);
    const lastSentAt = resendCount === 0 ? sentAt : new Date(sentAt.getTime() + day);
    await tx.invitation.create({
      data: {
        id,
        tenantId,
        email,
        role,
        status,
        resendCount,
        sentAt,
        lastSentAt,
        createdAt: sentAt,
        invitedBy: inviter?.id ?? null,
        expiresAt: new Date(lastSentAt.getTime() + 7 * day),
        acceptedAt: status === 'accepted' ? new Date(sentAt.getTime() + day) : null,
      },
    });
    touch(tenantAdminStream(tenantId), 'invitation', id);
    touch('owner', 'invitation', id);
  }
}

async function seedInvoices({ tx, now, newId, touch }: SeedChange, tenantId: string, amount: string): Promise<void> {
  const parties = await readParties(tx, tenantId);
  for (const months of [-2, -1, 0]) {
    const id = newId();
    const createdAt = monthStart(now, months);
    const dueDate = new Date(createdAt.getTime() + 15 * day);
    await tx.invoice.create({
      data: {
        id,
        tenantId,
        number: await nextNumber({ tx }, 'INV'),
        ...parties,
        amount,
        status: months === 0 ? 'pending' : 'paid',
        paidAt: months === 0 ? null : new Date(createdAt.getTime() + 3 * day),
        lines: [{ kind: 'plan', description: 'Professional plan', amount }],
        periodStart: createdAt,
        periodEnd: monthStart(now, months + 1),
        dueDate,
        createdAt,
      },
    });
    touch(tenantAdminStream(tenantId), 'invoice', id);
    touch('owner', 'invoice', id);
  }
}

async function seedAiUsage({ tx, now, newId, touch }: SeedChange, tenantId: string): Promise<void> {
  const today = Math.floor(now.getTime() / day) * day;
  const days = demoAiCalls.flatMap((calls) => spread(calls, monthWindowDays));
  const rows = days.map((callsCount, daysAgo) => ({
    id: newId(),
    tenantId,
    callsCount,
    cost: (callsCount * 0.01).toFixed(2),
    billingPeriodStart: new Date(today - daysAgo * day),
    billingPeriodEnd: new Date(today - (daysAgo - 1) * day),
  }));
  await tx.aiUsage.createMany({ data: rows });
  for (const { id } of rows) {
    touch(tenantAdminStream(tenantId), 'aiUsage', id);
    touch('owner', 'aiUsage', id);
  }
}

/** Whole numbers that add up to the total, as equal as possible. */
function spread(total: number, parts: number): readonly number[] {
  return Array.from({ length: parts }, (_, part) => Math.floor((total * (part + 1)) / parts) - Math.floor((total * part) / parts));
}

/** The first moment of a month, counted from the month of `now`, in UTC. */
function monthStart(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demonstration has no ${name}.`);
  return id;
}
