/**
 * npm test            checks, unit tests, components in a browser, database tests: about ten minutes on two cores
 * npm run journeys    the built app in a browser against a running server, the server's commands as processes, and every right
 *                     of the server taken out alone
 * npm run verify      both, with the long versions of the proofs
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureChromium, ensureInstalled, ensurePooler, root, runTool, say } from './prepare.mjs';
import { ensureBuilt, ensureGenerated } from './start/ensure-built.mjs';

const isJourneys = process.argv.includes('--journeys');
const isAll = process.argv.includes('--all');

checkNode();
ensureInstalled();
const chromium = ensureChromium();
ensureGenerated();
if (!isJourneys) ensurePooler();
if (!isJourneys) runTool('tools/check.ts', [], 'The checks failed: the lines above say where.');
// The journeys alone need the built app.
if (isJourneys || isAll) ensureBuilt();

const chosen = isAll ? [] : isJourneys ? ['journey', 'process', 'checks'] : ['node', 'browser', 'db'];
const projects = chosen.flatMap((name) => ['--project', name]);
const report = join(root, '.generated', 'test-report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium, ...(isAll ? { PROOF_RUNS: '10000', CAMPAIGN: 'long' } : {}) },
});
if (existsSync(report)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  say(`${numPassedTests} passed, ${numFailedTests} failed`);
}
process.exit(status ?? 1);
