import { dirname } from 'node:path';
import { importsOf } from './imports.ts';

/** A source file of the project: its path from the root, and its text. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Folders that import each other, directly or through others. */
export interface Circle {
  readonly folders: readonly string[];
  /** The imports between these folders, as `file → file`. */
  readonly imports: readonly string[];
}

const inspected = /^(calculators|sync-server|pwa)\//;
/** Tests and their support may import anything from their own side. */
const tests =
  /\.(test|checks|cases|journey)\.tsx?$|^(sync-server|pwa)\/testing\/|^calculators\/proof\/|^sync-server\/authorization-matrix\//;

/** The circles between folders: at most one for each group of folders that reach each other. */
export function circlesIn(files: readonly SourceFile[]): readonly Circle[] {
  const imports = files.filter(({ file }) => isInspected(file)).flatMap(importsBetweenFolders);
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) targets.set(folderOf(from), (targets.get(folderOf(from)) ?? new Set()).add(folderOf(to)));
  const reached = new Map([...targets.keys()].map((folder) => [folder, reachableFrom(folder, targets)]));
  const reaches = (from: string, to: string): boolean => reached.get(from)?.has(to) ?? false;
  const groups = new Map<string, readonly string[]>();
  for (const folder of [...targets.keys()].sort()) {
    const group = [...targets.keys()].filter((other) => reaches(folder, other) && reaches(other, folder)).sort();
    if (group.length > 1) groups.set(group.join(' '), group);
  }
  return [...groups.values()].map((folders) => ({
    folders,
    imports: imports
      .filter(({ from, to }) => folders.includes(folderOf(from)) && folders.includes(folderOf(to)))
      .map(({ from, to }) => `${from} → ${to}`),
  }));
}

/** A sentence for each circle, for `npm run check`. */
export function circleSentences(files: readonly SourceFile[]): readonly string[] {
  return circlesIn(files).map(
    ({ folders }) =>
      `${folders.join(', ')} import each other in a circle; \`npx tsx tools/boundaries/print-circles.ts\` shows the imports.`,
  );
}

function isInspected(file: string): boolean {
  return inspected.test(file) && !tests.test(file);
}

function importsBetweenFolders({ file, text }: SourceFile): readonly { readonly from: string; readonly to: string }[] {
  return importsOf(file, text)
    .filter((imported) => isInspected(imported) && folderOf(imported) !== folderOf(file))
    .map((imported) => ({ from: file, to: imported }));
}

/** The first two segments of the path: `sync-server/sync`, or `sync-server` for the files directly inside it. */
function folderOf(file: string): string {
  return dirname(file).split('/').slice(0, 2).join('/');
}

function reachableFrom(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of targets.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
