import { t } from '#contract/language/t.ts';
import { MessageScreen } from './message-screen.tsx';

export const notFoundTexts = { title: t('404 Page Not Found'), text: t('Did you forget to add the page to the router?') } as const;

export function NotFoundScreen({ signIn }: { readonly signIn?: string }) {
  return <MessageScreen {...notFoundTexts} signIn={signIn} />;
}
