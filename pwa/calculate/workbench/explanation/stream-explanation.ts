import { callTexts } from '#app/device/calls/call.ts';
import { type AskExplanation, ExplanationPart, explanationTexts } from '#contract/calculators/explanations.ts';
import { t } from '#contract/language/t.ts';

/**
 * Requests an explanation and yields its parts as they arrive. The last one tells how it ended. When `signal` aborts, the server and the AI
 * service stop, too.
 */
export async function* streamExplanation(asked: AskExplanation, signal: AbortSignal): AsyncGenerator<ExplanationPart> {
  let hasEnded = false;
  let hasText = false;
  try {
    const response = await fetch('/api/tenant/explanations', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal,
    });
    if (!response.ok || response.body === null) return yield failed(t(await response.text()) || callTexts.unreachable);
    for await (const line of readLines(response.body)) {
      const part = ExplanationPart.safeParse(JSON.parse(line));
      if (!part.success) return yield failed(callTexts.unreadable);
      hasText ||= part.data.kind === 'text';
      hasEnded = part.data.kind === 'done' || part.data.kind === 'failed';
      yield part.data.kind === 'failed' ? failed(t(part.data.message)) : part.data;
    }
    if (!hasEnded) yield failed(explanationTexts.cut);
  } catch {
    if (signal.aborted) yield failed(explanationTexts.stopped);
    else yield failed(hasText ? explanationTexts.cut : callTexts.unreachable);
  }
}

function failed(message: string): ExplanationPart {
  return { kind: 'failed', message };
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
