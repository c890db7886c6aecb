import type { createStore, PrimitiveAtom } from 'jotai';
import type * as z from 'zod/mini';
import { type Commands, loadCommands } from '#app/device/local/outbox/load-commands.ts';
import type { OutboxEntry, StoredRow } from '#app/device/local/stored/collections.ts';
import type { CommandType, TypedCommand } from '#contract/commands/commands.ts';
import { CouponRow } from '#contract/money/coupon.ts';
import { PlanRow } from '#contract/money/plan.ts';
import { LandingPageRow } from '#contract/pages/landing-page-fields.ts';
import { CalculatorRow, InvitationRow, MeRow, type RowKind, TenantCalculatorRow, TenantRow, UserRow } from '#contract/sync/rows.ts';
import { TenantSummaryRow } from '#contract/tenants/tenant.ts';
import {
  couponRowsAtom,
  invitationRowsAtom,
  landingPageRowsAtom,
  markKey,
  meRowsAtom,
  planRowsAtom,
  pulledMeRowsAtom,
  rowMarksAtom,
  userRowsAtom,
} from './administration-atoms.ts';
import { type LaidRows, layCommands } from './lay-commands.ts';
import { calculatorRowsAtom, tenantCalculatorRowsAtom, tenantRowsAtom, tenantSummaryRowsAtom } from './local-atoms.ts';

type Store = ReturnType<typeof createStore>;
type Pulled = Pick<StoredRow, 'stream' | 'kind' | 'rowId' | 'version' | 'row'>;

interface ShownKind {
  readonly kind: RowKind;
  show(store: Store, rows: readonly object[]): void;
}

const shownKinds: readonly ShownKind[] = [
  shownKind('calculator', CalculatorRow, calculatorRowsAtom),
  shownKind('tenant', TenantRow, tenantRowsAtom),
  shownKind('tenantCalculator', TenantCalculatorRow, tenantCalculatorRowsAtom),
  shownKind('tenantHead', TenantSummaryRow, tenantSummaryRowsAtom),
  shownKind('me', MeRow, meRowsAtom),
  shownKind('user', UserRow, userRowsAtom),
  shownKind('invitation', InvitationRow, invitationRowsAtom),
  shownKind('plan', PlanRow, planRowsAtom),
  shownKind('coupon', CouponRow, couponRowsAtom),
  shownKind('landingPage', LandingPageRow, landingPageRowsAtom),
];

const pulledMe = shownKind('me', MeRow, pulledMeRowsAtom);

/** Reads each row by its schema once, not at every change of another row. */
function shownKind<Row>(kind: RowKind, shape: z.ZodMiniType<Row>, shown: PrimitiveAtom<readonly Row[]>): ShownKind {
  const known = new WeakMap<object, { readonly row: Row } | undefined>();
  const read = (row: object) => {
    if (!known.has(row)) {
      const parsed = shape.safeParse(row);
      known.set(row, parsed.success ? { row: parsed.data } : undefined);
    }
    return known.get(row);
  };
  return {
    kind,
    show: (store, rows) =>
      store.set(
        shown,
        rows.flatMap((row) => read(row)?.row ?? []),
      ),
  };
}

const nothingLaid: LaidRows = { rows: new Map(), marks: new Map() };

export interface RowScreen {
  setRows(pulled: readonly Pulled[]): void;
  /** Resolves when the commands are shown. */
  setCommands(pending: readonly OutboxEntry[]): Promise<void>;
  /**
   * Version of the one row that a command changes, as the screens show it. Null if there is no row, or if this device's own changes apply
   * to it, because the server would take those for another person's.
   */
  baseVersionOf(type: CommandType, args: unknown): Promise<number | null>;
  clear(): void;
}

/** Shows the pulled rows with the waiting commands applied. */
export function createRowScreen(store: Store): RowScreen {
  let byKey: ReadonlyMap<string, readonly Pulled[]> = new Map();
  let laid = nothingLaid;
  let pending: readonly OutboxEntry[] = [];
  const rules = createCommandRules();
  /** Rows are shown only once the waiting commands are known. Before, they would appear without these changes. */
  let isOpen = false;
  let isClosed = false;

  function show(isPulledAnew: boolean): void {
    if (!isOpen) return;
    const before = laid;
    laid = rules.lay(byKey, pending);
    for (const { kind, show } of shownKinds) {
      const isChanged = isPulledAnew || touches(before, kind) || touches(laid, kind);
      if (isChanged) show(store, rowsOf(kind, byKey, laid));
    }
    if (before.marks.size > 0 || laid.marks.size > 0) store.set(rowMarksAtom, laid.marks);
  }

  return {
    setRows: (pulled) => {
      byKey = groupByKey(pulled);
      pulledMe.show(
        store,
        pulled.flatMap(({ kind, row }) => (kind === 'me' ? [row] : [])),
      );
      show(true);
    },
    setCommands: async (waiting) => {
      pending = waiting;
      rules.forgetOthers(waiting);
      // Awaited only if necessary, so that rows without waiting commands are shown at once.
      if (waiting.length > 0 && !rules.areLoaded()) await rules.load().catch(reportMissing);
      if (isClosed) return;
      const isFirst = !isOpen;
      isOpen = true;
      show(isFirst);
    },
    baseVersionOf: async (type, args) => {
      const { commandKinds } = await rules.load();
      const command = commandKinds[type].read(args, '');
      const [rowId, another] = command.ok ? command.value.rowIds : [];
      if (rowId === undefined || another !== undefined) return null;
      const key = markKey(commandKinds[type].row, rowId);
      return laid.rows.has(key) ? null : (byKey.get(key)?.[0]?.version ?? null);
    },
    clear: () => {
      isOpen = false;
      isClosed = true;
      byKey = new Map();
      laid = nothingLaid;
      for (const { show } of [...shownKinds, pulledMe]) show(store, []);
      store.set(rowMarksAtom, laid.marks);
    },
  };
}

type RowsByKey = ReadonlyMap<string, readonly Pulled[]>;

interface CommandRules {
  load(): Promise<Commands>;
  areLoaded(): boolean;
  /** Forgets the commands that no longer wait. */
  forgetOthers(waiting: readonly OutboxEntry[]): void;
  lay(byKey: RowsByKey, pending: readonly OutboxEntry[]): LaidRows;
}

/** The rules by which commands change rows. They are loaded once the first command waits, and each command is read once. */
function createCommandRules(): CommandRules {
  let commands: Commands | undefined;
  const readById = new Map<string, TypedCommand | undefined>();

  async function load(): Promise<Commands> {
    commands ??= await loadCommands();
    return commands;
  }

  return {
    load,
    areLoaded: () => commands !== undefined,
    forgetOthers: (waiting) => {
      const ids = new Set(waiting.map(({ id }) => id));
      for (const id of readById.keys()) if (!ids.has(id)) readById.delete(id);
    },
    lay: (byKey, pending) => {
      if (commands === undefined || pending.length === 0) return nothingLaid;
      const { commandKinds, readStoredCommand } = commands;
      return layCommands(byKey, pending, commandKinds, (entry) => {
        if (!readById.has(entry.id)) readById.set(entry.id, readStoredCommand(entry));
        return readById.get(entry.id);
      });
    },
  };
}

function rowsOf(kind: RowKind, byKey: RowsByKey, laid: LaidRows): readonly object[] {
  const rows: object[] = [];
  for (const [key, pulled] of byKey) {
    if (pulled[0]?.kind === kind) rows.push(...(laid.rows.get(key) ?? pulled.map(({ row }) => row)));
  }
  for (const [key, created] of laid.rows) if (key.startsWith(`${kind}|`) && !byKey.has(key)) rows.push(...created);
  return rows;
}

/**
 * Reports that the rules of waiting changes are missing. Rows are then shown as on the server, and the changes are in the list of changes.
 */
function reportMissing(fault: unknown): void {
  console.error('The rules of waiting changes could not be loaded.', fault);
}

function touches({ rows }: LaidRows, kind: RowKind): boolean {
  for (const key of rows.keys()) if (key.startsWith(`${kind}|`)) return true;
  return false;
}

/**
 * Rows by kind and id. A plan comes in two streams of the platform owner and is shown once. A person is in the stream of each team, with
 * the role there. The owner's own stream comes first, because commands of the owner refer to the version in it.
 */
function groupByKey(pulled: readonly Pulled[]): ReadonlyMap<string, readonly Pulled[]> {
  const byKey = new Map<string, readonly Pulled[]>();
  for (const row of pulled) {
    const key = `${row.kind}|${row.rowId}`;
    const others = row.kind === 'plan' ? [] : (byKey.get(key) ?? []);
    byKey.set(key, row.stream === 'owner' ? [row, ...others] : [...others, row]);
  }
  return byKey;
}
