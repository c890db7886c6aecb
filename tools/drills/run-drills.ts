/**
 * npm run drills                 every drill of an operator: what was done, expected, seen, and the seconds
 * npm run drills -- --quick      those of a few minutes
 * npm run drills -- --write      the same, and the table in docs/reliability.md
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { drills } from './drills.ts';
import { Report, readResults, type Seen, tableOf } from './read-results.ts';

const isQuick = process.argv.includes('--quick');
const chosen = drills.filter(({ isLong }) => !isQuick || isLong !== true);
const output = join('.generated', 'drills.json');

// Some drills start what an operator starts.
if (!existsSync('dist/server/main.js')) spawnSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });

const projects = [...new Set(chosen.map(({ project }) => project))].flatMap((name) => ['--project', name]);
const files = [...new Set(chosen.map(({ file }) => file))];
const started = performance.now();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files, '--no-file-parallelism', '--reporter=json', `--outputFile=${output}`],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
if (status === null) throw new Error('The tests could not be started.');
const results = readResults(chosen, Report.parse(JSON.parse(readFileSync(output, 'utf8'))));
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`${tableOf(results)}\n\n${summary(results)} in ${seconds} s\n`);
if (process.argv.includes('--write')) writeTable(results);
process.exitCode = results.every(({ outcome }) => outcome === 'as expected') ? 0 : 1;

function summary(seen: readonly Seen[]): string {
  const count = (outcome: Seen['outcome']): number => seen.filter((one) => one.outcome === outcome).length;
  return `${count('as expected')} as expected, ${count('failed')} failed, ${count('not run')} not run`;
}

/** The text around the table is written by hand. */
function writeTable(seen: readonly Seen[]): void {
  const file = 'docs/reliability.md';
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  const part = `<!-- drills -->\n${day}, after commit ${commit}, ${machine}: ${summary(seen)} in ${seconds} s.\n\n${tableOf(seen)}\n<!-- end -->`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/<!-- drills -->[\s\S]*<!-- end -->/, () => part),
  );
}
