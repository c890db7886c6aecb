import pg from 'pg';
import * as z from 'zod/mini';
import type { HeadSource } from './head-source.ts';
import type { Commits } from './streams.ts';

const channel = 'reckoner_heads';
/** Commits within this time share one notice, because a notice takes a lock on the whole database server. */
const gatherMs = 20;
const standardPollMs = 2_000;
const reconnectMs = 1_000;
/** PostgreSQL refuses payloads of 8,000 bytes or more. */
const payloadBytes = 7_000;

const Notice = z.record(z.string(), z.number());

export interface HeadNotices {
  /** Called after a commit: this process is notified at once, the others within the collection time. */
  readonly hint: (commits: Commits) => void;
  /** Resolves once the first connection listens. Nothing waits for it in operation: until then polling finds the commits. */
  readonly listening: Promise<void>;
  /** Since the last comparison with the database that succeeded. */
  readonly secondsSincePoll: () => number;
  readonly close: () => Promise<void>;
}

export interface NoticeDeps {
  readonly url: string;
  readonly source: HeadSource;
  readonly onFault: (fault: unknown) => void;
  readonly pollMs?: number;
}

/**
 * Carries hints between processes over its own connection, outside every business transaction. A notice may get lost: polling then finds
 * the commit, at most two seconds later.
 */
export function createHeadNotices(deps: NoticeDeps): HeadNotices {
  const { source, onFault, pollMs = standardPollMs } = deps;
  const connection = openNoticeConnection(deps);
  const sender = createNoticeSender(connection.send, onFault);
  let polledAt = performance.now();
  const polling = setInterval(() => {
    source.poll().then(() => {
      polledAt = performance.now();
    }, onFault);
  }, pollMs);
  return {
    listening: connection.listening,
    secondsSincePoll: () => (performance.now() - polledAt) / 1000,
    hint: (commits) => {
      source.hear(commits);
      sender.gather(commits);
    },
    close: async () => {
      clearInterval(polling);
      sender.stop();
      await connection.close();
    },
  };
}

interface NoticeConnection {
  /** Resolves once the first connection listens. */
  readonly listening: Promise<void>;
  /** Sends a notice, if there is a connection at the moment. */
  readonly send: (payload: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A connection that hears the notices of other processes, and is opened again whenever it is lost. */
function openNoticeConnection({ url, source, onFault }: NoticeDeps): NoticeConnection {
  let isListening = (): void => undefined;
  const listening = new Promise<void>((resolve) => {
    isListening = resolve;
  });
  let client: pg.Client | undefined;
  let isClosed = false;
  let reconnecting: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'reckoner-heads', connectionTimeoutMillis: 10_000 });
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', ({ payload }) => {
      const notice = Notice.safeParse(parseJson(payload));
      if (notice.success) source.hear(notice.data);
    });
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    if (isClosed) await fresh.end();
    else client = fresh;
    isListening();
  }
  function lose(): void {
    client = undefined;
    if (isClosed || reconnecting !== undefined) return;
    reconnecting = setTimeout(() => {
      reconnecting = undefined;
      tryConnect();
    }, reconnectMs);
  }
  function tryConnect(): void {
    connect().catch((fault: unknown) => {
      onFault(fault);
      lose();
    });
  }
  tryConnect();
  return {
    listening,
    send: async (payload) => {
      await client?.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(reconnecting);
      await client?.end();
    },
  };
}

interface NoticeSender {
  readonly gather: (commits: Commits) => void;
  readonly stop: () => void;
}

/** Sends one notice at a time. Commits collected in the meantime go with the next. */
function createNoticeSender(send: (payload: string) => Promise<void>, onFault: (fault: unknown) => void): NoticeSender {
  const gathered = new Map<string, number>();
  let isStopped = false;
  let flushing: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    const payloads = payloadsOf(gathered);
    gathered.clear();
    try {
      for (const payload of payloads) await send(payload);
    } finally {
      flushing = undefined;
      flushLater();
    }
  }
  function flushLater(): void {
    if (gathered.size > 0 && !isStopped) flushing ??= setTimeout(() => flush().catch(onFault), gatherMs);
  }

  return {
    gather: (commits) => {
      for (const [stream, head] of Object.entries(commits)) gathered.set(stream, Math.max(head, gathered.get(stream) ?? 0));
      flushLater();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(flushing);
    },
  };
}

function payloadsOf(heads: ReadonlyMap<string, number>): readonly string[] {
  const payloads: string[] = [];
  let part: Record<string, number> = {};
  let length = 2;
  for (const [stream, head] of heads) {
    const added = stream.length + String(head).length + 4;
    if (length + added > payloadBytes) {
      payloads.push(JSON.stringify(part));
      part = {};
      length = 2;
    }
    part[stream] = head;
    length += added;
  }
  if (length > 2) payloads.push(JSON.stringify(part));
  return payloads;
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
