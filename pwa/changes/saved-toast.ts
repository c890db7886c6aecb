import { changeListTexts } from '#contract/change-list.ts';
import { changeTexts } from '#contract/changes.ts';
import type { Toast } from '../ui/toast-atom.ts';

/** What is said about a change that was made without a network: where it waits, or that it waits nowhere. */
export function savedToast(kept: boolean): Toast {
  if (kept) return { title: changeTexts.savedHere, description: changeTexts.savedHereDetail };
  return { title: changeTexts.notKept, description: changeListTexts.notKeptDetail, variant: 'destructive' };
}
