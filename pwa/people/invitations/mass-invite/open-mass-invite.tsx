import { lazy, Suspense } from 'react';
import type { MassInviteProps } from './mass-invite.tsx';

const MassInvite = lazy(() => import('./mass-invite.tsx').then((module) => ({ default: module.MassInvite })));

/** The wizard of many invitations, loaded when it is opened: most visits to a list of people do not need it. */
export function OpenMassInvite(props: MassInviteProps) {
  return (
    <Suspense fallback={null}>
      <MassInvite {...props} />
    </Suspense>
  );
}
