/** Writes docs/requirements.md: every requirement with the tests whose titles name it, and the requirements without a test. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverageOf, proofsIn, type TestFile, wrongIds } from './trace/coverage.ts';
import { pageText } from './trace/page.ts';
import { type Requirement, readRequirements, readRules } from './trace/requirements.ts';

const page = 'docs/requirements.md';
const lists = 'docs/requirements';
const rules = 'sync-server/core/sync/SPEC.md';

export interface Trace {
  readonly text: string;
  /** Problems with the ids, one sentence each. */
  readonly wrong: readonly string[];
}

export function traceRequirements(): Trace {
  const requirements = committedRequirements();
  const proofs = proofsIn(testFiles().map((file): TestFile => ({ file, text: read(file) })));
  return { text: pageText(coverageOf(requirements, proofs)), wrong: wrongIds(requirements, proofs) };
}

export function committedRequirements(): readonly Requirement[] {
  const markdown = readdirSync(at(lists)).sort();
  return [...markdown.flatMap((name) => readRequirements(read(`${lists}/${name}`))), ...readRules(read(rules))];
}

/** Folders at the top that are not of the project. */
const foreign = new Set(['.git', '.generated', 'coverage', 'data', 'dist', 'node_modules']);

/**
 * Every test of the project, in any folder, also where the sources lie without a Git repository. Fixtures that the tests of the checks read
 * do not count as tests.
 */
export function testFiles(): readonly string[] {
  const folders = readdirSync(at('.'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !foreign.has(entry.name));
  return folders.flatMap(({ name }) =>
    readdirSync(at(name), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/${file}`)
      .filter(isTest)
      .sort(),
  );
}

export function isTest(file: string): boolean {
  return /\.(test|journey|cases)\.[cm]?tsx?$/.test(file) && !file.includes('/fixtures/');
}

export function writeRequirements({ text }: Trace): void {
  writeFileSync(at(page), text);
}

export function staleRequirements({ text }: Trace): readonly string[] {
  return existsSync(at(page)) && read(page) === text ? [] : [page];
}

function read(file: string): string {
  return readFileSync(at(file), 'utf8');
}

function at(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}
