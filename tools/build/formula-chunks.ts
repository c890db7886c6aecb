import type { Graph } from './graph.ts';
import { startChunk } from './start-chunks.ts';

/**
 * Assigns each part of the calculators to a chunk of the build. The catalog is one chunk. Each shelf has one, with all its formulas and the
 * modules that only they use. Modules shared by two shelves form another, and three chunks hold what more shelves share. Larger chunks
 * compress better, and one file loads faster than ten.
 */
export function formulaChunk(id: string, graph: Graph): string | null {
  // In the same chunk as the program that reads it, so that its size can be measured.
  if (/\/calculators\/(catalog\.gen|kit\/definition\/catalog)\.ts$/.test(id)) return 'catalog.gen';
  if (!id.includes('/calculators/')) return null;
  const users = usersOf(id, graph);
  const shelves = [...users].filter((user) => user !== app && user !== belowTheAnswer);
  // Modules used only by the app or below the answer come with those. A shelf never loads a chunk of the app.
  if (shelves[0] === undefined || startChunk(id, graph) !== null) return null;
  if (users.has(app)) return 'formulas-and-app';
  if (shelves.length === 1) return shelves[0] === states ? states : `shelf.gen-${shelves[0]}`;
  const two = `formulas-of-${shelves.sort().join('-and-')}`;
  // Modules that one shelf shares with the law of the states, and the loader of that law, are of no use to other shelves.
  if (shelves.length === 2 && (shelves.includes(states) || /\/(figures|kit\/law)\/states\/state-/.test(id))) return two;
  // Every shelf with figures needs their reader, but not the law of the others.
  if (/\/calculators\/(figures\/(?!dated-figure)|kit\/law\/)/.test(id)) return 'formulas-law';
  // Financial mathematics is large, and the shelves of tax and retirement need none of it.
  if (/\/calculators\/kit\/finance\//.test(id)) return 'formulas-finance';
  return shelves.length === 2 ? two : 'formulas-kit';
}

const app = 'app';
const belowTheAnswer = 'details';
/** The law of all states, which calculators load when they need it. */
const states = 'law-of-states';

/** The parts of the app that load a module: folders of shelves, the details, the app. */
function usersOf(id: string, graph: Graph, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  // The report comes after a calculator, so law that it shares with a shelf stays in the shelf.
  if (!id.includes('/calculators/')) return new Set([id.includes('/pwa/calculate/report/') ? belowTheAnswer : app]);
  if (id.endsWith('/details.gen.ts')) return new Set([belowTheAnswer]);
  if (id.endsWith('/kit/law/states/state-income-tax.ts')) return new Set([states]);
  const shelf = /\/calculators\/shelves\/([a-z-]+)\/shelf\.gen\.ts$/.exec(id)?.[1];
  if (shelf !== undefined) return new Set([shelf]);
  return new Set((graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => [...usersOf(importer, graph, seen)]));
}
