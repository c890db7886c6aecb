import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/core/data/database.ts';
import { readBacklog } from './read-backlog.ts';
import type { NoteRequest, TimeOperation } from './timings.ts';

export interface MetricsDeps {
  readonly db: Pick<Database, 'query' | 'connections'>;
  readonly clock: () => Date;
  readonly openStreams: () => number;
  /** Seconds since the positions of the streams were last compared with the database. */
  readonly secondsSincePoll: () => number;
}

export interface Metrics {
  /** Adds processor time, memory, and delays of the event loop. Once in a process. */
  readonly watchProcess: () => void;
  readonly noteRequest: NoteRequest;
  readonly timeOperation: TimeOperation;
  /** The figures of now in the text format of Prometheus. */
  readonly print: () => Promise<string>;
  readonly contentType: string;
}

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** The figures of one process. Those of the database are the same in all processes, and are read when they are asked for. */
export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'reckoner_request_duration_seconds',
    help: 'Answered requests by class of address.',
    labelNames: ['route', 'method', 'status'],
    ...{ buckets, registers },
  });
  const operations = new Histogram({
    name: 'reckoner_operation_duration_seconds',
    help: 'Performed operations by name and outcome, over REST and GraphQL.',
    labelNames: ['operation', 'outcome'],
    ...{ buckets, registers },
  });
  const faults = new Counter({
    name: 'reckoner_faults_total',
    help: 'Operations that ended with a fault.',
    labelNames: ['operation'],
    registers,
  });
  addProcessGauges(deps, registers);
  const collectBacklog = addBacklogGauges(deps, registers);
  return {
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    noteRequest: ({ route, method, status, seconds }) => requests.observe({ route, method, status }, seconds),
    timeOperation: async (operation, run) => {
      const stop = operations.startTimer({ operation });
      try {
        const result = await run();
        stop({ outcome: result instanceof Response || result.ok ? 'ok' : result.code });
        return result;
      } catch (fault) {
        stop({ outcome: 'fault' });
        faults.inc({ operation });
        throw fault;
      }
    },
    print: async () => {
      await collectBacklog();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function addProcessGauges({ db, openStreams, secondsSincePoll }: MetricsDeps, registers: Registry[]): void {
  new Gauge({
    name: 'reckoner_live_streams',
    help: 'Open live streams of devices.',
    registers,
    collect() {
      this.set(openStreams());
    },
  });
  new Gauge({
    name: 'reckoner_sync_poll_age_seconds',
    help: 'Time since the positions of the streams were last compared with the database.',
    registers,
    collect() {
      this.set(secondsSincePoll());
    },
  });
  new Gauge({
    name: 'reckoner_database_connections',
    help: 'Connections of the pools, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, idle, busy, waiting } of db.connections()) {
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'busy' }, busy);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
}

/** Returns a function that reads the figures. Without a database they are absent, and `reckoner_database_up` says so. */
function addBacklogGauges({ db, clock }: MetricsDeps, registers: Registry[]): () => Promise<void> {
  const up = new Gauge({ name: 'reckoner_database_up', help: '1 if the database answered this scrape.', registers });
  const effects = new Gauge({
    name: 'reckoner_effects',
    help: 'Effects that wait or were given up.',
    labelNames: ['state', 'type'],
    registers,
  });
  const oldest = new Gauge({ name: 'reckoner_effect_age_seconds', help: 'How long the oldest waiting effect is overdue.', registers });
  const mails = new Gauge({ name: 'reckoner_mails', help: 'Mails that wait or failed.', labelNames: ['state'], registers });
  const jobs = new Gauge({ name: 'reckoner_job_overdue_seconds', help: 'How long a job is overdue.', labelNames: ['job'], registers });
  const failed = new Gauge({ name: 'reckoner_job_failed', help: '1 if the last run of the job failed.', labelNames: ['job'], registers });
  return async () => {
    for (const gauge of [effects, oldest, mails, jobs, failed]) gauge.reset();
    const backlog = await readBacklog(db, clock()).catch(() => undefined);
    up.set(backlog === undefined ? 0 : 1);
    if (backlog === undefined) return;
    for (const { state, type, count } of backlog.effects) effects.set({ state, type }, count);
    oldest.set(backlog.effectOverdueSeconds);
    for (const { state, count } of backlog.mails) mails.set({ state }, count);
    for (const { name, overdueSeconds, hasFailed } of backlog.jobs) {
      jobs.set({ job: name }, overdueSeconds);
      failed.set({ job: name }, hasFailed ? 1 : 0);
    }
  };
}
