import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { readContainerfile, type Stage, type Step } from './read-containerfile.ts';

const root = resolve(import.meta.dirname, '../..');
const workdir = '/reckoner';
/** Upper limit of what the image adds to its base. */
const addedMegabytes = 80;

let folder: string;
let database: TestDatabase;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-image-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await database.close();
  // Tens of thousands of files.
  await rm(folder, { recursive: true, force: true });
}, 300_000);

it('builds by the container file’s own steps, and the last stage alone serves the app, the documentation, and files of the release before', async () => {
  const before = join(folder, 'image-before');
  writeAsset(before, 'app', 'list-before.js');
  writeAsset(before, 'app-previous', 'list-still-earlier.js');
  const stages = readContainerfile(readFileSync(join(root, 'deploy/Containerfile'), 'utf8'), { PREVIOUS: 'image-before' });
  const environment: Record<string, string> = {};
  let start: readonly string[] = [];
  for (const stage of stages) {
    begin(stage);
    for (const step of stage.steps) {
      if (step.kind === 'env') Object.assign(environment, step.variables);
      else if (step.kind === 'start') start = step.command;
      else follow(stage, step);
    }
  }
  const image = join(folder, stages.at(-1)?.name ?? '');
  expect(Number(execFileSync('du', ['-sm', image], { encoding: 'utf8' }).split('\t')[0])).toBeLessThan(addedMegabytes);

  const [PORT, INTERNAL_PORT] = [String(await freePort()), String(await freePort())];
  const [program = '', ...args] = start;
  server = spawn(program, args, {
    cwd: image,
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH ?? '',
      ...environment,
      ...{ PORT, INTERNAL_PORT, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:4000', TRUST_PROXY: 'none', LOG_LEVEL: 'warn' },
      ...{ OIDC_ISSUER: 'embedded', SMTP_URL: 'embedded', STRIPE_SECRET_KEY: 'embedded' },
      ...{ DATABASE_URL: serverUrlOf(database.url), DATABASE_OWNER_URL: database.url },
    },
  });
  const read = (port: string, path: string): Promise<string> =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: 'localhost:4000' } }).then((answer) => answer.text());
  await expect.poll(() => read(INTERNAL_PORT, '/readyz').catch(() => ''), { timeout: 60_000 }).toBe('ready');
  expect(await read(PORT, '/landing')).toContain('<div id="root"');
  expect(await read(PORT, '/api/docs/swagger-ui.css')).toContain('.swagger-ui');
  for (const name of ['list-before.js', 'list-still-earlier.js']) expect(await read(PORT, `/assets/${name}`)).toBe(name);
}, 900_000);

function writeAsset(image: string, part: 'app' | 'app-previous', name: string): void {
  const assets = join(image, 'dist', part, 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, name), name);
}

/** The folder of a stage. One that goes on with an earlier stage takes its folder, which is not copied: it holds all packages. */
function begin({ name, base }: Stage): void {
  const earlier = statSync(join(folder, base), { throwIfNoEntry: false });
  if (earlier === undefined) mkdirSync(join(folder, name));
  else renameSync(join(folder, base), join(folder, name));
  folders.set(name, name);
  folders.set(base, name);
}

/** Present place of a stage or image. */
const folders = new Map<string, string>();

function placeOf(path: string, stage: string): string {
  if (path.startsWith(workdir)) return join(folder, stage, path.slice(workdir.length));
  return path.startsWith('/') ? join(folder, `${stage}-root`, path) : join(folder, stage, path);
}

/** Follows a step in the stage's folder. The context is what is committed or about to be. */
function follow({ name }: Stage, step: Extract<Step, { readonly kind: 'copy' | 'run' }>): void {
  const here = join(folder, name);
  if (step.kind === 'run') {
    const command = step.command.replaceAll(/(?<= )\/\S+/g, (path) => placeOf(path, name));
    execFileSync('sh', ['-c', command], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
    return;
  }
  const whole = step.sources.length === 1 && step.sources[0] === '.';
  if (whole) {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of files.trim().split('\n')) copy(join(root, file), join(here, file));
    return;
  }
  for (const source of step.sources) {
    const from = step.from === undefined ? join(root, source) : placeOf(source, folders.get(step.from) ?? step.from);
    const target = placeOf(step.target, name);
    copy(from, step.target.endsWith('/') ? join(target, basename(source)) : target);
  }
}

function copy(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false }) === undefined) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
