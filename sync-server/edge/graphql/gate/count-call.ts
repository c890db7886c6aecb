import { isCaller } from '#server/core/access/caller.ts';
import { checkCounts } from '#server/core/rate-limits/check-counts.ts';
import { type LimitedCall, limitedCalls } from '#server/core/rate-limits/limited-calls.ts';
import type { GraphqlContext } from '#server/edge/graphql/types/builder.ts';
import { refusalError } from '#server/edge/graphql/types/unwrap.ts';

/** Counts a field as its REST call: a caller over the limit on one transport is over it on the other. */
export async function countCall(
  { deps, principal, address, limitHeaders }: GraphqlContext,
  call: LimitedCall,
  args: Readonly<Record<string, unknown>>,
): Promise<void> {
  const texts = Object.entries(args).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const counts = limitedCalls[call]({
    address,
    caller: isCaller(principal) ? principal : undefined,
    params: Object.fromEntries(texts),
    query: new URLSearchParams(texts),
    body: args,
  });
  const { refusal, headers } = await checkCounts(deps.limiter, counts);
  Object.assign(limitHeaders, headers);
  if (refusal !== undefined) throw refusalError(refusal);
}
