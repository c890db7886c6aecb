import { useLocation } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { sessionControlAtom } from '#app/frame/shell/session-control.ts';
import type { UnsentChoice } from '#app/session/boot/session-machine.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { useLeaveFor } from '#app/session/state/navigation-atom.ts';
import { connectionAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { signOutTexts } from '#contract/sync/sign-out.ts';

/** Sign-in for a visitor, sign-out for everyone else. Waiting changes are never dropped without asking. */
export function AccountMenu() {
  const user = useAtomValue(userAtom);
  const control = useAtomValue(sessionControlAtom);
  const { waiting, failed } = useAtomValue(connectionAtom);
  const setToast = useSetAtom(toastAtom);
  const [isAsking, setAsking] = useState(false);
  const leaveFor = useLeaveFor();
  if (user === undefined) return <SignIn />;
  const leave = (unsent: UnsentChoice) => {
    if (control === undefined) leaveFor('/api/logout');
    else
      void control.signOut(unsent).then((left) => {
        if (left === 'unsent') setAsking(true);
        if (left === 'noKey') setToast({ title: t('Error'), description: signOutTexts.noKey, variant: 'destructive' });
      });
  };
  return (
    <>
      <Button variant="quiet" title={user.email} onClick={() => (waiting + failed > 0 ? setAsking(true) : leave('unasked'))}>
        {t('Sign Out')}
      </Button>
      {isAsking && waiting + failed > 0 ? <UnsentDialog onLeave={leave} onStay={() => setAsking(false)} /> : null}
    </>
  );
}

/** Link to sign-in that returns to the current page, even after a later navigation. */
function SignIn() {
  const { pathname, searchStr } = useLocation();
  return <LinkButton href={signInAddress({ pathname, search: searchStr })}>{t('Sign In')}</LinkButton>;
}

interface UnsentDialogProps {
  readonly onLeave: (unsent: UnsentChoice) => void;
  readonly onStay: () => void;
}

function UnsentDialog({ onLeave, onStay }: UnsentDialogProps) {
  const local = useAtomValue(localAtom);
  const { reachable, waiting, failed } = useAtomValue(connectionAtom);
  return (
    <Dialog
      title={signOutTexts.title}
      onClose={onStay}
      actions={
        <>
          <Button variant="quiet" onClick={onStay}>
            {signOutTexts.stay}
          </Button>
          <Button variant="destructive" onClick={() => onLeave('discard')}>
            {signOutTexts.discard}
          </Button>
          <Button onClick={() => onLeave('seal')}>{signOutTexts.keep}</Button>
          {reachable && waiting > 0 ? (
            <Button variant="primary" onClick={() => local?.wake()}>
              {signOutTexts.sendNow}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{signOutTexts.explain(waiting, failed)}</p>
      <p>
        {signOutTexts.keep}: {signOutTexts.keepDetail}
      </p>
    </Dialog>
  );
}
