import type { Tx } from '#server/core/data/database.ts';
import { type KeptTenant, openTombstone } from '#server/tenants/deletion/tombstone.ts';
import { presentIds, textOf } from './kept-rows.ts';

/**
 * Adds the members whose account was deleted together with another tenant: their rows are in the tombstone of that tenant. A person who was
 * deleted by hand is in no tombstone and stays deleted.
 */
export async function withMembersOfOtherTombstones(tx: Tx, kept: KeptTenant, tenantId: string, now: Date): Promise<KeptTenant> {
  const { users = [], identities = [], accounts = [], users_to_tenants: memberships = [] } = kept;
  const memberIds = memberships.map((membership) => textOf(membership, 'user_id'));
  const present = await presentIds(tx, 'users', memberIds);
  const own = new Set(users.map((user) => textOf(user, 'id')));
  const missing = new Set(memberIds.filter((id) => !own.has(id) && !present.has(id)));
  if (missing.size === 0) return kept;
  const found = { users: [...users], identities: [...identities], accounts: [...accounts] };
  const stones = await tx.$queryRaw<{ payload: Uint8Array }[]>`
    select payload from tenant_tombstones where tenant_id <> ${tenantId}::uuid and purge_after > ${now} order by created_at desc`;
  for (const { payload } of stones) {
    const other = await openTombstone(tx, payload);
    const members = (other.users ?? []).filter((user) => missing.delete(textOf(user, 'id')));
    const ids = new Set(members.map((user) => textOf(user, 'id')));
    const emails = new Set(members.map((user) => textOf(user, 'email')));
    found.users.push(...members);
    found.identities.push(...(other.identities ?? []).filter((identity) => ids.has(textOf(identity, 'user_id'))));
    found.accounts.push(...(other.accounts ?? []).filter((account) => emails.has(textOf(account, 'email'))));
    if (missing.size === 0) break;
  }
  return { ...kept, ...found };
}
