/** Checks types, lint, generated files, ids of requirements, direction of imports, the glossary, translations, and dead code. Prints only problems. */
import { spawnSync } from 'node:child_process';
import { typeAssertions } from './boundaries/casts.ts';
import { gestureNames } from './boundaries/gesture-names.ts';
import { glossarySentences, writtenFiles } from './boundaries/glossary.ts';
import { brokenBoundaries, sourceFiles } from './boundaries/imports.ts';
import { floatingMoney } from './boundaries/money-arithmetic.ts';
import { parentImports } from './boundaries/parent-imports.ts';
import { circleSentences } from './boundaries/rooms/circles.ts';
import { roomsThatKnowAll } from './boundaries/rooms/contexts.ts';
import { tooFullFolders } from './boundaries/sizes/full-folders.ts';
import { tooLongFiles } from './boundaries/sizes/long-files.ts';
import { tooLongFunctions } from './boundaries/sizes/long-functions.ts';
import { uncheckedAnswers } from './boundaries/stubbed-fetch.ts';
import { foreignWrites, staleOwners } from './boundaries/table-writes.ts';
import { otherWordsForTenant } from './boundaries/tenant-words.ts';
import { staleAnswerExamples } from './generate-answer-examples.ts';
import { staleCalls } from './generate-calls.ts';
import { catalogFiles, staleCatalog } from './generate-catalog.ts';
import { staleClient } from './generate-client.ts';
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
    ...(await staleClient()),
    ...staleAnswerExamples(),
  ].map((file) => `${file} is stale: run \`npm run generate\`.`),
);
sentences('requirements', trace.wrong);
const sources = sourceFiles();
sentences('boundaries', [
  ...brokenBoundaries(),
  ...circleSentences(sources),
  ...roomsThatKnowAll(sources),
  ...parentImports(sources),
  ...foreignWrites(sources),
  ...staleOwners(sources),
  ...floatingMoney(sources),
  ...typeAssertions(sources),
  ...otherWordsForTenant(sources),
  ...gestureNames(sources),
  ...tooLongFunctions(sources),
  ...tooLongFiles(sources),
  ...tooFullFolders(sources),
  ...uncheckedAnswers(sources),
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
