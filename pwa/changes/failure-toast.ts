import { changeFailed, commandWords, isCommandType } from '#contract/commands.ts';
import type { OutboxEntry } from '../local/collections.ts';
import type { Toast } from '../ui/toast-atom.ts';

type Failure = Pick<OutboxEntry, 'type' | 'args' | 'message'>;

/** What failed, in the words given for its kind. */
export function failureTitle({ type, args }: Pick<Failure, 'type' | 'args'>): string {
  return isCommandType(type) ? commandWords(type, args).failed : changeFailed;
}

/** What failed, and the sentence of the server below it. */
export function failureToast(failure: Failure): Toast {
  const { message } = failure;
  return { title: failureTitle(failure), ...(message === null ? {} : { description: message }), variant: 'destructive' };
}
