import { tenantAdminStream, tenantStream, userStream } from '#server/core/sync/streams/stream-names.ts';
import { daysAgo } from './moments.ts';
import { acmeWebsites, seedLeads } from './seed-leads.ts';
import { seedPages } from './seed-pages.ts';
import type { Actor, Story } from './story.ts';
import { acmeColleagues } from './story-people.ts';
import { begunBefore, writeCourse } from './subscription-course.ts';

/** Months for which Acme has paid; with the newest one, which is late, that makes 14 invoices. */
const paidMonths = 13;
const lateDays = 5;

/** The tenant of the tour: its team, its bills, its domains and websites, its pages and leads. */
export async function seedAcme(story: Story, tenantId: string): Promise<void> {
  const { tx, now } = story;
  const begun = begunBefore(daysAgo(now, lateDays, 8, 30), paidMonths);
  const admin = await tx.user.findUniqueOrThrow({ where: { email: 'admin@acme.test' }, select: { id: true, email: true, role: true } });
  const { settings } = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { settings: true } });
  await tx.tenant.update({
    where: { id: tenantId },
    data: {
      createdAt: begun,
      settings: { ...Object(settings), embedding: { origins: [...acmeWebsites] }, contact: { supportEmail: 'help@acme.example' } },
    },
    select: { id: true },
  });
  await tx.user.updateMany({ where: { memberships: { some: { tenantId } } }, data: { createdAt: begun } });
  story.deeds.push({
    at: begun,
    actor: story.owner,
    action: 'tenants.create',
    object: { kind: 'tenant', id: tenantId, tenantId },
    after: { name: 'Acme Wealth' },
  });
  await writeCourse(story, {
    tenantId,
    begun,
    interval: 'month',
    plans: [{ name: 'Professional', fromMonth: 0 }],
    isUnpaid: true,
    remindersPausedAt: daysAgo(now, 1, 16),
  });
  const colleagues = await addColleagues(story, tenantId, admin);
  await addDomains(story, tenantId, admin);
  const forms = await seedPages(story, tenantId, [admin, ...colleagues]);
  await seedLeads(story, tenantId, admin, forms);
}

/** Returns the administrators among them. */
async function addColleagues({ tx, now, newId, touch, deeds }: Story, tenantId: string, admin: Actor): Promise<readonly Actor[]> {
  const people = acmeColleagues.map(({ joinedDaysAgo, seenDaysAgo, ...person }) => ({
    id: newId(),
    ...person,
    createdAt: daysAgo(now, joinedDaysAgo, 9, 40),
    lastLoginAt: seenDaysAgo === null ? null : daysAgo(now, seenDaysAgo, 8, 15),
  }));
  await tx.user.createMany({ data: people });
  await tx.membership.createMany({ data: people.map(({ id, role, createdAt }) => ({ userId: id, tenantId, role, createdAt })) });
  for (const { id, email, role, createdAt } of people) {
    touch(userStream(id), 'me', id);
    touch(tenantAdminStream(tenantId), 'user', id);
    const object = { kind: 'invitation', id: newId(), tenantId };
    deeds.push({
      at: daysAgo(now, Math.ceil((now.getTime() - createdAt.getTime()) / 86_400_000) + 1),
      actor: admin,
      action: 'invitations.invite',
      object,
      after: { email },
    });
    deeds.push({
      at: createdAt,
      actor: { id, email, role },
      action: 'invitations.accept',
      object,
      before: { status: 'pending' },
      after: { status: 'accepted' },
    });
  }
  return people.filter(({ role }) => role === 'tenant_admin');
}

async function addDomains({ tx, now, newId, touch, deeds }: Story, tenantId: string, actor: Actor): Promise<void> {
  const proven = {
    id: newId(),
    domain: 'calculators.acme.example',
    proof: 'd1f0a3c5e7982b46d1f0a3c5e7982b46d1f0a3c5',
    createdAt: daysAgo(now, 200, 11),
  };
  const waiting = {
    id: newId(),
    domain: 'plan.acme.example',
    proof: '7be2049ac81d35f67be2049ac81d35f67be2049a',
    createdAt: daysAgo(now, 1, 15),
  };
  const verifiedAt = daysAgo(now, 199, 11);
  await tx.tenantDomain.createMany({
    data: [
      { ...proven, tenantId, state: 'valid', observed: [`calculators-verify=${proven.proof}`], checkedAt: now, verifiedAt },
      { ...waiting, tenantId, state: 'not_found', observed: [], checkedAt: now },
    ],
  });
  await tx.tenant.update({ where: { id: tenantId }, data: { customDomain: proven.domain }, select: { id: true } });
  touch(tenantStream(tenantId), 'tenant', tenantId);
  for (const { id, domain, createdAt } of [proven, waiting])
    deeds.push({ at: createdAt, actor, action: 'domains.claim', object: { kind: 'tenantDomain', id, tenantId }, after: { domain } });
}
