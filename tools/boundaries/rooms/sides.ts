/** A part of the code that is divided into rooms: its first folders are the rooms, and the folders in these the domains. */
export interface Side {
  readonly name: 'calculators' | 'contract' | 'server' | 'app';
  readonly root: string;
}

export const sides: readonly Side[] = [
  { name: 'calculators', root: 'calculators/' },
  { name: 'contract', root: 'sync-server/contract/' },
  { name: 'server', root: 'sync-server/' },
  { name: 'app', root: 'pwa/' },
];

/** The levels at which folders form no circle: 1 for the first folders of a side, 2 for the folders in these. */
export const levelsWithoutCircles: readonly number[] = [1, 2];

/** The side of a file: the one with the longest root. */
export function sideOf(file: string): Side | undefined {
  return sides.filter(({ root }) => file.startsWith(root)).sort((a, b) => b.root.length - a.root.length)[0];
}

/** The folder of a file at a level of its side, such as `sync-server/money` at level 1. A loose file belongs to the folder it is in. */
export function folderAt(file: string, side: Side, level: number): string {
  const folders = file.slice(side.root.length).split('/').slice(0, -1);
  return `${side.root}${folders.slice(0, level).join('/')}`.replace(/\/$/, '');
}
