/** A server that speaks the protocol of Amazon S3 and checks signatures, with one bucket in a folder that is removed again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '#server/core/files/bucket.ts';

export interface BucketServer {
  readonly settings: BucketSettings;
  readonly close: () => Promise<void>;
}

const name = 'pictures';
/** The only account of this server. */
const account = 'S3RVER';

export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'reckoner-bucket-'));
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name }] });
  const { port } = await server.run();
  return {
    settings: { url: `http://127.0.0.1:${port}/${name}`, region: 'us-east-1', accessKeyId: account, secretAccessKey: account },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
