import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { connectionAtom, userAtom } from '#app/session/session-atoms.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { sessionControlAtom } from './session-control.ts';

/** Sign-in for a visitor, sign-out for everybody else. Changes that wait are never thrown away without a word. */
export function AccountMenu() {
  const user = useAtomValue(userAtom);
  const control = useAtomValue(sessionControlAtom);
  const { waiting } = useAtomValue(connectionAtom);
  const [isAsking, setAsking] = useState(false);
  if (user === undefined) return <LinkButton href="/api/login">Sign In</LinkButton>;
  const leave = (unsent: 'seal' | 'discard') => {
    if (control === undefined) window.location.assign('/api/logout');
    else void control.signOut(unsent);
  };
  return (
    <>
      <Button variant="quiet" title={user.email} onClick={() => (waiting > 0 ? setAsking(true) : leave('seal'))}>
        Sign Out
      </Button>
      {isAsking ? (
        <Dialog
          title="Sign out"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="destructive" onClick={() => leave('discard')}>
                Discard and sign out
              </Button>
              <Button variant="primary" onClick={() => leave('seal')}>
                Keep and sign out
              </Button>
            </>
          }
        >
          <p>
            {waiting === 1 ? '1 change has' : `${waiting} changes have`} not reached the server yet. Kept changes are sealed on this device
            until you sign in again; discarded ones are lost.
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
