import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { done, type Outcome, type Refused, refusalCodes, refused } from '#contract/values/outcome.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import { type Answer, answerOf } from '#server/core/http/answer.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { statuses } from '#server/core/http/statuses.ts';

/** Time after which a first call that never finished, for example because of a crash, releases its key. */
const abandonedMs = 60_000;
/** Retention of an answer. A client that has not received it by then has to read the current state before it retries. */
export const keptMs = 24 * 60 * 60 * 1000;
const keyPattern = /^[\x21-\x7e]{1,200}$/;

const Stored = z.object({
  call: z.string(),
  bodyHash: z.string(),
  status: z.nullable(z.number()),
  body: z.nullable(
    z.object({
      contentType: z.string(),
      text: z.string(),
      /** Answers from before a release that keeps it have none. */
      refusal: z.optional(z.object({ code: z.enum(refusalCodes), fields: z.optional(z.record(z.string(), z.string())) })),
    }),
  ),
});

export interface KeyedCall {
  readonly key: string;
  readonly userId: string;
  /** Method and path. */
  readonly call: string;
  readonly body: Uint8Array;
  /** False: a repetition is told that the call was made, because its answer may not be stored. */
  readonly isKept?: false;
}

export type OnceOutcome = Outcome<Answer, 'InputInvalid' | 'KeyReused' | 'Conflict'>;

export interface KeyDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
}

/** Runs a write once for its key. The same request again gets the first answer; a different request with the key is refused. */
export function createOnce({ query, clock }: KeyDeps) {
  return async ({ key, userId, call, body, isKept }: KeyedCall, run: () => Promise<Answer>): Promise<OnceOutcome> => {
    if (!keyPattern.test(key)) return refused('InputInvalid', httpTexts.keyMalformed);
    const bodyHash = createHash('sha256').update(body).digest('hex');
    const now = clock();
    const taken = await query(
      `insert into idempotency_keys (user_id, key, call, body_hash, created_at) values ($1::uuid, $2, $3, $4, $5::timestamptz)
       on conflict (user_id, key) do update set created_at = excluded.created_at
         where idempotency_keys.status is null and idempotency_keys.created_at < $6::timestamptz
           and idempotency_keys.call = excluded.call and idempotency_keys.body_hash = excluded.body_hash
       returning key`,
      [userId, key, call, bodyHash, now, new Date(now.getTime() - abandonedMs)],
    );
    if (taken.length === 0) return firstAnswer(await query(select, [userId, key]), call, bodyHash);
    try {
      const answer = await run();
      const kept = isKept === false && answer.refusal === undefined ? answerOf(refused('Conflict', httpTexts.answerNotKept)) : answer;
      await (isPassing(answer.status) ? forget(query, userId, key) : keep(query, userId, key, kept));
      return done(answer);
    } catch (fault) {
      await forget(query, userId, key);
      throw fault;
    }
  };
}

/** The same request may get a different answer a little later. */
function isPassing(status: number): boolean {
  return status >= 500 || status === statuses.TooManyRequests;
}

/** Deletes expired entries, both answers and calls that never finished. */
export async function forgetKeys({ query, clock }: KeyDeps): Promise<void> {
  await query('delete from idempotency_keys where created_at < $1::timestamptz', [new Date(clock().getTime() - keptMs)]);
}

const select = 'select call, body_hash as "bodyHash", status, body from idempotency_keys where user_id = $1::uuid and key = $2';

function firstAnswer(rows: readonly unknown[], call: string, bodyHash: string): OnceOutcome {
  const stored = readFirst(Stored, rows);
  if (stored === undefined) return refused('Conflict', httpTexts.keyBusy);
  if (stored.call !== call || stored.bodyHash !== bodyHash) return refused('KeyReused', httpTexts.keyReused);
  if (stored.status === null || stored.body === null) return refused('Conflict', httpTexts.keyBusy);
  const { refusal, ...body } = stored.body;
  const answer = { status: stored.status, ...body };
  return done(refusal === undefined ? answer : { ...answer, refusal: refused(refusal.code, body.text, refusal.fields) });
}

async function keep(query: IdentityQuery, userId: string, key: string, { status, contentType, text, refusal }: Answer): Promise<void> {
  await query('update idempotency_keys set status = $3, body = $4::jsonb where user_id = $1::uuid and key = $2', [
    userId,
    key,
    status,
    JSON.stringify({ contentType, text, ...(refusal === undefined ? {} : { refusal: keptParts(refusal) }) }),
  ]);
}

/** The message is the text of the answer. */
function keptParts({ code, fields }: Refused): Pick<Refused, 'code' | 'fields'> {
  return fields === undefined ? { code } : { code, fields };
}

async function forget(query: IdentityQuery, userId: string, key: string): Promise<void> {
  await query('delete from idempotency_keys where user_id = $1::uuid and key = $2', [userId, key]);
}
