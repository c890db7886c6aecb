import type { WithDeleted } from 'rxdb';
import type { Environment } from '#app/device/local/environment/environment.ts';
import { findLost } from '#app/device/local/outbox/known-commands.ts';
import { type Ending, readEnding } from '#app/device/local/outbox/read-ending.ts';
import { headKind, type LocalDatabase, type StoredRow, type StreamHead } from '#app/device/local/stored/collections.ts';
import { type RowKind, rowKinds } from '#contract/sync/rows.ts';
import { type Checkpoint, emptyEpoch, PullAnswer, protocol, type StreamPage } from '#contract/sync/sync.ts';
import { headsOf } from './heads.ts';

/** Result of one pull. Its documents are written in one bulk with the stream positions that cover them. */
export type Pulled =
  | {
      readonly kind: 'rows';
      readonly documents: readonly WithDeleted<StoredRow>[];
      readonly more: boolean;
      readonly lease: string;
      readonly outdatedKinds: readonly string[];
    }
  | { readonly kind: 'unreachable' }
  | Ending;

/**
 * Asks the server for the rows beyond this device's own stream positions. A stream missing from the answer no longer belongs to this person
 * and is purged. A stream that is reset is first read to its end and then swapped in one write. Commands stay.
 */
export async function pullOnce(database: LocalDatabase, environment: Environment, follow: readonly string[]): Promise<Pulled> {
  const heads = await headsOf(database);
  const checkpoints: Checkpoint[] = [...heads].map(([stream, head]) => ({ stream, epoch: head.epoch, seq: head.seq }));
  const reply = await ask(environment, checkpoints, follow);
  if (reply.kind !== 'answer') return reply;
  const { answer } = reply;
  environment.clock.set(Date.parse(answer.now));
  const isRestored = answer.streams.some(({ stream, epoch }) => ![undefined, emptyEpoch, epoch].includes(heads.get(stream)?.epoch));
  if (isRestored && !(await findLost(database, environment))) return { kind: 'unreachable' };
  const documents: WithDeleted<StoredRow>[] = [];
  const outdatedKinds = new Set<string>();
  let more = false;
  for (const page of answer.streams) {
    const fresh = page.reset || heads.get(page.stream)?.epoch !== page.epoch;
    const whole = fresh ? await readToEnd(environment, page, follow) : page;
    if (whole === undefined) return { kind: 'unreachable' };
    const read = readPage(whole);
    for (const kind of read.outdatedKinds) outdatedKinds.add(kind);
    if (fresh && heads.has(page.stream)) documents.push(...(await absentFrom(database, page.stream, read.documents)));
    documents.push(...read.documents);
    const old = heads.get(page.stream);
    const complete = !whole.more || (old?.complete ?? false);
    if (old === undefined || old.epoch !== whole.epoch || old.seq !== read.seq || old.complete !== complete) {
      documents.push(headDocument(page.stream, { epoch: whole.epoch, seq: read.seq, complete, at: environment.now() }));
    }
    more = more || (whole.more && read.outdatedKinds.length === 0);
  }
  const listed = new Set(answer.streams.map((page) => page.stream));
  for (const stream of heads.keys()) if (!listed.has(stream)) documents.push(...(await everythingOf(database, stream)));
  return { kind: 'rows', documents, more, lease: answer.lease, outdatedKinds: [...outdatedKinds] };
}

type Asked = { readonly kind: 'answer'; readonly answer: PullAnswer } | Exclude<Pulled, { readonly kind: 'rows' }>;

async function ask(environment: Environment, checkpoints: readonly Checkpoint[], follow: readonly string[]): Promise<Asked> {
  const reply = await environment.network.operate('pull', { protocol, checkpoints, follow });
  if (reply.kind === 'unreachable') return reply;
  const ending = readEnding(reply);
  if (ending !== undefined) return ending;
  const answer = PullAnswer.safeParse(reply.body);
  return reply.status === 200 && answer.success ? { kind: 'answer', answer: answer.data } : { kind: 'unreachable' };
}

/** Reads the rest of a stream that starts again, so that a partial copy is never shown as complete. */
async function readToEnd(environment: Environment, first: StreamPage, follow: readonly string[]): Promise<StreamPage | undefined> {
  let page = first;
  const changes = [...first.changes];
  while (page.more) {
    const next = await ask(environment, [{ stream: page.stream, epoch: page.epoch, seq: page.seq }], follow);
    const found = next.kind === 'answer' ? next.answer.streams.find((candidate) => candidate.stream === page.stream) : undefined;
    if (found === undefined || found.reset || found.epoch !== page.epoch) return undefined;
    changes.push(...found.changes);
    page = found;
  }
  return { ...page, changes };
}

/**
 * Turns a page into documents. A row that this build cannot read stops its stream just before that row: the stream position does not pass
 * it, and the app asks for its update.
 */
function readPage(page: StreamPage): { documents: WithDeleted<StoredRow>[]; seq: number; outdatedKinds: readonly string[] } {
  const documents: WithDeleted<StoredRow>[] = [];
  let seq = page.seq;
  for (const change of [...page.changes].sort((a, b) => a.seq - b.seq)) {
    if (!isRowKind(change.kind) || (!change.deleted && !rowKinds[change.kind].safeParse(change.row).success)) {
      return { documents, seq: change.seq - 1, outdatedKinds: [change.kind] };
    }
    documents.push({
      key: keyOf(page.stream, change.kind, change.id),
      stream: page.stream,
      kind: change.kind,
      rowId: change.id,
      seq: change.seq,
      version: change.version,
      row: change.row ?? {},
      _deleted: change.deleted,
    });
    seq = Math.max(seq, change.seq);
  }
  return { documents, seq, outdatedKinds: [] };
}

function isRowKind(kind: string): kind is RowKind {
  return Object.hasOwn(rowKinds, kind);
}

function keyOf(stream: string, kind: string, id: string): string {
  return `${stream}|${kind}|${id}`;
}

function headDocument(stream: string, head: StreamHead): WithDeleted<StoredRow> {
  return {
    key: keyOf(stream, headKind, ''),
    stream,
    kind: headKind,
    rowId: '',
    seq: head.seq,
    version: 0,
    row: { ...head },
    _deleted: false,
  };
}

/** Tombstones for the rows of a stream that are missing from a fresh copy. */
async function absentFrom(
  database: LocalDatabase,
  stream: string,
  fresh: readonly WithDeleted<StoredRow>[],
): Promise<readonly WithDeleted<StoredRow>[]> {
  const kept = new Set(fresh.map((document) => document.key));
  const here = await everythingOf(database, stream);
  return here.filter((document) => document.kind !== headKind && !kept.has(document.key));
}

async function everythingOf(database: LocalDatabase, stream: string): Promise<readonly WithDeleted<StoredRow>[]> {
  const here = await database.rows.find({ selector: { stream } }).exec();
  return here.map((document) => ({ ...document.toMutableJSON(), _deleted: true }));
}
