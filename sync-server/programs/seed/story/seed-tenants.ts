import { ownerStream, tenantAdminStream, tenantStream, userStream } from '#server/core/sync/streams/stream-names.ts';
import { idIn } from './id-in.ts';
import { dayMs, daysAgo, later } from './moments.ts';
import type { Actor, Story } from './story.ts';
import { drawName } from './story-people.ts';
import { type StoryTenant, storyTenants } from './story-tenants.ts';
import { begunBefore, type Course, writeCourse } from './subscription-course.ts';

const chosenCalculators = 8;

/** The tenants beside Acme and Birch, each with its people, its calculators, and the course of its subscription. */
export async function seedTenants(story: Story): Promise<void> {
  const calculators = await story.tx.calculator.findMany({
    where: { isActive: true },
    orderBy: { sortOrder: 'asc' },
    select: { id: true },
  });
  for (const [place, tenant] of storyTenants.entries()) {
    const begun = beginningOf(story, tenant);
    const tenantId = story.newId();
    await addTenant(story, { tenant, tenantId, begun });
    const admin = await addPeople(story, { tenant, tenantId, begun });
    const first = (place * 5) % Math.max(1, calculators.length - chosenCalculators);
    const mostChosen = tenant.plan === 'Starter' ? 5 : chosenCalculators;
    await addCalculators(story, { tenantId, admin, begun, ids: calculators.slice(first, first + mostChosen).map(({ id }) => id) });
    const course = courseOf({ tenant, tenantId, begun });
    if (course !== undefined) await writeCourse(story, course);
    if (course !== undefined)
      story.deeds.push({
        at: later(begun, dayMs / 8),
        actor: admin,
        action: 'billing.subscribe',
        object: ofTenant(tenantId),
        after: { plan: tenant.plan },
      });
  }
}

interface AddedTenant {
  readonly tenant: StoryTenant;
  readonly tenantId: string;
  readonly begun: Date;
}

function beginningOf({ now, draw }: Story, { joinedDaysAgo, course }: StoryTenant): Date {
  if (course.kind !== 'pastDue') return daysAgo(now, joinedDaysAgo, draw.between(8, 17), draw.between(0, 59));
  return begunBefore(daysAgo(now, course.sinceDays, 9, 12), Math.floor(joinedDaysAgo / 30));
}

async function addTenant({ tx, now, planIds, touch, deeds, owner }: Story, { tenant, tenantId, begun }: AddedTenant): Promise<void> {
  const { name, subdomain, course } = tenant;
  const isTrial = course.kind === 'trial';
  const trialEndsAt = course.kind === 'trial' ? later(daysAgo(now, 0, 9), course.daysLeft * dayMs) : null;
  await tx.tenant.create({
    data: {
      id: tenantId,
      name,
      subdomain,
      planId: idIn(planIds, course.kind === 'left' ? 'Starter' : tenant.plan),
      status: isTrial ? 'trial' : 'active',
      trialEndsAt,
      billingEmail: `billing@${subdomain}.test`,
      createdAt: begun,
    },
  });
  touch(tenantStream(tenantId), 'tenant', tenantId);
  touch(ownerStream, 'tenantHead', tenantId);
  deeds.push({
    at: begun,
    actor: owner,
    action: 'tenants.create',
    object: ofTenant(tenantId),
    after: { name, subdomain, plan: tenant.plan },
  });
}

function ofTenant(tenantId: string) {
  return { kind: 'tenant', id: tenantId, tenantId } as const;
}

/** The first one administers the tenant. None has an account. */
async function addPeople(story: Story, { tenant, tenantId, begun }: AddedTenant): Promise<Actor> {
  const { tx, now, newId, draw, touch, deeds } = story;
  const spread = Math.max(1, Math.floor((now.getTime() - begun.getTime()) / dayMs));
  const people = Array.from({ length: tenant.people }, (_, place) => {
    const { firstName, lastName } = drawName(draw);
    const createdAt = place === 0 ? begun : daysAgo(now, draw.below(spread), draw.between(8, 17));
    const seen = daysAgo(now, Math.min(draw.below(20), spread - 1), draw.between(8, 17));
    const role = place === 0 ? ('tenant_admin' as const) : ('user' as const);
    const lastLoginAt = seen > createdAt ? seen : createdAt;
    return {
      id: newId(),
      email: `${firstName}.${lastName}${place + 1}@${tenant.subdomain}.test`.toLowerCase(),
      firstName,
      lastName,
      role,
      createdAt,
      lastLoginAt,
    };
  });
  await tx.user.createMany({ data: people });
  await tx.membership.createMany({ data: people.map(({ id, role, createdAt }) => ({ userId: id, tenantId, role, createdAt })) });
  const [admin] = people;
  if (admin === undefined) throw new Error('A tenant has at least one person.');
  await tx.tenant.update({ where: { id: tenantId }, data: { ownerId: admin.id }, select: { id: true } });
  for (const person of people) {
    touch(userStream(person.id), 'me', person.id);
    touch(tenantAdminStream(tenantId), 'user', person.id);
    const object = { kind: 'invitation', id: newId(), tenantId };
    if (person !== admin)
      deeds.push({
        at: later(person.createdAt, -dayMs),
        actor: admin,
        action: 'invitations.invite',
        object,
        after: { email: person.email },
      });
    deeds.push({
      at: person.createdAt,
      actor: person,
      action: 'invitations.accept',
      object,
      before: { status: 'pending' },
      after: { status: 'accepted' },
    });
  }
  return admin;
}

interface AddedCalculators {
  readonly tenantId: string;
  readonly admin: Actor;
  readonly begun: Date;
  readonly ids: readonly string[];
}

async function addCalculators({ tx, now, touch, deeds }: Story, { tenantId, admin, begun, ids }: AddedCalculators): Promise<void> {
  const addedAt = new Date(Math.min(begun.getTime() + 3_600_000, now.getTime()));
  await tx.tenantCalculator.createMany({ data: ids.map((calculatorId) => ({ tenantId, calculatorId, addedAt })) });
  for (const id of ids) {
    touch(tenantStream(tenantId), 'tenantCalculator', `${tenantId}:${id}`);
    deeds.push({
      at: addedAt,
      actor: admin,
      action: 'calculators.select',
      object: ofTenant(tenantId),
      after: { added: [id], removed: [] },
    });
  }
}

/** A trial and the free plan have no subscription. */
function courseOf({ tenant, tenantId, begun }: AddedTenant): Course | undefined {
  const { course, plan, interval, coupon } = tenant;
  const common = { tenantId, begun, interval, coupon };
  switch (course.kind) {
    case 'free':
    case 'trial':
      return undefined;
    case 'left':
      return { ...common, plans: [{ name: plan, fromMonth: 0 }], endMonth: course.afterMonths };
    case 'pastDue':
      return { ...common, plans: [{ name: plan, fromMonth: 0 }], isUnpaid: true };
    case 'customer':
      return { ...common, plans: upgradedPlans(tenant, course.upgrade) };
  }
}

/** The free plan is no subscription, so an upgrade from it is the beginning of one. */
function upgradedPlans(
  { plan }: StoryTenant,
  upgrade: { readonly from: string; readonly afterMonths: number } | undefined,
): Course['plans'] {
  if (upgrade === undefined) return [{ name: plan, fromMonth: 0 }];
  const after = { name: plan, fromMonth: upgrade.afterMonths };
  return upgrade.from === 'Starter' ? [after] : [{ name: upgrade.from, fromMonth: 0 }, after];
}
