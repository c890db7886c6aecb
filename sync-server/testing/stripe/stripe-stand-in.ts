import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStripeWorld, type StripeWorld } from './stripe-world.ts';

/**
 * Ways in which the card service fails: not reachable, an error of its own, no answer although it has done the work, or a late answer.
 */
export type StandInFailure = 'down' | 'error' | 'lost' | 'slow';

/** A card service on the loopback interface that speaks the part of Stripe's protocol that the server uses, with its own clock and state. */
export interface StripeStandIn {
  readonly world: StripeWorld;
  readonly address: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  /** Null: it works. */
  readonly fail: (failure: StandInFailure | null) => void;
  /** Idempotency keys are kept for a day. */
  readonly forgetKeys: () => void;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export async function startStripeStandIn(clock: () => Date): Promise<StripeStandIn> {
  const world = createStripeWorld(clock);
  const answersByKey = new Map<string, Answer>();
  let failure: StandInFailure | null = null;

  /** A request with a key that was used before gets the first answer again. */
  function answerOnce(request: IncomingMessage, form: URLSearchParams): Answer {
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answersByKey.get(key) : undefined;
    if (known !== undefined) return known;
    const url = new URL(request.url ?? '/', 'http://localhost');
    const answer = world.answer(request.method ?? 'GET', url.pathname, request.method === 'GET' ? url.searchParams : form);
    if (typeof key === 'string') answersByKey.set(key, answer);
    return answer;
  }

  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      if (failure === 'down') {
        request.socket.destroy();
        return;
      }
      const { status, body } =
        failure === 'error'
          ? { status: 500, body: { error: { type: 'api_error', message: 'The card service has a problem.' } } }
          : answerOnce(request, new URLSearchParams(text));
      if (failure === 'lost') {
        request.socket.destroy();
        return;
      }
      setTimeout(
        () => {
          response.writeHead(status, { 'content-type': 'application/json', date: clock().toUTCString() }).end(JSON.stringify(body));
        },
        failure === 'slow' ? 400 : 0,
      );
    });
  });
  const port = await new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server.address()))));
  return {
    world,
    address: { host: '127.0.0.1', port, protocol: 'http' },
    fail: (next) => {
      failure = next;
    },
    forgetKeys: () => answersByKey.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      const [fault] = world.faults();
      if (fault !== undefined) throw fault;
    },
  };
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
