import { useAtomValue, useSetAtom } from 'jotai';
import type { Draft } from '#app/device/local/outbox/outbox.ts';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { savedToast } from '#app/frame/changes/saved-toast.ts';
import { useSignInAgain } from '#app/session/sign-in/use-sign-in-again.ts';
import { connectionAtom, isPreviewAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import type { CommandType } from '#contract/commands/commands.ts';
import { impersonationTexts } from '#contract/people/impersonation.ts';
import { changeListTexts } from '#contract/sync/change-list.ts';
import { done, type Outcome, refusalCodes, refused } from '#contract/values/outcome.ts';

/** Time that a form waits for the server's answer. After it, the change waits in the list of changes. */
const patienceMs = 5000;

export type Queue = <Type extends CommandType>(draft: Draft<Type>) => Promise<Outcome<unknown>>;

/**
 * Queues a change, with or without a network. With one, the outcome is the server's answer: a refused change is removed from the list of
 * changes, because the form still holds its entries. Without one, the change is stored and waits.
 */
export function useQueue(): Queue {
  const local = useAtomValue(localAtom);
  const { reachable, kept } = useAtomValue(connectionAtom);
  const setToast = useSetAtom(toastAtom);
  const session = useAtomValue(sessionAtom);
  const signInAgain = useSignInAgain();
  const isPreview = useAtomValue(isPreviewAtom);
  return async (draft) => {
    if (local === undefined) return refused('Unavailable', changeListTexts.notStored);
    if (isPreview) return refused('Forbidden', impersonationTexts.readOnly);
    const queued = await local.enqueue(draft);
    if (!queued.ok) return queued;
    // The change is stored but needs a sign-in, so the app asks for one.
    if (reachable && session.status === 'expired' && signInAgain()) return queued;
    if (!reachable) {
      setToast(savedToast(kept));
      return queued;
    }
    const answer = await local.answer(queued.value.id, patienceMs);
    if (answer?.state !== 'rejected') return done(undefined);
    await local.discard(answer.id);
    const code = refusalCodes.find((known) => known === answer.code) ?? 'Fault';
    return refused(code, answer.message ?? changeListTexts.notStored);
  };
}
