import { accessTexts } from '#contract/people/access.ts';
import type { CommandResult, Heads, PullAnswer } from '#contract/sync/sync.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { isCaller, type Principal } from '#server/core/access/caller.ts';
import { createRenewCaller } from '#server/core/access/renew-caller.ts';
import type { Database } from '#server/core/data/database.ts';
import { type Changes, createChanges } from './changes/change.ts';
import type { CommandHandlers } from './commands/command-handler.ts';
import { knownCommands } from './commands/known-commands.ts';
import { type PushDeps, type PushRefusal, pushCommands } from './commands/push.ts';
import { createHeadNotices } from './streams/head-notices.ts';
import { createHeadSource } from './streams/head-source.ts';
import { liveHeads } from './streams/heads.ts';
import { type PullRefusal, pull, type SignLease } from './streams/pull.ts';
import type { RowLoaders } from './streams/row-loader.ts';

export interface SyncDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly isOwnHost: (domain: string) => boolean;
  readonly signLease: SignLease;
  readonly handlers: CommandHandlers;
  readonly rowLoaders: RowLoaders;
  readonly onFault: (event: string, fault: unknown, fields: Readonly<Record<string, string>>) => void;
}

/** The parts that run transactions. */
export interface SyncWork {
  readonly changes: Changes;
  readonly push: (principal: Principal, request: unknown) => Promise<Outcome<readonly CommandResult[], PushRefusal>>;
  readonly pull: (principal: Principal, request: unknown) => Promise<Outcome<PullAnswer, PullRefusal>>;
  readonly known: (principal: Principal, ids: unknown) => Promise<Outcome<readonly string[], PullRefusal>>;
}

export interface Sync extends SyncWork {
  /** The same for one request with a deadline: with its own database, limited to the time left. */
  readonly through: (db: Database, isTimeShort: () => boolean) => SyncWork;
  readonly heads: (
    principal: Principal,
    follow: readonly string[],
  ) => Outcome<AsyncIterableIterator<Heads, undefined>, 'Unauthorized' | 'Forbidden'>;
  /** Since the positions of the streams were last compared with the database. */
  readonly secondsSincePoll: () => number;
  readonly close: () => Promise<void>;
}

/** Sync as run by one process: its transactions, its notices, and its live streams. */
export function createSync(deps: SyncDeps): Sync {
  const source = createHeadSource(deps);
  const notices = createHeadNotices({ url: deps.db.url, source, onFault: (fault) => deps.onFault('heads', fault, {}) });
  function through(db: Database, isTimeShort?: () => boolean): SyncWork {
    const changeDeps = { db, clock: deps.clock, newId: deps.newId, isOwnHost: deps.isOwnHost, hint: notices.hint };
    const pushDeps: PushDeps = {
      ...changeDeps,
      handlers: deps.handlers,
      onFault: (fault, fields) => deps.onFault('command', fault, { ...fields }),
      ...(isTimeShort === undefined ? {} : { isTimeShort }),
    };
    return {
      changes: createChanges(changeDeps),
      push: (principal, request) => pushCommands(pushDeps, principal, request),
      pull: (principal, request) => pull({ ...deps, db }, principal, request),
      known: (principal, ids) => knownCommands(db, principal, ids),
    };
  }
  const live = { source, renew: createRenewCaller(deps), schedule };
  return {
    ...through(deps.db),
    through,
    heads: (principal, follow) => {
      if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
      if (authorize('sync.heads', principal) !== undefined) return refused('Forbidden', accessTexts.forbidden);
      return done(liveHeads(live, principal, follow));
    },
    secondsSincePoll: notices.secondsSincePoll,
    close: notices.close,
  };
}

function schedule(delayMs: number, work: () => void): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}
