import { circlesOf } from './circles.ts';
import { graphOf, importedFolders, reachableFolders, type SourceFile } from './folder-graph.ts';
import type { Side } from './sides.ts';

/** The size of a side at one level. Fewer arrows and floors are easier to keep in mind. */
export interface RoomCount {
  readonly rooms: number;
  /** The longest chain of folders in which each imports the next one. Folders in a circle count as one floor. */
  readonly floors: number;
  /** Pairs of folders where the first imports the second. */
  readonly arrows: number;
  readonly circles: number;
}

export function countRooms(files: readonly SourceFile[], side: Side, level: number): RoomCount {
  const graph = graphOf(files, side, level);
  const imported = importedFolders(graph);
  const reached = reachableFolders(graph);
  const floors = new Map<string, number>();
  const floorOf = (folder: string): number => {
    const known = floors.get(folder);
    if (known !== undefined) return known;
    // A folder that imports this one back is on the same floor.
    const below = [...(reached.get(folder) ?? [])].filter((other) => !(reached.get(other)?.has(folder) ?? false));
    const floor = 1 + Math.max(0, ...below.map(floorOf));
    floors.set(folder, floor);
    return floor;
  };
  return {
    rooms: graph.folders.size,
    floors: Math.max(0, ...[...graph.folders].map(floorOf)),
    arrows: [...imported.values()].reduce((sum, folders) => sum + folders.size, 0),
    circles: circlesOf(graph).length,
  };
}
