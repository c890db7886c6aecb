/** PostgreSQL's own programs for backups. They come with PostgreSQL, not with this package. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { lastLine } from '#server/core/data/postgres/run-program.ts';

export interface PostgresTools {
  /** The major version of PostgreSQL that they belong to. */
  readonly version: number;
  /** Runs one of them to its end and returns its output. The password travels in the environment, where no list of processes shows it. */
  readonly run: (program: ToolName, args: readonly string[], url?: string) => Promise<Outcome<string, 'Unavailable'>>;
}

type ToolName = 'pg_dump' | 'pg_restore';

const place = 'On Debian and Ubuntu they come from apt.postgresql.org. POSTGRES_TOOLS names their folder if it is not in PATH.';

/** The programs in a folder, or those of PATH. */
export async function findPostgresTools(folder: string | undefined): Promise<Outcome<PostgresTools, 'Unavailable'>> {
  const run: PostgresTools['run'] = (program, args, url) => runTool(folder === undefined ? program : join(folder, program), args, url);
  const [dump, restore] = await Promise.all([run('pg_dump', ['--version']), run('pg_restore', ['--version'])]);
  if (!dump.ok || !restore.ok)
    return refused(
      'Unavailable',
      `pg_dump and pg_restore are not on this machine. Install PostgreSQL’s client programs, of the version of the database or later. ${place}`,
    );
  return done({ version: Math.min(majorOf(dump.value), majorOf(restore.value)), run });
}

/** A sentence if the programs are older than the server, which they cannot read then. */
export function refusalOfVersion(tools: number, server: number): string | undefined {
  return tools < server
    ? `The database is PostgreSQL ${server}, and pg_dump on this machine is ${tools}, which does not read it. Install postgresql-client-${server} or later. ${place}`
    : undefined;
}

function majorOf(output: string): number {
  return Number(/(\d+)(?:\.|devel|beta|rc|\s|$)/.exec(output)?.[1] ?? 0);
}

function runTool(program: string, args: readonly string[], url: string | undefined): Promise<Outcome<string, 'Unavailable'>> {
  const { target, password } = url === undefined ? { target: [], password: {} } : connectionOf(url);
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...target], {
      env: { ...process.env, ...password, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, complaint]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => complaint.push(part));
    child.on('error', (cause) => resolve(refused('Unavailable', cause.message)));
    child.on('close', (code) => {
      const said = Buffer.concat(complaint).toString('utf8');
      const reason = said.split('\n').find((line) => line.includes('error:')) ?? lastLine(said);
      resolve(code === 0 ? done(Buffer.concat(output).toString('utf8')) : refused('Unavailable', reason));
    });
  });
}

function connectionOf(url: string): { readonly target: readonly string[]; readonly password: { readonly PGPASSWORD?: string } } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { target: [`--dbname=${address.href}`], password: password === '' ? {} : { PGPASSWORD: password } };
}
