import type { Graph } from './graph.ts';

/**
 * Assigns each module that the app loads at start to a chunk. Modules that must run first have their own chunk. All other modules that the
 * start imports share one, because a service worker needs time for each file it serves from the device.
 */
export function startChunk(id: string, graph: Graph): string | null {
  const start = modulesAbove(id, graph);
  if ([...start].some((module) => module.endsWith('/start/first.ts'))) return 'first';
  return [...start].some((module) => module.endsWith('/start/main.tsx')) ? 'start' : null;
}

/** A module and every module that imports it and therefore runs after it. */
function modulesAbove(id: string, graph: Graph, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) modulesAbove(importer, graph, seen);
  return seen;
}
