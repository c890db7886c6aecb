import { changeTexts } from '#contract/changes.ts';
import { commandWords, isCommandType } from '#contract/commands.ts';
import type { OutboxEntry } from '../local/collections.ts';
import type { Toast } from '../ui/toast-atom.ts';
import { failureToast } from './failure-toast.ts';

/** A toast for a completed change, in the words for its kind. Undefined if this version does not know the kind. */
export function settledToast(settled: OutboxEntry): Toast | undefined {
  if (!isCommandType(settled.type)) return undefined;
  if (settled.state === 'rejected') return failureToast(settled);
  const description = settled.changedMeanwhile ? changeTexts.changedMeanwhile : settled.message;
  return { title: commandWords(settled.type, settled.args).done, ...(description === null ? {} : { description }) };
}
