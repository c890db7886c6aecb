import { atom } from 'jotai';
import type { Outcome } from '#contract/outcome.ts';
import type { CalculatorRow, RowKind, TenantCalculatorRow, TenantHeadRow, TenantRow } from '#contract/rows.ts';
import type { OutboxEntry } from './collections.ts';
import type { Draft } from './outbox.ts';

/** What a screen may do with the local side. */
export interface Local {
  enqueue(draft: Draft): Promise<Outcome<OutboxEntry, 'Unavailable'>>;
  retry(id: string): Promise<Outcome<OutboxEntry, 'Unavailable' | 'NotFound'>>;
  /** Version of a row as this device shows it; null where it has none. */
  versionOf(kind: RowKind, rowId: string): number | null;
  discard(id: string): Promise<Outcome<undefined, 'Conflict'>>;
  /** Sends and pulls now. */
  wake(): void;
  /** The browser says that the network is gone. */
  offline(): void;
  /** A platform owner looks at a tenant: its rows come along from now on. */
  follow(tenantId: string): void;
}

/** Undefined until the local database is open, a moment after the first paint. */
export const localAtom = atom<Local | undefined>(undefined);

/** Commands that lie over the rows, in their order. */
export const pendingAtom = atom<readonly OutboxEntry[]>([]);
/** Every command that a person should see: waiting ones, and those that need a decision. */
export const changesAtom = atom<readonly OutboxEntry[]>([]);

/** The synced rows, as pulled. */
export const tenantRowsAtom = atom<readonly TenantRow[]>([]);
export const calculatorRowsAtom = atom<readonly CalculatorRow[]>([]);
export const tenantCalculatorRowsAtom = atom<readonly TenantCalculatorRow[]>([]);

/** What a platform owner sees of each tenant in lists and pickers. */
export const tenantHeadRowsAtom = atom<readonly TenantHeadRow[]>([]);

/** The latest command that the server has answered while this tab was open. */
export const settledAtom = atom<OutboxEntry | undefined>(undefined);

/** The app needs its update before it can go on with some of the data. */
export const outdatedAtom = atom(false);
