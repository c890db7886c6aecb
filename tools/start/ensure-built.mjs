/** Generates and builds every output that is older than its sources. */
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runTool, say } from '../prepare.mjs';
import { preservePreviousAssets } from './preserve-previous-assets.mjs';

const stamp = join(root, '.generated', 'generated-at');
const shell = join(root, 'dist', 'app', 'index.html');
/** The element for websites of tenants. */
const element = join(root, 'dist', 'embed', 'calculator.js');
const server = join(root, 'dist', 'server', 'main.js');
const skipped = new Set(['node_modules', '.generated', 'dist', 'data', '.git']);

export function ensureGenerated() {
  const client = join(root, '.generated', 'prisma', 'client.ts');
  const sources = ['prisma/schema.prisma', 'calculators', 'sync-server', 'package-lock.json'];
  if (existsSync(client) && existsSync(stamp) && statSync(stamp).mtimeMs >= newest(sources)) return;
  const began = new Date();
  say('Generating the database client and the catalog …');
  runTool('tools/generate.ts', [], 'The generated files could not be written: the lines above say why.');
  mkdirSync(join(root, '.generated'), { recursive: true });
  writeFileSync(stamp, '');
  // Generated files among the sources get this time, so that a file changed during the build is newer. Rounded up, because a file's time is
  // set in whole milliseconds but read with more precision.
  const generated = newest(sources, /\.gen\.ts$/);
  utimesSync(stamp, began, new Date(Math.ceil(Math.max(began.getTime(), generated))));
}

export function ensureBuilt() {
  const app = ['pwa', 'calculators', 'sync-server/contract', 'vite.config.ts', 'vite.embed.config.ts', 'package-lock.json'];
  if (isOlder([shell, element], app)) {
    say('Building the app (about half a minute) …');
    preservePreviousAssets(join(root, 'dist'), new Date());
    build('The app could not be built: the lines above say why.');
    build('The app could not be built: the lines above say why.', '--config', 'vite.embed.config.ts');
  }
  if (isOlder([server], ['sync-server', 'calculators', 'prisma', 'vite.server.config.ts', 'package-lock.json'])) {
    say('Building the server …');
    build('The server could not be built: the lines above say why.', '--config', 'vite.server.config.ts');
  }
}

function isOlder(outputs, sources) {
  return Math.min(...outputs.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0))) < newest(sources);
}

function build(sentence, ...options) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  run(process.execPath, [vite, 'build', '--logLevel', 'error', ...options], sentence);
}

/** Time of the newest file among these, in milliseconds since 1970. */
function newest(paths, pattern = /./) {
  return Math.max(0, ...paths.map((path) => newestBelow(join(root, path), pattern)));
}

function newestBelow(path, pattern) {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return pattern.test(path) ? found.mtimeMs : 0;
  let latest = 0;
  for (const name of readdirSync(path)) {
    if (!skipped.has(name) && !/\.test\.tsx?$/.test(name)) latest = Math.max(latest, newestBelow(join(path, name), pattern));
  }
  return latest;
}
