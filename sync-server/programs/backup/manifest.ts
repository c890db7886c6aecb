import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { isFile } from './is-file.ts';

/** Contents of a backup, written beside it. A restored database is compared with them. */
export const BackupManifest = z.object({
  madeAt: z.string(),
  postgres: z.int(),
  /** The newest migration. */
  migration: z.string(),
  /** Of the file with the backup. */
  sha256: z.string(),
  rows: z.record(z.string(), z.number()),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export function manifestPath(file: string): string {
  return `${file}.json`;
}

/** Undefined if there is none, or if it is not one. */
export function readManifest(file: string): BackupManifest | undefined {
  const path = manifestPath(file);
  if (!isFile(path)) return undefined;
  try {
    return BackupManifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
