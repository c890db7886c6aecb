import { done } from '#contract/outcome.ts';
import { SealKey } from '#contract/session.ts';
import { NoInput, type Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import type { OperationDeps } from '#server/wiring/service-deps.ts';

/** Answers nobody's key but the caller's own. */
export const readSealKey = defineOperation({
  name: 'sync.sealKey',
  id: 'readSealKey',
  summary: 'The key under which a device keeps unsent changes of a person who signs out',
  input: NoInput,
  output: SealKey,
  rest: { method: 'GET', path: '/api/sync/seal-key', example: { key: 'c2VhbGVkIGNoYW5nZXMgb2Ygb25lIHBlcnNvbiBvbmw=' } },
  graphql: { query: 'sealKey' },
  read: async ({ deps, caller }: Reading<Pick<OperationDeps, 'db' | 'changes' | 'clock' | 'sealKeyOf'>>) =>
    done({ key: await deps.sealKeyOf(caller.userId, caller.confinedTo) }),
});
