/**
 * Access to the database. Every caller states its scope: each statement runs in a transaction that first takes a role without rights of its
 * own and names the tenants it may see. Nothing here hands out a client outside a transaction.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './client.ts';
import { mergeBegin } from './merge-begin.ts';
import { nameOf } from './prepared.ts';
import { retrying } from './retry.ts';
import { platformOptions, type Scope, scopeStatement } from './roles/scope.ts';

export type { Scope } from './roles/scope.ts';
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
  /** For LISTEN, which needs its own connection, and for the message at start. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Connections of this process for transactions. Single statements of the platform get half as many in addition. */
  readonly poolSize: number;
}

const statementTimeoutMs = 5_000;
const idleTransactionMs = 10_000;
const waitForConnectionMs = 10_000;

export function openDatabase({ url, poolSize }: DatabaseOptions): Database {
  const { pool, platformPool } = openPools({ url, poolSize });
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  const limits = { maxWait: waitForConnectionMs, timeout: idleTransactionMs };

  function inTransaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const first = scopeStatement(scope, 'write');
    return retrying(() =>
      prisma.$transaction(async (tx) => {
        await tx.$queryRawUnsafe(first);
        return work(tx);
      }, limits),
    );
  }

  function reading<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const first = scopeStatement(scope, 'read');
    return retrying(() =>
      prisma.$transaction(
        async (tx) => {
          await tx.$queryRawUnsafe(first);
          return work(tx);
        },
        { ...limits, isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead },
      ),
    );
  }

  function query<Row extends object>(scope: Scope, sql: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    const statement = { name: nameOf(sql), text: sql, values: [...values] };
    if (scope.as === 'platform' && scope.timeoutMs === undefined) {
      return retrying(async () => (await platformPool.query<Row>(statement)).rows);
    }
    const first = scopeStatement(scope, 'write');
    return retrying(() =>
      inClient(pool, async (client) => {
        const { stream } = client.connection;
        // Sent together, executed in order: if the BEGIN or the statement fails, the COMMIT of the aborted transaction is a rollback.
        stream.cork();
        const sent = Promise.all([client.query(`begin; ${first}`), client.query<Row>(statement), client.query('commit')]);
        stream.uncork();
        const [, { rows }] = await sent;
        return rows;
      }),
    );
  }

  async function close(): Promise<void> {
    await prisma.$disconnect();
    await Promise.all([pool.end(), platformPool.end()]);
  }

  return { inTransaction, reading, query, url, close };
}

/** Connections for transactions, and connections that have the platform's role for its single statements. */
function openPools({ url, poolSize }: DatabaseOptions): { readonly pool: pg.Pool; readonly platformPool: pg.Pool } {
  const settings = {
    application_name: 'reckoner',
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    connectionTimeoutMillis: waitForConnectionMs,
    // The query builder loads several relations of a row concurrently over the one connection of a transaction.
    pipeline: true,
  };
  const pool = new pg.Pool({ ...settings, connectionString: url, max: poolSize });
  // Its connections have the platform's role from the start, so a single statement needs no transaction.
  const platformPool = new pg.Pool({ ...settings, connectionString: withOptions(url, platformOptions), max: Math.ceil(poolSize / 2) });
  // The pool replaces a connection that breaks while idle; without a listener its error would end the process.
  for (const each of [pool, platformPool]) each.on('error', () => undefined);
  pool.on('connect', mergeBegin);
  return { pool, platformPool };
}

/** The address with settings for its connections, appended to those it already has. */
function withOptions(url: string, options: string): string {
  const changed = new URL(url);
  changed.searchParams.set('options', [changed.searchParams.get('options') ?? '', options].join(' ').trim());
  return changed.href;
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
