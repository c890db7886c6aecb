/** Prints the circles between folders with their imports, and at the end how many there are. */
import { circlesIn } from './circles.ts';
import { sourceFiles } from './imports.ts';

const circles = circlesIn(sourceFiles());
for (const { folders, imports } of circles) process.stdout.write(`${folders.join(', ')}\n${imports.map((line) => `  ${line}\n`).join('')}`);
process.stdout.write(`${circles.length}\n`);
