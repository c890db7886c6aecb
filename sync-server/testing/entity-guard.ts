import * as z from 'zod/mini';
import { operations, readOperationAnswer } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import type { Entity } from '#contract/values/entity/define-entity.ts';
import { canonicalJson } from '#server/core/sync/changes/canonical-json.ts';
import type { TestCaller } from './test-caller.ts';
import type { Office } from './test-office.ts';

type Given = Readonly<Record<string, unknown>>;

/** An entity with the calls that write and read it. */
export interface GuardedEntity {
  readonly entity: Pick<Entity, 'name' | 'fields' | 'written'>;
  /** Edits some fields of the record, as the app and programs do. */
  readonly edit: (given: Given) => Promise<unknown>;
  /** Creates another record with these fields, and answers its id. An entity with fixed fields needs it. */
  readonly create?: (given: Given) => Promise<string>;
  /** The record as the server answers it. */
  readonly read: (id: string) => Promise<unknown>;
  /** Member of the record that holds the entity as one JSON object. */
  readonly within?: string;
  /** Id of the record in the audit trail, and of its rows on devices. */
  readonly id: string;
  /** Kind of its row on the devices of those who administer it. Undefined if devices have none. */
  readonly row?: string;
  /** The record in the export of the platform. Undefined if it is not exported. */
  readonly exported?: (id: string) => Promise<unknown>;
  /** Tenants whose streams the device follows. */
  readonly follow?: readonly string[];
  /** Changed values that depend on other records. */
  readonly values?: Readonly<Record<string, unknown>>;
}

const Pulled = z.object({
  streams: z.array(
    z.object({
      stream: z.string(),
      epoch: z.string(),
      seq: z.number(),
      changes: z.array(z.object({ kind: z.string(), id: z.string(), row: z.nullable(z.record(z.string(), z.unknown())) })),
    }),
  ),
});
type Pulled = z.infer<typeof Pulled>;

/**
 * Sets each field of an entity that a request may set, one at a time, and names every place that does not follow: the stored value, the
 * stream and the row of a second device, the audit record, and the export.
 */
export async function fieldsLeftBehind(server: Office, owner: TestCaller, guarded: GuardedEntity): Promise<readonly string[]> {
  const { entity } = guarded;
  const problems: string[] = [];
  for (const name of Object.keys(entity.fields).filter((each) => entity.fields[each]?.input !== undefined)) {
    const problem = await placesLeftBehind(server, owner, guarded, name);
    problems.push(...problem.map((place) => `${entity.name}.${name}: ${place}`));
  }
  return problems;
}

async function placesLeftBehind(server: Office, owner: TestCaller, guarded: GuardedEntity, name: string): Promise<readonly string[]> {
  const { entity, edit, create, read, exported, values = {}, follow = [], row: kind, within } = guarded;
  const memberOf = (holder: unknown, member: string): unknown =>
    findMember(within === undefined ? holder : findMember(holder, within), member);
  const field = entity.fields[name];
  const changed = values[name] ?? (field?.input === undefined ? undefined : field.changed);
  if (same(memberOf(await read(guarded.id), name), changed)) return ['the changed value is the one that it has already'];
  const before = await pulled(owner, [], follow);
  const checkpoints = before.streams.map(({ stream, epoch, seq }) => ({ stream, epoch, seq }));
  const isFixed = !Object.hasOwn(entity.written, name);
  if (isFixed && create === undefined) return ['no call creates a record with it'];
  const id = isFixed && create !== undefined ? await create({ [name]: changed }) : guarded.id;
  if (!isFixed) await edit({ [name]: changed });
  const moved = (await pulled(owner, checkpoints, follow)).streams.flatMap(({ changes }) => changes);
  const row = moved.find((change) => change.kind === kind && change.id === id)?.row;
  const [record] = await server.services.db.reading({ as: 'platform' }, (tx) =>
    tx.auditRecord.findMany({ where: { objectId: id }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 1 }),
  );
  const places: readonly (readonly [string, unknown])[] = [
    ['the stored value', await read(id)],
    ...(kind === undefined ? [] : [['the row on a second device', row] as const]),
    ['the audit record', record?.after],
    ...(exported === undefined ? [] : [['the export', await exported(id)] as const]),
  ];
  return places.flatMap(([place, holder]) => (same(memberOf(holder, name), changed) ? [] : [place]));
}

async function pulled(owner: TestCaller, checkpoints: readonly object[], follow: readonly string[]): Promise<Pulled> {
  const variables = { protocol, checkpoints, follow };
  const { status, json } = await owner.call('POST', '/graphql', { query: operations.pull, variables }, { 'x-app-request': 'true' });
  return Pulled.parse(readOperationAnswer('pull', status, json).body);
}

/** A value of a record. A member of the JSON column counts as one of the record. */
function findMember(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return Object.hasOwn(holder, name) ? Reflect.get(holder, name) : findMember(Reflect.get(holder, 'settings'), name);
}

/** Compares values as they are sent. The order of an object's members does not count. */
function same(one: unknown, other: unknown): boolean {
  return canonicalJson(asSent(one)) === canonicalJson(asSent(other));
}

function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
