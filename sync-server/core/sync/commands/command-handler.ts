import * as z from 'zod/mini';
import type { CommandType } from '#contract/commands/commands.ts';
import { invalidArguments } from '#contract/commands/define-command.ts';
import type { RowKind } from '#contract/sync/rows.ts';
import type { Stream } from '#contract/sync/sync.ts';
import { type Outcome, refused } from '#contract/values/outcome.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

/** The row whose version the person saw when the command was made. */
export interface SeenRow {
  readonly stream: Stream;
  readonly kind: RowKind;
  readonly id: string;
}

export interface ParsedCommand {
  readonly seen: SeenRow | undefined;
  /** The tenant in the arguments. */
  readonly tenantId: string | undefined;
  /** Neighboring commands with the same key may share a transaction. */
  readonly together: string | undefined;
  /** The tenant that the command locks (see CommandBinding). */
  readonly locks: string | undefined;
  apply(change: Change): Promise<Outcome<unknown>>;
}

/** A command type bound to its service: turns unchecked arguments into an applicable command. */
export type CommandHandler = (args: unknown) => Outcome<ParsedCommand, 'InputInvalid'>;

export type CommandHandlers = Readonly<Record<CommandType, CommandHandler>>;

export interface CommandBinding<Schema extends z.ZodMiniType> {
  readonly args: Schema;
  readonly apply: (change: Change, args: z.infer<Schema>) => Promise<Outcome<unknown>>;
  readonly seen?: (args: z.infer<Schema>) => SeenRow;
  readonly tenantId?: (args: z.infer<Schema>) => string;
  /**
   * For commands that wait only for one lock, decide in memory under it, and write late: a refusal then has nothing to undo, and
   * transactions with several of them take their locks in the same order as those with one.
   */
  readonly together?: (args: z.infer<Schema>) => string;
  /**
   * The tenant whose row the command locks before it decides: the first statement of its transaction locks it together with the tenant's
   * trail.
   */
  readonly locks?: (args: z.infer<Schema>) => string;
}

export function bindCommand<Schema extends z.ZodMiniType>(binding: CommandBinding<Schema>): CommandHandler {
  return (unchecked) => {
    const parsed = z.safeParse(binding.args, unchecked);
    if (!parsed.success) return inputInvalid(parsed.error.issues);
    const args = parsed.data;
    return {
      ok: true,
      value: {
        seen: binding.seen?.(args),
        tenantId: binding.tenantId?.(args),
        together: binding.together?.(args),
        locks: binding.locks?.(args),
        apply: (change) => binding.apply(change, args),
      },
    };
  };
}

function inputInvalid(issues: readonly z.core.$ZodIssue[]): ReturnType<typeof refused<'InputInvalid'>> {
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'args', issue.message]));
  return refused('InputInvalid', invalidArguments, fields);
}
