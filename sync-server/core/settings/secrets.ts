import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';

/** Keys of this installation: generated on first use, stored in the database, the same for every process. */
export interface Secrets {
  readonly obtain: <Schema extends z.ZodMiniType>(name: string, schema: Schema, make: () => unknown) => Promise<z.infer<Schema>>;
}

const Row = z.object({ value: z.unknown() });

export function createSecrets(query: IdentityQuery): Secrets {
  const select = async (name: string): Promise<{ value: unknown } | undefined> =>
    readFirst(Row, await query('select value from secrets where key = $1', [name]));

  return {
    obtain: async (name, schema, make) => {
      const stored = await select(name);
      if (stored !== undefined) return z.parse(schema, stored.value);
      // Two processes that start together both generate one: the first to be stored is used by both.
      await query('insert into secrets (key, value) values ($1, $2::jsonb) on conflict (key) do nothing', [name, JSON.stringify(make())]);
      return z.parse(schema, (await select(name))?.value);
    },
  };
}
