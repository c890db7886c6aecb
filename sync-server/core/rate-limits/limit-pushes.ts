import type { CommandType } from '#contract/commands/commands.ts';
import { type Command, PushRequest } from '#contract/sync/sync.ts';
import { done } from '#contract/values/outcome.ts';
import { type Caller, isCaller } from '#server/core/access/caller.ts';
import { unstoredResult } from '#server/core/sync/commands/command-results.ts';
import type { Sync } from '#server/core/sync/sync.ts';
import { type CountResult, checkCounts } from './check-counts.ts';
import { type LimitedCall, limitedCalls } from './limited-calls.ts';
import type { RateCount, RateLimiter } from './rate-limiter.ts';

type Limiter = Pick<RateLimiter, 'take' | 'giveBack'>;

/** Queued changes count like the equivalent calls. */
const countedCommands: Readonly<Partial<Record<CommandType, LimitedCall>>> & Readonly<Record<string, LimitedCall | undefined>> = {
  'invitations.invite': 'POST /api/admin/tenants/{tenantId}/users/invite',
  'invitations.massInvite': 'POST /api/admin/tenants/{tenantId}/users/mass-invite',
  'invitations.resend': 'POST /api/admin/invitations/{id}/resend',
};

/**
 * A device that pushes without end is told to come back. If its changes exceed a limit, those before the first excess change are applied
 * and the rest are to be sent again; no queued change is lost.
 */
export function limitPushes(sync: Sync, limiter: Limiter): Sync {
  function limited(push: Sync['push']): Sync['push'] {
    return async (principal, request) => {
      if (!isCaller(principal)) return push(principal, request);
      const { refusal } = await checkCounts(limiter, [{ limit: 'push', by: principal.userId }]);
      if (refusal !== undefined) return refusal;
      const read = PushRequest.safeParse(request);
      if (!read.success) return push(principal, request);
      const commands = [...read.data.commands].sort((left, right) => left.seq - right.seq);
      const cut = await findCut(limiter, principal, commands);
      if (cut === undefined) return push(principal, request);
      if (cut.at === 0) return cut.refusal;
      const applied = await push(principal, { ...read.data, commands: commands.slice(0, cut.at) });
      if (!applied.ok) return applied;
      const waiting = commands.slice(cut.at).map((command) => unstoredResult(command, 'retry', cut.refusal.code, cut.refusal.message));
      return done([...applied.value, ...waiting]);
    };
  }
  return {
    ...sync,
    push: limited(sync.push),
    through: (...given) => {
      const work = sync.through(...given);
      return { ...work, push: limited(work.push) };
    },
  };
}

interface Cut {
  /** Index of the first change that has to wait. */
  readonly at: number;
  readonly refusal: NonNullable<CountResult['refusal']>;
}

/** Takes the tokens for all changes together, and one by one only if that exceeds the limit. */
async function findCut(limiter: Limiter, caller: Caller, commands: readonly Command[]): Promise<Cut | undefined> {
  const counted = commands.map((command) => countsOf(caller, command));
  const together = sumCounts(counted.flat());
  if ((await takeAll(limiter, together)) === undefined) return undefined;
  for (const [at, counts] of counted.entries()) {
    const refusal = await takeAll(limiter, counts);
    if (refusal !== undefined) return { at, refusal };
  }
  return undefined;
}

function countsOf(caller: Caller, { type, args }: Command): readonly RateCount[] {
  const call = Object.hasOwn(countedCommands, type) ? countedCommands[type] : undefined;
  if (call === undefined) return [];
  const texts = Object.entries(args).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return limitedCalls[call]({ address: '', caller, params: Object.fromEntries(texts), query: new URLSearchParams(), body: args });
}

function sumCounts(counts: readonly RateCount[]): readonly RateCount[] {
  const sums = new Map<string, RateCount>();
  for (const { limit, by, cost = 1 } of counts) {
    const key = `${limit} ${by}`;
    sums.set(key, { limit, by, cost: cost + (sums.get(key)?.cost ?? 0) });
  }
  return [...sums.values()];
}

/** Takes all of them or none. */
async function takeAll(limiter: Limiter, counts: readonly RateCount[]): Promise<CountResult['refusal']> {
  for (const [at, count] of counts.entries()) {
    const { refusal } = await checkCounts(limiter, [count]);
    if (refusal === undefined) continue;
    await Promise.all(counts.slice(0, at).map((taken) => limiter.giveBack(taken)));
    return refusal;
  }
  return undefined;
}
