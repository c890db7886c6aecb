import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

interface Ended {
  readonly code: number | null;
  readonly complaint: string;
  readonly output: string;
}

const folders: string[] = [];
const children = new Set<ChildProcess>();
const occupiers: TcpServer[] = [];

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const occupier of occupiers.splice(0)) await new Promise((resolve) => occupier.close(resolve));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-start-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** Starts the server as a person would and waits until it exits. */
function startInVain(environment: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '0', DATA_DIR: join(newFolder(), 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  let complaint = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk);
  });
  return new Promise((resolve) =>
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code, output, complaint: withoutRuntimeNotes(complaint) });
    }),
  );
}

/** Removes notes about Node.js versions that npm and the runtime print on their own. */
function withoutRuntimeNotes(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^npm |^\(node:|^\(Use `node/i.test(line))
    .join('\n')
    .trim();
}

async function freePort(): Promise<number> {
  const port = await occupyPort();
  for (const occupier of occupiers.splice(0)) await new Promise((resolve) => occupier.close(resolve));
  return port;
}

function occupyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const occupier = createServer();
    occupiers.push(occupier);
    occupier.once('error', reject);
    occupier.listen(0, '127.0.0.1', () => {
      const address = occupier.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** Expects one sentence that names the problem and the remedy, no stack trace, and an exit code that scripts notice. */
function expectOneSentence({ code, complaint, output }: Ended, about: RegExp): void {
  expect(code).toBe(1);
  expect(complaint).toMatch(about);
  expect(complaint.split('\n')).toHaveLength(1);
  expect(complaint).not.toMatch(/^\s+at |Error:/m);
  expect(output).not.toContain('Reckoner is ready');
}

describe('a start that cannot succeed', () => {
  it('names the occupied port and how to choose another, and leaves the data alone', async () => {
    const port = await occupyPort();
    const ended = await startInVain({ PORT: String(port) });
    expectOneSentence(ended, new RegExp(`Port ${port} is in use by another program: .*PORT=`));
  });

  it.each([
    ['PORT', 'eighty', /PORT is not a port: write a number/],
    ['PUBLIC_URL', 'not an address', /PUBLIC_URL is not an origin: write/],
    ['DATABASE_URL', 'mysql://localhost/x', /DATABASE_URL is not the address of a PostgreSQL server: write/],
    ['NODE_ENV', 'staging', /NODE_ENV is unknown: write/],
    ['TRUST_PROXY', 'yes please', /TRUST_PROXY is not a list of addresses: write/],
  ])('says what is wrong with %s=%s and what to write', async (name, value, about) => {
    expectOneSentence(await startInVain({ [name]: value }), about);
  });

  it('says that the data folder is a file', async () => {
    const file = join(newFolder(), 'data');
    writeFileSync(file, 'not a folder');
    expectOneSentence(await startInVain({ DATA_DIR: file }), /data folder .* is a file\. Set DATA_DIR to a folder/);
  });

  it('does not touch an incomplete database folder', async () => {
    const data = join(newFolder(), 'data');
    mkdirSync(join(data, 'postgres'), { recursive: true });
    writeFileSync(join(data, 'postgres', 'PG_VERSION'), 'nonsense\n');
    expectOneSentence(await startInVain({ DATA_DIR: data }), new RegExp(data));
  });

  it('says that the database cannot be reached', async () => {
    const port = await freePort();
    expectOneSentence(await startInVain({ DATABASE_URL: `postgresql://nobody:no@127.0.0.1:${port}/none` }), /database cannot be reached/);
  });
});

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly data: string;
}

/** Starts the server with a command and waits until it reports that it is ready. */
async function startWith(command: string, args: readonly string[]): Promise<Running> {
  const port = await freePort();
  const data = join(newFolder(), 'data');
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is ready')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
  return { child, url: `http://localhost:${port}`, data };
}

const isThere = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
const databaseRuns = (data: string): boolean => existsSync(join(data, 'postgres', 'postmaster.pid'));

describe('the end of a server', () => {
  it('is orderly when its output is closed, without an endless loop of errors', async () => {
    const { child, url, data } = await startWith(process.execPath, ['dist/server/main.js']);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.stdout?.destroy();
    child.stderr?.destroy();
    // Each answered request is a line in the log.
    await fetch(`${url}/api/auth/user`);
    expect(await ended).toBe(1);
    expect(databaseRuns(data)).toBe(false);
  });

  it('comes with the end of the npm that started it', async () => {
    const { child, url, data } = await startWith('npm', ['start']);
    child.kill('SIGTERM');
    await expect.poll(() => isThere(url), { timeout: 15_000 }).toBe(false);
    await expect.poll(() => databaseRuns(data), { timeout: 15_000 }).toBe(false);
  });
});
