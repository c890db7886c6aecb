import { readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerRecords } from '../journeys/bench/server-records.ts';

/** Begins and ends a transaction, or sets its scope. */
const frame = /LOG: {2}(?:execute [^:]+|statement): (?:begin|commit\b|select set_config\('role')/i;

/** Number of statements that the database receives while `work` runs, from every connection, without the frames of transactions. */
export async function countStatements(records: Pick<ServerRecords, 'query'>, work: () => Promise<void>): Promise<number> {
  return (await listStatements(records, work)).length;
}

/** The same statements as text, from the database's log. */
export async function listStatements(records: Pick<ServerRecords, 'query'>, work: () => Promise<void>): Promise<readonly string[]> {
  const [{ log = '' } = {}] = await records.query<{ log: string }>(`select current_setting('data_directory') || '/server.log' as log`);
  await setLogging(records, `alter system set log_statement = 'all'`);
  const from = statSync(log).size;
  await work();
  const written = readFileSync(log).subarray(from).toString('utf8');
  await setLogging(records, 'alter system reset log_statement');
  return written.split('\n').filter((line) => /LOG: {2}(execute|statement)/.test(line) && !frame.test(line));
}

async function setLogging(records: Pick<ServerRecords, 'query'>, sql: string): Promise<void> {
  await records.query(sql);
  await records.query('select pg_reload_conf()');
  // Each connection reads the changed settings a moment later.
  await wait(500);
}
