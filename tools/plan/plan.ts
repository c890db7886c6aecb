/**
 * Runs a household plan from the command line: a document of a household in, its ledger out, as JSON.
 *   npm run --silent plan -- FILE.json                    every year, totals, sustainable spending; "-" reads standard input
 *   npm run --silent plan -- FILE.json --postings         with each movement of money and its rule
 *   npm run --silent plan -- FILE.json --monte-carlo 1000 --seed 7
 *   npm run --silent plan -- FILE.json --ladders          the plan under other conversion policies
 *   npm run --silent plan -- FILE.json --claims           the plan under other ages of claiming Social Security
 *   npm run --silent plan -- --example | --schema | --fields
 */
import { readFileSync } from 'node:fs';
import { planField } from '#calculators/plan/reading/plan-fields.ts';
import { documentedFields } from './fields-table.ts';
import { planAnswer } from './plan-answer.ts';

const commands: readonly string[] = process.argv.slice(2);
const [first] = commands;
const example = new URL('../../docs/household-plan-example.json', import.meta.url);

if (first === undefined || first === '--help') {
  fail('Name a file with a household plan, or --example, --schema or --fields. docs/household-plan.md describes the fields.');
} else if (first === '--example') {
  process.stdout.write(readFileSync(example, 'utf8'));
} else if (first === '--schema') {
  print({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Household plan', ...planField.schema() });
} else if (first === '--fields') {
  process.stdout.write(documentedFields());
} else {
  answerFile(first);
}

function answerFile(file: string): void {
  const text = readText(file);
  const parsed = text === undefined ? undefined : parse(text);
  if (text === undefined) fail(`There is no file ${file}.`);
  else if (parsed === undefined) fail(`${file} is not valid JSON.`);
  else answerPlan(parsed.value);
}

function answerPlan(document: unknown): void {
  const answer = planAnswer(document, {
    hasPostings: commands.includes('--postings'),
    hasLadders: commands.includes('--ladders'),
    hasClaims: commands.includes('--claims'),
    paths: numberAfter('--monte-carlo', 1000),
    seed: numberAfter('--seed', 1) ?? 1,
  });
  print(answer);
  if ('problems' in answer) process.exitCode = 1;
}

/** The number after a flag; the usual one if none follows; undefined without the flag. */
function numberAfter(flag: string, usual: number): number | undefined {
  const at = commands.indexOf(flag);
  if (at === -1) return undefined;
  const value = Number(commands[at + 1]);
  return Number.isInteger(value) && value > 0 ? value : usual;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
