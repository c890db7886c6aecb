/** Prints every function of more than sixty lines, the longest first. */
import { sourceFiles } from '../imports.ts';
import { longFunctions } from './long-functions.ts';

for (const { name, lines } of longFunctions(sourceFiles()).toSorted((a, b) => b.lines - a.lines))
  process.stdout.write(`${String(lines).padStart(4)} ${name}\n`);
