import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isSignInNotice, signInNotices } from '#contract/sign-in.ts';
import { toastAtom } from '../ui/toast-atom.ts';

interface SignInNoticeProps {
  /** As the address has it. */
  readonly notice: string | undefined;
}

/** Why a sign-in did not come to an end, with the way back: never a raw error page. */
export function SignInNotice({ notice = '' }: SignInNoticeProps) {
  if (!isSignInNotice(notice)) return null;
  return (
    <p className="landing__notice" role="alert">
      {signInNotices[notice]}
    </p>
  );
}

/** The same for a person who is signed in on this host and was not let in on another. */
export function SignInNoticeToast({ notice = '' }: SignInNoticeProps) {
  const show = useSetAtom(toastAtom);
  useEffect(() => {
    if (isSignInNotice(notice)) show({ title: signInNotices[notice], variant: 'destructive' });
  }, [notice, show]);
  return null;
}
