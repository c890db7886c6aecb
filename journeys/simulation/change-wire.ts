import type { Reply } from '#app/device/local/environment/environment.ts';
import { type Command, type CommandResult, PullAnswer, PushRequest, type StreamPage } from '#contract/sync/sync.ts';
import type { Exchange } from './faulty-network.ts';
import type { Scene, Wire } from './planted-bug.ts';

/** The belief that everything that was sent is accepted. */
export const believed = ({ id }: Command): CommandResult => ({
  ...{ id, state: 'accepted', code: null, message: null, fields: null, commits: {}, value: null, changedMeanwhile: false },
});

export const commandsOf = (variables: Readonly<Record<string, unknown>>): readonly Command[] => PushRequest.parse(variables).commands;

/** Changes the answers to pushes. */
export const onPush =
  (change: (exchange: Exchange, scene: Scene) => Promise<Reply>) =>
  (scene: Scene): Wire =>
  (exchange) =>
    exchange.operation === 'pushCommands' ? change(exchange, scene) : exchange.forward(exchange.variables);

export const onResults = (change: (result: CommandResult, scene: Scene) => CommandResult) =>
  onPush(async (exchange, scene) => mapResults(await exchange.forward(exchange.variables), (result) => change(result, scene)));

function mapResults(reply: Reply, change: (result: CommandResult) => CommandResult): Reply {
  if (reply.kind !== 'answer' || reply.status !== 200) return reply;
  const results: readonly CommandResult[] = Reflect.get(Object(reply.body), 'results');
  return { ...reply, body: { results: results.map(change) } };
}

/** Changes the commands before they reach the server. */
export const onCommands = (change: (commands: readonly Command[], scene: Scene) => readonly Command[]) =>
  onPush((exchange, scene) => exchange.forward({ ...exchange.variables, commands: change(commandsOf(exchange.variables), scene) }));

/** Changes the pages of a pull. */
export const onPages =
  (change: (pages: readonly StreamPage[], scene: Scene) => readonly StreamPage[]) =>
  (scene: Scene): Wire =>
  async (exchange) => {
    const reply = await exchange.forward(exchange.variables);
    const answer = PullAnswer.safeParse(exchange.operation === 'pull' && reply.kind === 'answer' ? reply.body : undefined);
    if (!answer.success || reply.kind !== 'answer') return reply;
    return { ...reply, body: { ...answer.data, streams: change(answer.data.streams, scene) } };
  };

export const onPage = (change: (page: StreamPage, scene: Scene) => StreamPage) =>
  onPages((pages, scene) => pages.map((page) => change(page, scene)));
