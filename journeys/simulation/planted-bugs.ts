import type { Reply } from '#app/device/local/environment/environment.ts';
import { PullAnswer } from '#contract/sync/sync.ts';
import { afterCommit, around, onChange } from './change-server.ts';
import { believed, commandsOf, onCommands, onPage, onPages, onPush, onResults } from './change-wire.ts';
import type { PlantedBug, Wire } from './planted-bug.ts';
import type { Random } from './random.ts';

/** Forgets commands, and lets their devices count from the beginning, as a server does that never stored them. */
const forgetting = (which: string): string =>
  `with lost as (delete from command_log where ${which} returning device_id) update device set last_seq = 0 where id in (select device_id from lost)`;

const newest = 'id = (select id from command_log order by created_at desc, seq desc limit 1)';

export const plantedBugs: readonly PlantedBug[] = [
  { name: 'the server forgets the ids of commands that it has done', server: afterCommit(0.3, forgetting('random() < 0.3')) },
  { name: 'the log of commands is written in another transaction, which may fail', server: afterCommit(0.1, forgetting(newest)) },
  {
    name: 'a change is acknowledged before the server has it',
    wire: onPush(async (exchange, { random }) => (random.occurs(0.1) ? allDone(exchange.variables) : exchange.forward(exchange.variables))),
  },
  {
    name: 'no answer counts as done',
    wire: onPush(async (exchange) => {
      const reply = await exchange.forward(exchange.variables);
      return reply.kind === 'answer' && reply.status === 200 ? reply : allDone(exchange.variables);
    }),
  },
  { name: 'a retry counts as done', wire: onResults((result) => (result.state === 'retry' ? { ...result, state: 'accepted' } : result)) },
  {
    name: 'a held change counts as refused',
    wire: onResults((result) => (result.state === 'held' ? { ...result, state: 'rejected' } : result)),
  },
  {
    name: 'a refused change counts as done',
    wire: onResults((result) => (result.state === 'rejected' ? { ...result, state: 'accepted' } : result)),
  },
  { name: 'the numbers of a change are not told', wire: onResults((result) => ({ ...result, commits: {} })) },
  {
    name: 'the counter is raised before the change is done',
    wire: onResults((result) => ({
      ...result,
      commits: Object.fromEntries(Object.entries(result.commits).map(([stream, seq]) => [stream, seq + 1])),
    })),
  },
  { name: 'the commands of a batch are sent in reverse order', wire: onCommands((commands) => [...commands].reverse()) },
  { name: 'a gap in the numbers is accepted', wire: onCommands((commands) => (commands.length > 1 ? commands.slice(1) : commands)) },
  {
    name: 'a command gets a new id at each attempt',
    wire: onCommands((commands, { random }) => commands.map((command) => ({ ...command, id: newId(random) }))),
  },
  { name: 'all commands of a device have one number', wire: onCommands((commands) => commands.map((command) => ({ ...command, seq: 1 }))) },
  {
    name: 'the age of a command is the difference of two clocks',
    wire: onCommands((commands) => commands.map((command) => ({ ...command, ageSeconds: 60 * 24 * 3_600 }))),
  },
  {
    name: 'a command is done for the wrong tenant',
    wire: onCommands((commands, { tenantId, otherTenantId }) =>
      commands.map((command) =>
        command.tenantId === tenantId
          ? { ...command, tenantId: otherTenantId, args: { ...command.args, tenantId: otherTenantId } }
          : command,
      ),
    ),
  },
  {
    name: 'a row of a page gets lost',
    wire: onPage((page, { random }) => ({ ...page, changes: random.occurs(0.2) ? page.changes.slice(1) : page.changes })),
  },
  {
    name: 'the checkpoint is written before the rows',
    wire: onPage((page) => (page.changes.length > 1 ? { ...page, changes: [] } : page)),
  },
  {
    name: 'a deleted row is resurrected',
    wire: onPage((page) => ({ ...page, changes: page.changes.filter(({ deleted }) => !deleted) })),
  },
  {
    name: 'a row is told with its former number',
    wire: onPage((page) => ({ ...page, changes: page.changes.map((change) => ({ ...change, seq: Math.max(1, change.seq - 1) })) })),
  },
  {
    name: 'the checkpoint runs ahead of the head',
    wire: onPage((page, { random }) => (random.occurs(0.1) ? { ...page, seq: page.head + 1 } : page)),
  },
  { name: 'a stream is missing from the answers', wire: onPages((pages) => (pages.length > 2 ? pages.slice(0, -1) : pages)) },
  {
    name: 'the answer to another person comes from a cache',
    wire: (scene) => (exchange) => {
      const other = scene.callers.find(({ userId }) => userId !== exchange.caller.userId);
      return exchange.forward(exchange.variables, exchange.operation === 'pull' ? other : undefined);
    },
  },
  { name: 'a pull is answered from a replica that lags', wire: lagging },
  {
    name: 'a field is written that moves no stream',
    server: onChange((change, random) => ({ ...change, touch: (...touched) => random.occurs(0.3) || change.touch(...touched) })),
  },
  {
    name: 'a change is told to its person alone',
    server: onChange((change) => ({ ...change, touch: (_stream, ...row) => change.touch(`user:${change.caller.userId}`, ...row) })),
  },
  {
    name: 'the limit of the plan is not checked again when a command is done',
    server: around('update plans set calculator_limit = null', 'update plans set calculator_limit = 12'),
  },
  {
    name: 'the head of a stream falls back',
    server: afterCommit(0.1, `update stream_head set head = head - 1 where head > 1 and stream like 'tenant:%'`),
  },
  {
    name: 'a row counts each of its changes twice',
    server: afterCommit(0.1, `update sync_row set version = version + 1 where kind = 'tenantCalculator'`),
  },
  { name: 'no hint arrives, and a pull without one says that nothing is new', isDeaf: true, wire: () => quietAfter(3) },
];

function allDone(variables: Readonly<Record<string, unknown>>): Reply {
  return { kind: 'answer', status: 200, body: { results: commandsOf(variables).map(believed) } };
}

function newId(random: Random): string {
  const part = (length: number): string => Array.from({ length }, () => random.below(16).toString(16)).join('');
  return `${part(8)}-${part(4)}-7${part(3)}-8${part(3)}-${part(12)}`;
}

/** Each pull is answered with the state that the one before should have been answered with. */
function lagging(): Wire {
  let former: Reply | undefined;
  return async (exchange) => {
    if (exchange.operation !== 'pull') return exchange.forward(exchange.variables);
    const present = await exchange.forward({ ...exchange.variables, checkpoints: [] });
    const answered = former ?? present;
    former = present;
    return answered;
  };
}

/** After the first answers, every pull says that nothing is new. */
function quietAfter(answers: number): Wire {
  let pulls = 0;
  return async (exchange) => {
    const reply = await exchange.forward(exchange.variables);
    const answer = PullAnswer.safeParse(exchange.operation === 'pull' && reply.kind === 'answer' ? reply.body : undefined);
    if (!answer.success || reply.kind !== 'answer') return reply;
    pulls += 1;
    if (pulls <= answers) return reply;
    const { streams, ...rest } = answer.data;
    return {
      ...reply,
      body: { ...rest, streams: streams.map((page) => ({ ...page, seq: seqOf(exchange.variables, page.stream), changes: [] })) },
    };
  };
}

function seqOf({ checkpoints }: Readonly<Record<string, unknown>>, stream: string): number {
  const own = Array.isArray(checkpoints) ? checkpoints.find((checkpoint) => checkpoint.stream === stream) : undefined;
  return own === undefined ? 0 : Number(own.seq);
}
