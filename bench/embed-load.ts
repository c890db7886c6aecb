/**
 * Size of the files that a website's visitor downloads before an embedded calculator gives its first answer: the page of the frame, the
 * element, and the formulas of the largest shelf. Prints gzip sizes and fails when the budget is exceeded. Run after `npm run build`:
 * `npx tsx bench/embed-load.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { embedDocument } from '#server/pages/embedding/embed-page.ts';
import { frameScript } from '#server/pages/embedding/frame-script.ts';

const budget = 120_000;
const built = fileURLToPath(new URL('../dist/embed', import.meta.url));

const gzipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** A file with everything that it imports before it can run. */
function withImports(path: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["'](\.[\w./$-]+\.js)["']/g))
    withImports(join(path, '..', imported), seen);
  return seen;
}

const sizeOf = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + gzipped(readFileSync(path)), 0);

const calculator = { id: 'auto-loan-basic', title: 'Title', description: 'What it says.', shelf: 'Automotive', suite: 'auto' } as const;
const { html } = embedDocument(
  { tenantId: '', firm: 'Firm', calculator, disclaimer: 'x'.repeat(2000), consent: 'x'.repeat(500), assumptions: {} },
  { theme: 'auto', hasForm: true },
  ['https://www.example.com'],
);
const page = gzipped(html) + gzipped(frameScript);
const element = join(built, 'calculator.js');
const shelves = readdirSync(join(built, 'assets'))
  .filter((name) => name.startsWith('shelf.gen'))
  .map((name) => sizeOf(withImports(join(built, 'assets', name), new Set(withImports(element)))));
const largest = Math.max(...shelves);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
console.log(`page and script of the frame ${kilobytes(page)}, element and formulas of the largest shelf ${kilobytes(largest)}`);
console.log(`first answer ${kilobytes(page + largest)} of ${kilobytes(budget)}`);
if (page + largest > budget) process.exitCode = 1;
