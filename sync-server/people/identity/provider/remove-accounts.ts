import type { Tx } from '#server/core/data/database.ts';

export interface AccountHolder {
  readonly id: string;
  readonly email: string;
}

/** Removes people at the embedded provider: their accounts, all provider data for them, and invitations to link an identity. */
export async function removeAccounts(tx: Tx, people: readonly AccountHolder[]): Promise<void> {
  const [ids, emails] = [people.map(({ id }) => id), people.map(({ email }) => email)];
  await tx.$executeRaw`
    delete from oidc_payloads where payload ->> 'accountId' in (
      select subject from identities where user_id = any(${ids}::uuid[]) union select id::text from accounts where email = any(${emails}))
      or (type = 'Binding' and id = any(${emails}))`;
  await tx.account.deleteMany({ where: { email: { in: emails } } });
}
