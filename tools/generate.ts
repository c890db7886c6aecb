/**
 * Writes every generated file: the database client, the catalog and shelves, the evidence for their figures, the figures, the requirements
 * with their tests, the number of calculators in documents, the printed GraphQL schema, the app's client, the client for programs, and the examples of answers for its tests.
 */
import { spawnSync } from 'node:child_process';
import { catalogFiles, writeCatalog } from './generate-catalog.ts';
import { figuresText, writeFigures } from './generate-figures.ts';
import { writeSchema } from './generate-schema.ts';
import { writeSets } from './generate-sets.ts';
import { traceRequirements, writeRequirements } from './trace.ts';

if (writeSets()) {
  // The modules loaded here still hold the old sets.
  const again = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exit(again.status ?? 1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'prisma/engine.ts', 'generate'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) process.exit(1);
writeCatalog(await catalogFiles());
// Runs after the catalog, because it reads it.
const { correctnessText, writeCorrectness } = await import('./generate-correctness.ts');
writeCorrectness(await correctnessText());
const { writeStatedCounts } = await import('./stated-counts.ts');
writeStatedCounts();
writeFigures(figuresText());
writeRequirements(traceRequirements());
await writeSchema();
// Imports the server, and with it the database client.
const { writeCalls } = await import('./generate-calls.ts');
await writeCalls();
const { writeClient } = await import('./generate-client.ts');
await writeClient();
const { writeAnswerExamples } = await import('./generate-answer-examples.ts');
writeAnswerExamples();
