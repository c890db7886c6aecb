import { changeTexts } from '#contract/changes.ts';
import { commandKinds, commandWords, isCommandType } from '#contract/commands.ts';
import type { OutboxEntry } from '../local/collections.ts';
import type { Toast } from '../ui/toast-atom.ts';
import { failureToast } from './failure-toast.ts';

/** A toast for a completed change, in the words for its kind. Undefined for one that needs none, or of a kind that this version does not know. */
export function settledToast(settled: OutboxEntry): Toast | undefined {
  if (!isCommandType(settled.type)) return undefined;
  if (settled.state === 'rejected') return failureToast(settled);
  const { isQuiet = false } = commandKinds[settled.type];
  if (isQuiet) return undefined;
  const description = settled.changedMeanwhile ? changeTexts.changedMeanwhile : settled.message;
  return { title: commandWords(settled.type, settled.args).done, ...(description === null ? {} : { description }) };
}
