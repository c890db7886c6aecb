import type { Change } from '#server/core/sync/changes/change.ts';
import type { CommandHandler } from '#server/core/sync/commands/command-handler.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import type { ChangeServer } from './planted-bug.ts';
import type { Random } from './random.ts';

/** Changes what each command does. */
export const onChange =
  (replace: (change: Change, random: Random) => Change): ChangeServer =>
  ({ db }, { random }) => ({
    db,
    handlers: {
      ...commandHandlers,
      'calculators.add': replacing(commandHandlers['calculators.add'], (change) => replace(change, random)),
      'calculators.remove': replacing(commandHandlers['calculators.remove'], (change) => replace(change, random)),
      'preferences.language': replacing(commandHandlers['preferences.language'], (change) => replace(change, random)),
    },
  });

function replacing(handler: CommandHandler, replace: (change: Change) => Change): CommandHandler {
  return (args) => {
    const parsed = handler(args);
    // Alone in its transaction, so that each command is changed for itself.
    return parsed.ok ? { ok: true, value: { ...parsed.value, apply: (change) => parsed.value.apply(replace(change)) } } : parsed;
  };
}

/** Runs a statement as the owner of the database after some transactions. */
export const afterCommit =
  (probability: number, statement: string): ChangeServer =>
  ({ db, handlers }, { office, random }) => ({
    handlers,
    db: {
      ...db,
      inTransaction: async (scope, work) => {
        const value = await db.inTransaction(scope, work);
        if (random.occurs(probability)) await office.sql(statement);
        return value;
      },
    },
  });

/** Runs a statement before each transaction, and one that takes it back. */
export const around =
  (before: string, after: string): ChangeServer =>
  ({ db, handlers }, { office }) => ({
    handlers,
    db: {
      ...db,
      inTransaction: async (scope, work) => {
        await office.sql(before);
        return db.inTransaction(scope, work).finally(() => office.sql(after));
      },
    },
  });
