import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { navigationAtom } from '#app/session/state/navigation-atom.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { unauthorizedRedirectMs, unauthorizedToast } from '#contract/sync/sign-out.ts';
import { mayRedirect } from './login-redirect.ts';
import { signInAddress } from './sign-in-address.ts';

/** Says that the session has ended and goes to sign-in, at most once a minute. Returns whether it does. */
export function useSignInAgain(): () => boolean {
  const setToast = useSetAtom(toastAtom);
  const { leaveLater } = useAtomValue(navigationAtom);
  return useCallback(() => {
    if (!mayRedirect(sessionStorage, Date.now())) return false;
    setToast({ ...unauthorizedToast, variant: 'destructive' });
    leaveLater(signInAddress(), unauthorizedRedirectMs);
    return true;
  }, [setToast, leaveLater]);
}
