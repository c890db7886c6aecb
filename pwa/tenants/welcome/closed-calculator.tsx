import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { buttonClass, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { t } from '#contract/language/t.ts';

/** Shown to a visitor in place of a calculator that the tenant keeps for its own people. */
export function ClosedCalculator({ title }: { readonly title: string }) {
  useTitle(title);
  return (
    <>
      <AppHeader />
      <main id="main">
        <EmptyState
          level={1}
          title={title}
          text={t('This calculator is open to people who are signed in.')}
          actions={
            <>
              <LinkButton variant="primary" href={signInAddress()}>
                {t('Sign In')}
              </LinkButton>
              <a className={buttonClass()} href="/">
                {t('Go to the start page')}
              </a>
            </>
          }
        />
      </main>
    </>
  );
}
