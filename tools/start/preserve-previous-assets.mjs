/** Keeps hashed files of earlier builds reachable for tabs and devices that still run them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies the files of the build that is about to be replaced, dated with the time of replacement, and deletes copies older than the
 * retention period.
 */
export function preservePreviousAssets(distribution, now) {
  const current = join(distribution, 'app', 'assets');
  const previous = join(distribution, 'app-previous', 'assets');
  for (const name of filesIn(current)) {
    const target = join(previous, name);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(current, name), target);
    utimesSync(target, now, now);
  }
  for (const name of filesIn(previous)) {
    const path = join(previous, name);
    if (now.getTime() - statSync(path).mtimeMs > keptMs) rmSync(path);
  }
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
}
