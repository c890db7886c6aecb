import type { Plugin } from 'vite';
import { runAppModule } from './app-module.ts';

type Catalog = typeof import('#calculators/catalog.gen.ts');

/** The part of a chunk that the plugin reads. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly isEntry: boolean;
}

/** The file beside the page from which the server reads what a page preloads. */
export const preloadsFile = 'preloads.json';

/**
 * Writes the scripts that the first visit to each calculator and to the administration needs beyond the start of the app. The server names
 * them in the page, so that the browser fetches them along with the start instead of after it.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { module } = await runAppModule<Catalog>('calculators/catalog.gen.ts');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      this.emitFile({ type: 'asset', fileName: preloadsFile, source: JSON.stringify(preloadsByPath(chunks, module.catalog)) });
    },
  };
}

/**
 * Addresses of scripts by the path of the page: the screen of a calculator, the formulas of its shelf, and all that both import. Under
 * `/admin`, the frame of the administration and what starts the session. Under `brand`, what computes and applies the look of a tenant.
 */
export function preloadsByPath(chunks: readonly Chunk[], catalog: Catalog['catalog']): Readonly<Record<string, readonly string[]>> {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file: string, seen: Set<string> = new Set()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of chunkOf.get(file)?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  const holding = (module: RegExp): string => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
    if (found === undefined) throw new Error(`No chunk holds ${module.source}.`);
    return found.fileName;
  };
  const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]));
  const screen = holding(/\/routes\/calculators\.\$id\.tsx\?tsr-split=component/);
  const beyondStart = (...files: readonly string[]) =>
    [...new Set(files.flatMap((file) => [...withImports(file)]))].filter((file) => !start.has(file)).map((file) => `/${file}`);
  const ofCalculators = catalog.map(({ id, shelf }) => {
    const formulas = holding(new RegExp(`/calculators/shelves/${shelf.toLowerCase().replaceAll(' ', '-')}/shelf\\.gen\\.ts`));
    return [`/calculators/${id}`, beyondStart(screen, formulas)] as const;
  });
  const frame = beyondStart(holding(/\/session\/boot\/begin-session\.ts/), holding(/\/routes\/admin\.index\.tsx\?tsr-split=component/));
  const look = beyondStart(holding(/\/start\/watch-brand\.ts/), holding(/\/ui\/theme\/brand-sheet\.ts/));
  return Object.fromEntries([...ofCalculators, ['/admin', frame], ['brand', look]]);
}
