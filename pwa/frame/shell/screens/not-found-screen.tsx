import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { buttonClass, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { t } from '#contract/language/t.ts';

export const notFoundTexts = { title: t('404 Page Not Found'), text: t('Did you forget to add the page to the router?') } as const;

export function NotFoundScreen({ signIn }: { readonly signIn?: string }) {
  useTitle(notFoundTexts.title);
  return (
    <>
      <AppHeader />
      <main id="main">
        <EmptyState
          level={1}
          title={notFoundTexts.title}
          text={notFoundTexts.text}
          actions={
            <>
              {signIn === undefined ? null : (
                <LinkButton variant="primary" href={signIn}>
                  {t('Sign In')}
                </LinkButton>
              )}
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
