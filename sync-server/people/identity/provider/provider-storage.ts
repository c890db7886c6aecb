import type { Adapter, AdapterPayload } from 'oidc-provider';
import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';

const Row = z.object({ payload: z.record(z.string(), z.unknown()), consumedAt: z.nullable(z.date()) });
const select = 'select payload, consumed_at as "consumedAt" from oidc_payloads';

/** Stores the embedded provider's sessions, codes, and grants in the database, so that every process can find them. */
export function createProviderStorage({
  query,
  clock,
}: {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
}): (type: string) => Adapter {
  return (type) => {
    const payloadOf = async (condition: string, value: string): Promise<AdapterPayload | undefined> => {
      const rows = await query(`${select} where type = $1 and ${condition} = $2 and (expires_at is null or expires_at > $3::timestamptz)`, [
        type,
        value,
        clock(),
      ]);
      const row = readFirst(Row, rows);
      if (row === undefined) return undefined;
      return row.consumedAt === null ? row.payload : { ...row.payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) };
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? null : new Date(clock().getTime() + expiresIn * 1000);
        await query(
          `insert into oidc_payloads (type, id, payload, grant_id, user_code, uid, expires_at)
           values ($1, $2, $3::jsonb, $4, $5, $6, $7::timestamptz)
           on conflict (type, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
             user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
          [type, id, JSON.stringify(payload), payload.grantId ?? null, payload.userCode ?? null, payload.uid ?? null, expiresAt],
        );
      },
      find: (id) => payloadOf('id', id),
      findByUid: (uid) => payloadOf('uid', uid),
      findByUserCode: (userCode) => payloadOf('user_code', userCode),
      consume: async (id) => {
        await query('update oidc_payloads set consumed_at = $3::timestamptz where type = $1 and id = $2', [type, id, clock()]);
      },
      destroy: async (id) => {
        await query('delete from oidc_payloads where type = $1 and id = $2', [type, id]);
      },
      revokeByGrantId: async (grantId) => {
        await query('delete from oidc_payloads where type = $1 and grant_id = $2', [type, grantId]);
      },
    };
  };
}
