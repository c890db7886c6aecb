import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '#server/core/data/database.ts';
import { serverUrlOf } from '#server/core/data/roles/server-role.ts';
import { administer, withDatabase } from './test-postgres.ts';

export interface TestDatabase {
  /** Connected as the role of the server. */
  readonly db: Database;
  /** Connected as the owner of the tables: for checks that bypass row-level security and for a second process. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A migrated, empty database for the calling test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files is twice as fast as writing the rows to the log, which is the default.
  await administer(server.url, `create database ${name} template ${server.template} strategy file_copy`);
  // A copy has the template's roles and privileges, but not those on the database itself.
  await administer(server.url, `revoke temporary on database ${name} from public`);
  const url = withDatabase(server.url, name);
  const directUrl = serverUrlOf(url);
  const pooled = server.pooledUrl === '' ? undefined : withDatabase(server.pooledUrl, name);
  const db = openDatabase({ url: pooled ?? directUrl, directUrl, namedStatements: pooled === undefined, poolSize: 20 });
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await administer(server.url, `drop database ${name} with (force)`);
    },
  };
}
