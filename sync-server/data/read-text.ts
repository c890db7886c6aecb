import { readFileSync } from 'node:fs';

/** The text of a file; undefined where there is none to read. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
