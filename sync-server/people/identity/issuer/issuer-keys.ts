import { createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { OidcClient } from './oidc-client.ts';

export interface IssuerKey {
  readonly id: string | undefined;
  /** The only algorithm for which the issuer uses the key, if it names one. */
  readonly algorithm: string | undefined;
  readonly key: KeyObject;
}

/** Signing keys of the outside issuer: those with this id, or all of them if a signature names none. */
export type IssuerKeys = (id: string | undefined) => Promise<readonly IssuerKey[]>;

const KeySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.optional(z.string()), use: z.optional(z.string()), alg: z.optional(z.string()) })),
});

const keptMs = 60 * 60 * 1000;
/** An unknown key id makes us load the keys again, but not more often than this, because anybody may send one. */
const leastPauseMs = 60 * 1000;
const timeoutMs = 10_000;

export function createIssuerKeys({ oidc, clock }: { readonly oidc: OidcClient; readonly clock: () => Date }): IssuerKeys {
  let known: { readonly keys: Promise<readonly IssuerKey[]>; readonly at: number } | undefined;

  function look(olderThanMs: number): Promise<readonly IssuerKey[]> {
    const now = clock().getTime();
    if (known !== undefined && now - known.at < olderThanMs) return known.keys;
    const asked = { keys: fetchKeys(oidc), at: now };
    known = asked;
    asked.keys.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.keys;
  }

  return async (id) => {
    const named = (keys: readonly IssuerKey[]) => keys.filter((key) => id === undefined || key.id === id);
    const found = named(await look(keptMs));
    return found.length > 0 ? found : named(await look(leastPauseMs));
  };
}

async function fetchKeys(oidc: OidcClient): Promise<readonly IssuerKey[]> {
  const address = (await oidc.configuration()).serverMetadata().jwks_uri;
  if (address === undefined) throw new Error('The identity provider names no keys.');
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The identity provider answers ${answer.status} for its keys.`);
  const { keys } = KeySet.parse(await answer.json());
  return keys
    .filter(({ kty, use }) => kty !== 'oct' && use !== 'enc')
    .map((jwk) => ({ id: jwk.kid, algorithm: jwk.alg, key: createPublicKey({ key: jwk, format: 'jwk' }) }));
}
