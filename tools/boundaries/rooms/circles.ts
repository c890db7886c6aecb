import { type FolderGraph, graphOf, reachableFolders, type SourceFile } from './folder-graph.ts';
import { levelsWithoutCircles, sides } from './sides.ts';

/** Folders that import each other, directly or through others. */
export interface Circle {
  readonly folders: readonly string[];
  /** The imports between these folders, as `file → file`. */
  readonly imports: readonly string[];
}

/** The circles of a graph: at most one for each group of folders that reach each other. */
export function circlesOf(graph: FolderGraph): readonly Circle[] {
  const reached = reachableFolders(graph);
  const reaches = (from: string, to: string): boolean => reached.get(from)?.has(to) ?? false;
  const folders = [...graph.folders].sort();
  const groups = new Map<string, readonly string[]>();
  for (const folder of folders) {
    const group = folders.filter((other) => other === folder || (reaches(folder, other) && reaches(other, folder)));
    if (group.length > 1) groups.set(group.join(' '), group);
  }
  return [...groups.values()].map((group) => ({
    folders: group,
    imports: graph.imports
      .filter((each) => group.includes(each.fromFolder) && group.includes(each.toFolder))
      .map(({ from, to }) => `${from} → ${to}`),
  }));
}

/** A sentence for each circle, for `npm run check`. */
export function circleSentences(files: readonly SourceFile[], levels = levelsWithoutCircles): readonly string[] {
  return sides.flatMap((side) =>
    levels.flatMap((level) =>
      circlesOf(graphOf(files, side, level)).map(
        ({ folders }) =>
          `${folders.join(', ')} import each other in a circle; \`npx tsx tools/boundaries/rooms/print-rooms.ts\` shows the imports.`,
      ),
    ),
  );
}
