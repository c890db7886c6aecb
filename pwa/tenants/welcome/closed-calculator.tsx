import { MessageScreen } from '#app/frame/shell/screens/message-screen.tsx';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { t } from '#contract/language/t.ts';

/** Shown to a visitor in place of a calculator that the tenant keeps for its own people. */
export function ClosedCalculator({ title }: { readonly title: string }) {
  return <MessageScreen title={title} text={t('This calculator is open to people who are signed in.')} signIn={signInAddress()} />;
}
