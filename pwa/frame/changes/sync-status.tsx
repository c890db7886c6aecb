import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { outdatedAtom } from '#app/device/local/shown/local-atoms.ts';
import { connectionAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { describeConnection } from './describe-connection.ts';

const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })));
const ChangesPanel = lazy(() => import('./changes-panel.tsx').then((module) => ({ default: module.ChangesPanel })));

/** The small status in the header, with the list of changes behind it. It never opens a dialog by itself. */
export function SyncStatus() {
  const connection = useAtomValue(connectionAtom);
  const session = useAtomValue(sessionAtom);
  const isOutdated = useAtomValue(outdatedAtom);
  const [isOpen, setOpen] = useState(false);
  if (!('user' in session)) return null;
  const { label, detail, tone } = describeConnection(connection, session.status, isOutdated);
  return (
    <>
      <button type="button" className="status__root" data-tone={tone} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-live="polite">
          {label}
          {detail === undefined ? null : <span className="status__detail"> · {detail}</span>}
        </span>
      </button>
      {session.status === 'expired' ? (
        <Suspense fallback={null}>
          <SignInAgain />
        </Suspense>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <ChangesPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
