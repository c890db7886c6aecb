import type { Database } from '#server/core/data/database.ts';
import type { Log } from '#server/core/http/log.ts';
import { readAgent } from '#server/core/http/requests/read-agent.ts';
import { eventColumns, insertEvents, type PageEvent } from './page-events.ts';
import { type Sender, truncateAddress, visitorOf } from './visitor.ts';

export interface PageViewsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Pick<Log, 'fault'>;
}

type Visit = Pick<PageEvent, 'page' | 'variant' | 'session' | 'referrer' | 'utmSource' | 'utmMedium' | 'utmCampaign'>;

export interface PageViews {
  /** Id of the sender on a page, for today. */
  readonly visitorAt: (page: string, sender: Sender) => Promise<string>;
  /** Keeps a visitor's events until the next flush, so that no request waits for the database. */
  readonly record: (visit: Visit, steps: readonly string[], sender: Sender) => Promise<void>;
  /** Stores the kept events, and returns the number of stored events. */
  readonly flush: () => Promise<number>;
}

const batchSize = 1000;
/** Events beyond this number are dropped while the database does not answer. */
const mostKept = 50_000;
const platform = { as: 'platform' } as const;

export function createPageViews({ db, clock, newId, randomBytes, log }: PageViewsDeps): PageViews {
  let kept: PageEvent[] = [];
  let today: { readonly day: string; readonly key: Promise<Uint8Array> } | undefined;

  /** All processes share the key of a day, so that a visitor is the same for all of them. */
  async function readKey(day: string): Promise<Uint8Array> {
    const insert = 'insert into visitor_keys (day, key) values ($1::date, $2) on conflict (day) do nothing';
    await db.query(platform, insert, [day, randomBytes(32)]);
    const [row] = await db.query<{ key: Uint8Array }>(platform, 'select key from visitor_keys where day = $1::date', [day]);
    if (row === undefined) throw new Error('The key of the day was deleted while it was read.');
    return row.key;
  }

  function keyOfToday(): Promise<Uint8Array> {
    const day = clock().toISOString().slice(0, 10);
    if (today?.day === day) return today.key;
    const key = readKey(day);
    today = { day, key };
    key.catch(() => {
      today = undefined;
    });
    return key;
  }

  const visitorAt = async (page: string, sender: Sender) => visitorOf(await keyOfToday(), page, sender);

  async function record(visit: Visit, steps: readonly string[], sender: Sender): Promise<void> {
    const agent = readAgent(sender.userAgent);
    // Visits of the tenant's own people would blur its figures.
    if (sender.isSignedIn || agent === undefined || kept.length >= mostKept) return;
    const visitor = await visitorAt(visit.page, sender);
    const address = truncateAddress(sender.address) ?? '';
    // The script of a page reports each action once. A forged report counts no more.
    for (const step of new Set(steps)) kept.push({ ...visit, ...agent, step, visitor, address, at: clock() });
  }

  async function flush(): Promise<number> {
    const events = kept.slice(0, batchSize);
    if (events.length === 0) return 0;
    kept = kept.slice(batchSize);
    try {
      await db.query(platform, insertEvents, eventColumns(events.map(newId), events));
    } catch (fault) {
      log.fault('page-views.flush', fault, { events: events.length });
      kept = [...events, ...kept].slice(0, mostKept);
      return 0;
    }
    return events.length;
  }

  return { visitorAt, record, flush };
}
