import { createListener } from './listener.ts';
import { connectLine, type Direction, dropLine, type Line } from './proxied-line.ts';
import { createRequestLog } from './request-log.ts';
import { createSpoiler, type Spoiler } from './spoiler.ts';

/** A proxy in front of the server that fails in the ways networks fail. It sees only bytes, and searches requests for given words. */
export interface FaultProxy {
  /** The address that browsers use for the server. */
  readonly url: string;
  /** Forwards to the server at this port. */
  aim(port: number): void;
  /** Refuses new connections and cuts the open ones until `up` is called. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Passes this many bytes of the next request that contains the words, or of its answer, and then cuts the connection. */
  cutAfter(direction: Direction, bytes: number, words: string): void;
  /** Number of connections that `cutAfter` has cut. */
  cuts(): number;
  readonly spoil: Spoiler['spoil'];
  /** Withholds the answers to requests that contain the words. The returned object releases them or drops them for good. */
  hold(words: string): WithheldAnswers;
  /** Delays every chunk by this time, in both directions. */
  delay(ms: number): void;
  /** Number of requests with these words since the proxy was created. */
  count(words: string): number;
  /** Resolves as soon as the words of the next request that contains them have arrived. */
  next(words: string): Promise<void>;
  close(): Promise<void>;
}

export interface WithheldAnswers {
  /** Number of requests whose answers have arrived and are withheld. */
  waiting(): number;
  release(): void;
  /** Drops the withheld answers and those still to come for the same requests. Later requests are answered. */
  swallow(): void;
}

export async function startFaultProxy(): Promise<FaultProxy> {
  const lines = new Set<Line>();
  const holds = new Set<string>();
  const requests = createRequestLog();
  const spoiler = createSpoiler();
  let target = 0;

  const drop = (line: Line) => {
    dropLine(line);
    lines.delete(line);
  };
  const { pass, cutAfter, cuts, delay } = createPassage(drop);
  const listener = await createListener((client) => {
    const line = connectLine(client, target, {
      note: requests.note,
      spoil: (request, chunk) => spoiler.passOf(request, chunk, target),
      isHeld: (request) => [...holds].some((words) => request.includes(words)),
      pass,
      drop,
    });
    lines.add(line);
  });
  const down = () => {
    for (const line of [...lines]) drop(line);
    return listener.close();
  };
  return {
    url: `http://localhost:${listener.port}`,
    aim: (serverPort) => {
      target = serverPort;
    },
    down,
    up: listener.open,
    cutAfter,
    cuts,
    spoil: spoiler.spoil,
    hold: (words) => {
      holds.add(words);
      return heldAnswers({
        lines: () => [...lines].filter((line) => line.request.includes(words)),
        pass: (line, chunk) => pass(line, 'down', chunk),
        end: () => holds.delete(words),
      });
    },
    delay,
    count: requests.count,
    next: requests.next,
    close: down,
  };
}

/** Passes bytes on, after the delay, and up to the cut. */
function createPassage(drop: (line: Line) => void) {
  let cut: { readonly direction: Direction; readonly bytes: number; readonly words: string } | undefined;
  let cuts = 0;
  let delayMs = 0;
  return {
    pass: (line: Line, direction: Direction, chunk: Buffer): void => {
      const to = direction === 'up' ? line.server : line.client;
      const isMeant = cut !== undefined && cut.direction === direction && line.request.includes(cut.words);
      const left = isMeant && cut !== undefined ? Math.max(0, cut.bytes - line.passed[direction]) : Number.POSITIVE_INFINITY;
      const isLast = chunk.length > left;
      const passed = isLast ? chunk.subarray(0, left) : chunk;
      line.passed[direction] += passed.length;
      if (isLast) {
        cut = undefined;
        cuts += 1;
      }
      const write = () => {
        if (to.destroyed) return;
        // Written completely before the cut, so that the other side really receives these bytes.
        if (isLast) to.write(passed, () => drop(line));
        else to.write(passed);
      };
      if (delayMs === 0) write();
      else setTimeout(write, delayMs);
    },
    cutAfter: (direction: Direction, bytes: number, words: string): void => {
      cut = { direction, bytes, words };
    },
    cuts: (): number => cuts,
    delay: (ms: number): void => {
      delayMs = ms;
    },
  };
}

interface Holding {
  /** The connections whose answers are withheld. */
  readonly lines: () => readonly Line[];
  readonly pass: (line: Line, chunk: Buffer) => void;
  /** Stops withholding. */
  readonly end: () => void;
}

function heldAnswers({ lines, pass, end }: Holding): WithheldAnswers {
  return {
    waiting: () => lines().filter((line) => line.kept.length > 0).length,
    release: () => {
      end();
      for (const line of lines()) for (const chunk of line.kept.splice(0)) pass(line, chunk);
    },
    swallow: () => {
      end();
      for (const line of lines()) {
        line.kept.splice(0);
        line.isSwallowing = true;
      }
    },
  };
}
