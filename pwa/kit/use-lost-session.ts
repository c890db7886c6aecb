import { useSetAtom } from 'jotai';
import { unauthorizedRedirectMs, unauthorizedToast } from '#contract/sign-out.ts';
import { mayRedirect } from '../changes/login-redirect.ts';
import { signInAddress } from '../session/sign-in-address.ts';
import { toastAtom } from '../ui/toast-atom.ts';

/** Says that the session is gone and leads to sign-in, at most once a minute. Answers whether it does. */
export function useLostSession(): () => boolean {
  const setToast = useSetAtom(toastAtom);
  return () => {
    if (!mayRedirect(sessionStorage, Date.now())) return false;
    setToast({ ...unauthorizedToast, variant: 'destructive' });
    setTimeout(() => window.location.assign(signInAddress()), unauthorizedRedirectMs);
    return true;
  };
}
