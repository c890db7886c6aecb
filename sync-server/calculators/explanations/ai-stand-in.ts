import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Behavior of the stand-in for the next requests. */
export type AiBehavior = 'whole' | 'cut' | 'endless' | 'silent' | 'status 500' | 'error inside' | 'no completion' | 'hang up';

export interface AiStandIn {
  /** The value for AI_BASE_URL. */
  readonly url: string;
  /** The bodies and keys received, the newest last. */
  readonly requests: readonly { readonly body: string; readonly authorization: string | undefined }[];
  /** Requests that the sender aborted. */
  readonly aborted: () => number;
  readonly behave: (behavior: AiBehavior) => void;
  readonly close: () => Promise<void>;
}

/** The words that it streams, one after the other. */
export const standInWords = ['The payment ', 'follows from ', 'the price – ', 'and the rate.'];

/** A fake service on the loopback interface that speaks the protocol of streamed chat completions, correctly or with errors. */
export async function startAiStandIn(): Promise<AiStandIn> {
  const requests: { body: string; authorization: string | undefined }[] = [];
  let behavior: AiBehavior = 'whole';
  let aborted = 0;
  const server = createServer(async (request, response) => {
    requests.push({ body: await readText(request), authorization: request.headers.authorization });
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    answer(request, response, behavior);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in does not listen on a port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    aborted: () => aborted,
    behave: (next) => {
      behavior = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, behavior: AiBehavior): void {
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
    response.writeHead(404).end();
    return;
  }
  switch (behavior) {
    case 'status 500':
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"overloaded"}}');
      break;
    case 'hang up':
      request.socket.destroy();
      break;
    case 'no completion':
      begin(response).end('data: <html>not a completion</html>\n\n');
      break;
    case 'error inside':
      begin(response).end('data: {"error":{"message":"context length"}}\n\n');
      break;
    case 'silent':
      begin(response).write(': still thinking\n\n');
      break;
    case 'cut':
      begin(response).write(chunksOf(standInWords.slice(0, 2)));
      setTimeout(() => request.socket.destroy(), 20);
      break;
    case 'endless':
      sendForever(begin(response));
      break;
    case 'whole':
      void sendInPieces(begin(response), `${chunksOf(standInWords)}${finish}data: [DONE]\n\n`);
  }
}

function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

const finish = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\r\n\r\n';

function chunksOf(words: readonly string[]): string {
  return words.map((content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`).join('');
}

/** Chunks end anywhere, in the middle of a line or of a multi-byte character. */
async function sendInPieces(response: ServerResponse, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 37) {
    response.write(bytes.subarray(at, at + 37));
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

function sendForever(response: ServerResponse): void {
  const timer = setInterval(() => response.write(chunksOf(['more '])), 10);
  response.on('close', () => clearInterval(timer));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
