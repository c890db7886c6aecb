/**
 * Removes every check of the server, one at a time, and prints each with the cells of the matrix whose result changes:
 *   npx tsx sync-server/testing/authorization-matrix/print-removed-checks.ts
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSites } from './removable-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'removed-checks-'));
const report = join(folder, 'report.tsv');
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'checks', '--reporter=dot'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, REMOVED_CHECKS: report },
});
const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
rmSync(folder, { recursive: true });
for (const line of lines) {
  const [site = '', wrong = ''] = line.split('\t');
  const [path = ''] = site.split(':');
  const text = checkSites(path, readFileSync(join('sync-server', path), 'utf8')).find(({ id }) => id === site)?.text ?? '';
  process.stdout.write(`${site}  ${text}\n    ${wrong === '-' ? 'NOT NOTICED' : wrong.split('; ').join('\n    ')}\n`);
}
const missed = lines.filter((line) => line.endsWith('\t-')).length;
process.stdout.write(`${lines.length} checks taken out one at a time, ${lines.length - missed} noticed, ${missed} not.\n`);
process.exitCode = status ?? 1;
