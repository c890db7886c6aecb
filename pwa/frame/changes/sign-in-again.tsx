import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { changeTexts } from '#contract/sync/changes.ts';

/** Offers a new sign-in after the session has ended. Every waiting change stays here. */
export function SignInAgain() {
  return <LinkButton href={signInAddress()}>{changeTexts.signIn}</LinkButton>;
}
