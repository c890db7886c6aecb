import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { isSignInNotice, signInNotices } from '#contract/people/sign-in.ts';

interface SignInNoticeProps {
  /** Name of the notice from the address. */
  readonly notice: string | undefined;
}

/** The reason why a sign-in did not complete, with a way to retry instead of a raw error page. */
export function SignInNotice({ notice = '' }: SignInNoticeProps) {
  if (!isSignInNotice(notice)) return null;
  return (
    <p className="landing__notice" role="alert">
      {signInNotices[notice]}
    </p>
  );
}

/** The same notice for a person who is signed in on this host but was refused on another. */
export function SignInNoticeToast({ notice = '' }: SignInNoticeProps) {
  const show = useSetAtom(toastAtom);
  useEffect(() => {
    if (isSignInNotice(notice)) show({ title: signInNotices[notice], variant: 'destructive' });
  }, [notice, show]);
  return null;
}
