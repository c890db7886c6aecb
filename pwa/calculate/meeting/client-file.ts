import {
  checksumLength,
  type Header,
  headerLength,
  joinBytes,
  newHeader,
  type RoundBounds,
  readHeader,
  roundBounds,
} from './client-file-header.ts';
import { clientFileTexts } from './client-file-texts.ts';
import type { Meeting } from './meeting.ts';
import { contentOfMeeting, meetingOfContent, type OpenedMeeting } from './saved-meeting.ts';

// The format is described in docs/client-file.md.

const shortestPassphrase = 12;
/** A meeting has some hundred kilobytes. A larger file was written by something else. */
export const mostFileBytes = 8 * 1024 * 1024;

/** The same letters typed on another keyboard give the same key. */
const passphraseForm = 'NFKC';

/** Counts characters, of which some take two places in a string. */
export function isTooShort(passphrase: string): boolean {
  return [...passphrase.normalize(passphraseForm)].length < shortestPassphrase;
}

export type Opening = { readonly kind: 'opened'; readonly opened: OpenedMeeting } | { readonly kind: 'refused'; readonly message: string };

/** The meeting as an encrypted file. Salt and nonce are new for each file. */
export async function sealMeeting(
  meeting: Meeting,
  engine: string,
  passphrase: string,
  rounds: number = roundBounds.used,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = newHeader(rounds);
  const key = await keyOf(passphrase, header);
  const text = new TextEncoder().encode(contentOfMeeting(meeting, engine));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: header.nonce, additionalData: header.bytes }, key, text);
  const body = joinBytes(header.bytes, new Uint8Array(sealed));
  return joinBytes(body, await checksumOf(body));
}

/** Opens a client file, or says why it stays closed. */
export async function openClientFile(
  file: Uint8Array<ArrayBuffer>,
  passphrase: string,
  bounds: RoundBounds = roundBounds,
): Promise<Opening> {
  const header = file.length > mostFileBytes ? 'notOne' : readHeader(file, bounds);
  if (typeof header === 'string') return refused(header);
  const body = file.slice(0, -checksumLength);
  // Tells a damaged file from a wrong passphrase. Protection against a forger comes from AES-GCM alone.
  if (!areEqual(await checksumOf(body), file.slice(-checksumLength))) return refused('damaged');
  const text = await decrypted(body.slice(headerLength), await keyOf(passphrase, header), header);
  if (text === undefined) return refused('wrongPassphrase');
  const opened = meetingOfContent(text);
  if (opened === undefined) return refused('damaged');
  return opened === 'newer' ? refused('newer') : { kind: 'opened', opened };
}

function refused(reason: 'notOne' | 'damaged' | 'wrongPassphrase' | 'newer'): Opening {
  return { kind: 'refused', message: clientFileTexts[reason] };
}

async function keyOf(passphrase: string, { salt, rounds }: Header): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize(passphraseForm));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

async function decrypted(sealed: Uint8Array<ArrayBuffer>, key: CryptoKey, { nonce, bytes }: Header): Promise<string | undefined> {
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData: bytes }, key, sealed);
    return new TextDecoder().decode(plain);
  } catch {
    // Decryption fails in one way only: the key does not fit the content.
    return undefined;
  }
}

async function checksumOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
