import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../imports.ts';
import { graphOf, importedFolders, type SourceFile } from './folder-graph.ts';
import { type Side, sides } from './sides.ts';

/** Rows that describe their contents otherwise: the contract by the five words, the others by what they are for. */
const describedOtherwise = ['sync-server/contract', 'sync-server/testing', 'pwa/testing', 'pwa/public'];
const roots = { server: 'sync-server', app: 'pwa' } as const;

/** Each room of the map with the domains that its row names. */
function drawnRooms(): ReadonlyMap<string, readonly string[]> {
  const rooms = new Map<string, readonly string[]>();
  let root = '';
  for (const line of readFileSync('ARCHITECTURE.md', 'utf8').split('\n')) {
    const side = /^\| (server|app): /.exec(line)?.[1];
    if (side === 'server' || side === 'app') root = roots[side];
    if (!line.startsWith('|')) root = '';
    const [, room, rest = ''] = /^\| `([a-z-]+)\/` \|(.*)$/.exec(line) ?? [];
    if (root !== '' && room !== undefined)
      rooms.set(`${root}/${room}`, [...rest.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name).sort());
  }
  return rooms;
}

/** Each room of the sources with the folders in it. */
function builtRooms(): ReadonlyMap<string, readonly string[]> {
  const rooms = new Map<string, Set<string>>();
  for (const { file } of sourceFiles()) {
    const [root = '', room = '', domain, ...below] = file.split('/');
    if ((root !== 'pwa' && root !== 'sync-server') || domain === undefined) continue;
    const domains = rooms.get(`${root}/${room}`) ?? new Set();
    rooms.set(`${root}/${room}`, below.length === 0 ? domains : domains.add(domain));
  }
  return new Map([...rooms].map(([room, domains]) => [room, [...domains].sort()]));
}

it('draws every room and its domains, and none that is gone', () => {
  const compared = (rooms: ReadonlyMap<string, readonly string[]>) =>
    Object.fromEntries([...rooms].filter(([room]) => !describedOtherwise.includes(room)));
  expect(compared(drawnRooms())).toEqual(compared(builtRooms()));
});

/** The steps of a side from left to right, each with the rooms that stand on it. */
function drawnSteps({ name }: Side): readonly (readonly string[])[] {
  const line = new RegExp(`^${name} {2,}(.+)$`, 'm').exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
  return line.split(' ► ').map((step) => step.split(', '));
}

/** One sentence for each import that does not lead to the right, and for each room that is not drawn. */
function againstTheOrder(files: readonly SourceFile[]): readonly string[] {
  return sides.flatMap((side) => {
    const steps = drawnSteps(side);
    const stepOf = (room: string): number => steps.findIndex((step) => step.includes(room.slice(side.root.length)));
    return [...importedFolders(graphOf(files, side, 1))].flatMap(([room, imported]) => {
      // A loose file of a side, such as the catalog, stands in no room.
      if (`${room}/` === side.root) return [];
      if (stepOf(room) === -1) return [`${room} is not drawn`];
      return [...imported].filter((other) => stepOf(other) <= stepOf(room)).map((other) => `${room} imports ${other}`);
    });
  });
}

it('draws the order in which rooms import each other', () => {
  expect(againstTheOrder(sourceFiles())).toEqual([]);
});

it('notices an import against the drawn order, and a room that is not drawn', () => {
  const upwards = { file: 'pwa/tenants/record/list.ts', text: "import { pages } from '#app/pages/leads/list.ts';\n" };
  const attic = { file: 'pwa/attic/box/list.ts', text: '' };
  const pages = { file: 'pwa/pages/leads/list.ts', text: '' };
  expect(againstTheOrder([upwards, pages, attic])).toEqual(['pwa/tenants imports pwa/pages', 'pwa/attic is not drawn']);
});
