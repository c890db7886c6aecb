import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Changes } from '#server/core/sync/changes/change.ts';
import { forgetInvited } from '#server/people/users/forget-invited.ts';
import { touchInvitation } from '#server/people/users/touch-person.ts';

const batch = 500;

export interface ExpireDeps {
  readonly changes: Changes;
  readonly clock: () => Date;
}

/** The job: overdue pending invitations become expired, and people known only from them are deleted. Returns the number of invitations. */
export async function expireInvitations({ changes, clock }: ExpireDeps): Promise<number> {
  let count = 0;
  for (let more = true; more; ) {
    const outcome = await changes.runAsPlatform(platformActor('expire-invitations', clock(), undefined), async (change) => {
      const late = await change.tx.$queryRaw<{ id: string; tenantId: string }[]>`
        update invitations set status = 'expired' where id in (
          select id from invitations where status = 'pending' and expires_at <= ${change.now} order by expires_at limit ${batch}
          for update skip locked)
        returning id, tenant_id as "tenantId"`;
      for (const invitation of late) touchInvitation(change, invitation);
      return done(late.length);
    });
    const expired = outcome.ok ? outcome.value : 0;
    count += expired;
    more = expired === batch;
  }
  await changes.runAsPlatform(platformActor('expire-invitations', clock(), undefined), async (change) => {
    await forgetInvited(change);
    return done(undefined);
  });
  return count;
}
