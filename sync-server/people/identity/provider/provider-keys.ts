import { generateKeyPairSync, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Secrets } from '#server/core/settings/secrets.ts';

const SigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
});

export interface ProviderKeys {
  readonly signing: z.infer<typeof SigningKey>;
  readonly cookies: readonly string[];
  readonly clientSecret: string;
}

/** Keys of the embedded provider: they are stored, so that unfinished sign-ins and sessions survive a restart. */
export async function obtainProviderKeys(secrets: Secrets): Promise<ProviderKeys> {
  return {
    signing: await secrets.obtain('oidc-signing-key', SigningKey, makeSigningKey),
    cookies: await secrets.obtain('oidc-cookie-keys', z.array(z.string()), () => [randomText()]),
    clientSecret: await secrets.obtain('oidc-client-secret', z.string(), randomText),
  };
}

function makeSigningKey(): unknown {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return { ...jwk, kid: jwk.x?.slice(0, 16), alg: 'ES256', use: 'sig' };
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
