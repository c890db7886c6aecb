import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { signOutTexts } from '#contract/sign-out.ts';
import { settledAtom } from '../local/local-atoms.ts';
import { connectionAtom, sessionAtom } from '../session/session-atoms.ts';
import { useSignInAgain } from '../session/use-sign-in-again.ts';
import { toastAtom } from '../ui/toast-atom.ts';

/**
 * Announces the outcome of each change once: done or failed in the words of the specification, and the reason in the server's words. If the
 * server no longer knows the session while changes are being sent, says so and goes to sign-in, at most once a minute. The changes stay
 * stored.
 */
export function AnnounceChanges() {
  const settled = useAtomValue(settledAtom);
  const session = useAtomValue(sessionAtom);
  const { waiting, reachable } = useAtomValue(connectionAtom);
  const setToast = useSetAtom(toastAtom);
  const signInAgain = useSignInAgain();
  const before = useRef(session.status);

  useEffect(() => {
    if (settled === undefined) return;
    // Loaded with the first change, because most people make none.
    void import('./settled-toast.ts').then(({ settledToast }) => {
      const toast = settledToast(settled);
      if (toast !== undefined) setToast(toast);
    });
  }, [settled, setToast]);

  useEffect(() => {
    const lost = before.current === 'signedIn' && session.status === 'expired';
    before.current = session.status;
    if (lost && waiting > 0 && reachable) signInAgain();
  }, [session.status, waiting, reachable, signInAgain]);

  useEffect(() => {
    if (session.status === 'refused') setToast({ title: signOutTexts.signedOut, description: session.message, variant: 'destructive' });
  }, [session, setToast]);

  return null;
}
