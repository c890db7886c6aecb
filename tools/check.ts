/** Checks types, lint, generated files, ids of requirements, direction of imports, the glossary, translations, and dead code. Prints only problems. */
import { spawnSync } from 'node:child_process';
import { typeAssertions } from './boundaries/casts.ts';
import { circleSentences } from './boundaries/circles.ts';
import { tooFullFolders } from './boundaries/full-folders.ts';
import { glossarySentences, writtenFiles } from './boundaries/glossary.ts';
import { brokenBoundaries, sourceFiles } from './boundaries/imports.ts';
import { tooLongFiles } from './boundaries/long-files.ts';
import { tooLongFunctions } from './boundaries/long-functions.ts';
import { floatingMoney } from './boundaries/money-arithmetic.ts';
import { foreignWrites, staleOwners } from './boundaries/table-writes.ts';
import { staleCalls } from './generate-calls.ts';
import { catalogFiles, staleCatalog } from './generate-catalog.ts';
import { correctnessText, staleCorrectness } from './generate-correctness.ts';
import { figuresText, staleFigures } from './generate-figures.ts';
import { staleSchema } from './generate-schema.ts';
import { staleSets } from './generate-sets.ts';
import { translationProblems } from './language/translation-problems.ts';
import { staleRequirements, traceRequirements } from './trace.ts';

const failed: string[] = [];

function command(name: string, script: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  if (status === 0) return;
  failed.push(name);
  process.stderr.write(`${stdout}${stderr}`);
}

function sentences(name: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  failed.push(name);
  process.stderr.write(`${lines.join('\n')}\n`);
}

const trace = traceRequirements();
sentences(
  'generated files',
  [
    ...staleCatalog(await catalogFiles()),
    ...staleCorrectness(await correctnessText()),
    ...staleSets(),
    ...staleFigures(figuresText()),
    ...staleRequirements(trace),
    ...(await staleSchema()),
    ...(await staleCalls()),
  ].map((file) => `${file} is stale: run \`npm run generate\`.`),
);
sentences('requirements', trace.wrong);
const sources = sourceFiles();
sentences('boundaries', [
  ...brokenBoundaries(),
  ...circleSentences(sources),
  ...foreignWrites(sources),
  ...staleOwners(sources),
  ...floatingMoney(sources),
  ...typeAssertions(sources),
  ...tooLongFunctions(sources),
  ...tooLongFiles(sources),
  ...tooFullFolders(sources),
]);
sentences('glossary', glossarySentences(writtenFiles()));
sentences('translations', translationProblems(sources));
command('types', 'node_modules/typescript/bin/tsc', ['-b']);
command('lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--colors=off', '--diagnostic-level=warn', '.']);
command('dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']);

if (failed.length > 0) {
  process.stderr.write(`Failed: ${failed.join(', ')}.\n`);
  process.exitCode = 1;
} else {
  process.stdout.write('Types, lint, generated files, requirements, boundaries, glossary, translations and dead code are in order.\n');
}
