import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { touchPerson } from './touch-person.ts';

/**
 * Deletes people who were only ever invited and whose last invitation has ended: nothing is pending any more, and nothing else is known
 * about them. The next invitation creates a new row. Without addresses everybody is checked.
 */
export async function forgetInvited(change: Change, emails?: readonly string[]): Promise<void> {
  const { tx, now } = change;
  const among = emails === undefined ? null : [...emails];
  const gone = await withPlatformRights(
    tx,
    () => tx.$queryRaw<{ id: string }[]>`
      delete from users u
      where (${among}::text[] is null or u.email = any(${among}::text[]))
        and not u.is_active and u.invited_at is not null and u.last_login_at is null and u.role <> 'platform_owner'
        and not exists (select 1 from users_to_tenants m where m.user_id = u.id)
        and not exists (select 1 from identities d where d.user_id = u.id)
        and not exists (select 1 from invitations i where i.email = u.email and i.status = 'pending' and i.expires_at > ${now})
      returning u.id::text`,
  );
  for (const { id } of gone) touchPerson(change, id, [], true);
}
