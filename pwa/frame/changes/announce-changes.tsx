import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { completedAtom } from '#app/device/local/shown/local-atoms.ts';
import { useSignInAgain } from '#app/session/sign-in/use-sign-in-again.ts';
import { connectionAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { signOutTexts } from '#contract/sync/sign-out.ts';

/**
 * Announces the outcome of each change once: done or failed in the words of the specification, and the reason in the server's words. If the
 * server no longer knows the session while changes are being sent, says so and goes to sign-in, at most once a minute. The changes stay
 * stored.
 */
export function AnnounceChanges() {
  const completed = useAtomValue(completedAtom);
  const session = useAtomValue(sessionAtom);
  const { waiting, reachable } = useAtomValue(connectionAtom);
  const setToast = useSetAtom(toastAtom);
  const signInAgain = useSignInAgain();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (completed === undefined) return;
    // Loaded with the first change, because most people make none.
    void import('./completed-toast.ts').then(({ completedToast }) => {
      const toast = completedToast(completed);
      if (toast !== undefined) setToast(toast);
    });
  }, [completed, setToast]);

  useEffect(() => {
    if (session.status === 'signedIn') wasSignedIn.current = true;
    // The number of waiting changes may arrive after the news that the session has ended.
    const isLost = wasSignedIn.current && session.status === 'expired';
    if (isLost && waiting > 0 && reachable && signInAgain()) wasSignedIn.current = false;
  }, [session.status, waiting, reachable, signInAgain]);

  useEffect(() => {
    if (session.status === 'refused') setToast({ title: signOutTexts.signedOut, description: session.message, variant: 'destructive' });
  }, [session, setToast]);

  return null;
}
