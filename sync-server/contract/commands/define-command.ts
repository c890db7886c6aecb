import * as z from 'zod/mini';
import type { RowKind } from '#contract/sync/rows.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';

/** Source of the id and time of a row that an overlay creates. */
export interface Placed {
  readonly rowId: string;
  /** Time at which the command was queued, ISO 8601. */
  readonly at: string;
}

/** Texts of a completed or refused command. */
export interface CommandWords {
  readonly done: string;
  readonly failed: string;
}

interface Declaration<Schema extends z.ZodMiniType, Row> {
  readonly args: Schema;
  /** Version of the arguments that this build writes. */
  readonly v: number;
  /** A command unsent for longer than this is not sent silently: the person is asked again. */
  readonly lifetimeMs: number;
  /** Message when the server has completed it. */
  readonly done: string;
  /** Title of a refusal. */
  readonly failed: string;
  /** Success needs no announcement, because the screen shows it. */
  readonly isQuiet?: true;
  /** Different texts for some arguments. */
  readonly wordsFor?: (args: Readonly<Record<string, unknown>>) => CommandWords | undefined;
  /** Ids of the rows that the command changes. An id that the arguments do not contain is derived from the command's own id. */
  readonly rows: (args: z.output<Schema>, commandId: string) => readonly string[];
  /**
   * The row as it will be after the server has completed the command. Without a previous row, the result is a new one; undefined means that
   * the row is deleted.
   */
  readonly overlay: (row: Row | undefined, args: z.output<Schema>, placed: Placed) => Row | undefined;
}

/** A command whose arguments were read by their schema, with the rows that it overlays. */
export interface ReadCommand<Type extends string = string, Args = unknown> {
  readonly type: Type;
  readonly args: Args;
  readonly rowIds: readonly string[];
  lay(row: object | undefined, placed: Placed): object | undefined;
}

export interface CommandKind<Type extends string = string, Schema extends z.ZodMiniType = z.ZodMiniType>
  extends Pick<Declaration<Schema, unknown>, 'args' | 'v' | 'lifetimeMs' | 'done' | 'failed' | 'isQuiet' | 'wordsFor'> {
  readonly type: Type;
  /** Kind of the rows that the command changes. */
  readonly row: RowKind;
  /** Reads unchecked arguments of version `v`. */
  read(args: unknown, commandId: string): Outcome<ReadCommand<Type, z.output<Schema>>, 'InputInvalid'>;
}

/** Declares commands over rows of one kind: their arguments, their texts, and their effect on a row. */
export function commandsOver<Row extends object>(row: RowKind, shape: z.ZodMiniType<Row>) {
  return <const Type extends string, Schema extends z.ZodMiniType>(
    type: Type,
    { rows, overlay, ...declaration }: Declaration<Schema, Row>,
  ): CommandKind<Type, Schema> => ({
    ...declaration,
    type,
    row,
    read: (unchecked, commandId) => {
      const read = z.safeParse(declaration.args, unchecked);
      if (!read.success) return invalid(read.error.issues);
      const args = read.data;
      return done({
        type,
        args,
        rowIds: rows(args, commandId),
        lay: (before, placed) => {
          const known = before === undefined ? undefined : shape.safeParse(before);
          return known?.success === false ? before : overlay(known?.data, args, placed);
        },
      });
    },
  });
}

/** Message for arguments that do not match their schema. */
export const invalidArguments = 'The change is not complete or not valid.';

function invalid(issues: readonly z.core.$ZodIssue[]): Outcome<never, 'InputInvalid'> {
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'args', issue.message]));
  return refused('InputInvalid', invalidArguments, fields);
}

/** The row with the given fields replaced; an undefined field stays unchanged. */
export function withGiven<Row extends object>(row: Row, given: { readonly [Field in keyof Row]?: Row[Field] | undefined }): Row {
  return { ...row, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

const day = 24 * 60 * 60 * 1000;
/** Lifetime of most commands. */
export const usualLifetimeMs = 90 * day;

/** The moment that many days later. */
export function daysAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * day).toISOString();
}
