import { explanationInstruction, longestExplanation } from '#contract/calculators/explanations.ts';
import type { Configuration } from '#server/core/configuration/configuration.ts';
import { readCompletion } from './read-completion.ts';

/** Chunks from the AI service. The last one says how the stream ended. */
export type ExplainedPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'done' }
  /** The stream ended early, after some text or before any. */
  | { readonly kind: 'cut' }
  /** No connection, an error status, or an answer that is not a completion. `reason` contains nothing of the figures or of the answer. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface AiService {
  readonly host: string;
  readonly model: string;
  /** Requests an explanation. When `signal` aborts, the request is aborted, too. */
  readonly explain: (message: string, signal: AbortSignal) => AsyncGenerator<ExplainedPiece>;
}

export interface AiDeadlines {
  /** Time limit for the first words. */
  readonly firstWordMs: number;
  /** Time limit for the whole explanation. */
  readonly wholeMs: number;
}

const usualDeadlines: AiDeadlines = { firstWordMs: 20_000, wholeMs: 90_000 };

/** An endpoint that speaks OpenAI's protocol for chat completions. */
export function createAiService(
  { baseUrl, apiKey, model }: NonNullable<Configuration['ai']>,
  deadlines: AiDeadlines = usualDeadlines,
): AiService {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const request = (message: string, signal: AbortSignal): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      // A redirect would send the figures to an address that is not configured.
      redirect: 'error',
      signal,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        model,
        stream: true,
        messages: [
          { role: 'system', content: explanationInstruction },
          { role: 'user', content: message },
        ],
      }),
    });
  return {
    host: new URL(baseUrl).host,
    model,
    explain: async function* (message, signal) {
      // Also ends the request when the consumer leaves this generator, so that the service does not keep writing.
      const end = new AbortController();
      const late = setTimeout(() => end.abort(), deadlines.firstWordMs);
      const whole = setTimeout(() => end.abort(), deadlines.wholeMs);
      let length = 0;
      try {
        const response = await request(message, AbortSignal.any([signal, end.signal]));
        if (!response.ok || response.body === null) return yield { kind: 'failed', reason: `status ${response.status}` };
        for await (const { text, isLast } of readCompletion(response.body)) {
          if (text !== '') {
            clearTimeout(late);
            yield { kind: 'text', text: text.slice(0, longestExplanation - length) };
            length += text.length;
          }
          if (isLast) return yield { kind: 'done' };
          if (length >= longestExplanation) return yield { kind: 'cut' };
        }
        yield { kind: 'cut' };
      } catch (fault) {
        yield length > 0 ? { kind: 'cut' } : { kind: 'failed', reason: reasonOf(fault, end.signal) };
      } finally {
        clearTimeout(late);
        clearTimeout(whole);
        end.abort();
      }
    },
  };
}

/** Only the name of a fault: its message may quote the request. */
function reasonOf(fault: unknown, deadline: AbortSignal): string {
  if (deadline.aborted) return 'no words within the deadline';
  return fault instanceof Error ? fault.name : 'unknown';
}
