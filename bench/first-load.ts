/**
 * Size of the files that a first visit downloads before a calculator can be used, from the built app in dist/app or the given folder.
 * Prints gzip sizes and fails when a budget is exceeded. Run after `npm run build`: `npx tsx bench/first-load.ts [folder]`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const app = process.argv[2] === undefined ? fileURLToPath(new URL('../dist/app', import.meta.url)) : resolve(process.argv[2]);
const assets = join(app, 'assets');
const kilobytes = 1000;

const texts = new Map(readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), 'latin1')]));
const gzipped = new Map([...texts].map(([name, text]) => [name, gzipSync(Buffer.from(text, 'latin1'), { level: 9 }).length]));

/** A chunk with everything it imports before it can run. Chunks that it may load later are left out. */
function withImports(name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, imported] of (texts.get(name) ?? '').matchAll(/(?:from|import)\s*["']\.\/([\w.$-]+\.js)["']/g)) {
    if (imported !== undefined) withImports(imported, seen);
  }
  return seen;
}

/** Chunks that a chunk may load later. */
function loadedLater(name: string): readonly string[] {
  const found = (texts.get(name) ?? '').matchAll(/import\(\s*["'`]\.\/([\w.$-]+\.js)["'`]/g);
  return [...found].flatMap(([, imported]) => (imported === undefined ? [] : [imported]));
}

/** Chunks that only administrators load: the frame of their screens, the rules of queued commands, and pages for people who manage a tenant. */
const administrators = /^(?:admin-dashboard|commands|select-calculators|subscribe|migrate-data|create-draft)-/;

/**
 * True for a chunk for administrators, and for one built on such a chunk or on Chakra, whose components all read the context of this name.
 */
function isAdministration(name: string): boolean {
  return [...withImports(name)].some((part) => administrators.test(part) || texts.get(part)?.includes('ChakraContext') === true);
}

/** Every chunk that the app may ever load from these chunks on, without going through the administration. */
function reachable(from: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name) || isAdministration(name)) continue;
    for (const part of withImports(name)) {
      seen.add(part);
      waiting.push(...loadedLater(part));
    }
  }
  return seen;
}

function named(part: string): readonly string[] {
  return [...texts.keys()].filter((name) => name.startsWith(part) && name.endsWith('.js'));
}

function size(names: Iterable<string>): number {
  return [...new Set(names)].reduce((sum, name) => sum + (gzipped.get(name) ?? 0), 0);
}

const page = readFileSync(join(app, 'index.html'), 'utf8');
const entry = /\.src ?= ?["`]\/assets\/([^"`]+)["`]/.exec(page)?.[1];
if (entry === undefined) throw new Error('The page has no entry script.');
const start = [...withImports(entry)];
const preloaded = [...page.matchAll(/modulepreload"[^>]*href="\/assets\/([^"]+)"/g)].flatMap(([, name]) =>
  name === undefined ? [] : [name],
);
const screen = named('calculators._id').flatMap((name) => [...withImports(name)]);
const shelves = named('shelf.gen');
/** The formulas of a shelf. Formulas that several shelves share count for each of them, even if the entry chunk loads them. */
const formulasOf = (shelf: string) => [...withImports(shelf)].filter((part) => part.startsWith('formulas-') || !start.includes(part));
const largestShelf = Math.max(...shelves.map((name) => size(formulasOf(name))));
const formulas = size(shelves.flatMap(formulasOf));
const smallestPath = size([...start, ...preloaded, ...screen]);
const worker = readFileSync(join(app, 'sw.js'), 'utf8');
const precached = [...worker.matchAll(/url:"([^"]+)"/g)].flatMap(([, url]) => (url === undefined ? [] : [url]));
const onTheWire = (url: string) => {
  const bytes = readFileSync(join(app, url));
  return Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
};
const precache = precached.reduce((sum, url) => sum + onTheWire(url), 0);
// A budget always holds for a file that is missing, so every measured file must exist.
for (const part of ['catalog.gen', 'shelf.gen', 'law-of-states', 'details.gen', 'users-section', 'rich-editor'])
  if (named(part).length === 0) throw new Error(`No file of ${part}.`);
const notCached = [...shelves, ...named('law-of-states'), ...named('details.gen')].filter((name) => !precached.includes(`assets/${name}`));
const workerScripts = [...texts.keys()].filter((name) => /worker/i.test(name) && name.endsWith('.js'));
const forAdvisors = reachable([...start, ...preloaded, ...workerScripts]);
const administration = [...texts.keys()].filter((name) => name.endsWith('.js') && isAdministration(name));
const [dashboard = ''] = named('admin-dashboard-');
const beyondAdvisors = (name: string) => [...withImports(name)].filter((part) => !forAdvisors.has(part));
/** Chunks that open on demand for administrators, from any place in the app. */
const [textEditor = ''] = named('rich-editor');
const sections = [...new Set([...texts.keys()].flatMap(loadedLater))].filter(
  (name) => administration.includes(name) && name !== dashboard && name !== textEditor,
);
const used = sections.flatMap(beyondAdvisors);
/** The dashboard itself, and the chunks that more than one of its sections needs. */
const shared = new Set([...beyondAdvisors(dashboard), ...used.filter((name, at) => used.indexOf(name) < at)]);
const ownPart = (section: string) => size(beyondAdvisors(section).filter((name) => !shared.has(name)));
const largestSection = Math.max(...sections.map(ownPart));

const rows: readonly (readonly [what: string, bytes: number, budget: number | undefined])[] = [
  ['entry with what it imports', size([...start, ...preloaded]), undefined],
  ['screen of a calculator, beyond that', smallestPath - size([...start, ...preloaded]), undefined],
  [
    'what starts the session, beyond that',
    size(
      named('begin-session')
        .flatMap((name) => [...withImports(name)])
        .filter((name) => !start.includes(name)),
    ),
    undefined,
  ],
  ['catalog', size(named('catalog.gen')), 5 * kilobytes],
  ...shelves.map(
    (name) => [`formulas of ${/^shelf\.gen-(.*)-.{8}\.js$/.exec(name)?.[1] ?? name}`, size(formulasOf(name)), 35 * kilobytes] as const,
  ),
  ['first usable calculator, largest shelf', smallestPath + largestShelf, 180 * kilobytes],
  ['all formulas', formulas, 150 * kilobytes],
  ['law of the states, loaded on demand', size(named('law-of-states')), 15 * kilobytes],
  ['charts, explanations and sources', size(named('details.gen')), undefined],
  ['all scripts without administration', size(forAdvisors), 650 * kilobytes],
  ['administration, what its sections share', size(shared), 170 * kilobytes],
  ['largest section beyond that', largestSection, 40 * kilobytes],
  ['text editor of the builder, loaded with the first text', ownPart(textEditor), 130 * kilobytes],
  ['precache', precache, 1500 * kilobytes],
];
for (const [what, bytes, budget] of rows) {
  const over = budget !== undefined && bytes > budget;
  if (over) process.exitCode = 1;
  console.log(
    `${what.padEnd(44)} ${(bytes / kilobytes).toFixed(1).padStart(8)} KB${budget === undefined ? '' : `  of ${budget / kilobytes}${over ? '  OVER' : ''}`}`,
  );
}
if (notCached.length > 0) {
  process.exitCode = 1;
  console.log(`Missing from the precache: ${notCached.join(', ')}`);
}
