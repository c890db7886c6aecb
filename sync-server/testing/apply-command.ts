import { type Outcome, refused } from '#contract/values/outcome.ts';
import type { SingleOperation } from '#server/core/operations/operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

/** Applies an operation inside a running change, as a device's queued command does. */
export async function applyCommand(operation: SingleOperation<never>, change: Change, args: unknown): Promise<Outcome<unknown>> {
  const parsed = operation.queued?.parse(args) ?? refused('NotEnabled', `${operation.id} cannot be queued.`);
  return parsed.ok ? parsed.value.apply(change) : parsed;
}
