import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedFolder, type Server } from './server.ts';

/** A command as the server recorded it. */
export interface Logged {
  readonly id: string;
  readonly seq: number;
  readonly type: string;
  readonly state: string;
  /** Number of the command's rows in each stream. */
  readonly commits: Readonly<Record<string, number>>;
}

/** The contents of the server's own database, read without the server. Every sync journey is checked against it. */
export interface ServerRecords {
  commands(deviceId: string): Promise<readonly Logged[]>;
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

export function openRecords(server: Pick<Server, 'output' | 'dataDir' | 'databaseUrl'>): ServerRecords {
  const pool = new pg.Pool({ connectionString: server.databaseUrl ?? embeddedUrl(server), max: 2 });
  pool.on('error', () => undefined);
  return {
    commands: async (deviceId) => {
      const { rows } = await pool.query<Logged>(
        `select id::text, seq::int, type, state::text, coalesce(commit_seqs, '{}'::jsonb) as commits
         from command_log where device_id = $1 order by seq`,
        [deviceId],
      );
      return rows;
    },
    query: async (text, values = []) => (await pool.query(text, [...values])).rows,
    close: () => pool.end(),
  };
}

/** Connection string of the embedded database, as the owner of its tables. */
export function embeddedUrl(server: Pick<Server, 'output' | 'dataDir'>): string {
  const { port, password } = JSON.parse(readFileSync(join(embeddedFolder(server), 'postgres.json'), 'utf8'));
  return `postgresql://postgres:${password}@127.0.0.1:${port}/reckoner`;
}
