import { t } from '#contract/language/t.ts';
import { buttonClass, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { useTitle } from './use-title.ts';

export const notFoundTexts = { title: t('404 Page Not Found'), text: t('Did you forget to add the page to the router?') } as const;

export function NotFoundScreen({ signIn }: { readonly signIn?: string }) {
  useTitle(notFoundTexts.title);
  return (
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
  );
}
