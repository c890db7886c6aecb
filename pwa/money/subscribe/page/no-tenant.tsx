import { Link } from '@tanstack/react-router';
import { subscribeTexts as texts } from '#app/money/subscribe/subscribe-texts.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';

/** A subscription belongs to a tenant. Says so to a person without one, with the way to one. */
export function NoTenant() {
  return (
    <EmptyState
      level={1}
      title={texts.noTenantTitle}
      text={texts.noTenant}
      actions={
        <>
          <Link to="/sign-up" className={buttonClass({ variant: 'primary' })}>
            {texts.openTenant}
          </Link>
          <Link to="/" className={buttonClass()}>
            {texts.back}
          </Link>
        </>
      }
    />
  );
}
