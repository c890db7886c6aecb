import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

/** Code that a third party writes with the generated client. The compiler refuses a field that the document does not contain. */
const program = `import { ok } from '@oazapfts/runtime';
import { defaults, listPlans } from './client.ts';

defaults.baseUrl = process.argv[2] ?? '';
const [plan] = await ok(listPlans({ q: 'Generated' }));
const name: string | undefined = plan?.name;
// @ts-expect-error A plan has no such field.
const unknown: unknown = plan?.nickname;
process.stdout.write(JSON.stringify({ name, unknown }));
`;
const compilerOptions = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  module: 'nodenext',
  target: 'es2023',
  types: ['node'],
};

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  await mkdir('.generated', { recursive: true });
  folder = await mkdtemp(resolve('.generated', 'client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

test('a client that a public generator makes from the document compiles and calls the server', {
  timeout: 120_000,
}, async () => {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).text();
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'openapi.json'), document);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  await writeFile(join(folder, 'program.ts'), program);
  await run('oazapfts/dist/cli.js', 'openapi.json', 'client.ts');
  await run('typescript/bin/tsc', '--project', '.');
  const plan = { id: server.services.newId(), name: 'Generated', basePrice: '10.00' };
  await server.services.db.inTransaction({ as: 'platform' }, (tx) => tx.plan.create({ data: plan }));
  expect(JSON.parse(await run('tsx/dist/cli.mjs', 'program.ts', server.url))).toEqual({ name: 'Generated' });
});

/** Runs a program of an installed package, and returns its output. */
async function run(path: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [resolve('node_modules', path), ...args], { cwd: folder });
  return stdout;
}
