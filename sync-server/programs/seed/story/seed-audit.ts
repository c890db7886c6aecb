import { writeAudit } from '#server/core/sync/changes/audit.ts';
import { dayMs, daysAgo } from './moments.ts';
import type { Deed, Story } from './story.ts';

export const auditRecords = 500;

/** Writes the trail of everything that people did, in the order of time: each tenant has a chain of its own. */
export async function seedAudit(story: Story): Promise<void> {
  const { tx, newId } = story;
  const deeds = [...story.deeds, ...(await savedPages(story))].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, actor, action, object, before, after } of deeds) {
    const caller = {
      userId: actor.id,
      email: actor.email,
      role: actor.role,
      memberships: [],
      sessionId: '',
      signedInAt: at,
      requestId: newId(),
    };
    // Nobody else writes to these chains before the commit, so none is locked.
    await writeAudit(tx, { caller, now: at, lockedTenant: object.tenantId ?? 'platform' }, [
      { id: newId(), action, object, before, after },
    ]);
  }
}

/** Work on the pages fills the trail up to its length. */
async function savedPages({ tx, now, draw, owner, deeds }: Story): Promise<readonly Deed[]> {
  const pages = await tx.landingPage.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, createdAt: true, tenant: { select: { owner: { select: { id: true, email: true, role: true } } } } },
  });
  return Array.from({ length: Math.max(0, auditRecords - deeds.length) }, (_, place): Deed[] => {
    const page = pages[place % pages.length];
    if (page === undefined) return [];
    const age = Math.max(1, Math.floor((now.getTime() - page.createdAt.getTime()) / dayMs));
    const revision = Math.floor(place / pages.length) + 2;
    return [
      {
        at: daysAgo(now, draw.below(age), draw.between(9, 17), draw.between(0, 59)),
        actor: page.tenant?.owner ?? owner,
        action: 'landingPages.update',
        object: { kind: 'landingPage', id: page.id },
        before: { name: page.name, revision: revision - 1 },
        after: { name: page.name, revision },
      },
    ];
  }).flat();
}
