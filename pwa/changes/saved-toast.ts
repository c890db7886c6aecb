import { changeListTexts } from '#contract/change-list.ts';
import { changeTexts } from '#contract/changes.ts';
import type { Toast } from '../ui/toast-atom.ts';

/** A toast for a change made without a network. It says where the change waits, or that it could not be stored. */
export function savedToast(kept: boolean): Toast {
  if (kept) return { title: changeTexts.savedHere, description: changeTexts.savedHereDetail };
  return { title: changeTexts.notKept, description: changeListTexts.notKeptDetail, variant: 'destructive' };
}
