import type { RowKind } from '#contract/rows.ts';
import type { Tx } from '#server/data/database.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Scope of a loader: rows of this tenant only, or of the platform where there is none. */
export interface RowView {
  readonly tenantId: string | undefined;
  /** The stream is the platform owner's. */
  readonly forOwner: boolean;
  /** The one tenant whose rights the reader's session has, where it is on a tenant's own domain. */
  readonly confinedTo: string | undefined;
}

export type RowLoader = (tx: Tx, ids: readonly string[], view: RowView) => Promise<readonly Row[]>;

export type RowLoaders = Readonly<Record<RowKind, RowLoader>>;
