import type { Refused } from '#contract/outcome.ts';
import type { Principal } from '#server/access/caller.ts';
import type { SentOperation } from './read-operation.ts';

/** What Yoga and its plugins know of a request: it was read, and its sender identified. */
export interface AdmittedRequest {
  readonly operation: SentOperation;
  /** A live stream, opened by GET. */
  readonly isStream: boolean;
  readonly principal: Principal;
  readonly address: string;
  /** Why the sender's session is not accepted. Such a person may do what visitors may, and is told this where a session is needed. */
  readonly keptOut: Refused | undefined;
  /** Filled by the fields that are counted. */
  readonly limitHeaders: Record<string, string>;
}
