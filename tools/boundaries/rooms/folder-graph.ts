import { importsOf } from '../imports.ts';
import { folderAt, type Side, sideOf } from './sides.ts';

/** A source file of the project: its path from the root, and its text. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

interface FolderImport {
  readonly from: string;
  readonly to: string;
  readonly fromFolder: string;
  readonly toFolder: string;
}

/** The folders of a side at one level, with the imports between them. */
export interface FolderGraph {
  readonly folders: ReadonlySet<string>;
  readonly imports: readonly FolderImport[];
}

/** Tests and their support may import anything from their own side. */
const tests =
  /\.(test|checks|cases|journey)\.tsx?$|^(sync-server|pwa)\/testing\/|^calculators\/proof\/|^sync-server\/testing\/authorization-matrix\//;

export function graphOf(files: readonly SourceFile[], side: Side, level: number): FolderGraph {
  const isInside = (file: string): boolean => !tests.test(file) && sideOf(file)?.name === side.name;
  const inside = files.filter(({ file }) => isInside(file));
  const imports = inside.flatMap(({ file, text }) =>
    importsOf(file, text)
      .filter(isInside)
      .map((to) => ({ from: file, to, fromFolder: folderAt(file, side, level), toFolder: folderAt(to, side, level) }))
      .filter(({ fromFolder, toFolder }) => fromFolder !== toFolder),
  );
  return { folders: new Set(inside.map(({ file }) => folderAt(file, side, level))), imports };
}

/** The folders that each folder imports. */
export function importedFolders({ folders, imports }: FolderGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map([...folders].map((folder) => [folder, new Set<string>()]));
  for (const { fromFolder, toFolder } of imports) imported.get(fromFolder)?.add(toFolder);
  return imported;
}

/** The folders that each folder imports, directly or through others. */
export function reachableFolders(graph: FolderGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = importedFolders(graph);
  return new Map([...graph.folders].map((folder) => [folder, reachableFrom(folder, imported)]));
}

function reachableFrom(start: string, imported: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of imported.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
