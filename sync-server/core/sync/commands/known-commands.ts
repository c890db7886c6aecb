import { accessTexts } from '#contract/people/access.ts';
import { CommandIds } from '#contract/sync/sync.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { isCaller, type Principal, scopeOf } from '#server/core/access/caller.ts';
import { standingOf } from '#server/core/access/standing.ts';
import type { Database } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { PullRefusal } from '#server/core/sync/streams/pull.ts';
import { syncTexts } from '#server/core/sync/streams/sync-texts.ts';

/**
 * The ids whose result is in this person's log. After a restore, an accepted command that is missing here was lost with the changes made
 * since the backup.
 */
export async function knownCommands(
  db: Database,
  principal: Principal,
  unchecked: unknown,
): Promise<Outcome<readonly string[], PullRefusal>> {
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  if (authorize('sync.pull', principal) !== undefined) return refused('Forbidden', accessTexts.forbidden);
  const ids = CommandIds.safeParse(unchecked);
  if (!ids.success) return refused('InputInvalid', syncTexts.invalidRequest);
  const known = await db.reading(scopeOf(principal), async (tx) => {
    if ((await standingOf(tx, principal)) === undefined) return undefined;
    // With the platform's rights, because the log still knows the commands for a tenant that the person has left, or that is deleted.
    const rows = await withPlatformRights(
      tx,
      () => tx.$queryRaw<{ id: string }[]>`
      select c.id::text as id from unnest(${ids.data}::uuid[]) as wanted(id)
      cross join lateral (select id from command_log where id = wanted.id and user_id = ${principal.userId}::uuid offset 0) c`,
    );
    return rows.map(({ id }) => id);
  });
  return known === undefined ? refused('UserDeactivated', accessTexts.deactivated) : done(known);
}
