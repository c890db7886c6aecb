import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { unauthorizedRedirectMs, unauthorizedToast } from '#contract/sign-out.ts';
import { toastAtom } from '../ui/toast-atom.ts';
import { mayRedirect } from './login-redirect.ts';
import { useLeaveFor } from './navigation-atom.ts';
import { signInAddress } from './sign-in-address.ts';

/** Says that the session has ended and goes to sign-in, at most once a minute. Returns whether it does. */
export function useSignInAgain(): () => boolean {
  const setToast = useSetAtom(toastAtom);
  const leaveFor = useLeaveFor();
  return useCallback(() => {
    if (!mayRedirect(sessionStorage, Date.now())) return false;
    setToast({ ...unauthorizedToast, variant: 'destructive' });
    setTimeout(() => leaveFor(signInAddress()), unauthorizedRedirectMs);
    return true;
  }, [setToast, leaveFor]);
}
