import { connect, createServer, type Socket, type Server as TcpServer } from 'node:net';
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
  hold(words: string): Held;
  /** Delays every chunk by this time, in both directions. */
  delay(ms: number): void;
  /** Number of requests with these words since the proxy was created. */
  count(words: string): number;
  /** Resolves as soon as the words of the next request that contains them have arrived. */
  next(words: string): Promise<void>;
  close(): Promise<void>;
}

type Direction = 'up' | 'down';

export interface Held {
  /** Number of requests whose answers have arrived and are withheld. */
  waiting(): number;
  release(): void;
  /** Drops the withheld answers and those still to come for the same requests. Later requests are answered. */
  swallow(): void;
}

/** One TCP connection, with the text of its current request. */
interface Line {
  readonly client: Socket;
  readonly server: Socket;
  request: string;
  /** Bytes passed of this request and of its answer. */
  passed: Record<Direction, number>;
  isAnswered: boolean;
  readonly kept: Buffer[];
  isSwallowing: boolean;
}

const host = '127.0.0.1';

export async function startFaultProxy(): Promise<FaultProxy> {
  const lines = new Set<Line>();
  const holds = new Set<string>();
  const requests: string[] = [];
  const awaited = new Set<{ readonly words: string; readonly found: () => void }>();
  let cut: { readonly direction: Direction; readonly bytes: number; readonly words: string } | undefined;
  let cuts = 0;
  const spoiler = createSpoiler();
  let target = 0;
  let delayMs = 0;

  const isHeld = (line: Line) => [...holds].some((words) => line.request.includes(words));
  const drop = (line: Line) => {
    line.client.destroy();
    line.server.destroy();
    lines.delete(line);
  };

  function pass(line: Line, direction: Direction, chunk: Buffer): void {
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
  }

  function hear(line: Line, chunk: Buffer): void {
    if (line.isAnswered) {
      line.request = '';
      line.passed = { up: 0, down: 0 };
      line.isAnswered = false;
      line.isSwallowing = false;
    }
    const before = line.request;
    line.request += chunk.toString('latin1');
    for (const waiter of [...awaited]) {
      if (before.includes(waiter.words) || !line.request.includes(waiter.words)) continue;
      awaited.delete(waiter);
      waiter.found();
    }
    if (before === '') requests.push(line.request);
    else requests[requests.lastIndexOf(before)] = line.request;
    pass(line, 'up', chunk);
  }

  function answer(line: Line, chunk: Buffer): void {
    const passed = line.isAnswered ? chunk : spoiler.passOf(line.request, chunk, target);
    line.isAnswered = true;
    if (line.isSwallowing) return;
    if (passed.length < chunk.length) {
      line.isSwallowing = true;
      line.client.write(passed, () => drop(line));
      return;
    }
    if (isHeld(line)) line.kept.push(chunk);
    else pass(line, 'down', chunk);
  }

  function accept(client: Socket): void {
    const line: Line = {
      client,
      server: connect(target, host),
      request: '',
      passed: { up: 0, down: 0 },
      isAnswered: false,
      kept: [],
      isSwallowing: false,
    };
    lines.add(line);
    for (const socket of [line.client, line.server]) {
      socket.setNoDelay(true);
      socket.on('error', () => drop(line));
      socket.on('close', () => drop(line));
    }
    client.on('data', (chunk: Buffer) => hear(line, chunk));
    line.server.on('data', (chunk: Buffer) => answer(line, chunk));
  }

  let listening: TcpServer | undefined;
  async function listen(port: number): Promise<number> {
    const server = createServer(accept);
    listening = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  }
  async function down(): Promise<void> {
    const server = listening;
    listening = undefined;
    for (const line of [...lines]) drop(line);
    if (server !== undefined) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  const port = await listen(0);
  return {
    url: `http://localhost:${port}`,
    aim: (serverPort) => {
      target = serverPort;
    },
    down,
    up: async () => {
      if (listening === undefined) await listen(port);
    },
    cutAfter: (direction, bytes, words) => {
      cut = { direction, bytes, words };
    },
    cuts: () => cuts,
    spoil: spoiler.spoil,
    hold: (words) => {
      holds.add(words);
      const held = () => [...lines].filter((line) => line.request.includes(words));
      return {
        waiting: () => held().filter((line) => line.kept.length > 0).length,
        release: () => {
          holds.delete(words);
          for (const line of held()) for (const chunk of line.kept.splice(0)) pass(line, 'down', chunk);
        },
        swallow: () => {
          holds.delete(words);
          for (const line of held()) {
            line.kept.splice(0);
            line.isSwallowing = true;
          }
        },
      };
    },
    delay: (ms) => {
      delayMs = ms;
    },
    count: (words) => requests.filter((request) => request.includes(words)).length,
    next: (words) => new Promise((resolve) => awaited.add({ words, found: resolve })),
    close: down,
  };
}
