import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';

const lifeMs = 10 * 60 * 1000;

/** A password was right, and the second step is under way. It belongs to one interaction, whose cookie only this browser has. */
const Step = z.object({
  accountId: z.string(),
  email: z.string(),
  /** Key of the app that is being set up. */
  key: z.optional(z.string()),
  /** Challenge for the passkey. */
  challenge: z.optional(z.string()),
  /** True once the second step is done, while recovery codes are shown. */
  isDone: z.optional(z.boolean()),
});
export type Step = z.output<typeof Step>;

export interface StepTickets {
  readonly keep: (id: string, step: Step) => Promise<void>;
  readonly find: (id: string) => Promise<Step | undefined>;
  readonly end: (id: string) => Promise<void>;
}

export function createStepTickets({ query, clock }: { readonly query: IdentityQuery; readonly clock: () => Date }): StepTickets {
  return {
    keep: async (id, step) => {
      await query(
        `insert into oidc_payloads (type, id, payload, expires_at) values ('SecondStep', $1, $2::jsonb, $3::timestamptz)
         on conflict (type, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        [id, JSON.stringify(step), new Date(clock().getTime() + lifeMs)],
      );
    },
    find: async (id) => {
      const rows = await query(`select payload from oidc_payloads where type = 'SecondStep' and id = $1 and expires_at > $2::timestamptz`, [
        id,
        clock(),
      ]);
      return readFirst(z.object({ payload: Step }), rows)?.payload;
    },
    end: async (id) => {
      await query(`delete from oidc_payloads where type = 'SecondStep' and id = $1`, [id]);
    },
  };
}
