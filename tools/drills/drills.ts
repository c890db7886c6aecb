/** A drill of an operator: a test that does to real processes and databases what goes wrong in production. */
export interface Drill {
  /** Part of reliability that it proves. */
  readonly part: 'backup' | 'upgrade' | 'stop' | 'outage' | 'deployment' | 'watching';
  readonly done: string;
  readonly expected: string;
  readonly file: string;
  /** Title of the test. */
  readonly title: string;
  readonly project: 'node' | 'db' | 'process' | 'journey';
  /** Takes minutes. `--quick` leaves it out. */
  readonly isLong?: true;
}

const backups = { part: 'backup', project: 'db', file: 'sync-server/programs/backup/backup.db.test.ts' } as const;
const builds = { part: 'upgrade', project: 'db', file: 'sync-server/programs/open-server-database.db.test.ts' } as const;
const outages = { part: 'outage', project: 'process', file: 'sync-server/programs/database-outage.process.test.ts' } as const;
const stops = { part: 'stop', project: 'process', file: 'sync-server/programs/shutdown.process.test.ts' } as const;

export const drills: readonly Drill[] = [
  {
    ...backups,
    done: 'pg_dump as the owner of the tables, as its manual says',
    expected: 'an error of row-level security, and no file that looks like a backup',
    title: 'pg_dump as the owner alone ends with an error, which is why backups have a role',
  },
  {
    ...backups,
    done: 'a backup by a user who has the role reckoner_backup alone',
    expected: 'every row; the user may write nothing',
    title: 'a user who may only make backups writes one, and may change nothing',
  },
  {
    ...backups,
    done: '--verify: restored into a scratch database, rows counted, hash chains recomputed',
    expected: 'the numbers agree, and the scratch database is gone',
    title: 'the owner makes one, too, and it is verified without a trace',
  },
  {
    ...backups,
    done: 'a restore into an empty database, then a start of the server',
    expected: 'the same rows, the same walls between tenants',
    title: 'is restored into an empty database, on which the server starts with the same rows and the same walls',
  },
  {
    ...backups,
    done: 'a restore of a foreign, an empty, a damaged, and a newer file',
    expected: 'each refused before anything is written',
    title: 'a foreign, an empty, a damaged, and a newer backup are refused before anything is written',
  },
  {
    ...backups,
    done: 'rows removed from a restored database before it is compared',
    expected: 'noticed',
    title: 'rows that were lost on the way are noticed',
  },
  {
    ...backups,
    done: 'a record of the audit trail changed behind the server’s back',
    expected: 'noticed',
    title: 'an audit record that was changed in the database is noticed',
  },
  {
    part: 'backup',
    project: 'process',
    file: 'sync-server/programs/after-restore.process.test.ts',
    done: 'the command after a restore from a snapshot of the disk',
    expected: 'a new epoch for every stream, so that devices take a fresh copy',
    title: '[S10] the operator’s command after a restore gives every stream a new epoch and reissues every row',
  },
  {
    part: 'backup',
    project: 'journey',
    file: 'journeys/offline/restore.journey.ts',
    done: 'a restore of yesterday’s database under a device that has sent changes since',
    expected: 'the device lists what the backup lost, and sends it again when its person says so',
    title: '[sync-24] shows what the server has, and lists the accepted changes that the backup lost',
    isLong: true,
  },
  {
    ...builds,
    done: 'a newer build adds a migration under a running process',
    expected: 'the process stays ready',
    title: 'a process stays ready when a newer build adds a migration that serves every earlier build',
  },
  {
    ...builds,
    done: 'a newer build takes a part of the schema away',
    expected: 'the process says so in /readyz, and blames no database',
    title: 'a process whose schema a newer build has taken away says so, and does not blame the database',
  },
  {
    ...builds,
    done: 'the build before is started again on the newer schema',
    expected: 'it starts: a release is taken back without a restore',
    title: 'the build before a migration that serves it starts again, so that a release can be taken back without a restore',
  },
  {
    ...builds,
    done: 'the build before is started on a schema that no longer serves it',
    expected: 'it does not start, and says why',
    title: 'the build before a migration that no longer serves it does not start',
  },
  {
    part: 'upgrade',
    project: 'process',
    file: 'sync-server/programs/migrate.process.test.ts',
    done: 'migrations applied by the command alone, twice',
    expected: 'applied once',
    title: 'lists what an empty database lacks, applies it once, and then has nothing to apply',
  },
  {
    part: 'upgrade',
    project: 'journey',
    file: 'journeys/offline/next-build.journey.ts',
    done: 'a device with two open tabs and a waiting change while the server gets the next build',
    expected: 'both tabs update once; entries and the waiting change stay',
    title: '[sync-36] updates both tabs once, and keeps the entries and the waiting change',
    isLong: true,
  },
  ...(
    [
      [
        'the next release started beside the earlier one',
        'it adds its migration; both are ready',
        'the next release starts beside the earlier one and adds its migration, and both are ready',
      ],
      [
        'a change made with the earlier release on the schema of the next one',
        'stored as always',
        'the earlier release goes on writing on the schema of the next one',
      ],
      [
        'a change waiting on a device of the earlier release, sent to the next one',
        'accepted, without a reload',
        'a change that waits on a device of the earlier release is accepted by the next one',
      ],
      [
        'every file of the earlier release asked of a process of the next one',
        'served',
        'every file of the earlier release is served by the next one, to tabs that are still open',
      ],
      [
        'the release taken back, with devices of both',
        'the earlier one starts on the newer schema, and both go on',
        'the release is taken back: the earlier one starts on the newer schema, and serves devices of both',
      ],
    ] as const
  ).map(([done, expected, title]) => ({
    ...({ part: 'upgrade', project: 'journey', file: 'journeys/offline/two-releases.journey.ts', isLong: true } as const),
    ...{ done, expected, title },
  })),
  {
    ...stops,
    done: 'SIGTERM with 500 requests and 300 live streams in flight',
    expected: '0 cut; /readyz says it first; exit code 0',
    title: 'a stop cuts off none of 500 requests and 300 streams, and says so before it accepts no more',
  },
  {
    ...stops,
    done: 'SIGTERM while the first start makes the database',
    expected: 'ends, and leaves no program behind',
    title: 'a stop while the database is made ends with it, and leaves no program of it behind',
  },
  {
    part: 'outage',
    project: 'process',
    file: 'sync-server/core/http/listener/slow-senders.process.test.ts',
    done: '500 senders that never end their headers',
    expected: 'others are answered; the slow ones are cut off within 20 s',
    title: 'five hundred senders that never end their headers hold up nobody, and are cut off within twenty seconds',
  },
  ...(
    [
      [
        'every connection of the pool held by a transaction',
        'others are told within their wait to come again, and are served afterwards',
        'sync-server/core/data/postgres/exhausted-pool.db.test.ts',
        'with every connection held, a request is told within its wait that the database is busy, and the next one after that is served',
      ],
      [
        'two transactions that wait for each other',
        'repeated; both take effect once',
        'sync-server/core/data/database.db.test.ts',
        'is repeated from its start after a deadlock, and both transactions take effect once',
      ],
      [
        'a streaming replica that lags',
        'people always see what they have changed themselves',
        'sync-server/core/data/replica.db.test.ts',
        'never hides a person’s own change from them, whichever process answers',
      ],
      [
        'the replica away',
        'the primary database does its work',
        'sync-server/core/data/replica.db.test.ts',
        'that is away leaves its work to the primary database',
      ],
      [
        'a process killed in the middle of a job',
        'another one runs it once the lease is over',
        'sync-server/core/scheduler/scheduler.db.test.ts',
        'a job whose process was killed runs in another process once the lease is over',
      ],
      [
        'a mail server that refuses',
        'sent again, and the newest link alone works',
        'sync-server/mail/mail.db.test.ts',
        '[S30] is sent again after the mail server refuses it, and only the newest link works',
      ],
    ] as const
  ).map(([done, expected, file, title]) => ({ part: 'outage', project: 'db', done, expected, file, title }) as const),
  {
    ...outages,
    done: 'PostgreSQL killed with SIGKILL under load',
    expected: 'started again; 503 with Retry-After meanwhile; nothing accepted is lost',
    title: 'is started again: requests meanwhile are told when to come again, and nothing that was accepted is lost',
    isLong: true,
  },
  {
    ...outages,
    done: 'the server killed with SIGKILL, its PostgreSQL left behind',
    expected: 'the next start takes it over and watches it',
    title: 'is taken over by the next start after the server itself was killed, and watched by it',
    isLong: true,
  },
  {
    part: 'deployment',
    project: 'process',
    file: 'tools/deploy/containerfile.process.test.ts',
    done: 'every step of the container file in a clean folder, then a start of what it leaves',
    expected: 'serves the app, the documentation, and files of the release before without packages and compilers',
    title:
      'builds by the container file’s own steps, and the last stage alone serves the app, the documentation, and files of the release before',
    isLong: true,
  },
  {
    part: 'deployment',
    project: 'process',
    file: 'tools/drills/handbook.process.test.ts',
    done: 'every command of the handbook from top to bottom, in a shell, on a PostgreSQL of its own',
    expected: 'each does what it says, up to a start on a restored database',
    title: 'the server starts on the restored database',
    isLong: true,
  },
  {
    part: 'watching',
    project: 'process',
    file: 'sync-server/programs/main.process.test.ts',
    done: 'the internal port asked while the server runs',
    expected: 'ready, with the figures of the process',
    title: 'answers the operator’s own systems on a second port, with the figures of the process',
  },
  {
    part: 'watching',
    project: 'process',
    file: 'sync-server/programs/tracing.process.test.ts',
    done: 'a request of a proxy that traces, with a collector beside it',
    expected: 'one trace through request, operation, and statement; its id in the log',
    title: 'a request continues the trace of the proxy, with its operation and its statements, and its line in the log names the trace',
  },
];
