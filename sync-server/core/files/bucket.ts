import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

export interface BucketSettings {
  /** Address of the bucket itself, with its name in the path or in the host. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request that takes longer is given up. */
const longestMs = 10_000;
/** Tries after a first one that ended with a fault of the service. */
const retries = 2;

/** A bucket that speaks the protocol of Amazon S3. */
export function createBucket({ url, region, accessKeyId, secretAccessKey }: BucketSettings, pageSize = 1_000): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const base = url.replace(/\/+$/, '');
  async function ask(address: string, init: RequestInit, accepted: readonly number[] = [200]): Promise<Response> {
    const answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(longestMs) });
    if (!accepted.includes(answer.status)) throw new Error(`The bucket answered ${init.method} with ${answer.status}.`);
    return answer;
  }
  return {
    put: async (key, content, contentType) => {
      await ask(`${base}/${key}`, { method: 'PUT', body: content, headers: { 'content-type': contentType } });
    },
    get: async (key) => {
      const answer = await ask(`${base}/${key}`, { method: 'GET' }, [200, 404]);
      return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer());
    },
    remove: async (key) => {
      await ask(`${base}/${key}`, { method: 'DELETE' }, [200, 204, 404]);
    },
    // The first version of the list: its next page begins after a key, where the second one hands out tokens.
    keys: async function* () {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const address: string = `${base}?max-keys=${pageSize}&marker=${encodeURIComponent(after)}`;
        const page = await (await ask(address, { method: 'GET' })).text();
        const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
        yield keys;
        after = page.includes('<IsTruncated>true</IsTruncated>') ? keys.at(-1) : undefined;
      }
    },
  };
}
