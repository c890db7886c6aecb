import * as z from 'zod/mini';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { acceptedPeriod } from './totp.ts';

const Totp = z.object({ key: z.string(), lastPeriod: z.number() });
export const Passkey = z.object({ credentialId: z.string(), publicKey: z.string(), counter: z.number(), transports: z.array(z.string()) });
export type Passkey = z.output<typeof Passkey>;

const Rows = z.array(
  z.object({ id: z.string(), kind: z.enum(['totp', 'passkey', 'recovery']), data: z.unknown(), createdAt: z.coerce.date() }),
);

export interface StoredPasskey extends Passkey {
  readonly id: string;
  readonly createdAt: Date;
}

/** The second factors of an account. Recovery codes alone are none: they come with an app or a passkey. */
export interface Factors {
  readonly hasApp: boolean;
  readonly passkeys: readonly StoredPasskey[];
  readonly recoveryLeft: number;
}

export interface FactorStoreDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly randomBytes: RandomBytes;
}

export interface FactorStore {
  readonly read: (accountId: string) => Promise<Factors>;
  /** `period` is that of the code by which the app was set up: it signs in no second time. */
  readonly addApp: (accountId: string, key: string, period: number) => Promise<void>;
  readonly addPasskey: (accountId: string, passkey: Passkey) => Promise<void>;
  /** Replaces the codes that are left, and returns the new ones, which are stored nowhere. */
  readonly renewCodes: (accountId: string) => Promise<readonly string[]>;
  /** Uses a code of the app or a recovery code, once. */
  readonly useCode: (accountId: string, code: string) => Promise<'otp' | 'recovery' | undefined>;
  readonly notePasskeyUse: (id: string, passkey: Passkey) => Promise<void>;
  readonly removeApp: (accountId: string) => Promise<void>;
  readonly removeCodes: (accountId: string) => Promise<void>;
  readonly removePasskey: (accountId: string, id: string) => Promise<void>;
}

export function createFactorStore(deps: FactorStoreDeps): FactorStore {
  const { rowsOf, add, removeKind } = createRows(deps);
  return {
    read: async (accountId) => {
      const rows = await rowsOf(accountId);
      return {
        hasApp: rows.some(({ kind }) => kind === 'totp'),
        passkeys: rows
          .filter(({ kind }) => kind === 'passkey')
          .map(({ id, createdAt, data }) => ({ id, createdAt, ...z.parse(Passkey, data) })),
        recoveryLeft: rows.filter(({ kind }) => kind === 'recovery').length,
      };
    },
    addApp: async (accountId, key, period) => {
      await removeKind(accountId, 'totp');
      await add(accountId, 'totp', { key, lastPeriod: period });
    },
    addPasskey: (accountId, passkey) => add(accountId, 'passkey', passkey),
    renewCodes: async (accountId) => {
      await removeKind(accountId, 'recovery');
      const codes = newRecoveryCodes(deps.randomBytes);
      for (const code of codes) await add(accountId, 'recovery', { hash: hashRecoveryCode(code) });
      return codes;
    },
    useCode: async (accountId, code) => {
      for (const app of (await rowsOf(accountId)).filter(({ kind }) => kind === 'totp'))
        if (await useAppCode(deps, app, code)) return 'otp';
      return (await useRecoveryCode(deps, accountId, code)) ? 'recovery' : undefined;
    },
    notePasskeyUse: async (id, passkey) => {
      await deps.query('update account_factors set data = $2::jsonb, used_at = $3::timestamptz where id = $1::uuid', [
        id,
        JSON.stringify(passkey),
        deps.clock(),
      ]);
    },
    removeApp: (accountId) => removeKind(accountId, 'totp'),
    removeCodes: (accountId) => removeKind(accountId, 'recovery'),
    removePasskey: async (accountId, id) => {
      await deps.query(`delete from account_factors where account_id = $1::uuid and id::text = $2 and kind = 'passkey'`, [accountId, id]);
    },
  };
}

type FactorRow = z.output<typeof Rows>[number];

function createRows({ query, clock, newId }: FactorStoreDeps) {
  return {
    rowsOf: async (accountId: string): Promise<readonly FactorRow[]> =>
      z.parse(
        Rows,
        await query(
          `select id::text, kind, data, created_at as "createdAt" from account_factors
           where account_id = $1::uuid and (kind <> 'recovery' or used_at is null) order by created_at, id`,
          [accountId],
        ),
      ),
    add: async (accountId: string, kind: FactorRow['kind'], data: unknown): Promise<void> => {
      await query(
        'insert into account_factors (id, account_id, kind, data, created_at) values ($1::uuid, $2::uuid, $3, $4::jsonb, $5::timestamptz)',
        [newId(), accountId, kind, JSON.stringify(data), clock()],
      );
    },
    removeKind: async (accountId: string, kind: FactorRow['kind']): Promise<void> => {
      await query('delete from account_factors where account_id = $1::uuid and kind = $2', [accountId, kind]);
    },
  };
}

/** The condition lets only one of two simultaneous sign-ins use the code. */
async function useAppCode({ query, clock }: FactorStoreDeps, { id, data }: FactorRow, code: string): Promise<boolean> {
  const { key, lastPeriod } = z.parse(Totp, data);
  const period = acceptedPeriod(key, code, clock(), lastPeriod);
  if (period === undefined) return false;
  const used = await query(
    `update account_factors set data = jsonb_set(data, '{lastPeriod}', $2::jsonb), used_at = $3::timestamptz
     where id = $1::uuid and (data ->> 'lastPeriod')::bigint < $4 returning 1`,
    [id, JSON.stringify(period), clock(), period],
  );
  return used.length > 0;
}

async function useRecoveryCode({ query, clock }: FactorStoreDeps, accountId: string, code: string): Promise<boolean> {
  const used = await query(
    `update account_factors set used_at = $3::timestamptz
     where account_id = $1::uuid and kind = 'recovery' and used_at is null and data ->> 'hash' = $2 returning 1`,
    [accountId, hashRecoveryCode(code), clock()],
  );
  return used.length > 0;
}
