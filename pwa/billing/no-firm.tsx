import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { isPlatformAtom } from '../session/session-atoms.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { subscribeTexts as texts } from './subscribe-texts.ts';

/** A subscription belongs to a firm. Says so to a person without one, with the way to one. */
export function NoFirm() {
  const isPlatform = useAtomValue(isPlatformAtom);
  return (
    <EmptyState
      level={1}
      title={texts.noFirmTitle}
      text={isPlatform ? texts.noFirmOfOwner : texts.noFirm}
      actions={
        <>
          {isPlatform ? (
            <Link to="/admin/$section" params={{ section: 'tenants' }} className={buttonClass({ variant: 'primary' })}>
              {texts.toTenants}
            </Link>
          ) : (
            <Link to="/sign-up" className={buttonClass({ variant: 'primary' })}>
              {texts.openFirm}
            </Link>
          )}
          <Link to="/" className={buttonClass()}>
            {texts.back}
          </Link>
        </>
      }
    />
  );
}
