import { SealKey } from '#contract/people/session.ts';
import { done } from '#contract/values/outcome.ts';
import { type BaseDeps, NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { SealKeyOf } from './seal-key.ts';

/** Returns only the caller's own key. */
export const readSealKey = defineOperation({
  name: 'sync.sealKey',
  id: 'readSealKey',
  summary: 'The key under which a device keeps unsent changes of a person who signs out',
  input: NoInput,
  output: SealKey,
  rest: { method: 'GET', path: '/api/sync/seal-key', example: { key: 'c2VhbGVkIGNoYW5nZXMgb2Ygb25lIHBlcnNvbiBvbmw=' } },
  graphql: { query: 'sealKey' },
  read: async ({ deps, caller }: Reading<BaseDeps & { readonly sealKeyOf: SealKeyOf }>) =>
    done({ key: await deps.sealKeyOf(caller.userId, caller.confinedTo) }),
});
