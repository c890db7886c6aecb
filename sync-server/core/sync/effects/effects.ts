import { cutText } from '#contract/values/cut-text.ts';
import type { Database } from '#server/core/data/database.ts';
import { platformTenantId, storedTenant, tenantOf } from '#server/core/data/tenant-key.ts';

/** One effect outside the database. `key` is sent to the receiver, which may see it twice. */
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
  /** A random number from 0 up to 1, for jitter. */
  readonly random: () => number;
  /** Effects of one tenant in a batch, so that its slow receiver does not take the turns of other tenants. Default: a whole batch. */
  readonly mostOfTenant?: number;
}

export const effectTerms = {
  batch: 20,
  /** Time after which a worker is considered dead, and another one takes its effects. */
  claimMs: 60_000,
  firstPauseMs: 1_000,
  longestPauseMs: 15 * 60_000,
  /** Attempts after which an operator has to look. */
  attempts: 12,
  /** Done effects, of which only the key is left, and those that were given up, for an operator. */
  keptMs: 180 * 24 * 60 * 60 * 1000,
} as const;

/** Clocks of two processes may differ by this much. */
const clocksDifferMs = 5 * 60_000;

/** Runs the due effects, each at least once. Returns the number taken. */
export async function runDueEffects(deps: EffectsDeps): Promise<number> {
  const now = deps.clock();
  // No effect is postponed beyond this. One that is waits because the clock was set back, and is due.
  const latest = new Date(now.getTime() + effectTerms.longestPauseMs + clocksDifferMs);
  const due = await deps.db.query<TakenEffect & { readonly tenantId: string }>(
    { as: 'platform' },
    `update effects set state = 'running', attempts = attempts + 1, next_at = $1
     where id in (
       select id from effects where state in ('queued', 'running') and (next_at <= $2 or next_at > $6) and id in (
         select id from (
           select id, row_number() over (partition by case tenant_id when $7::uuid then id else tenant_id end order by next_at) as turn from effects
           where state in ('queued', 'running') and (next_at <= $2 or next_at > $6) and type = any($3::text[])) as due
         where turn <= $5)
       order by next_at limit $4 for update skip locked)
     returning id, created_at as "createdAt", key, type, tenant_id as "tenantId", payload, attempts`,
    [
      new Date(now.getTime() + effectTerms.claimMs),
      now,
      Object.keys(deps.handlers),
      effectTerms.batch,
      deps.mostOfTenant ?? effectTerms.batch,
      latest,
      platformTenantId,
    ],
  );
  await Promise.all(due.map((effect) => runOne(deps, { ...effect, tenantId: tenantOf(effect.tenantId) })));
  return due.length;
}

/**
 * Makes waiting effects of a kind due now, because their receiver answers again. Effects that were given up within a day are tried once
 * more; a receiver still recognizes their keys.
 */
export async function retryEffectsNow({ db, clock }: Pick<EffectsDeps, 'db' | 'clock'>, typePrefix: string): Promise<void> {
  const now = clock();
  await db.query(
    { as: 'platform' },
    `update effects set state = 'queued', next_at = $2 where starts_with(type, $1) and next_at > $3
       and ((state = 'queued' and next_at > $2) or state = 'dead')`,
    [typePrefix, now, new Date(now.getTime() - 24 * 60 * 60 * 1000)],
  );
}

/** Its time names its partition. */
interface TakenEffect extends DueEffect {
  readonly createdAt: Date;
}

async function runOne(deps: EffectsDeps, effect: TakenEffect): Promise<void> {
  try {
    await deps.handlers[effect.type]?.(effect);
  } catch (fault) {
    deps.onFault(fault, effect);
    await postpone(deps, effect, fault);
    return;
  }
  // The payload may contain personal data; the key alone records that it was done.
  const completed = `update effects set state = 'done', done_at = $2, last_error = null, payload = '{}' where id = $1::uuid and tenant_id = $3::uuid and created_at = $4`;
  await deps.db.query({ as: 'platform' }, completed, [effect.id, deps.clock(), storedTenant(effect.tenantId), effect.createdAt]);
}

async function postpone(deps: EffectsDeps, effect: TakenEffect, fault: unknown): Promise<void> {
  const isDead = effect.attempts >= effectTerms.attempts;
  await deps.db.query(
    { as: 'platform' },
    'update effects set state = $2::effect_state, next_at = $3, last_error = $4 where id = $1::uuid and tenant_id = $5::uuid and created_at = $6',
    [
      effect.id,
      isDead ? 'dead' : 'queued',
      new Date(deps.clock().getTime() + pauseMs(effect.attempts, deps.random())),
      messageOf(fault),
      storedTenant(effect.tenantId),
      effect.createdAt,
    ],
  );
}

/** Doubles with each attempt, with random jitter on the upper half, so that simultaneous failures are not retried simultaneously. */
export function pauseMs(attempts: number, random: number): number {
  const longest = Math.min(effectTerms.longestPauseMs, effectTerms.firstPauseMs * 2 ** (attempts - 1));
  return Math.round(longest / 2 + (longest / 2) * random);
}

/** A foreign server may have written part of it, and no text of PostgreSQL holds a NUL. */
function messageOf(fault: unknown): string {
  return cutText((fault instanceof Error ? fault.message : String(fault)).replaceAll('\0', ''), 500);
}
