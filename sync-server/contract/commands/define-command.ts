import * as z from 'zod/mini';
import { done, type Outcome, refused } from '../outcome.ts';
import type { RowKind } from '../rows.ts';

/** Source of the id and the time of a row that an overlay creates. */
export interface Placed {
  readonly rowId: string;
  /** Time at which the command was queued, ISO 8601. */
  readonly at: string;
}

/** Texts of a command that is done, or refused. */
export interface CommandWords {
  readonly done: string;
  readonly failed: string;
}

interface Declaration<Schema extends z.ZodMiniType, Row> {
  readonly args: Schema;
  /** Version of the arguments that this build writes. */
  readonly v: number;
  /** After this long unsent a command is not done silently: the person is asked again. */
  readonly lifetimeMs: number;
  /** Said when the server has done it. */
  readonly done: string;
  /** Title of a refusal. */
  readonly failed: string;
  /** Words of its own for some arguments. */
  readonly wordsFor?: (args: Readonly<Record<string, unknown>>) => CommandWords | undefined;
  /** Ids of the rows that the command changes. One that the arguments do not name is made from the command's own id. */
  readonly rows: (args: z.output<Schema>, commandId: string) => readonly string[];
  /**
   * The row as it will be once the server has done the command. Without a row before, the answer is a new one; undefined means that the
   * row is gone.
   */
  readonly overlay: (row: Row | undefined, args: z.output<Schema>, placed: Placed) => Row | undefined;
}

/** A command whose arguments were read by their schema, with the rows that it lies over. */
export interface ReadCommand<Type extends string = string, Args = unknown> {
  readonly type: Type;
  readonly args: Args;
  readonly rowIds: readonly string[];
  lay(row: object | undefined, placed: Placed): object | undefined;
}

export interface CommandKind<Type extends string = string, Schema extends z.ZodMiniType = z.ZodMiniType>
  extends Pick<Declaration<Schema, unknown>, 'args' | 'v' | 'lifetimeMs' | 'done' | 'failed' | 'wordsFor'> {
  readonly type: Type;
  /** Kind of the rows that the command changes. */
  readonly row: RowKind;
  /** Reads unchecked arguments of version `v`. */
  read(args: unknown, commandId: string): Outcome<ReadCommand<Type, z.output<Schema>>, 'InputInvalid'>;
}

/** Declares commands over rows of one kind: what they take, what is said about them, and how they change a row. */
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

/** Said of arguments that their schema does not read. */
export const invalidArguments = 'The change is not complete or not valid.';

function invalid(issues: readonly z.core.$ZodIssue[]): Outcome<never, 'InputInvalid'> {
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'args', issue.message]));
  return refused('InputInvalid', invalidArguments, fields);
}

/** The row with the given fields replaced; a field that is undefined stays as it is. */
export function withGiven<Row extends object>(row: Row, given: { readonly [Field in keyof Row]?: Row[Field] | undefined }): Row {
  return { ...row, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

const day = 24 * 60 * 60 * 1000;
/** Lifetime of most commands. */
export const usualLifetimeMs = 90 * day;

/** A moment so many days later. */
export function daysAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * day).toISOString();
}
