/** Prints how many rooms, floors, arrows, and circles each side has at both levels, and the imports of each circle. */

import { sourceFiles } from '../imports.ts';
import { circlesOf } from './circles.ts';
import { countRooms } from './count-rooms.ts';
import { graphOf } from './folder-graph.ts';
import { sides } from './sides.ts';

const files = sourceFiles();
for (const side of sides) {
  for (const level of [1, 2]) {
    const { rooms, floors, arrows, circles } = countRooms(files, side, level);
    process.stdout.write(`${side.name}, level ${level}: ${rooms} rooms, ${floors} floors, ${arrows} arrows, ${circles} circles\n`);
    for (const { folders, imports } of circlesOf(graphOf(files, side, level)))
      process.stdout.write(`  ${folders.join(', ')}\n${imports.map((line) => `    ${line}\n`).join('')}`);
  }
}
