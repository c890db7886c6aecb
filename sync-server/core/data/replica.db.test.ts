import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OwnPostgres, postgresFolders, startPostgresOf } from '#server/testing/postgres-of-tools.ts';
import { startReplicaOf } from '#server/testing/servers/streaming-replica.ts';
import { administer, withDatabase } from '#server/testing/test-postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { applyMigrations } from './migrations/migrate.ts';
import { prepareServerRole, serverUrlOf } from './roles/server-role.ts';

const [folder = ''] = postgresFolders();
const lagSeconds = 5;
const [writer, reader] = [randomUUID(), randomUUID()];
const lagging = (userId: string) => ({ as: 'platform', userId, mayLag: true }) as const;

describe.runIf(folder !== '')('a replica that lags five seconds', () => {
  let primary: OwnPostgres;
  let replica: OwnPostgres;
  /** Two processes of the server. */
  let db: Database;
  let other: Database;

  beforeAll(async () => {
    primary = await startPostgresOf(folder);
    await administer(primary.url, 'create database reckoner');
    const ownerUrl = withDatabase(primary.url, 'reckoner');
    expect(await applyMigrations(ownerUrl)).toMatchObject({ ok: true });
    const url = serverUrlOf(ownerUrl);
    expect(await prepareServerRole(ownerUrl, url)).toMatchObject({ ok: true });
    replica = await startReplicaOf(folder, primary, lagSeconds);
    const replicaUrl = new URL(url);
    replicaUrl.port = new URL(replica.url).port;
    const options = { url, replicaUrl: replicaUrl.href, poolSize: 2 };
    [db, other] = [openDatabase(options), openDatabase(options)];
  }, 120_000);
  afterAll(async () => {
    await Promise.all([db.close(), other.close()]);
    await replica.stop();
    await primary.stop();
  });

  const namesFor = (process: Database, userId: string) =>
    process.reading(lagging(userId), async (tx) => (await tx.plan.findMany({ select: { name: true } })).map(({ name }) => name));
  const isReplica = (process: Database, userId: string) =>
    process.reading(lagging(userId), async (tx) => {
      const [row] = await tx.$queryRaw<{ isReplica: boolean }[]>`select pg_is_in_recovery() as "isReplica"`;
      return row?.isReplica;
    });

  test('answers lists, and shows another person’s change later', async () => {
    expect(await isReplica(db, reader)).toBe(true);
    await db.inTransaction({ as: 'platform', userId: writer }, (tx) => tx.plan.create({ data: { id: randomUUID(), name: 'Team' } }));
    expect(await namesFor(db, reader)).toEqual([]);
    await vi.waitFor(async () => expect(await namesFor(db, reader)).toEqual(['Team']), { timeout: 15_000, interval: 250 });
    expect(await isReplica(db, reader)).toBe(true);
  }, 30_000);

  test('never hides a person’s own change from them, whichever process answers', async () => {
    await db.inTransaction({ as: 'platform', userId: writer }, (tx) => tx.plan.create({ data: { id: randomUUID(), name: 'Branch' } }));
    expect(await Promise.all([db, other].map((process) => namesFor(process, writer)))).toEqual([
      ['Team', 'Branch'],
      ['Team', 'Branch'],
    ]);
    expect(await isReplica(other, writer)).toBe(false);
    expect(await namesFor(other, reader)).toEqual(['Team']);
    await vi.waitFor(async () => expect(await isReplica(other, writer)).toBe(true), { timeout: 15_000, interval: 250 });
    expect(await namesFor(other, writer)).toEqual(['Team', 'Branch']);
  }, 30_000);

  test('is not asked for what may not lag', async () => {
    const [row] = await db.reading(
      { as: 'platform', userId: reader },
      (tx) => tx.$queryRaw<{ is: boolean }[]>`select pg_is_in_recovery() as is`,
    );
    expect(row).toEqual({ is: false });
  });

  test('that is away leaves its work to the primary database', async () => {
    const gone = openDatabase({
      url: serverUrlOf(withDatabase(primary.url, 'reckoner')),
      replicaUrl: 'postgresql://nobody@127.0.0.1:1/reckoner',
      poolSize: 1,
    });
    expect(await namesFor(gone, reader)).toContain('Team');
    await gone.close();
  });
});
