import { useAtomValue, useSetAtom } from 'jotai';
import { needsPerson } from '#app/device/local/outbox/outbox.ts';
import { changesAtom, localAtom } from '#app/device/local/shown/local-atoms.ts';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import { connectionAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { StatusPill } from '#app/ui/messages/status-pill.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { changeListTexts, changeStates } from '#contract/sync/change-list.ts';
import { failureTitle } from './failure-toast.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Every change of this device that has not reached the server or was refused, in words. */
export function ChangesPanel({ onClose }: { readonly onClose: () => void }) {
  const changes = useAtomValue(changesAtom);
  const session = useAtomValue(sessionAtom);
  const { kept, stored } = useAtomValue(connectionAtom);
  return (
    <Dialog title={changeListTexts.title} onClose={onClose} {...(session.status === 'expired' ? { actions: <SignInAgain /> } : {})}>
      {kept ? null : <p>{changeListTexts.notKeptDetail}</p>}
      {stored ? null : <p>{changeListTexts.fullDetail}</p>}
      {changes.length === 0 ? (
        <p>{changeListTexts.none}</p>
      ) : (
        <ul className="changes__list">
          {changes.map((entry) => (
            <ChangeItem key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ChangeItem({ entry }: { readonly entry: OutboxEntry }) {
  const local = useAtomValue(localAtom);
  const setToast = useSetAtom(toastAtom);
  const decision = needsPerson.includes(entry.state);
  const again = entry.state === 'lost' ? changeListTexts.sendAgain : changeListTexts.retry;
  const takeBack = async () => {
    const discarded = await local?.discard(entry.id);
    if (discarded?.ok === false) setToast({ title: changeListTexts.tooLate, description: t(discarded.message), variant: 'destructive' });
  };
  return (
    <li className="changes__item">
      <div className="changes__text">
        <p className="changes__summary">{entry.summary}</p>
        <StatusPill label={changeStates[entry.state]} tone={decision ? 'bad' : 'warn'} />
        {decision ? <p className="changes__reason">{failureTitle(entry)}</p> : null}
        {entry.message === null ? null : <p className="changes__reason">{t(entry.message)}</p>}
      </div>
      <div className="changes__actions">
        {decision ? (
          <Button size="small" onClick={() => void local?.retry(entry.id)} aria-label={`${again}: ${entry.summary}`}>
            {again}
          </Button>
        ) : null}
        {entry.state === 'sending' ? null : (
          <Button size="small" variant="quiet" onClick={() => void takeBack()} aria-label={`${changeListTexts.discard}: ${entry.summary}`}>
            {changeListTexts.discard}
          </Button>
        )}
      </div>
    </li>
  );
}
