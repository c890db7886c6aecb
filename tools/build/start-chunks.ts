import type { Graph } from './formula-chunks.ts';

/**
 * Which chunk of the build a module of the start goes into. What runs first has one of its own, so that it runs before the rest; all
 * others that the start imports stand in one: a worker that serves the files from the device takes its time for each.
 */
export function startChunk(id: string, graph: Graph): string | null {
  const start = modulesAbove(id, graph);
  if ([...start].some((module) => module.endsWith('/start/first.ts'))) return 'first';
  return [...start].some((module) => module.endsWith('/start/main.tsx')) ? 'start' : null;
}

/** A module, and all that import it before they can run. */
function modulesAbove(id: string, graph: Graph, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) modulesAbove(importer, graph, seen);
  return seen;
}
