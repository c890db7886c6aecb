import type { Database } from '#server/core/data/database.ts';
import type { PasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { demoPassword, demoPeople } from './demo.ts';

/** The message with which production refuses to start. */
export function demoRefusal(emails: readonly string[]): string {
  return `The password of the demonstration, which anybody can read in its documentation, still opens ${emails.join(', ')}. Remove these accounts with the settings of this server: npm run remove-demo`;
}

/** Addresses of the demonstration whose accounts still have the known password. At most one hash is computed for each of them. */
export async function findDemoAccounts(db: Database, hasher: PasswordHasher): Promise<readonly string[]> {
  const accounts = await db.query<{ email: string; hash: string }>(
    { as: 'platform' },
    'select email, password_hash as hash from accounts where email = any($1::text[]) and password_hash is not null order by email',
    [demoPeople.map(({ email }) => email)],
  );
  const known = await Promise.all(accounts.map(({ hash }) => hasher.verify(demoPassword, hash)));
  return accounts.flatMap(({ email }, at) => (known[at] === true ? [email] : []));
}
