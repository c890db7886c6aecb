import * as z from 'zod/mini';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';

export interface KeptPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The last page that was read of each long list, by the list's name. It is deleted with the person's other data. */
export interface KeptPages {
  keep(name: string, page: { readonly rows: readonly unknown[]; readonly total: number }): Promise<void>;
  find<Row>(name: string, row: z.ZodMiniType<Row>): Promise<KeptPage<Row> | undefined>;
}

export function keptPages({ meta }: LocalDatabase, now: () => number): KeptPages {
  return {
    keep: async (name, { rows, total }) => {
      // Dates become text again, as the server sent them.
      const plain: unknown = JSON.parse(JSON.stringify(rows));
      await meta.upsert({ id: keyOf(name), value: { rows: plain, total, at: now() } });
    },
    find: async (name, row) => {
      const stored = await meta.findOne(keyOf(name)).exec();
      const page = z.object({ rows: z.array(row), total: z.number(), at: z.number() }).safeParse(stored?.toMutableJSON().value);
      return page.success ? page.data : undefined;
    },
  };
}

function keyOf(name: string): string {
  return `page:${name}`;
}
