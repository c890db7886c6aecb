import * as z from 'zod/mini';
import type { Meeting } from '#app/calculate/meeting/meeting.ts';
import { contentOfMeeting, meetingOfContent } from '#app/calculate/meeting/saved-meeting.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import type { Age } from './meeting-age.ts';

const Moment = z.object({ wall: z.number(), time: z.number(), isSure: z.boolean() });
const Marks = z.object({
  /** Increases with each write of any tab. */
  version: z.number(),
  age: z.object({
    measuredMs: z.number(),
    doubtfulMs: z.number(),
    at: Moment,
    anchor: z.nullable(z.object({ time: z.number(), measuredMs: z.number(), doubtfulMs: z.number() })),
  }),
  /** True if the meeting was hidden from an unattended screen. */
  isHidden: z.boolean(),
});

/** The readable part of a record. It says nothing about the client. */
export interface Marks {
  readonly version: number;
  readonly age: Age;
  readonly isHidden: boolean;
}

const Bytes = z.instanceof(Uint8Array<ArrayBuffer>);
const SealedMeeting = z.object({ marks: Marks, nonce: Bytes, sealed: Bytes });

/** A meeting as it is stored: encrypted with AES-256-GCM, which also authenticates the marks. */
export interface SealedMeeting {
  readonly marks: Marks;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** A key that scripts can use but not read. */
export function newMeetingKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function sealKept(key: CryptoKey, meeting: Meeting, marks: Marks): Promise<SealedMeeting> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(contentOfMeeting(meeting, engineVersion));
  return { marks, nonce, sealed: new Uint8Array(await crypto.subtle.encrypt(cipherOf(nonce, marks), key, text)) };
}

/** The stored record, or undefined if it has another shape. */
export function readSealed(value: unknown): SealedMeeting | undefined {
  return SealedMeeting.safeParse(value).data;
}

/** The meeting of a record, or undefined if the record is damaged or belongs to another key. */
export async function openKept(key: CryptoKey, { marks, nonce, sealed }: SealedMeeting): Promise<Meeting | undefined> {
  try {
    const plain = await crypto.subtle.decrypt(cipherOf(nonce, marks), key, sealed);
    const opened = meetingOfContent(new TextDecoder().decode(plain));
    return opened === undefined || opened === 'newer' ? undefined : opened.meeting;
  } catch {
    return undefined;
  }
}

function cipherOf(nonce: Uint8Array<ArrayBuffer>, { version, age, isHidden }: Marks): AesGcmParams {
  const { measuredMs, doubtfulMs, at, anchor } = age;
  const said = [
    version,
    isHidden,
    measuredMs,
    doubtfulMs,
    at.wall,
    at.time,
    at.isSure,
    anchor?.time,
    anchor?.measuredMs,
    anchor?.doubtfulMs,
  ];
  return { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(JSON.stringify(said)) };
}
