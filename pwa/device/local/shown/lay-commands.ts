import type { Commands } from '#app/device/local/outbox/load-commands.ts';
import type { OutboxEntry, StoredRow } from '#app/device/local/stored/collections.ts';
import type { TypedCommand } from '#contract/commands/commands.ts';
import { markKey, type RowMark } from './administration-atoms.ts';

type PulledRow = Pick<StoredRow, 'kind' | 'rowId' | 'row'>;

export interface LaidRows {
  /** Rows that commands change or create, by kind and id (`markKey`), as shown. A row that a command removes is unchanged. */
  readonly rows: ReadonlyMap<string, readonly object[]>;
  readonly marks: ReadonlyMap<string, RowMark>;
}

interface Laid {
  readonly row: object;
  readonly isGone: boolean;
}

/** Applies commands, in their order, to the rows that they change. Commands that this version does not know change nothing here. */
export function layCommands(
  pulled: ReadonlyMap<string, readonly PulledRow[]>,
  waiting: readonly OutboxEntry[],
  commandKinds: Commands['commandKinds'],
  read: (entry: OutboxEntry) => TypedCommand | undefined,
): LaidRows {
  const laid = new Map<string, readonly Laid[]>();
  const marks = new Map<string, RowMark>();
  for (const entry of waiting) {
    const command = read(entry);
    if (command === undefined) continue;
    for (const rowId of command.rowIds) {
      const key = markKey(commandKinds[command.type].row, rowId);
      const before = laid.get(key) ?? (pulled.get(key) ?? []).map(({ row }) => ({ row, isGone: false }));
      const placed = { rowId, at: entry.createdAt };
      const after = before.length === 0 ? created(command.lay(undefined, placed)) : before.map((each) => laidOver(each, command, placed));
      laid.set(key, after);
      if (entry.state === 'accepted') continue;
      marks.set(key, after.length > 0 && after.every(({ isGone }) => isGone) ? 'removed' : 'waiting');
    }
  }
  // A row whose removal the server has accepted is gone, even before its tombstone arrives.
  const shown = [...laid].map(([key, rows]) => {
    const isRemoved = marks.get(key) === 'removed';
    return [key, rows.flatMap(({ row, isGone }) => (isGone && !isRemoved ? [] : [row]))] as const;
  });
  return { rows: new Map(shown), marks };
}

function created(row: object | undefined): readonly Laid[] {
  return row === undefined ? [] : [{ row, isGone: false }];
}

function laidOver({ row, isGone }: Laid, command: TypedCommand, placed: { readonly rowId: string; readonly at: string }): Laid {
  const after = command.lay(isGone ? undefined : row, placed);
  return after === undefined ? { row, isGone: true } : { row: after, isGone: false };
}
