import type { Toast } from '#app/ui/messages/toast-atom.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { changeTexts } from '#contract/sync/changes.ts';

/** A toast for a change made without a network. It says where the change waits, or that it could not be stored. */
export function savedToast(kept: boolean): Toast {
  if (kept) return { title: changeListTexts.savedHere, description: changeListTexts.savedHereDetail };
  return { title: changeTexts.notKept, description: changeListTexts.notKeptDetail, variant: 'destructive' };
}
