/** Writes the list of all calculators and one file of formulas for each shelf, from the definitions themselves. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Shelf } from '#calculators/kit/define.ts';

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
}

/** File name → content, relative to the folder of the calculators. */
export async function catalogueFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const entries: Entry[] = [];
  for (const folder of shelfFolders()) {
    const names = definitionNames(folder);
    const found = await Promise.all(names.map((name) => entryOf(join(root, folder, `${name}.ts`))));
    entries.push(...found);
    files.set(`${folder}/shelf.gen.ts`, shelfFile(names, found));
  }
  files.set('catalogue.gen.ts', catalogueFile(entries));
  files.set('shelves.gen.ts', shelvesFile(shelfFolders(), entries));
  return files;
}

export function writeCatalogue(files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) writeFileSync(join(root, name), content);
}

/** Names of generated files that differ from what stands on disk. */
export function staleCatalogue(files: ReadonlyMap<string, string>): readonly string[] {
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

/** A definition is the file that has cases beside it. */
function definitionNames(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.cases.ts'))
    .map((name) => name.slice(0, -'.cases.ts'.length))
    .sort();
}

async function entryOf(path: string): Promise<Entry> {
  const module: { readonly default: Entry } = await import(pathToFileURL(path).href);
  return module.default;
}

function shelfFile(names: readonly string[], entries: readonly Entry[]): string {
  const imports = names.map((name, at) => `import c${at} from './${name}.ts';`).join('\n');
  const rows = entries.map((entry, at) => `  ${JSON.stringify(entry.id)}: widen(c${at}),`).join('\n');
  return `${header}import { widen, type AnyCalculator } from '../kit/any-calculator.ts';\n${imports}\n\nexport const shelf: Readonly<Record<string, AnyCalculator>> = {\n${rows}\n};\n`;
}

function catalogueFile(entries: readonly Entry[]): string {
  const sorted = [...entries].sort((a, b) => a.sortOrder - b.sortOrder || a.id.localeCompare(b.id));
  const rows = sorted
    .map((e) => `  ${JSON.stringify([e.id, e.title, e.description, e.shelf, e.suite, e.category, e.icon, e.sortOrder])},`)
    .join('\n');
  return `${header}import { readCatalogue } from './kit/catalogue.ts';\n\nexport const catalogue = readCatalogue([\n${rows}\n]);\n`;
}

function shelvesFile(folders: readonly string[], entries: readonly Entry[]): string {
  const shelfOf = (folder: string) => entries.find((entry) => folderOf(entry.shelf) === folder)?.shelf;
  const rows = folders
    .map((folder) => `  ${JSON.stringify(shelfOf(folder))}: () => import('./${folder}/shelf.gen.ts').then((module) => module.shelf),`)
    .join('\n');
  return `${header}import type { AnyCalculator } from './kit/any-calculator.ts';\n\n/** Loads the formulas of a shelf when it opens. */\nexport const shelfLoaders: Readonly<Record<string, () => Promise<Readonly<Record<string, AnyCalculator>>>>> = {\n${rows}\n};\n`;
}

function folderOf(shelf: Shelf): string {
  return shelf.toLowerCase().replaceAll(' ', '-');
}
