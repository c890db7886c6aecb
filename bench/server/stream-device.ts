import { type Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { operations } from '#contract/sync/operations.ts';

interface StreamDeviceOptions {
  readonly port: number;
  readonly agent: Agent;
  readonly cookie: string;
  /** The stream whose hints are noted. */
  readonly stream: string;
  readonly onHead: (stream: string, head: number) => void;
}

export interface StreamDevice {
  readonly isOpen: () => boolean;
  /** Number of the streams that were opened, and of attempts that failed. */
  readonly opened: () => number;
  readonly refused: () => number;
  /** Reason of the last failed attempt. */
  readonly problem: () => string | undefined;
  readonly close: () => void;
}

/** A device waits this long before it opens a stream again, with a random part so that not all of them return at once. */
const againMs = { least: 250, random: 1_750 } as const;

/** One device that listens to hints and opens its stream again whenever it ends. */
export function openStreamDevice({ port, agent, cookie, stream, onHead }: StreamDeviceOptions): StreamDevice {
  const search = new URLSearchParams({ operationName: 'heads', query: operations.heads, variables: '{"follow":[]}' });
  const headers = { host: `localhost:${port}`, cookie, accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' };
  let [isOpen, isClosed, opened, refused] = [false, false, 0, 0];
  let problem: string | undefined;
  let answer: IncomingMessage | undefined;

  function openOnce(): Promise<void> {
    return new Promise((resolve) => {
      const asked = get({ hostname: '127.0.0.1', port, path: `/graphql?${search}`, headers, agent }, (response) => {
        answer = response;
        if (response.statusCode !== 200) {
          refused += 1;
          problem = `The answer was ${response.statusCode}.`;
          response.resume().on('end', resolve);
          return;
        }
        opened += 1;
        readEvents(response, (event) => {
          isOpen = true;
          const head = headIn(event, stream);
          if (head !== undefined) onHead(stream, head);
        });
        response.on('close', () => {
          isOpen = false;
          resolve();
        });
        response.on('error', () => undefined);
      });
      asked.on('error', (error) => {
        refused += 1;
        problem = error.message;
        resolve();
      });
    });
  }

  async function live(): Promise<void> {
    while (!isClosed) {
      await openOnce();
      if (!isClosed) await wait(againMs.least + Math.random() * againMs.random);
    }
  }

  void live();
  return {
    isOpen: () => isOpen,
    opened: () => opened,
    refused: () => refused,
    problem: () => problem,
    close: () => {
      isClosed = true;
      answer?.destroy();
    },
  };
}

/** The position of a stream in an event. */
function headIn(event: string, stream: string): number | undefined {
  const data = /^data: (.+)$/m.exec(event)?.[1];
  const head: unknown = data === undefined ? undefined : JSON.parse(data).data?.heads?.heads?.[stream];
  return head === undefined ? undefined : Number(head);
}

function readEvents(response: IncomingMessage, onEvent: (event: string) => void): void {
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) onEvent(event);
  });
}
