import { graphqlHeader, type OperationName, operations, readOperationAnswer } from '#contract/sync/operations.ts';
import type { Network, Reply } from './environment.ts';

/** Time limit for an answer. Nothing else distinguishes a silently cut connection from a slow server. */
const answerWithinMs = 30_000;

/** Network calls over fetch and EventSource, with the session's cookie. */
export function browserNetwork(fetchIt: typeof fetch = fetch): Network {
  let cut = new AbortController();

  /** Calls an operation. A redirect or a non-JSON answer comes from a captive portal or a proxy and counts as no answer. */
  async function operate(operation: OperationName, variables: Readonly<Record<string, unknown>>): Promise<Reply> {
    try {
      const response = await fetchIt('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', [graphqlHeader]: '1' },
        body: JSON.stringify({ operationName: operation, query: operations[operation], variables }),
        credentials: 'same-origin',
        redirect: 'error',
        cache: 'no-store',
        signal: AbortSignal.any([cut.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      return { kind: 'answer', ...readOperationAnswer(operation, response.status, await response.json()) };
    } catch {
      return { kind: 'unreachable' };
    }
  }

  return {
    operate,
    openHeads,
    cutOff: () => {
      cut.abort();
      cut = new AbortController();
    },
  };
}

function openHeads(follow: readonly string[], onHeads: (data: unknown) => void, onEnd: () => void) {
  const search = new URLSearchParams({ operationName: 'heads', query: operations.heads, variables: JSON.stringify({ follow }) });
  const source = new EventSource(`/graphql?${search}`, { withCredentials: true });
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    source.close();
    onEnd();
  };
  source.addEventListener('next', (event) => onHeads(headsIn(event.data)));
  source.addEventListener('complete', end);
  // The browser's own reconnection would wait seconds and give up after an HTTP error, so the conductor opens a new stream instead.
  source.addEventListener('error', end);
  return {
    close: () => {
      ended = true;
      source.close();
    },
  };
}

function headsIn(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return readOperationAnswer('heads', 200, JSON.parse(data)).body;
  } catch {
    return undefined;
  }
}
