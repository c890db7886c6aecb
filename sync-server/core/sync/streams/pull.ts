import { accessTexts } from '#contract/people/access.ts';
import type { Membership } from '#contract/people/session.ts';
import { type Checkpoint, type PullAnswer, PullRequest, pullLimit, type StreamPage } from '#contract/sync/sync.ts';
import { done, type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { type Caller, isCaller, type Principal, scopeOf } from '#server/core/access/caller.ts';
import { fullStandingOf } from '#server/core/access/standing.ts';
import type { Database, Tx } from '#server/core/data/database.ts';
import { needsReset } from './checkpoint.ts';
import { protocolRefusal } from './protocol.ts';
import { type PulledPages, pullIfUpToDate } from './quiet-pull.ts';
import type { RowLoaders } from './row-loader.ts';
import { changesOf, type NumberedRow } from './rows.ts';
import { headsOf } from './stream-heads.ts';
import { streamsOf } from './stream-names.ts';
import { syncTexts } from './sync-texts.ts';

export interface PullDeps {
  readonly db: Database;
  readonly clock: () => Date;
  /** The current rows of each kind. */
  readonly rowLoaders: RowLoaders;
  readonly signLease: SignLease;
}

/** Signs the lease: the person who may use the device offline, and the number of days. */
export type SignLease = (caller: Caller, memberships: readonly Membership[], offlineDays: number) => Promise<string>;

export type PullRefusal = 'InputInvalid' | 'Unauthorized' | 'Forbidden' | 'UserDeactivated' | 'ClientTooOld' | 'Unavailable';

/** One page of each of the caller's streams, all from one snapshot, with current rights. */
export async function pull(deps: PullDeps, principal: Principal, unchecked: unknown): Promise<Outcome<PullAnswer, PullRefusal>> {
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  if (authorize('sync.pull', principal) !== undefined) return refused('Forbidden', accessTexts.forbidden);
  const version = protocolRefusal(unchecked);
  if (version !== undefined) return version;
  const request = PullRequest.safeParse(unchecked);
  if (!request.success) return refused('InputInvalid', syncTexts.invalidRequest);
  const { checkpoints, follow } = request.data;
  const read = (await pullIfUpToDate(deps.db, principal, request.data)) ?? (await pullNews(deps, principal, { checkpoints, follow }));
  if (read === undefined) return deactivated();
  const { standing, streams } = read;
  const lease = await deps.signLease(standing.caller, standing.memberships, standing.offlineDays);
  return done({ streams: [...streams], lease, now: deps.clock().toISOString() });
}

/** Undefined if the person is deactivated. */
function pullNews(
  { db, rowLoaders }: Pick<PullDeps, 'db' | 'rowLoaders'>,
  principal: Caller,
  request: Omit<Reading, 'caller' | 'rowLoaders'>,
): Promise<PulledPages | undefined> {
  return db.reading(scopeOf(principal), async (tx) => {
    const standing = await fullStandingOf(tx, principal);
    return standing === undefined
      ? undefined
      : { standing, streams: await readPages(tx, { ...request, rowLoaders, caller: standing.caller }) };
  });
}

function deactivated(): Refused<'UserDeactivated'> {
  return refused('UserDeactivated', accessTexts.deactivated);
}

interface Reading {
  readonly rowLoaders: RowLoaders;
  readonly caller: Caller;
  readonly follow: readonly string[];
  readonly checkpoints: readonly Checkpoint[];
}

/** The checkpoint of a stream that the caller may not read is ignored: the device purges a stream without an answer. */
async function readPages(tx: Tx, { rowLoaders, caller, follow, checkpoints }: Reading): Promise<readonly StreamPage[]> {
  const { confinedTo } = caller;
  const given = new Map(checkpoints.map((checkpoint) => [checkpoint.stream, checkpoint]));
  const heads = await headsOf(tx, streamsOf(caller, follow));
  const starts = heads.map((head) => {
    const checkpoint = given.get(head.stream);
    const reset = checkpoint !== undefined && needsReset(checkpoint, head);
    return { ...head, reset, from: checkpoint === undefined || reset ? 0 : checkpoint.seq };
  });
  const wanted = JSON.stringify(starts.filter(({ from, head }) => from < head).map(({ stream, from }) => ({ stream, seq: from })));
  const numbered = await tx.$queryRaw<NumberedRow[]>`
    select r.stream, r.kind, r.id, r.seq, r.version, r.deleted
    from jsonb_to_recordset(${wanted}::jsonb) as w(stream text, seq bigint)
    cross join lateral (
      select stream, kind, id, seq, version, deleted from sync_row
      where stream = w.stream and seq > w.seq and (w.seq > 0 or not deleted) order by seq limit ${pullLimit + 1}
    ) r order by r.stream, r.seq`;
  const pages: StreamPage[] = [];
  for (const { stream, epoch, head, reset } of starts) {
    const found = numbered.filter((row) => row.stream === stream);
    const page = found.slice(0, pullLimit);
    const more = found.length > pullLimit;
    const seq = more ? Number(page.at(-1)?.seq ?? 0) : head;
    pages.push({ stream, epoch, head, reset, seq, more, changes: [...(await changesOf(tx, { rowLoaders, stream, confinedTo }, page))] });
  }
  return pages;
}
