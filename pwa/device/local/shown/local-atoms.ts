import { atom } from 'jotai';
import type { Draft, Enqueued } from '#app/device/local/outbox/outbox.ts';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import type { CommandType } from '#contract/commands/commands.ts';
import type { CalculatorRow, TenantCalculatorRow, TenantRow } from '#contract/sync/rows.ts';
import type { TenantSummaryRow } from '#contract/tenants/tenant.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import type { KeptPages } from './kept-pages.ts';

/** Operations of the local side that screens may use. */
export interface Local {
  /** Queues a command with the version of the shown row, so that the person hears if someone else changed it in the meantime. */
  enqueue<Type extends CommandType>(draft: Draft<Type>): Promise<Enqueued>;
  /** The server's decision on a command. Undefined if there is no answer within that time. */
  answer(id: string, withinMs: number): Promise<OutboxEntry | undefined>;
  retry(id: string): Promise<Outcome<OutboxEntry, 'Unavailable' | 'NotFound'>>;
  discard(id: string): Promise<Outcome<undefined, 'Conflict'>>;
  /** Pages of long lists, for reading without a network. */
  readonly pages: KeptPages;
  /** Sends and pulls now. */
  wake(): void;
  /** The browser reports that the network is gone. */
  offline(): void;
  /** Includes the rows of a tenant that a platform owner looks at from now on. */
  follow(tenantId: string): void;
}

/** Undefined until the local database is open, a moment after the first paint. */
export const localAtom = atom<Local | undefined>(undefined);

/** Every command that a person should see: waiting ones, and those that need a decision. */
export const changesAtom = atom<readonly OutboxEntry[]>([]);

/** The rows as this device shows them: as pulled, with the waiting commands applied. Other kinds are in administration-atoms.ts. */
export const tenantRowsAtom = atom<readonly TenantRow[]>([]);
export const calculatorRowsAtom = atom<readonly CalculatorRow[]>([]);
export const tenantCalculatorRowsAtom = atom<readonly TenantCalculatorRow[]>([]);

/** Tenant summaries for a platform owner's lists and pickers. */
export const tenantSummaryRowsAtom = atom<readonly TenantSummaryRow[]>([]);

/** The latest command that the server has answered while this tab was open. */
export const completedAtom = atom<OutboxEntry | undefined>(undefined);

/** True if the app needs its update before it can use some of the data. */
export const outdatedAtom = atom(false);
