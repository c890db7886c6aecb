import type { AiAllowance } from '#contract/calculators/ai-usage.ts';
import { type AskExplanation, type ExplanationPart, explanationMessage, explanationTexts } from '#contract/calculators/explanations.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { type AiCallToMeter, meterAiCall, returnAiCall } from '#server/calculators/ai-usage/meter-ai-call.ts';
import { authorizeCaller } from '#server/core/access/authorize.ts';
import { type Caller, type Principal, scopeOf } from '#server/core/access/caller.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Log } from '#server/core/http/log.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import type { Changes } from '#server/core/sync/changes/change.ts';
import type { AiService } from './ai-service.ts';

export interface ExplainDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly log: Pick<Log, 'warn' | 'fault'>;
  /** undefined: explanations are switched off. */
  readonly ai: AiService | undefined;
}

/**
 * Counts the call and streams the explanation, one JSON object per line. The figures are sent only to the AI service: they are neither
 * stored nor logged.
 */
export async function explainResult(deps: ExplainDeps, principal: Principal, asked: AskExplanation): Promise<Response | Refused> {
  const allowed = authorizeCaller('ai.explain', principal, ofNamedTenant(asked));
  if (!allowed.ok) return allowed;
  const caller = allowed.value;
  const admitted = await deps.db.reading(scopeOf(caller), (tx) => admittedTenant(tx, caller, 'ai.explain', asked.tenant));
  if (!admitted.ok) return admitted;
  const { ai } = deps;
  if (ai === undefined) return refused('NotEnabled', explanationTexts.off);
  const call = { id: asked.id, tenantId: admitted.value };
  const metered = await deps.changes.run(caller, (change) => meterAiCall(change, call));
  if (!metered.ok) return metered;
  const left = new AbortController();
  const parts = explain({ ...deps, ai }, caller, call, { allowance: metered.value, message: explanationMessage(asked), left });
  return new Response(streamLines(parts, left), {
    // A proxy that buffers the whole answer would defeat streaming.
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

interface Asked {
  readonly allowance: AiAllowance;
  readonly message: string;
  readonly left: AbortController;
}

async function* explain(
  { ai, changes, log }: ExplainDeps & { readonly ai: AiService },
  caller: Caller,
  call: AiCallToMeter,
  { allowance, message, left }: Asked,
): AsyncGenerator<ExplanationPart> {
  yield { kind: 'counted', allowance };
  let hasText = false;
  for await (const piece of ai.explain(message, left.signal)) {
    if (piece.kind === 'text') {
      hasText = true;
      yield piece;
      continue;
    }
    if (piece.kind === 'done' && hasText) return yield piece;
    if (left.signal.aborted) return;
    log.warn('explanation', { requestId: caller.requestId, ended: piece.kind === 'failed' ? piece.reason : piece.kind });
    if (hasText) return yield { kind: 'failed', message: explanationTexts.cut };
    // The session may have ended in the meantime; the call is taken back regardless.
    await changes.runAsPlatform(caller, (change) => returnAiCall(change, call));
    yield { kind: 'failed', message: explanationTexts.failed };
  }
}

/** The request to the service is aborted once the reader disconnects. */
function streamLines(parts: AsyncGenerator<ExplanationPart>, left: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await parts.next();
      if (next.done === true) return controller.close();
      controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
    },
    cancel: async () => {
      left.abort();
      await parts.return(undefined);
    },
  });
}
