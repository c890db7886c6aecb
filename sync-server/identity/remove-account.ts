import type { Tx } from '#server/data/database.ts';

/** Ends a person at the embedded provider: the account, and whatever the provider still keeps under it. */
export async function removeAccount(tx: Tx, { userId, email }: { readonly userId: string; readonly email: string }): Promise<void> {
  await tx.$executeRaw`
    delete from oidc_payloads where payload ->> 'accountId' in (
      select subject from identities where user_id = ${userId}::uuid union select id::text from accounts where email = ${email})`;
  await tx.$executeRaw`delete from oidc_payloads where type = 'Binding' and id = ${email}`;
  await tx.account.deleteMany({ where: { email } });
}
