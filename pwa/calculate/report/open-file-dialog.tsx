import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { mostFileBytes, openClientFile } from '#app/calculate/meeting/client-file.ts';
import { clientFileTexts } from '#app/calculate/meeting/client-file-texts.ts';
import { useWhenIdle } from '#app/calculate/meeting/idle/use-when-idle.ts';
import { isEmptyMeeting } from '#app/calculate/meeting/is-empty-meeting.ts';
import { hiddenMeetingAtom, openMeeting } from '#app/calculate/meeting/kept/hidden-meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import type { OpenedMeeting } from '#app/calculate/meeting/saved-meeting.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { t } from '#contract/language/t.ts';
import { meetingTexts as texts } from './sheet/meeting-texts.ts';
import { unknownNames } from './unknown-calculators.ts';
import { useIsClosed } from './use-is-closed.ts';

interface OpenFileDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** Asks for the passphrase of a client file and puts its content in place of the meeting. */
export function OpenFileDialog({ file, onClose }: OpenFileDialogProps) {
  const store = useStore();
  const meeting = useAtomValue(meetingAtom);
  const hidden = useAtomValue(hiddenMeetingAtom);
  const setToast = useSetAtom(toastAtom);
  const [passphrase, setPassphrase] = useState('');
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const isClosed = useIsClosed();
  useWhenIdle(onClose);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (file.size > mostFileBytes) return setMessage(clientFileTexts.notOne);
    setIsBusy(true);
    const bytes = await contentOf(file);
    const opening = bytes === undefined ? undefined : await openClientFile(bytes, passphrase);
    if (isClosed.current) return;
    setIsBusy(false);
    if (opening?.kind !== 'opened') {
      setMessage(opening?.message ?? clientFileTexts.unreadable);
      return;
    }
    setToast(replaceWith(store, opening.opened));
    onClose();
  };
  return (
    <Dialog
      title={t('Open {name}', { name: file.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={form} disabled={isBusy}>
            {isBusy ? t('Opening…') : t('Open')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void open(event)}>
        <TextField
          label={t('Passphrase')}
          type="password"
          autoComplete="off"
          value={passphrase}
          {...(message === undefined ? {} : { error: message })}
          onChange={({ target }) => setPassphrase(target.value)}
        />
        {isEmptyMeeting(hidden?.meeting ?? meeting) ? null : <p>{texts.replaces}</p>}
      </form>
    </Dialog>
  );
}

/** Puts the meeting of a file in place of the present one, hidden or not, and returns the message about it. */
function replaceWith(store: ReturnType<typeof useStore>, { meeting, engine }: OpenedMeeting) {
  openMeeting(store, meeting);
  const unknown = unknownNames(meeting);
  const notes = [
    ...(unknown.length === 0 ? [] : [texts.unknown(unknown.join(', '))]),
    ...(engine === engineVersion ? [] : [texts.otherFormulas]),
  ];
  return { title: texts.opened, ...(notes.length === 0 ? {} : { description: notes.join(' ') }) };
}

/** The bytes of a file. Undefined if it was moved or deleted since it was chosen. */
async function contentOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
