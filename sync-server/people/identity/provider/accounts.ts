import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import type { PasswordHasher } from '#server/people/identity/passwords/password-hash.ts';

const Account = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});
export type Account = z.infer<typeof Account>;

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Writes a prepared account inside the caller's transaction. false: the address already has a password, which stays. */
export type WriteAccount = (query: IdentityQuery) => Promise<boolean>;

/** Accounts of the embedded identity provider. Only the provider holds passwords, and only as hashes. */
export interface Accounts {
  /**
   * Creates the account or, if the address has one, sets its password. The address counts as verified, because the person received its
   * mail.
   */
  readonly set: (account: NewAccount) => Promise<void>;
  /**
   * Hashes the password, and returns a function that writes the account in the caller's transaction. An account that has a password keeps
   * it: a link in a mail creates an account but does not take one over.
   */
  readonly prepare: (account: NewAccount) => Promise<WriteAccount>;
  readonly find: (id: string) => Promise<Account | undefined>;
  /** The account, if the password is correct. Checking an unknown address takes as long as a known one. */
  readonly withPassword: (email: string, password: string) => Promise<Account | undefined>;
}

const columns = 'id, email, email_verified as "emailVerified", first_name as "firstName", last_name as "lastName"';
const WithHash = z.extend(Account, { passwordHash: z.nullable(z.string()) });

export function createAccounts({ query, hasher }: { readonly query: IdentityQuery; readonly hasher: PasswordHasher }): Accounts {
  return {
    set: async ({ id, email, password, firstName, lastName }) => {
      await query(
        `insert into accounts (id, email, password_hash, email_verified, first_name, last_name)
         values ($1::uuid, $2, $3, true, $4, $5)
         on conflict (email) do update set password_hash = excluded.password_hash, email_verified = true,
           first_name = excluded.first_name, last_name = excluded.last_name, disabled_at = null, updated_at = now()`,
        [id, email.toLowerCase(), await hasher.hash(password), firstName, lastName],
      );
    },
    prepare: async ({ id, email, password, firstName, lastName }) => {
      const hash = await hasher.hash(password);
      return async (inTransaction) => {
        const written = await inTransaction(
          `insert into accounts (id, email, password_hash, email_verified, first_name, last_name)
           values ($1::uuid, $2, $3, true, $4, $5)
           on conflict (email) do update set password_hash = excluded.password_hash, email_verified = true,
             first_name = excluded.first_name, last_name = excluded.last_name, disabled_at = null, updated_at = now()
           where accounts.password_hash is null
           returning 1`,
          [id, email.toLowerCase(), hash, firstName, lastName],
        );
        return written.length > 0;
      };
    },
    find: async (id) =>
      readFirst(Account, await query(`select ${columns} from accounts where id::text = $1 and disabled_at is null`, [id])),
    withPassword: async (email, password) => {
      const rows = await query(
        `select ${columns}, password_hash as "passwordHash" from accounts where email = $1 and disabled_at is null`,
        [email.trim().toLowerCase()],
      );
      const found = readFirst(WithHash, rows);
      if (!(await hasher.verify(password, found?.passwordHash ?? undefined)) || found === undefined) return undefined;
      const { passwordHash: _, ...account } = found;
      return account;
    },
  };
}
