import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { buttonClass, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { t } from '#contract/language/t.ts';

interface MessageScreenProps {
  readonly title: string;
  readonly text: string;
  /** Address of the sign-in, where it is a way on. */
  readonly signIn?: string | undefined;
}

/** A whole screen with one message and the ways on. */
export function MessageScreen({ title, text, signIn }: MessageScreenProps) {
  useTitle(title);
  return (
    <>
      <AppHeader />
      <main id="main">
        <EmptyState
          level={1}
          title={title}
          text={text}
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
