import { done, type Outcome } from '#contract/values/outcome.ts';
import type { Principal } from '#server/core/access/caller.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import type { ListOperation, SingleOperation } from '#server/core/operations/operation.ts';

/** Performs an operation without a transport, as a REST call or a GraphQL field does. */
export async function performOperation<Deps extends BaseDeps>(
  operation: SingleOperation<Deps>,
  deps: Deps,
  principal: Principal,
  input: unknown = {},
): Promise<Outcome<unknown>> {
  const bound = operation.bind(input);
  return bound.ok ? bound.value.perform({ deps, principal }) : bound;
}

/** Every row of a list. */
export async function readList<Deps extends BaseDeps>(
  operation: ListOperation<Deps>,
  deps: Deps,
  principal: Principal,
  input: unknown = {},
): Promise<Outcome<readonly object[]>> {
  const bound = operation.bind(input);
  if (!bound.ok) return bound;
  const read = await bound.value.page({ deps, principal }, {});
  return read.ok ? done(read.value.rows) : read;
}
