/**
 * npm test            everything except the long campaigns: checks, unit tests, components in a browser, database tests, journeys
 * npm run journeys    the journeys alone
 * npm run verify      everything, including the long versions of the proofs
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureChromium, ensureInstalled, root, runTool, say } from './prepare.mjs';
import { ensureBuilt, ensureGenerated } from './start/ensure-built.mjs';

const only = process.argv.includes('--journeys');
const long = process.argv.includes('--all');

checkNode();
ensureInstalled();
const chromium = ensureChromium();
ensureGenerated();
if (!only) runTool('tools/check.ts', [], 'The checks failed: the lines above say where.');
ensureBuilt();

const projects = only ? ['--project', 'journey'] : [];
const report = join(root, '.generated', 'test-report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium, ...(long ? { PROOF_RUNS: '10000', CAMPAIGN: 'long' } : {}) },
});
if (existsSync(report)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  say(`${numPassedTests} passed, ${numFailedTests} failed`);
}
process.exit(status ?? 1);
