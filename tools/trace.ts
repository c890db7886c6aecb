import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Writes docs/requirements.md: every requirement that a test names, with the sentence of the test and its file. */

const root = fileURLToPath(new URL('..', import.meta.url));
const left: ReadonlySet<string> = new Set(['node_modules', '.git', '.generated', 'dist', 'data']);
const isTest = (name: string): boolean => /\.(test\.tsx?|journey\.ts|cases\.ts)$/.test(name);

/** The first argument of a test, or the name of a case, in any of the three quotes. */
const titles = /(?:\b(?:test|it|describe)(?:\.\w+)*\(\s*|\bname:\s*)(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const ids = /\[([A-Za-z]+(?:-[A-Za-z]+)*-?\d+[a-z]?)\]/g;

interface Proof {
  readonly id: string;
  readonly sentence: string;
  readonly file: string;
}

export function proofsIn(text: string, file: string): readonly Proof[] {
  return [...text.matchAll(titles)].flatMap(([, , title = '']) => {
    const sentence = title
      .replaceAll(ids, '')
      .replaceAll(/\\(['"`])/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return [...title.matchAll(ids)].map(([, id = '']) => ({ id, sentence, file }));
  });
}

/** By the name of the group, then by number. */
export function byId(left: Pick<Proof, 'id'>, right: Pick<Proof, 'id'>): number {
  const [one, other] = [left.id, right.id].map((id) => /^(.*?)(\d+)(\D*)$/.exec(id) ?? ['', id, '0', '']);
  return compare(one?.[1] ?? '', other?.[1] ?? '') || Number(one?.[2]) - Number(other?.[2]) || compare(one?.[3] ?? '', other?.[3] ?? '');
}

export function printProofs(proofs: readonly Proof[]): string {
  const sorted = [...proofs].sort(
    (one, other) => byId(one, other) || compare(one.file, other.file) || compare(one.sentence, other.sentence),
  );
  const rows = sorted.map(({ id, sentence, file }) => `| ${id} | ${sentence.replaceAll('|', '\\|')} | ${file} |`);
  const count = new Set(sorted.map(({ id }) => id)).size;
  return `# Requirements and the tests that prove them

Written by \`npm run trace\` from the titles of the tests. ${count} requirements are named.

| id | what holds | test |
|---|---|---|
${rows.join('\n')}
`;
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function testFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) ? [] : testFiles(path);
    return isTest(entry.name) ? [path] : [];
  });
}

export function traceRequirements(folder: string): string {
  return printProofs(testFiles(folder).flatMap((file) => proofsIn(readFileSync(file, 'utf8'), relative(folder, file))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, 'docs', 'requirements.md'), traceRequirements(root));
