import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';

const Need = z.object({ owner: z.boolean(), tenant: z.boolean() });

export interface FactorNeedDeps {
  readonly query: IdentityQuery;
  /** True if platform owners need a second step. */
  readonly ownersNeedFactor: boolean;
}

/** True if the person of an account must confirm a sign-in by a second step: as a platform owner, or by the setting of a tenant. */
export async function needsFactor(
  { query, ownersNeedFactor }: FactorNeedDeps,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<boolean> {
  const need = readFirst(
    Need,
    await query(
      `select coalesce(bool_or(u.role = 'platform_owner'), false) as owner,
              coalesce(bool_or(t.settings ->> 'needsSecondStep' = 'true'), false) as tenant
       from users u left join users_to_tenants m on m.user_id = u.id left join tenants t on t.id = m.tenant_id
       where u.email = $1 or u.id in (select user_id from identities where subject = $2)`,
      [email.toLowerCase(), id],
    ),
  );
  return need !== undefined && (need.tenant || (need.owner && ownersNeedFactor));
}
