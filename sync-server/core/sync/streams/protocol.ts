import { oldestProtocol, protocol } from '#contract/sync/sync.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { syncTexts } from './sync-texts.ts';

/** Requests carry their protocol number. Undefined if this server supports it, or if the request is malformed. */
export function protocolRefusal(unchecked: unknown): Refused<'ClientTooOld' | 'Unavailable'> | undefined {
  if (typeof unchecked !== 'object' || unchecked === null || !('protocol' in unchecked) || typeof unchecked.protocol !== 'number')
    return undefined;
  if (unchecked.protocol < oldestProtocol) return refused('ClientTooOld', syncTexts.clientTooOld);
  return unchecked.protocol > protocol ? refused('Unavailable', syncTexts.clientTooNew) : undefined;
}
