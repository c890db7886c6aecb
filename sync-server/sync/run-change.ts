import { accessTexts } from '#contract/access.ts';
import { type Outcome, type RefusalCode, type Refused, refused } from '#contract/outcome.ts';
import { isCaller, type Principal } from '#server/access/caller.ts';
import type { Change, Changes } from './change.ts';
import type { Commits } from './streams.ts';

/** How a door runs a service: a visitor has no transaction to run it in. */
export async function runChange<Value, Code extends RefusalCode>(
  changes: Changes,
  principal: Principal,
  work: (change: Change) => Promise<Outcome<Value, Code>>,
): Promise<(Outcome<Value, Code> & { readonly commits: Commits }) | Refused<'Unauthorized'>> {
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  return changes.run(principal, work);
}
