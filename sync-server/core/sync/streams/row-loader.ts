import type { RowKind } from '#contract/sync/rows.ts';
import type { Tx } from '#server/core/data/database.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Scope of a loader: only rows of this tenant, or of the platform if undefined. */
export interface RowView {
  readonly tenantId: string | undefined;
  /** True for the platform owner's stream. */
  readonly forOwner: boolean;
  /** The only tenant for which the reader's session has rights, if it is on a tenant's own domain. */
  readonly confinedTo: string | undefined;
}

export type RowLoader = (tx: Tx, ids: readonly string[], view: RowView) => Promise<readonly Row[]>;

export type RowLoaders = Readonly<Record<RowKind, RowLoader>>;
