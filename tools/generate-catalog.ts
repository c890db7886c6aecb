/** Writes the list of all calculators and one file of formulas for each shelf, from the definitions themselves. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { idFromTitle } from '#calculators/kit/definition/catalog.ts';
import type { InputRecord, ResultRecord, Shelf } from '#calculators/kit/definition/define.ts';
import { writtenLabels } from '#calculators/kit/definition/result-labels.ts';

const root = fileURLToPath(new URL('../calculators', import.meta.url));
const notShelves = new Set(['kit', 'figures', 'proof']);
const header = '// Written by `npm run generate` from the definitions. Not edited by hand.\n';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly shelf: Shelf;
  readonly suite: string;
  readonly category: string;
  readonly icon: string;
  readonly sortOrder: number;
  readonly inputs: InputRecord;
  readonly results: ResultRecord;
}

/** File name → content, relative to the folder of the calculators. */
export async function catalogFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const entries: Entry[] = [];
  for (const folder of shelfFolders()) {
    const names = definitionNames(folder);
    const found = await Promise.all(names.map((name) => entryOf(join(root, folder, `${name}.ts`))));
    entries.push(...found);
    files.set(`shelves/${folder}/shelf.gen.ts`, shelfFile(folder, names, found));
    files.set(`shelves/${folder}/details.gen.ts`, detailsFile(folder, names, found));
  }
  files.set('catalog.gen.ts', catalogFile(entries));
  files.set('icons.gen.ts', iconsFile(entries));
  files.set('shelves.gen.ts', shelvesFile(shelfFolders(), entries));
  files.set('detail-loaders.gen.ts', detailLoadersFile(shelfFolders(), entries));
  return files;
}

export function writeCatalog(files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) writeFileSync(join(root, name), content);
}

/** Names of generated files that differ from the files on disk. */
export function staleCatalog(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].filter(([name, content]) => read(join(root, name)) !== content).map(([name]) => `calculators/${name}`);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function shelfFolders(): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notShelves.has(entry.name) && definitionNames(entry.name).length > 0)
    .map((entry) => entry.name)
    .sort();
}

/** Definitions of a shelf as `subject/id`, by id. A file is a definition if it has a cases file beside it. */
function definitionNames(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cases.ts'))
    .map((name) => name.slice(0, -'.cases.ts'.length))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

async function entryOf(path: string): Promise<Entry> {
  const module: { readonly default: Entry } = await import(pathToFileURL(path).href);
  return module.default;
}

function shelfFile(folder: string, names: readonly string[], entries: readonly Entry[]): string {
  const imports = names.map((name, at) => `import c${at} from '#calculators/${folder}/${name}.ts';`).join('\n');
  const rows = entries.map((entry, at) => `  ${JSON.stringify(entry.id)}: widen(c${at}, labels),`).join('\n');
  return `${header}import { widen, type AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';\n${imports}\n\nconst labels = ${labelsOf(entries)};\n\nexport const shelf: Readonly<Record<string, AnyCalculator>> = {\n${rows}\n};\n`;
}

/** The written labels of all results on a shelf. */
function labelsOf(entries: readonly Entry[]): string {
  const names = new Set(entries.flatMap(({ results }) => Object.keys(results)));
  return JSON.stringify(Object.fromEntries(Object.entries(writtenLabels).filter(([name]) => names.has(name))));
}

function detailsFile(folder: string, names: readonly string[], entries: readonly Entry[]): string {
  const imports = names
    .flatMap((name, at) => [
      `import c${at} from '#calculators/${folder}/${name}.ts';`,
      `import d${at} from '#calculators/${folder}/${dirname(name)}/details/${basename(name)}.details.ts';`,
    ])
    .join('\n');
  const rows = entries.map((entry, at) => `  ${JSON.stringify(entry.id)}: detailsOf(c${at}, d${at}),`).join('\n');
  return `${header}import { type CalculatorDetails, detailsOf } from '#calculators/kit/definition/any-calculator.ts';\n${imports}\n\nexport const details: Readonly<Record<string, CalculatorDetails>> = {\n${rows}\n};\n`;
}

function catalogFile(entries: readonly Entry[]): string {
  const groups = new Map<string, Entry[]>();
  for (const entry of inOrder(entries)) {
    const key = JSON.stringify([entry.shelf, entry.suite, entry.category]);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  let place = 0;
  const lineOf = (entry: Entry) => {
    const id = idFromTitle(entry.title) === entry.id ? [] : [entry.id];
    const stated = entry.sortOrder === place + 1 ? [] : [...(id.length === 0 ? [''] : []), entry.sortOrder];
    place = entry.sortOrder;
    return [entry.title, entry.description.replace(/\.$/, ''), ...id, ...stated].join('|');
  };
  const rows = [...groups].map(([key, found]) => `  [${key.slice(1, -1)},\n${lines(found.map(lineOf))}],`).join('\n');
  return `${header}import { readCatalog } from './kit/definition/catalog.ts';\n\nexport const catalog = readCatalog([\n${rows}\n]);\n`;
}

function lines(texts: readonly string[]): string {
  const text = texts.join('\n');
  if (/[`\\]|\$\{/.test(text)) throw new Error('A title or description has a character that the catalog cannot hold.');
  return `\`${text}\``;
}

/** The server stores an icon with each calculator; the app does not need it for its first load. */
function iconsFile(entries: readonly Entry[]): string {
  const rows = inOrder(entries)
    .map(({ id, icon }) => `  ${JSON.stringify(id)}: ${JSON.stringify(icon)},`)
    .join('\n');
  return `${header}export const iconsById: Readonly<Record<string, string>> = {\n${rows}\n};\n`;
}

function inOrder(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((a, b) => a.sortOrder - b.sortOrder || a.id.localeCompare(b.id));
}

function shelvesFile(folders: readonly string[], entries: readonly Entry[]): string {
  return [
    `${header}import type { AnyCalculator } from './kit/definition/any-calculator.ts';\n`,
    '/** Loads the formulas of a shelf when it opens. */',
    `export const shelfLoaders: ${loaders('AnyCalculator')} = {\n${loaderRows(folders, entries, 'shelf')}\n};\n`,
  ].join('\n');
}

/** In a file of its own, because the app needs it only after an answer is painted. */
function detailLoadersFile(folders: readonly string[], entries: readonly Entry[]): string {
  return [
    `${header}import type { CalculatorDetails } from './kit/definition/any-calculator.ts';\n`,
    '/** Loads what stands below the answers of a shelf. */',
    `export const detailLoaders: ${loaders('CalculatorDetails')} = {\n${loaderRows(folders, entries, 'details')}\n};\n`,
  ].join('\n');
}

/** One line for each shelf, which imports the export `name` from the file of this name. */
function loaderRows(folders: readonly string[], entries: readonly Entry[], name: string): string {
  const shelfOf = (folder: string) => entries.find((entry) => folderOf(entry.shelf) === folder)?.shelf;
  return folders
    .map(
      (folder) =>
        `  ${JSON.stringify(shelfOf(folder))}: () => import('./shelves/${folder}/${name}.gen.ts').then((module) => module.${name}),`,
    )
    .join('\n');
}

function loaders(value: string): string {
  return `Readonly<Record<string, () => Promise<Readonly<Record<string, ${value}>>>>>`;
}

function folderOf(shelf: Shelf): string {
  return shelf.toLowerCase().replaceAll(' ', '-');
}
