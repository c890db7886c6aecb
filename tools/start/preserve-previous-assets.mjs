/** Keeps hashed files of earlier builds reachable for tabs and devices that still run them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies the files of the build that is about to be replaced, dated with the time of replacement, and deletes copies older than the
 * retention period. `replaced` is the distribution of that build where it is another one, such as that of the previous image: what it has
 * kept of still earlier builds is taken over with its dates.
 */
export function preservePreviousAssets(distribution, now, replaced = distribution) {
  const previous = join(distribution, 'app-previous', 'assets');
  if (replaced !== distribution) copyEach(join(replaced, 'app-previous', 'assets'), previous, (source) => statSync(source).mtime);
  copyEach(join(replaced, 'app', 'assets'), previous, () => now);
  for (const name of filesIn(previous)) {
    const path = join(previous, name);
    if (now.getTime() - statSync(path).mtimeMs > keptMs) rmSync(path);
  }
}

function copyEach(folder, target, dateOf) {
  for (const name of filesIn(folder)) {
    const [source, copy] = [join(folder, name), join(target, name)];
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(source, copy);
    const date = dateOf(source);
    utimesSync(copy, date, date);
  }
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
}
