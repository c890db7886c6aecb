import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { iconSizes } from '#contract/tenants/pictures.ts';
import { createBucket } from '#server/core/files/bucket.ts';
import { type BucketServer, startBucketServer } from '#server/testing/servers/bucket-server.ts';
import { type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';
import { testPng } from '#server/testing/test-png.ts';
import { movePictures } from './picture-files.ts';

const Icons = z.object({ iconAddress: z.string() });
let bucket: BucketServer;
let office: Office;
let admin: OfficePerson;

beforeAll(async () => {
  bucket = await startBucketServer();
  const { url, region, accessKeyId, secretAccessKey } = bucket.settings;
  office = await openOffice({
    environment: {
      PICTURE_BUCKET_URL: url,
      PICTURE_BUCKET_REGION: region,
      PICTURE_BUCKET_KEY_ID: accessKeyId,
      PICTURE_BUCKET_SECRET: secretAccessKey,
    },
  });
  const id = office.services.newId();
  // Without a plan it may have a brand of its own.
  await office.services.db.inTransaction({ as: 'platform' }, (tx) => tx.tenant.create({ data: { id, name: 'Acme', subdomain: 'acme' } }));
  admin = await office.person('tenant_admin', [[{ id }, 'tenant_admin']]);
});
afterAll(async () => {
  await office.close();
  await bucket.close();
});

async function setIcons(gray: number): Promise<string> {
  const icons = Object.fromEntries(
    Object.entries(iconSizes).map(([kind, edge]) => [kind, testPng({ width: edge, height: edge }, undefined, gray).toString('base64')]),
  );
  const { text } = await office.call(admin, 'PUT', '/api/tenant/icons', { icons });
  return Icons.parse(JSON.parse(text)).iconAddress;
}
async function pictureAt(address: string) {
  const answer = await fetch(office.url + address);
  return { status: answer.status, caching: answer.headers.get('cache-control'), content: Buffer.from(await answer.arrayBuffer()) };
}
const inDatabase = async (): Promise<number> =>
  (await office.sql<{ count: number }>('select count(*)::int as count from pictures where content is not null'))[0]?.count ?? -1;
async function files(): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const page of createBucket(bucket.settings).keys()) keys.push(...page);
  return keys;
}

describe('pictures with a bucket', () => {
  test('are served the same before and after they were moved there', async () => {
    const address = await setIcons(100);
    const before = await pictureAt(address);
    expect(before.status).toBe(200);
    expect(await inDatabase()).toBe(Object.keys(iconSizes).length);
    await office.sweep();
    expect([await inDatabase(), (await files()).length]).toEqual([0, Object.keys(iconSizes).length]);
    expect(await pictureAt(address)).toEqual(before);
  });

  test('leave no file behind when they are replaced', async () => {
    const former = await setIcons(10);
    await office.sweep();
    const address = await setIcons(20);
    await office.sweep();
    expect((await files()).length).toBe(Object.keys(iconSizes).length);
    expect([(await pictureAt(former)).status, (await pictureAt(address)).status]).toEqual([404, 200]);
  });

  test('leave files of others in the bucket alone', async () => {
    await createBucket(bucket.settings).put('notes/mine.txt', new Uint8Array(Buffer.from('mine')), 'text/plain');
    await office.sweep();
    expect(await files()).toContain('notes/mine.txt');
  });

  test('are set and served while the bucket is away, and stay in the database', async () => {
    const address = await setIcons(30);
    const away = createBucket({ ...bucket.settings, url: 'http://127.0.0.1:1/pictures' });
    await expect(movePictures({ db: office.services.db, files: away })).rejects.toThrow();
    expect(await inDatabase()).toBe(Object.keys(iconSizes).length);
    expect((await pictureAt(address)).status).toBe(200);
  });
});
