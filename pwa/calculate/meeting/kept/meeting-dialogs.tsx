import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { newClientAskedAtom } from '#app/calculate/meeting/new-client-asked-atom.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { beginNewClient, type HiddenMeeting, hiddenMeetingAtom, showMeeting } from './hidden-meeting.ts';
import { keptTexts as texts } from './kept-texts.ts';

/** The question before a new client, and what stands over every screen while the meeting is hidden. */
export function MeetingDialogs() {
  const hidden = useAtomValue(hiddenMeetingAtom);
  const isNewClientAsked = useAtomValue(newClientAskedAtom);
  return (
    <>
      {hidden === undefined ? null : <HiddenMeetingDialog reason={hidden.reason} />}
      {isNewClientAsked ? <NewClientDialog /> : null}
    </>
  );
}

/** Stands over every screen while the meeting is hidden. It says nothing about the client and closes only with an answer. */
function HiddenMeetingDialog({ reason }: Pick<HiddenMeeting, 'reason'>) {
  const store = useStore();
  const setAsked = useSetAtom(newClientAskedAtom);
  return (
    <Dialog
      title={texts.hidden}
      actions={
        <>
          <Button onClick={() => setAsked(true)}>{t('New client')}</Button>
          <Button variant="primary" onClick={() => showMeeting(store)}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      <p>{reason === 'doubt' ? texts.hiddenDoubt : texts.hiddenWhy}</p>
    </Dialog>
  );
}

/** Asks before the meeting is cleared for the next client. */
function NewClientDialog() {
  const store = useStore();
  const setAsked = useSetAtom(newClientAskedAtom);
  const close = () => setAsked(false);
  const begin = () => {
    close();
    store.set(toastAtom, undefined);
    beginNewClient(store);
  };
  return (
    <Dialog
      title={texts.newClient}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button variant="destructive" onClick={begin}>
            {t('New client')}
          </Button>
        </>
      }
    >
      <p>{texts.newClientLoss}</p>
    </Dialog>
  );
}
