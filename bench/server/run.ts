/**
 * `npm run bench [-- --quick]`: runs the programs that measure the server, one after the other, and prints one table. Each row has a goal, the
 * measured figure, their ratio, and the load of the machine. A whole run also writes the table to docs/performance.md, with machine, commit,
 * and date. `--quick` measures a smaller platform and writes nothing. Exits with 1 when a goal is missed or a program fails.
 */
import { execFileSync, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { type Goal, goalLine, isMet } from './goals.ts';
import { hasBalancer } from './haproxy.ts';

interface Program {
  readonly file: string;
  readonly what: string;
  readonly arguments: readonly string[];
  readonly quick: readonly string[];
  readonly isMissing?: string | undefined;
}

const programs: readonly Program[] = [
  {
    file: 'lists-at-scale.ts',
    what: 'Lists, searches, overview, and export of the owner of a platform with 10,000 tenants, 200,000 people, as many invitations, 120,000 invoices, 1,000,000 audit records, and a day of 1,000,000 visits; the 95th percentile of 40 pages of 50 rows, without HTTP',
    arguments: ['10000', '200000', '1000000', '1'],
    quick: ['1000', '20000', '100000', '1'],
  },
  {
    file: 'deletion.ts',
    what: 'Deletion of the largest firm of a platform',
    arguments: ['20000', '1000000'],
    quick: ['2000', '100000'],
  },
  {
    file: 'streams.ts',
    what: 'Live streams of devices on two processes behind HAProxy, and a restart of one of them',
    arguments: ['2000'],
    quick: ['200'],
    isMissing: hasBalancer() ? undefined : 'HAProxy is not installed.',
  },
  {
    file: 'throughput.ts',
    what: 'The product beside plain Yoga and Prisma with the same reads and writes',
    arguments: ['6'],
    quick: ['2'],
  },
  { file: '../requests.ts', what: 'Processor time of one request beside bare servers', arguments: ['5000'], quick: ['1000'] },
  { file: '../graphql.ts', what: 'Processor time of one pull beside bare Yoga', arguments: ['1000'], quick: ['300'] },
];

const isQuick = process.argv.includes('--quick');
const Message = z.object({
  goal: z.object({ what: z.string(), goal: z.string(), measured: z.string(), ratio: z.number(), load: z.number() }),
});

interface Ran {
  readonly program: Program;
  readonly goals: readonly Goal[];
  readonly problem: string | undefined;
}

const all: Ran[] = [];
for (const program of programs) {
  process.stdout.write(`\n${program.file}: ${program.what}\n`);
  all.push(program.isMissing === undefined ? await run(program) : { program, goals: [], problem: program.isMissing });
}
const table = tableOf(all);
process.stdout.write(`\n${table}`);
if (!isQuick) writeFileSync(fileURLToPath(new URL('../../docs/performance.md', import.meta.url)), documentOf(table));
if (all.some(({ goals, problem }) => problem !== undefined || !goals.every(isMet))) process.exitCode = 1;

function run(program: Program): Promise<Ran> {
  const path = fileURLToPath(new URL(program.file, import.meta.url));
  const child = fork(path, isQuick ? program.quick : program.arguments, { execArgv: ['--import', 'tsx'] });
  const goals: Goal[] = [];
  child.on('message', (message) => {
    const read = Message.safeParse(message);
    if (read.success) goals.push(read.data.goal);
  });
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      const hasRun = goals.length > 0 && (code === 0 || goals.some((goal) => !isMet(goal)));
      resolve({ program, goals, problem: hasRun ? undefined : `${program.file} ended with ${code}.` });
    });
  });
}

function tableOf(ran: readonly Ran[]): string {
  const lines = ran.flatMap(({ program, goals, problem }) => [
    `| **${program.what}** | | | | | |`,
    ...goals.map(goalLine),
    ...(problem === undefined ? [] : [`| ${problem} | | | | **no** | |`]),
  ]);
  return `| what | goal | measured | ratio | pass | load |\n|---|---|---|---|---|---|\n${lines.join('\n')}\n`;
}

function documentOf(goalTable: string): string {
  const git = (...parts: readonly string[]): string => execFileSync('git', parts, { encoding: 'utf8' }).trim();
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
  return `# Performance

Written by \`npm run bench\`. A ratio above 1 misses its goal. The last column is the load average of the machine while the figure was measured,
on ${cpus().length} cores: above that number, other work took its share of the time.

- Machine: ${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}
- Commit: ${git('rev-parse', '--short', 'HEAD')}
- Date: ${new Date().toISOString().slice(0, 10)}

${goalTable}`;
}
