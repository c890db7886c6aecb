/** Writes docs/correctness.md: the evidence for each calculator's figures, counted from the code itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { calculators } from '#calculators/all-calculators.ts';
import { catalog } from '#calculators/catalog.gen.ts';
import { detailLoaders } from '#calculators/detail-loaders.gen.ts';
import { figuresInput } from '#calculators/figures/set.ts';
import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { shelves } from '#calculators/kit/definition/define.ts';

const root = fileURLToPath(new URL('../calculators', import.meta.url));
const target = fileURLToPath(new URL('../docs/correctness.md', import.meta.url));

interface Row {
  readonly entry: CatalogEntry;
  readonly cases: number;
  readonly hasSecondEngine: boolean;
  readonly hasFigures: boolean;
  readonly hasSimulation: boolean;
  readonly sources: readonly string[];
}

export async function correctnessText(): Promise<string> {
  const details = new Map(
    (await Promise.all(Object.values(detailLoaders).map((load) => load()))).flatMap((shelf) => Object.entries(shelf)),
  );
  const counts = await caseCounts();
  const proven = provenFiles();
  const rows = catalog.map((entry) => rowOf(entry, details.get(entry.id), counts.get(entry.id) ?? 0, proven));
  const figures = rows.filter((row) => row.hasFigures).length;
  const total = [
    ['Calculators', rows.length],
    ['Worked examples, each with an origin outside this code', rows.reduce((sum, row) => sum + row.cases, 0)],
    ['Calculators that a second, decimal engine agrees with to the cent', rows.filter((row) => row.hasSecondEngine).length],
    ['Calculators with statutory figures, whose set is a choice', figures],
    ['Calculators that simulate random returns, seeded and repeatable', rows.filter((row) => row.hasSimulation).length],
    ['Different sources cited', new Set(rows.flatMap((row) => row.sources)).size],
  ] as const;
  const parts = [
    '# On what the figures rest',
    '<!-- Written by `npm run generate` from the definitions, their cases and their proofs. Not edited by hand. -->',
    [
      'Every calculator also runs with 60 random sets of inputs that its form accepts: each gives finite figures or a sentence',
      '(`calculators/conformance.test.ts`). The worked examples are in `*.cases.ts` beside each definition, the second engine in',
      '`calculators/proof/`. It is decimal and shares no line with the first; `PROOF_RUNS` sets how many random inputs it tries. Where',
      'figures are statutory it tries 100 under each set, or 1,000 with `CAMPAIGN=long`, and an amount not yet announced must be refused.',
      `Statutory figures come in ${figuresInput.options.length} sets: ${figuresInput.options.map(({ label }) => label).join(', ')}.`,
    ].join('\n'),
    ['| what | count |', '|---|---:|', ...total.map(([what, count]) => `| ${what} | ${count.toLocaleString('en-US')} |`)].join('\n'),
    ...shelves.flatMap((shelf) =>
      shelfSection(
        shelf,
        rows.filter(({ entry }) => entry.shelf === shelf),
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function shelfSection(shelf: string, rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ entry, cases, hasSecondEngine, hasFigures, sources }) =>
    ['', `${entry.title} (\`${entry.id}\`)`, cases, hasSecondEngine ? 'yes' : '—', hasFigures ? 'chosen' : '—', sources.join('<br>'), '']
      .map((cell) => String(cell).replaceAll('|', '\\|'))
      .join(' | ')
      .trim(),
  );
  return [`## ${shelf}`, ['| calculator | cases | second engine | figures | sources |', '|---|---:|---|---|---|', ...lines].join('\n')];
}

function rowOf(entry: CatalogEntry, details: CalculatorDetails | undefined, cases: number, proven: ReadonlySet<string>): Row {
  const inputs = Object.values(calculators.get(entry.id)?.inputs ?? {});
  return {
    entry,
    cases,
    hasSecondEngine: proven.has(entry.id),
    hasFigures: inputs.some((input) => input.assumption === 'figures'),
    hasSimulation: details?.simulation !== undefined,
    sources: (details?.sources ?? []).map(({ title, locator, url }) =>
      url === undefined ? `${title}, ${locator}` : `[${title}](${url}), ${locator}`,
    ),
  };
}

/** Number of cases by the id of the calculator. */
async function caseCounts(): Promise<ReadonlyMap<string, number>> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.cases.ts'));
  const counts = await Promise.all(
    files.map(async (name) => {
      const module: { readonly default: { readonly calculator: { readonly id: string }; readonly cases: readonly unknown[] } } =
        await import(pathToFileURL(join(root, name)).href);
      return [module.default.calculator.id, module.default.cases.length] as const;
    }),
  );
  return new Map(counts);
}

/** Definition files that a proof compares, by file name, which is the id. */
function provenFiles(): ReadonlySet<string> {
  const proofs = readdirSync(join(root, 'proof'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  const names = proofs.flatMap((name) => [
    ...readFileSync(join(root, 'proof', name), 'utf8').matchAll(/^import \w+ from '#calculators\/[a-z-]+\/[a-z-]+\/([\w-]+)\.ts';/gm),
  ]);
  return new Set(names.flatMap(([, id]) => (id === undefined ? [] : [id])));
}

export function writeCorrectness(text: string): void {
  writeFileSync(target, text);
}

export function staleCorrectness(text: string): readonly string[] {
  try {
    return readFileSync(target, 'utf8') === text ? [] : ['docs/correctness.md'];
  } catch {
    return ['docs/correctness.md'];
  }
}
