/** PostgreSQL refuses to run as root. It then runs as the system user `postgres`, who must be able to access its folders. */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { runProgram, type SystemUser } from './run-program.ts';

const userName = 'postgres';
const reachableRoot = '/var/lib/reckoner';

/** The user that runs the database: undefined if the current user is an ordinary one and runs it directly. */
export async function databaseUser(): Promise<Outcome<SystemUser | undefined, 'Unavailable'>> {
  if (process.getuid?.() !== 0) return done(undefined);
  const found = await lookUp();
  if (found !== undefined) return done(found);
  await runProgram('groupadd', ['--system', userName]);
  const made = await runProgram('useradd', ['--system', '-g', userName, userName]);
  const user = await lookUp();
  return user === undefined
    ? refused(
        'Unavailable',
        `The database does not run as root, and the system user "${userName}" could not be made (${made.output}). Start as an ordinary user, or set DATABASE_URL.`,
      )
    : done(user);
}

async function lookUp(): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', userName]), runProgram('id', ['-g', userName])]);
  const found = { uid: Number.parseInt(uid.output, 10), gid: Number.parseInt(gid.output, 10) };
  return uid.code === 0 && gid.code === 0 && found.uid > 0 && found.gid > 0 ? found : undefined;
}

/**
 * The wanted folder, or one that the database's user can access, named after the wanted one so that two checkouts never share a database.
 */
export function reachableFolder(wanted: string, user: SystemUser | undefined): string {
  const path = resolve(wanted);
  if (user === undefined || isReachable(join(path, 'within'), user)) return path;
  const mark = createHash('sha256').update(path).digest('hex').slice(0, 8);
  return join(reachableRoot, `${basename(dirname(path))}-${mark}`);
}

/** True when a user can reach a path: each existing folder above it must grant the user access. */
export function isReachable(path: string, user: SystemUser): boolean {
  const folder = dirname(path);
  return folder === path || (mayEnter(folder, user) && isReachable(folder, user));
}

function mayEnter(folder: string, user: SystemUser): boolean {
  if (!existsSync(folder)) return true;
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0;
}
