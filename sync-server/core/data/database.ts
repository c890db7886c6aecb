/**
 * Access to the database. Every caller states its scope: each statement runs in a transaction that first takes a role without rights of its
 * own and names the tenants it may see. Nothing here hands out a client outside a transaction.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './client.ts';
import { nameOf } from './prepared.ts';
import { openReplica } from './replica.ts';
import { retrying } from './retry.ts';
import { type Scope, scopeStatement } from './scope.ts';

export type { Scope } from './scope.ts';
export type Tx = Prisma.TransactionClient;

/** Values that `query` takes. */
export type SqlValue = string | number | bigint | boolean | Date | null | Uint8Array | readonly string[] | readonly number[];

export interface Database {
  /**
   * One transaction, repeated from its start when the database asks for it, so `work` must not have effects outside `tx`.
   */
  readonly inTransaction: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** A read-only transaction on one snapshot. */
  readonly reading: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** One statement in one transaction without the query builder, for paths where every millisecond counts. */
  readonly query: <Row extends object>(scope: Scope, sql: string, values: readonly SqlValue[]) => Promise<readonly Row[]>;
  /** The present use of the connections of this process. */
  readonly connections: () => readonly PoolUse[];
  /** For LISTEN, which needs a connection of its own, without a pooler. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface PoolUse {
  readonly pool: 'transactions' | 'statements';
  readonly idle: number;
  readonly busy: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Connections of this process for transactions. Single statements get half as many in addition. */
  readonly poolSize: number;
  /** Address without a pooler, for LISTEN. Undefined: the same. */
  readonly directUrl?: string | undefined;
  /** Address of a streaming replica, for what may lag. Undefined: none. */
  readonly replicaUrl?: string | undefined;
  /** False behind a pooler that does not keep prepared statements. */
  readonly namedStatements?: boolean;
  /** Time limit of a statement. */
  readonly statementMs?: number;
  /** Longest wait for a connection. */
  readonly waitMs?: number;
  /** Time limit of a statement and of a transaction, for an operator's command on the whole database. Undefined: those of requests. */
  readonly longestMs?: number | undefined;
}

/** Time limits where no setting says otherwise. */
export const usualLimits = { statementMs: 5_000, waitMs: 10_000 } as const;
const idleTransactionMs = 10_000;

export function openDatabase(options: DatabaseOptions): Database {
  const { url, directUrl = url, namedStatements = true, longestMs, waitMs = usualLimits.waitMs } = options;
  const bounds = { statementMs: longestMs ?? options.statementMs ?? usualLimits.statementMs, idleMs: idleTransactionMs };
  const { pool, statementPool } = openPools(options);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  const limits = { maxWait: waitMs, timeout: longestMs ?? idleTransactionMs };

  async function inTransaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const first = scopeStatement(scope, 'write', bounds);
    const value = await retrying(() =>
      prisma.$transaction(
        async (tx) => {
          await tx.$queryRawUnsafe(first);
          return work(tx);
        },
        { ...limits, timeout: Math.max(limits.timeout, scope.timeoutMs ?? 0) },
      ),
    );
    await replica?.notePosition(scope);
    return value;
  }

  async function reading<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = (await replica?.clientFor(scope)) ?? prisma;
    const first = scopeStatement(scope, 'read', bounds);
    return retrying(() =>
      client.$transaction(
        async (tx) => {
          await tx.$queryRawUnsafe(first);
          return work(tx);
        },
        { ...limits, isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead },
      ),
    );
  }

  function query<Row extends object>(scope: Scope, sql: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    const statement = { name: namedStatements ? nameOf(sql) : undefined, text: sql, values: [...values] };
    const first = scopeStatement(scope, 'write', bounds);
    return retrying(() =>
      inClient(statementPool, async (client) => {
        // Sent without waiting, executed in order: if the BEGIN or the statement fails, the COMMIT of the aborted transaction is a rollback.
        const [, { rows }] = await Promise.all([client.query(`begin; ${first}`), client.query<Row>(statement), client.query('commit')]);
        return rows;
      }),
    );
  }

  const replica = options.replicaUrl === undefined ? undefined : openReplica({ ...options, url: options.replicaUrl }, query);

  async function close(): Promise<void> {
    await replica?.close();
    await prisma.$disconnect();
    await Promise.all([pool.end(), statementPool.end()]);
  }

  const connections = (): readonly PoolUse[] => [useOf('transactions', pool), useOf('statements', statementPool)];

  return { inTransaction, reading, query, connections, url: directUrl, close };
}

/** Connections of the query builder, and connections for single statements, which never wait for a transaction that waits for them. */
function openPools({ url, poolSize, waitMs = usualLimits.waitMs }: DatabaseOptions): {
  readonly pool: pg.Pool;
  readonly statementPool: pg.Pool;
} {
  const settings = {
    application_name: 'reckoner',
    connectionTimeoutMillis: waitMs,
    connectionString: url,
    // The query builder loads several relations of a row concurrently over the one connection of a transaction.
    pipeline: true,
  };
  const pool = new pg.Pool({ ...settings, max: poolSize });
  const statementPool = new pg.Pool({ ...settings, max: Math.ceil(poolSize / 2) });
  // The pool replaces a connection that breaks while idle; without a listener its error would end the process.
  for (const each of [pool, statementPool]) each.on('error', () => undefined);
  return { pool, statementPool };
}

function useOf(name: PoolUse['pool'], { idleCount, totalCount, waitingCount }: pg.Pool): PoolUse {
  return { pool: name, idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
}

async function inClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // The pool listens to idle connections only. A connection that breaks in use also rejects its statements, so its own error event is
  // redundant.
  const ignore = (): void => undefined;
  client.on('error', ignore);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (cause) {
    // A connection that cannot even roll back is discarded.
    const failure = await client.query('rollback').then(
      () => undefined,
      () => true,
    );
    client.release(failure);
    throw cause;
  } finally {
    client.off('error', ignore);
  }
}
