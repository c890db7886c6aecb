import { randomUUID } from 'node:crypto';
import type { Command, CommandResult } from '#contract/sync/sync.ts';
import type { Principal } from '#server/core/access/caller.ts';
import type { CommandHandlers } from '#server/core/sync/commands/command-handler.ts';
import { type PushDeps, pushCommands } from '#server/core/sync/commands/push.ts';
import type { Commits } from '#server/core/sync/streams/streams.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import type { ServiceDeps } from '#server/wiring/service-deps.ts';
import { officeTime } from './test-office.ts';

/** Sends queued commands to the database of an office without a network, and keeps what the server tells others. */
export interface CommandQueue {
  readonly deps: PushDeps;
  readonly hints: Commits[];
  readonly faults: unknown[];
  readonly push: (caller: Principal, device: string, commands: readonly Command[]) => Promise<readonly CommandResult[]>;
}

export function createCommandQueue({ db, clock }: ServiceDeps, handlers: CommandHandlers = commandHandlers): CommandQueue {
  const hints: Commits[] = [];
  const faults: unknown[] = [];
  const deps: PushDeps = {
    db,
    clock,
    newId: randomUUID,
    isOwnHost: () => false,
    hint: (commits) => hints.push(commits),
    handlers,
    onFault: (fault) => faults.push(fault),
  };
  return {
    deps,
    hints,
    faults,
    push: async (caller, device, commands) => {
      const outcome = await pushCommands(deps, caller, { protocol: 1, device, commands });
      if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
      return outcome.value;
    },
  };
}

/** A command as created by a device. */
export function command(seq: number, type: string, args: Record<string, unknown>, rest: Partial<Command> = {}): Command {
  return { id: randomUUID(), seq, type, v: 1, args, tenantId: null, dependsOn: [], createdAt: officeTime.toISOString(), ...rest };
}
