import * as z from 'zod/mini';
import type { Reply } from '#app/device/local/environment/environment.ts';
import { t } from '#contract/language/t.ts';

/** An answer that ends sending and pulling: until a sign-in, until an update, or for good. */
export type Ending =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'outdated' };

const Refusal = z.object({ code: z.string(), message: z.string() });

/** Reads the ending from the code of a refusal, never from a status: gateways answer 401 and 403 too, but without our codes. */
export function readEnding({ body }: Extract<Reply, { readonly kind: 'answer' }>): Ending | undefined {
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) return undefined;
  switch (refusal.data.code) {
    case 'Unauthorized':
      return { kind: 'signedOut' };
    case 'UserDeactivated':
    case 'DeviceRevoked':
      return { kind: 'refused', message: t(refusal.data.message) };
    case 'ClientTooOld':
      return { kind: 'outdated' };
  }
  return undefined;
}
