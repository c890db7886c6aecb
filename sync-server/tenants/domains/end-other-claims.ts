import { domainTexts } from '#contract/tenants/tenant-domains.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { writeAudit } from '#server/core/sync/changes/audit.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { writeEffects } from '#server/core/sync/effects/queue-effects.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';

/** Ends the claims that other tenants have on a domain that is proven now, and tells their administrators. Each row stays as a notice. */
export async function endOtherClaims(change: Change, tenantId: string, domain: string): Promise<void> {
  const { tx, now } = change;
  await withPlatformRights(tx, async () => {
    const others = { tenantId: { not: tenantId }, domain, verifiedAt: null, lostAt: null };
    const lost = await tx.tenantDomain.findMany({
      where: others,
      select: {
        id: true,
        tenantId: true,
        tenant: {
          select: {
            memberships: {
              where: { role: 'tenant_admin', user: { isActive: true, role: 'tenant_admin' } },
              select: { user: { select: { id: true, email: true } } },
            },
          },
        },
      },
    });
    await tx.tenantDomain.updateMany({ where: others, data: { lostAt: now } });
    const shown = await tx.tenant.findMany({ where: { customDomain: domain, id: { not: tenantId } }, select: { id: true } });
    await tx.tenant.updateMany({ where: { customDomain: domain, id: { not: tenantId } }, data: { customDomain: null } });
    for (const { id } of shown) touchTenant(change, id);
    // Written at once, because later the transaction may write for its own tenant only. The other tenants do not learn who has proven the domain.
    await writeAudit(
      tx,
      { caller: platformActor('end-other-claims', now, undefined), now },
      lost.map(({ id, tenantId: loser }) => ({
        id: change.newId(),
        action: 'domains.lose',
        object: { kind: 'tenantDomain', id, tenantId: loser },
        before: { domain },
        after: undefined,
      })),
    );
    const mails = lost.flatMap(({ id, tenantId: loser, tenant }) =>
      tenant.memberships.map(({ user }) => ({
        id: change.newId(),
        type: 'mail.send',
        key: `domain-lost:${id}:${user.id}`,
        tenantId: loser,
        payload: {
          mail: 'message',
          tenantId: loser,
          to: user.email,
          subject: domainTexts.lostSubject(domain),
          paragraphs: [domainTexts.lost(domain)],
        },
      })),
    );
    await writeEffects(tx, now, mails);
  });
}
