import { Buffer } from 'node:buffer';
import * as z from 'zod/mini';
import type { Configuration } from '#server/core/configuration/configuration.ts';
import type { Secrets } from '#server/core/settings/secrets.ts';

const Stored = z.object({ key: z.string() });

/** Importing an export from another server: whether it is enabled, and the key with which both servers sign. */
export interface MigrationSettings {
  readonly enabled: boolean;
  readonly key: () => Promise<Uint8Array>;
}

export interface MigrationSettingsDeps {
  readonly configuration: Pick<Configuration, 'mode' | 'migrationImport' | 'migrationKey'>;
  readonly secrets: Secrets;
  readonly randomBytes: (length: number) => Uint8Array;
}

/** A key that the operator gave to both servers, or one of this installation only. Importing is enabled in development, for trials. */
export function createMigrationSettings({ configuration, secrets, randomBytes }: MigrationSettingsDeps): MigrationSettings {
  const { mode, migrationImport, migrationKey } = configuration;
  return {
    enabled: migrationImport || mode === 'development',
    key: async () => {
      if (migrationKey !== undefined) return Buffer.from(migrationKey, 'utf8');
      const { key } = await secrets.obtain('export.hmac', Stored, () => ({ key: Buffer.from(randomBytes(32)).toString('base64') }));
      return Buffer.from(key, 'base64');
    },
  };
}
