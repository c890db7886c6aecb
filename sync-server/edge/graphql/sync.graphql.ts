import {
  type Change,
  type CommandResult,
  commandStates,
  Follow,
  type Heads,
  type PullAnswer,
  type StreamPage,
} from '#contract/sync/sync.ts';
import type { Builder } from './types/builder.ts';
import { inputOf } from './types/input-of.ts';
import { unwrap } from './types/unwrap.ts';

export function defineSyncFields(builder: Builder): void {
  defineResults(builder);
  definePages(builder);
  defineKnown(builder);
  const HeadsRef = builder.objectRef<Heads>('Heads').implement({
    description: 'A hint that streams have moved: never data. The first one and each heartbeat carry all heads of the caller.',
    fields: (t) => ({
      heads: t.field({ type: 'JSON', description: 'Newest number by stream.', resolve: (hint) => hint.heads }),
      epochs: t.field({ type: 'JSON', description: 'Epoch by stream.', resolve: (hint) => hint.epochs }),
    }),
  });
  builder.subscriptionField('heads', (t) =>
    t.field({
      type: HeadsRef,
      description: 'Where the streams of the caller stand, live.',
      args: { follow: t.arg.idList({ required: true }) },
      subscribe: (_root, { follow }, { deps, principal }) => unwrap(deps.sync.heads(principal, inputOf(Follow, follow))),
      resolve: (hint) => hint,
    }),
  );
}

function defineResults(builder: Builder): void {
  const CommandInput = builder.inputType('CommandInput', {
    description: 'One change, as the device wrote it down.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'Made by the device (UUID): the idempotency key.' }),
      seq: t.int({ required: true, description: '1, 2, 3 … of this device, without a hole.' }),
      type: t.string({ required: true }),
      v: t.int({ required: true, description: 'Version of the arguments.' }),
      args: t.field({ type: 'JSON', required: true }),
      tenantId: t.id(),
      baseVersion: t.int(),
      dependsOn: t.idList({ required: true }),
      createdAt: t.string({ required: true }),
      ageSeconds: t.int({ description: 'Age by the clock of the device. Without it `createdAt` decides.' }),
    }),
  });
  const State = builder.enumType('CommandState', { values: commandStates });
  const Result = builder.objectRef<CommandResult>('CommandResult').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      state: t.expose('state', { type: State }),
      code: t.exposeString('code', { nullable: true }),
      message: t.exposeString('message', { nullable: true }),
      fields: t.field({ type: 'JSON', nullable: true, resolve: (result) => result.fields }),
      commits: t.field({ type: 'JSON', resolve: (result) => result.commits }),
      value: t.field({ type: 'JSON', nullable: true, resolve: (result) => result.value }),
      changedMeanwhile: t.exposeBoolean('changedMeanwhile'),
    }),
  });
  const Answer = builder.objectRef<{ readonly results: readonly CommandResult[] }>('PushAnswer').implement({
    fields: (t) => ({ results: t.field({ type: [Result], resolve: (answer) => answer.results }) }),
  });
  builder.mutationField('pushCommands', (t) =>
    t.field({
      type: Answer,
      description: 'Applies the queued changes of a device in their order, each exactly once.',
      args: {
        protocol: t.arg.int({ required: true }),
        device: t.arg.id({ required: true }),
        commands: t.arg({ type: [CommandInput], required: true }),
      },
      resolve: async (_root, { protocol, device, commands }, { deps, principal, address }) => {
        const plain = commands.map(({ tenantId, ...command }) => ({ ...command, tenantId: tenantId ?? null }));
        const results = unwrap(await deps.sync.push(principal, { protocol, device, commands: plain }));
        const sent = new Map(plain.map((command) => [command.id, command]));
        for (const { id, code } of results) {
          const { type = 'sync.push', tenantId, args } = sent.get(id) ?? {};
          await deps.onRefused({ principal, operation: type, code, address, input: [tenantId, args] });
        }
        return { results };
      },
    }),
  );
}

/** After a restore, tells a device which of its accepted changes the backup lost. */
function defineKnown(builder: Builder): void {
  builder.queryField('knownCommands', (t) =>
    t.field({
      type: ['ID'],
      description: 'Those of the ids that the server has a result of, for the person who asks.',
      args: { ids: t.arg.idList({ required: true }) },
      resolve: async (_root, { ids }, { deps, principal }) => [...unwrap(await deps.sync.known(principal, ids))],
    }),
  );
}

function definePages(builder: Builder): void {
  const CheckpointInput = builder.inputType('CheckpointInput', {
    fields: (t) => ({ stream: t.string({ required: true }), epoch: t.id(), seq: t.int({ required: true }) }),
  });
  const ChangeRef = builder.objectRef<Change>('Change').implement({
    fields: (t) => ({
      kind: t.exposeString('kind'),
      id: t.exposeID('id'),
      seq: t.exposeInt('seq'),
      version: t.exposeInt('version'),
      deleted: t.exposeBoolean('deleted'),
      row: t.field({ type: 'JSON', nullable: true, resolve: (change) => change.row }),
    }),
  });
  const Page = builder.objectRef<StreamPage>('StreamPage').implement({
    fields: (t) => ({
      stream: t.exposeString('stream'),
      epoch: t.exposeID('epoch'),
      head: t.exposeInt('head'),
      reset: t.exposeBoolean('reset'),
      seq: t.exposeInt('seq'),
      more: t.exposeBoolean('more'),
      changes: t.field({ type: [ChangeRef], resolve: (page) => page.changes }),
    }),
  });
  const Answer = builder.objectRef<PullAnswer>('PullAnswer').implement({
    fields: (t) => ({
      streams: t.field({ type: [Page], resolve: (answer) => answer.streams }),
      lease: t.exposeString('lease'),
      now: t.exposeString('now'),
    }),
  });
  builder.queryField('pull', (t) =>
    t.field({
      type: Answer,
      description: 'One page of each stream of the caller beyond its checkpoint, all of one moment.',
      args: {
        protocol: t.arg.int({ required: true }),
        checkpoints: t.arg({ type: [CheckpointInput], required: true }),
        follow: t.arg.idList({ required: true }),
      },
      resolve: async (_root, { protocol, checkpoints, follow }, { deps, principal }) => {
        const plain = checkpoints.map(({ stream, epoch, seq }) => ({ stream, epoch: epoch ?? null, seq }));
        return unwrap(await deps.sync.pull(principal, { protocol, checkpoints: plain, follow }));
      },
    }),
  );
}
