import type { RxCollection, RxDatabase, RxJsonSchema } from 'rxdb';
import type { CommandState } from '#contract/sync/sync.ts';

/**
 * Three collections: RxDB in the browser opens only a few, and every kind of row fits into one. `rows` is pulled and never edited here.
 * `outbox` holds the commands of this device. `meta` holds its counter and identity.
 */
export interface StoredRow {
  /** Stream, kind, and row id, joined by a bar. */
  readonly key: string;
  readonly stream: string;
  readonly kind: string;
  readonly rowId: string;
  readonly seq: number;
  readonly version: number;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A row of kind `head` records how far a stream is complete on this device. It is written together with the rows it covers. */
export const headKind = 'head';

export interface StreamHead {
  readonly epoch: string;
  readonly seq: number;
  /** True once the first full copy is on this device. */
  readonly complete: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** `lost`: accepted once, but missing from the backup that the server was restored from. */
export type OutboxState = 'queued' | 'sending' | Exclude<CommandState, 'retry'> | 'attention' | 'discarded' | 'lost';

export interface OutboxEntry {
  readonly id: string;
  readonly seq: number;
  readonly type: string;
  readonly v: number;
  readonly tenantId: string | null;
  readonly args: Readonly<Record<string, unknown>>;
  /** The command's effect in words, for the list of changes. */
  readonly summary: string;
  readonly baseVersion: number | null;
  readonly dependsOn: readonly string[];
  /** By the device's clock, which also measures the command's age. */
  readonly createdAt: string;
  readonly state: OutboxState;
  readonly tries: number;
  readonly code: string | null;
  readonly message: string | null;
  /** Numbers in the epoch in which this device has the streams. */
  readonly commits: Readonly<Record<string, number>>;
  readonly changedMeanwhile: boolean;
}

export interface MetaEntry {
  readonly id: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface Collections {
  readonly rows: RxCollection<StoredRow>;
  readonly outbox: RxCollection<OutboxEntry>;
  readonly meta: RxCollection<MetaEntry>;
}
export type LocalDatabase = RxDatabase<Collections>;

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const whole = { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991, multipleOf: 1 } as const;
const json = { type: 'object', additionalProperties: true } as const;

const rowsSchema: RxJsonSchema<StoredRow> = {
  version: 0,
  primaryKey: 'key',
  type: 'object',
  properties: { key: text(300), stream: text(100), kind: text(40), rowId: text(200), seq: whole, version: whole, row: json },
  required: ['key', 'stream', 'kind', 'rowId', 'seq', 'version', 'row'],
  indexes: ['kind', 'stream'],
};

const outboxSchema: RxJsonSchema<OutboxEntry> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: text(36),
    seq: whole,
    type: text(64),
    v: whole,
    tenantId: { type: ['string', 'null'] },
    args: json,
    summary: { type: 'string' },
    baseVersion: { type: ['integer', 'null'] },
    dependsOn: { type: 'array', items: { type: 'string' } },
    createdAt: { type: 'string' },
    state: text(12),
    tries: whole,
    code: { type: ['string', 'null'] },
    message: { type: ['string', 'null'] },
    commits: json,
    changedMeanwhile: { type: 'boolean' },
  },
  required: ['id', 'seq', 'type', 'v', 'args', 'summary', 'dependsOn', 'createdAt', 'state', 'tries', 'commits', 'changedMeanwhile'],
  indexes: ['seq', 'state'],
};

const metaSchema: RxJsonSchema<MetaEntry> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: text(60), value: json },
  required: ['id', 'value'],
};

export const collectionSchemas = { rows: { schema: rowsSchema }, outbox: { schema: outboxSchema }, meta: { schema: metaSchema } };
