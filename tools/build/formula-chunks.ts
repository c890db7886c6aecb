/**
 * Which chunk of the build a part of the calculators goes into: the catalogue by itself, all formulas of a shelf together, with what
 * only they use, what two shelves share, and two chunks for what more of them share. Larger chunks pack better, and one file is fetched sooner than ten.
 */
export function formulaChunk(id: string, graph: Graph): string | null {
  // With the program that reads it, so that its weight can be told.
  if (/\/calculators\/(catalogue\.gen|kit\/catalogue)\.ts$/.test(id)) return 'catalogue.gen';
  if (!id.includes('/calculators/') || id.endsWith('/details.gen.ts') || id.endsWith('?details')) return null;
  const users = usersOf(id, graph);
  const shelves = [...users].filter((user) => user !== app && user !== belowTheAnswer);
  // What the app uses itself comes with the app; what only stands below the answer comes with the details.
  if (users.has(app) || shelves[0] === undefined) return null;
  if (shelves.length === 1) return `shelf.gen-${shelves[0]}`;
  if (/\/calculators\/(figures|kit\/law)\//.test(id)) return 'formulas-law';
  return shelves.length === 2 ? `formulas-of-${shelves.sort().join('-and-')}` : 'formulas-kit';
}

export interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const app = 'app';
const belowTheAnswer = 'details';

/** Who ends up loading a module: folders of shelves, the details, the app. */
function usersOf(id: string, graph: Graph, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (!id.includes('/calculators/')) return new Set([app]);
  if (id.endsWith('/details.gen.ts')) return new Set([belowTheAnswer]);
  const shelf = /\/calculators\/([a-z-]+)\/shelf\.gen\.ts$/.exec(id)?.[1];
  if (shelf !== undefined) return new Set([shelf]);
  return new Set((graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => [...usersOf(importer, graph, seen)]));
}
