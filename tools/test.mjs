/**
 * npm test            everything but the long campaigns: checks, unit tests, database tests, journeys
 * npm run journeys    the journeys alone
 * npm run verify      everything, with the long forms of the proofs
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureChromium, ensureInstalled, root, run, runTool, say } from './prepare.mjs';

const only = process.argv.includes('--journeys');
const long = process.argv.includes('--all');

checkNode();
ensureInstalled();
const chromium = ensureChromium();
runTool('tools/generate.ts', [], 'The generated files could not be written.');
if (!only) runTool('tools/check.ts', [], 'The checks failed: the lines above say where.');
say('Building the app …');
run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], 'The app could not be built.');

const environment = { ...process.env, CHROMIUM: chromium, ...(long ? { PROOF_RUNS: '10000', CAMPAIGN: 'long' } : {}) };

/** Runs vitest to its end and reads its report: what passed, what failed, and in which files. */
function tell(name, args) {
  const report = join(root, '.generated', `${name}-report.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const files = testResults.filter((file) => file.status !== 'passed').map((file) => file.name);
  return { isGood: status === 0, passed: numPassedTests, failed: numFailedTests, files };
}

const told = only ? [] : [tell('test', ['--project', 'node', '--project', 'db'])];
const stories = tell('journeys', ['--project', 'journey']);
told.push(stories);
if (!stories.isGood && stories.files.length > 0) {
  // A real browser on a busy machine can miss a bound: a story that failed is told once more from its beginning, and both are printed.
  say(`Telling again, after a failure: ${stories.files.join(', ')}`);
  const again = tell('journeys-again', ['--project', 'journey', ...stories.files]);
  told[told.length - 1] = { ...again, passed: stories.passed + again.passed, failed: again.failed };
}
const passed = told.reduce((sum, each) => sum + each.passed, 0);
const failed = told.reduce((sum, each) => sum + each.failed, 0);
say(`${passed} passed, ${failed} failed`);
process.exit(told.every((each) => each.isGood) ? 0 : 1);
