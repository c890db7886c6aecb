import type { RowKind } from '#contract/sync/rows.ts';
import type { Stream } from '#contract/sync/sync.ts';
import type { Tx } from '#server/core/data/database.ts';

/** The part of a change that a seed uses: a transaction with the platform's rights, and the numbering of replicated rows. */
export interface SeedChange {
  readonly tx: Tx;
  readonly now: Date;
  readonly newId: () => string;
  touch(stream: Stream, kind: RowKind, id: string): void;
}
