import { isSignInNotice, signInNotices } from '#contract/sign-in.ts';

/** Why a sign-in did not come to an end, with the way back: never a raw error page. */
export function SignInNotice() {
  const notice = new URLSearchParams(window.location.search).get('notice') ?? '';
  if (!isSignInNotice(notice)) return null;
  return (
    <p className="landing__notice" role="alert">
      {signInNotices[notice]}
    </p>
  );
}
