import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const module = JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href);

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-embedded-'));
  chmodSync(folder, 0o755);
  return join(folder, 'data');
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const outcome = await startEmbeddedPostgres({ dataDir });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}

async function refusalOf(dataDir: string): Promise<string> {
  const outcome = await startEmbeddedPostgres({ dataDir });
  if (!outcome.ok) return outcome.message;
  await outcome.value.stop();
  throw new Error('It started.');
}

async function ask(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('the making of a new database is ended when asked to, and leaves neither a program nor a part of it behind', async () => {
  const [dataDir, stop] = [freshFolder(), new AbortController()];
  const starting = startEmbeddedPostgres({ dataDir, stop: stop.signal });
  await expect.poll(() => existsSync(join(dataDir, 'postgres.new', 'PG_VERSION')), { interval: 5 }).toBe(true);
  stop.abort();
  expect((await starting).ok).toBe(false);
  expect([existsSync(join(dataDir, 'postgres')), existsSync(join(dataDir, 'postgres.new'))]).toEqual([false, false]);
  const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  expect(stdout.split('\n').filter((line) => line.includes(dataDir))).toEqual([]);
});

function processOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A second process that starts the database and is ready when it prints its address. */
async function startInAnotherProcess(dataDir: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const code = `const { startEmbeddedPostgres } = await import(${module});
    const outcome = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(outcome.ok ? outcome.value.url : outcome.message);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8').trim()));
    child.once('exit', () => reject(new Error('It ended before it was ready.')));
  });
  return { child, url };
}

describe('the embedded database', () => {
  const dataDir = freshFolder();
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    server = await start(dataDir);
    await ask(server.url, 'create table kept (n int)');
  });
  afterAll(async () => {
    await server.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  test('accepts connections only from this machine and with a password, and waits for the disk', async () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
    expect(
      await ask(
        server.url,
        `select current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets,
                current_setting('fsync') as fsync, current_setting('synchronous_commit') as waits`,
      ),
    ).toEqual([{ listen: '127.0.0.1', sockets: '', fsync: 'on', waits: 'on' }]);
    const stranger = new URL(server.url);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('keeps its password in a file that only its owner can read', () => {
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(existsSync(join(dataDir, 'password.new'))).toBe(false);
  });

  test('keeps port, password and rows over a stop', async () => {
    await ask(server.url, 'insert into kept values (1)');
    await server.stop();
    const again = await start(dataDir);
    expect(again.url).toBe(server.url);
    expect(again.attached).toBe(false);
    expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 1 }]);
    server = again;
  });

  test('takes another port when its own is taken', async () => {
    await server.stop();
    const taker = createServer();
    await new Promise<void>((resolve) => taker.listen(Number(new URL(server.url).port), '127.0.0.1', resolve));
    const before = server.url;
    server = await start(dataDir);
    taker.close();
    expect(server.url).not.toBe(before);
    expect(await ask(server.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1 }]);
  });

  test('is taken over after its starter was killed, with every acknowledged row', async () => {
    await server.stop();
    const { child, url } = await startInAnotherProcess(dataDir);
    await ask(url, 'insert into kept values (2)');
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    const pid = processOf(dataDir);
    server = await start(dataDir);
    expect(server.attached).toBe(true);
    expect(server.url).toBe(url);
    expect(processOf(dataDir)).toBe(pid);
    expect(await ask(server.url, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }]);
    expect(server.notice).toContain('taken over');
  });

  test('recovers after it was itself killed in the middle of its work', async () => {
    await ask(server.url, 'insert into kept values (3)');
    process.kill(processOf(dataDir), 'SIGKILL');
    const again = await start(dataDir);
    expect(again.attached).toBe(false);
    server = again;
    expect(await ask(server.url, 'select n from kept order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  test('starts although its process number is recorded and now belongs to another program', async () => {
    await server.stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n1\n\n127.0.0.1\n`);
    server = await start(dataDir);
    expect(server.attached).toBe(false);
  });
});

describe('a data folder that cannot serve', () => {
  test('is reported with what to do about it', async () => {
    const dataDir = freshFolder();
    const cluster = join(dataDir, 'postgres');
    const server = await start(dataDir);
    await server.stop();

    truncateSync(join(cluster, 'global', 'pg_control'), 10);
    expect(await refusalOf(dataDir)).toMatch(/did not start: .*pg_control.*server\.log/);

    writeFileSync(join(cluster, 'PG_VERSION'), '9\n');
    expect(await refusalOf(dataDir)).toMatch(/was made by PostgreSQL 9; this build brings 18/);

    rmSync(join(cluster, 'PG_VERSION'));
    expect(await refusalOf(dataDir)).toBe(
      `The folder ${cluster} is not a complete database. Move it away or set DATA_DIR to another folder.`,
    );

    rmSync(join(dataDir, 'postgres.json'));
    writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
    expect(await refusalOf(dataDir)).toMatch(/postgres\.json with the database's port and password is missing/);
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  test('is not created if a file has its name', async () => {
    const folder = freshFolder();
    writeFileSync(folder, '', { mode: 0o755 });
    chmodSync(folder, 0o755);
    expect(await refusalOf(join(folder, 'data'))).toMatch(/^The data folder .* cannot be made: .* Set DATA_DIR/);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  test('names the owner of a folder that belongs to another user', async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    const owner = statSync(join(dataDir, 'postgres')).uid;
    // Root owns the new folder and the database runs as another user; an ordinary user cannot change a folder's owner, so the test uses /.
    if (process.getuid?.() === 0) {
      chownSync(join(dataDir, 'postgres'), 61_234, 61_234);
      expect(await refusalOf(dataDir)).toMatch(/belongs to another system user \(61234\).*chown -R/);
    } else {
      expect(await refusalOf(dataDir)).toMatch(/is not a complete database/);
      expect(owner).toBe(process.getuid?.());
    }
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });
});
