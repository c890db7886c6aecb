import * as z from 'zod/mini';

/** A chunk of a streamed chat completion, as OpenAI-compatible services send it. */
const Chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.nullable(z.object({ content: z.optional(z.nullable(z.string())) }))),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  error: z.optional(z.unknown()),
});

export interface CompletionChunk {
  readonly text: string;
  /** The service has finished. */
  readonly isLast: boolean;
}

/**
 * Reads the chunks of a stream of server-sent events. Ends without a final chunk if the stream is cut off, and throws if the service
 * reports an error or sends anything else.
 */
export async function* readCompletion(body: ReadableStream<Uint8Array>): AsyncGenerator<CompletionChunk> {
  for await (const data of readEvents(body)) {
    if (data === '[DONE]') return yield { text: '', isLast: true };
    const chunk = Chunk.parse(JSON.parse(data));
    if (chunk.error !== undefined && chunk.error !== null) throw new Error('The AI service reported an error inside its stream.');
    const [choice] = chunk.choices ?? [];
    yield { text: choice?.delta?.content ?? '', isLast: typeof choice?.finish_reason === 'string' };
  }
}

/** The data of each event. An empty line ends an event; lines without data are comments or field names. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line === '' && data.length > 0) {
      yield data.join('\n');
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.slice('data:'.length).replace(/^ /, ''));
    }
  }
}

/** Longest line that is buffered while its end has not arrived. */
const longestLine = 256 * 1024;

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('The AI service sent a line without an end.');
    yield* lines;
  }
}
