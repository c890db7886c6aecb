import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import type { Toast } from '#app/ui/messages/toast-atom.ts';
import { changeFailed, commandWords, isCommandType } from '#contract/commands/commands.ts';

type Failure = Pick<OutboxEntry, 'type' | 'args' | 'message'>;

/** Title for a failed change, in the words for its kind. */
export function failureTitle({ type, args }: Pick<Failure, 'type' | 'args'>): string {
  return isCommandType(type) ? commandWords(type, args).failed : changeFailed;
}

/** A toast for a failed change, with the server's reason below the title. */
export function failureToast(failure: Failure): Toast {
  const { message } = failure;
  return { title: failureTitle(failure), ...(message === null ? {} : { description: message }), variant: 'destructive' };
}
