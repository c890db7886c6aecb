import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { isGenuine } from './lease.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object): string {
  const body = `${encoded({ alg: 'ES256' })}.${encoded(claims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

it('[sync-35] takes a lease that the server signed, and none that was changed on the device', async () => {
  const key = publicKey.export({ format: 'jwk' });
  const lease = signed({ sub: 'ann', exp: 100 });
  const [header, , signature] = lease.split('.');
  expect(await isGenuine(lease, key)).toBe(true);
  expect(await isGenuine(`${header}.${encoded({ sub: 'ann', exp: 999 })}.${signature}`, key)).toBe(false);
  expect(await isGenuine(lease, generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' }))).toBe(false);
  for (const broken of ['', 'a.b', `${header}.x.y`]) expect(await isGenuine(broken, key)).toBe(false);
});
