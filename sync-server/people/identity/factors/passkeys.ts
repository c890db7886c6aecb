import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { Passkey, StoredPasskey } from './factor-store.ts';

/** The host and the origin for which passkeys are made. A browser offers them nowhere else, so that no other site can ask for one. */
export interface PasskeySite {
  readonly name: string;
  readonly publicUrl: string;
}

export interface Asked {
  /** Options for the browser, as JSON. */
  readonly options: string;
  readonly challenge: string;
}

const credential = { id: z.string(), rawId: z.string(), type: z.literal('public-key'), clientExtensionResults: z.object({}) };
const Registration = z.object({ ...credential, response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }) });
const Assertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

/** Options of the browser for a new passkey. */
export async function askForPasskey(
  { name, publicUrl }: PasskeySite,
  account: { readonly id: string; readonly email: string },
  known: readonly StoredPasskey[],
): Promise<Asked> {
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: new URL(publicUrl).hostname,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** The passkey that the browser made, if it fits the challenge and was made on our own page. */
export async function readNewPasskey({ publicUrl }: PasskeySite, challenge: string, sent: unknown): Promise<Passkey | undefined> {
  const response = Registration.safeParse(sent);
  if (!response.success) return undefined;
  const read = await verifyRegistrationResponse({
    response: response.data,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID: new URL(publicUrl).hostname,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (read?.verified !== true) return undefined;
  const { id, publicKey, counter } = read.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: [] };
}

export async function askForAssertion({ publicUrl }: PasskeySite, known: readonly StoredPasskey[]): Promise<Asked> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: 'preferred',
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** The passkey that signed the challenge, with its new counter; undefined if the signature is not of one of these. */
export async function readAssertion(
  { publicUrl }: PasskeySite,
  challenge: string,
  known: readonly StoredPasskey[],
  sent: unknown,
): Promise<StoredPasskey | undefined> {
  const response = Assertion.safeParse(sent);
  const passkey = response.success ? known.find(({ credentialId }) => credentialId === response.data.id) : undefined;
  if (!response.success || passkey === undefined) return undefined;
  const read = await verifyAuthenticationResponse({
    response: response.data,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl,
    expectedRPID: new URL(publicUrl).hostname,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined);
  return read?.verified === true ? { ...passkey, counter: read.authenticationInfo.newCounter } : undefined;
}
