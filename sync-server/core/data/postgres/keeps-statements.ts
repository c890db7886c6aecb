import pg from 'pg';

/**
 * True when a connection finds its prepared statements again: directly at PostgreSQL, and behind a pooler that keeps them. A pooler in
 * transaction mode gives each transaction another connection. One that does not know the statement answers the second use with an error.
 */
export async function keepsStatements(url: string): Promise<boolean> {
  const clients = [0, 1].map(
    () =>
      new pg.Client({ connectionString: url, application_name: 'reckoner-probe', connectionTimeoutMillis: 10_000, query_timeout: 5_000 }),
  );
  for (const client of clients) client.on('error', () => undefined);
  const [one, other] = clients;
  if (one === undefined || other === undefined) return false;
  const ask = { name: 'reckoner_probe', text: 'select pg_backend_pid() as pid' };
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await one.query(ask);
    // Holds the connection to PostgreSQL that the statement was prepared on, if a pooler gives it away.
    await other.query('begin');
    await other.query('select 1');
    await one.query(ask);
    return true;
  } catch {
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
