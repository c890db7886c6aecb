import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { billingTexts } from '#contract/money/billing.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { PaymentEvent } from '#server/money/billing/provider/payment-provider.ts';

/** A signature older than this is refused, so that a recorded delivery cannot be replayed later. */
const toleranceMs = 5 * 60 * 1000;

/** `t={seconds},v1={hex}` over the time, a dot, and the body (HMAC-SHA256): the scheme of card services, in one header. */
export const signatureHeader = 'stripe-signature';

export function signEvent(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, seconds, Buffer.from(body)).toString('hex')}`;
}

const Event = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.minLength(1), z.maxLength(255)),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

export function readSignedEvent(
  secret: string,
  body: Uint8Array,
  signature: string | null,
  now: Date,
): Outcome<PaymentEvent, 'Forbidden' | 'InputInvalid'> {
  if (!isSignedBy(secret, body, signature, now)) return refused('Forbidden', billingTexts.signature);
  const event = readEvent(parseJson(body));
  return event === undefined ? refused('InputInvalid', billingTexts.event) : done(event);
}

/** An event as the card service writes it. */
export function readEvent(written: unknown): PaymentEvent | undefined {
  const event = Event.safeParse(written);
  if (!event.success) return undefined;
  const { id, type, created, data } = event.data;
  return { id, type, createdAt: new Date(created * 1000), object: data.object };
}

/** Every signature of the header is compared in constant time: a provider sends two while its secret is being rotated. */
function isSignedBy(secret: string, body: Uint8Array, signature: string | null, now: Date): boolean {
  const parts = (signature ?? '').split(',').map((part) => part.trim().split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(seconds) || Math.abs(now.getTime() - seconds * 1000) > toleranceMs) return false;
  const wanted = hmac(secret, seconds, body);
  let isFound = false;
  for (const [name, value] of parts) {
    const given = name === 'v1' && value !== undefined ? Buffer.from(value, 'hex') : Buffer.alloc(0);
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) isFound = true;
  }
  return isFound;
}

function hmac(secret: string, seconds: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
