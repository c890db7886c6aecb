import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import type { Toast } from '#app/ui/messages/toast-atom.ts';
import { commandKinds, commandWords, isCommandType } from '#contract/commands/commands.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { failureToast } from './failure-toast.ts';

/** A toast for a completed change, in the words for its kind. Undefined for one that needs none, or of a kind that this version does not know. */
export function completedToast(completed: OutboxEntry): Toast | undefined {
  if (!isCommandType(completed.type)) return undefined;
  if (completed.state === 'rejected') return failureToast(completed);
  const { isQuiet = false } = commandKinds[completed.type];
  if (isQuiet) return undefined;
  const description = completed.changedMeanwhile ? changeListTexts.changedMeanwhile : completed.message;
  return { title: commandWords(completed.type, completed.args).done, ...(description === null ? {} : { description }) };
}
