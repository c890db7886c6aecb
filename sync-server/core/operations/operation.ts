import type * as z from 'zod/mini';
import type { CommandType } from '#contract/commands/commands.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import type { Operation as Permission } from '#server/core/access/permissions.ts';
import type { ListPage, ListParameters } from '#server/core/http/requests/list-page.ts';
import type { LimitedCall } from '#server/core/rate-limits/limited-calls.ts';
import type { ParsedCommand } from '#server/core/sync/commands/command-handler.ts';
import type { BaseDeps, GraphqlField, RestRoute, Visit } from './declaration.ts';

interface Known {
  readonly name: Permission;
  readonly id: string;
  readonly summary: string;
  readonly rest: RestRoute<unknown> | undefined;
  readonly graphql: GraphqlField | undefined;
}

/** An operation whose input has been read. Performing it checks the permission first. */
export interface BoundOperation<Deps extends BaseDeps> {
  readonly perform: (visit: Visit<Deps>) => Promise<Outcome<unknown>>;
}

export interface BoundList<Deps extends BaseDeps> {
  readonly page: (visit: Visit<Deps>, cut: ListParameters) => Promise<Outcome<ListPage<object>>>;
}

/** A declared operation that returns one value. */
export interface SingleOperation<Deps extends BaseDeps = BaseDeps> extends Known {
  readonly kind: 'single';
  readonly countedAs: LimitedCall | undefined;
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  readonly bind: (raw: unknown) => Outcome<BoundOperation<Deps>, 'InputInvalid'>;
  readonly queued: QueuedOperation | undefined;
}

export interface QueuedOperation {
  readonly type: CommandType;
  readonly parse: (args: unknown) => Outcome<ParsedCommand, 'InputInvalid'>;
}

/** A declared operation that returns rows: an array over REST, pages over GraphQL. */
export interface ListOperation<Deps extends BaseDeps = BaseDeps> extends Known {
  readonly kind: 'list';
  /** Without the parameters common to all lists. */
  readonly input: z.ZodMiniObject;
  readonly row: z.ZodMiniObject;
  readonly usualLimit: number | undefined;
  readonly bind: (raw: unknown) => Outcome<BoundList<Deps>, 'InputInvalid'>;
}

/** The source of the tables of REST calls, GraphQL fields, commands, and OpenAPI entries. */
export type AnyOperation<Deps extends BaseDeps = BaseDeps> = SingleOperation<Deps> | ListOperation<Deps>;
