/** Prepares a fresh clone. Plain JavaScript, because nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const leastNode = [20, 19];

/** Exits with one sentence that says what is wrong and what to do. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])) {
    giveUp(`Node.js ${process.versions.node} is too old: install version ${leastNode.join('.')} or newer.`);
  }
}

/** Installs exactly what the lock file says, when nothing is installed or the lock file changed since. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  if (existsSync(installed) && sameLock(installed, wanted)) return;
  say('Installing packages (about a minute) …');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed: check the connection to the npm registry, then start again.',
  );
}

/** The hidden lock file lists the same packages as the committed one. */
function sameLock(installed, wanted) {
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const want = JSON.parse(readFileSync(wanted, 'utf8')).packages;
  return Object.entries(have).every(([path, entry]) => want[path]?.version === entry.version && want[path]?.integrity === entry.integrity);
}

/** Runs a command to its end; if it fails, exits with the sentence. */
export function run(command, args, sentence, environment = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  if (error !== undefined || status !== 0) giveUp(sentence);
}

/** Runs one of the project's TypeScript tools. */
export function runTool(path, args, sentence, environment = {}) {
  run(process.execPath, ['--import', 'tsx', join(root, path), ...args], sentence, environment);
}

const chromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: CHROMIUM, a known location, or Debian's package where it can be installed. */
export function ensureChromium() {
  const found = [process.env.CHROMIUM, ...chromiums].find((path) => path !== undefined && existsSync(path));
  if (found !== undefined) return found;
  if (!mayInstall())
    giveUp('The tests in a browser need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM to its path.');
  installPackage('Chromium', 'chromium');
  return chromiums[0];
}

/** PgBouncer for the tests behind a pooler. Where it can be neither found nor installed, they are left out. */
export function ensurePooler() {
  if (existsSync('/usr/sbin/pgbouncer')) return;
  if (mayInstall()) installPackage('PgBouncer', 'pgbouncer');
  else say('PgBouncer is not installed: the tests behind a pooler are left out.');
}

/** HAProxy for measuring several processes. Where it can be neither found nor installed, that is left out. */
export function ensureBalancer() {
  if (existsSync('/usr/sbin/haproxy')) return;
  if (mayInstall()) installPackage('HAProxy', 'haproxy');
  else say('HAProxy is not installed: live streams of several processes are not measured.');
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installPackage(title, name) {
  say(`Installing ${title} from the Debian packages …`);
  run('apt-get', ['update', '-qq'], 'The list of Debian packages could not be read: check the network, then start again.');
  run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', name],
    `${title} could not be installed: install it by hand, then start again.`,
    {
      DEBIAN_FRONTEND: 'noninteractive',
    },
  );
}
