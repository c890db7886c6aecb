import type { CommandHandler } from '#server/core/sync/commands/command-handler.ts';
import type { AnyOperation } from './operation.ts';

/** Handlers of the operations that devices may queue, by command type. */
export function commandHandlersOf(operations: readonly AnyOperation<never>[]): Readonly<Record<string, CommandHandler>> {
  return Object.fromEntries(
    operations.flatMap((operation) =>
      operation.kind === 'single' && operation.queued !== undefined ? [[operation.queued.type, operation.queued.parse]] : [],
    ),
  );
}
