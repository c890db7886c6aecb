import type { SeedChange } from '#server/programs/seed/seed-change.ts';
import { createDraw } from './draw.ts';
import { daysAgo } from './moments.ts';
import { seedAcme } from './seed-acme.ts';
import { seedAiUsage } from './seed-ai-usage.ts';
import { seedAudit } from './seed-audit.ts';
import { seedSalesLeads } from './seed-leads.ts';
import { seedTenants } from './seed-tenants.ts';
import type { Story } from './story.ts';
import { writeInvoices } from './write-invoices.ts';

const seed = 20_260_115;
/** Days since the owner opened the platform. */
const platformDays = 425;

interface StoryStart {
  readonly planIds: ReadonlyMap<string, string>;
  readonly acmeId: string;
}

/** The past of the demonstration: 14 months of a platform with 24 tenants, dated from today, and the same in every run. */
export async function seedStory(change: SeedChange, { planIds, acmeId }: StoryStart): Promise<void> {
  const { tx, now } = change;
  const owner = await tx.user.update({
    where: { email: 'owner@reckoner.test' },
    data: { createdAt: daysAgo(now, platformDays) },
    select: { id: true, email: true, role: true },
  });
  const coupons = await tx.coupon.findMany({ select: { id: true, code: true } });
  const couponIds = new Map(coupons.map(({ id, code }) => [code, id]));
  const story: Story = { ...change, draw: createDraw(seed), planIds, couponIds, owner, deeds: [], invoices: [] };
  await seedTenants(story);
  await seedAcme(story, acmeId);
  await writeInvoices(story);
  await seedAiUsage(story, acmeId);
  await seedSalesLeads(story);
  await seedAudit(story);
}
