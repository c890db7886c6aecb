import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { type OwnPostgres, postgresFolders, startPostgresOf } from '#server/testing/postgres-of-tools.ts';
import { withDatabase } from '#server/testing/test-postgres.ts';
import { commandsOf, notRun, runElsewhere } from './handbook.ts';

const [tools] = postgresFolders();
const start = 'node --enable-source-maps dist/server/main.js';
const commands = commandsOf('docs/operations.md').filter(
  (command) => ![...notRun, ...runElsewhere].some((known) => known.command.test(command)),
);

/** Expected output of a command, where that is more than no error. */
const printed: readonly (readonly [command: RegExp, output: RegExp])[] = [
  [/^npm run migrate$/, /./],
  [/--status$/, /Nothing|no migration|0/i],
  [/invite-owner/, /https:\/\/calculators\.example\//],
  [/\/readyz/, /^ready$/],
  [/--verify$/, /./],
  [/grep/, /^reckoner_database_up 1/],
];

test('PostgreSQL’s own programs are on this machine, and so is the built server', () => {
  expect([tools === undefined, existsSync('dist/server/main.js')]).toEqual([false, true]);
});

/** The commands run in the order of the document, each in a shell of its own, with what an operator has in the environment. */
describe.each(tools === undefined ? [] : [tools])('the handbook, with the programs in %s', (bin) => {
  let postgres: OwnPostgres;
  let server: ChildProcess | undefined;
  const backups = mkdtempSync(join(tmpdir(), 'reckoner-handbook-'));
  const environment: Record<string, string> = {};

  function chooseDatabase(name: string): void {
    const addressOf = (user: string): string => {
      const address = new URL(withDatabase(postgres.url, name));
      [address.username, address.password] = [user, 'choose-one'];
      return address.href;
    };
    Object.assign(environment, { DATABASE_URL: addressOf('reckoner_server'), DATABASE_OWNER_URL: addressOf('reckoner_owner') });
  }

  beforeAll(async () => {
    postgres = await startPostgresOf(bin);
    const [PORT, INTERNAL_PORT] = [String(await freePort()), String(await freePort())];
    Object.assign(environment, {
      PATH: `${bin}:${process.env.PATH ?? ''}`,
      HOME: backups,
      ...{ SUPERUSER: postgres.url, BACKUPS: backups, INTERNAL: `http://127.0.0.1:${INTERNAL_PORT}`, POSTGRES_TOOLS: bin },
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://calculators.example', TRUST_PROXY: 'none', PORT, INTERNAL_PORT, LOG_LEVEL: 'warn' },
      ...{ OIDC_ISSUER: 'embedded', SMTP_URL: 'embedded', STRIPE_SECRET_KEY: 'embedded', SHUTDOWN_DELAY: '0' },
    });
    chooseDatabase('reckoner');
  }, 120_000);
  afterAll(async () => {
    await stop();
    await postgres.stop();
    rmSync(backups, { recursive: true, force: true });
  });

  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    if (running === undefined) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }

  test.each(commands.map((command, at) => [at + 1, command] as const))(
    '%i. %s',
    async (_at, command) => {
      if (command === start) {
        server = spawn('sh', ['-c', `exec ${command}`], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
        const readiness = async (): Promise<number> => (await fetch(`${environment.INTERNAL}/readyz`)).status;
        await expect.poll(() => readiness().catch(() => 0), { timeout: 90_000 }).toBe(200);
        return;
      }
      // The restore begins with the server stopped, and with the address of the new database in the settings.
      if (command.includes('CREATE DATABASE restored')) await stop();
      const { stdout } = await promisify(execFile)('bash', ['-eu', '-o', 'pipefail', '-c', command], { env: environment });
      for (const [known, output] of printed) if (known.test(command)) expect(stdout.trim()).toMatch(output);
      if (command.includes('CREATE DATABASE restored')) chooseDatabase('restored');
    },
    120_000,
  );

  test('the server starts on the restored database', async () => {
    server = spawn('sh', ['-c', `exec ${start}`], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    const readiness = async (): Promise<number> => (await fetch(`${environment.INTERNAL}/readyz`)).status;
    await expect.poll(() => readiness().catch(() => 0), { timeout: 90_000 }).toBe(200);
  }, 120_000);
});
