import { graphOf, importedFolders, type SourceFile } from './folder-graph.ts';
import { type Side, sides } from './sides.ts';

/** The five words by which contract, server, and app are divided. */
const contexts: readonly string[] = ['people', 'tenants', 'money', 'pages', 'calculators'];

/** The words of a side that differ. */
const ownWords: Readonly<Record<string, string>> = { 'pwa/calculate': 'calculators' };

/** The room of each side that puts the contexts together. */
const puttingTogether: Readonly<Record<Side['name'], string | undefined>> = {
  calculators: undefined,
  contract: 'sync-server/contract/commands',
  server: 'sync-server/wiring',
  app: 'pwa/app',
};

/** One sentence for each room that knows all contexts and is not the one that puts them together. */
export function roomsThatKnowAll(files: readonly SourceFile[]): readonly string[] {
  return sides.flatMap((side) => {
    const contextOf = (room: string): string => ownWords[room] ?? room.slice(side.root.length);
    return [...importedFolders(graphOf(files, side, 1))].flatMap(([room, imported]) => {
      const known = new Set([room, ...imported].map(contextOf).filter((word) => contexts.includes(word)));
      if (known.size < contexts.length || room === puttingTogether[side.name]) return [];
      return [`${room} imports all of ${contexts.join(', ')}: only ${puttingTogether[side.name]} puts them together.`];
    });
  });
}
