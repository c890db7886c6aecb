import type { Database } from '#server/data/database.ts';

/** One thing to do outside. `key` goes along to the receiver, who may see it twice. */
export interface DueEffect {
  readonly id: string;
  readonly key: string;
  readonly type: string;
  readonly tenantId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

export type EffectHandler = (effect: DueEffect) => Promise<void>;
export type EffectHandlers = Readonly<Record<string, EffectHandler>>;

export interface EffectsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly handlers: EffectHandlers;
  readonly onFault: (fault: unknown, effect: DueEffect) => void;
  /** A number from 0 up to 1, for jitter. */
  readonly chance: () => number;
}

export const effectTerms = {
  batch: 20,
  /** A worker that does not come back within this time is taken for dead, and another one takes its effects. */
  claimMs: 60_000,
  firstPauseMs: 1_000,
  longestPauseMs: 15 * 60_000,
  /** After this many attempts a person has to look. */
  attempts: 12,
  keepDoneMs: 30 * 24 * 60 * 60 * 1000,
  /** For a person to look at what was given up. */
  keepDeadMs: 180 * 24 * 60 * 60 * 1000,
} as const;

/** Does what is due, each at least once. Answers how many were taken. */
export async function runDueEffects(deps: EffectsDeps): Promise<number> {
  const now = deps.clock();
  const due = await deps.db.query<DueEffect>(
    { as: 'platform' },
    `update effects set state = 'running', attempts = attempts + 1, next_at = $1
     where id in (
       select id from effects where state in ('queued', 'running') and next_at <= $2 and type = any($3::text[])
       order by next_at limit $4 for update skip locked)
     returning id, key, type, tenant_id as "tenantId", payload, attempts`,
    [new Date(now.getTime() + effectTerms.claimMs), now, Object.keys(deps.handlers), effectTerms.batch],
  );
  await Promise.all(due.map((effect) => runOne(deps, effect)));
  return due.length;
}

async function runOne(deps: EffectsDeps, effect: DueEffect): Promise<void> {
  try {
    await deps.handlers[effect.type]?.(effect);
  } catch (fault) {
    deps.onFault(fault, effect);
    await postpone(deps, effect, fault);
    return;
  }
  // What it carried may name a person; that it was done is told by its key alone.
  const settled = `update effects set state = 'done', done_at = $2, last_error = null, payload = '{}' where id = $1::uuid`;
  await deps.db.query({ as: 'platform' }, settled, [effect.id, deps.clock()]);
}

async function postpone(deps: EffectsDeps, effect: DueEffect, fault: unknown): Promise<void> {
  const isDead = effect.attempts >= effectTerms.attempts;
  await deps.db.query(
    { as: 'platform' },
    'update effects set state = $2::effect_state, next_at = $3, last_error = $4 where id = $1::uuid',
    [effect.id, isDead ? 'dead' : 'queued', new Date(deps.clock().getTime() + pauseMs(effect.attempts, deps.chance())), messageOf(fault)],
  );
}

/** Doubles from attempt to attempt, with full jitter above the half, so that many that failed together do not come back together. */
export function pauseMs(attempts: number, chance: number): number {
  const longest = Math.min(effectTerms.longestPauseMs, effectTerms.firstPauseMs * 2 ** (attempts - 1));
  return Math.round(longest / 2 + (longest / 2) * chance);
}

function messageOf(fault: unknown): string {
  return (fault instanceof Error ? fault.message : String(fault)).slice(0, 500);
}
