import { useAtom, useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { carriedAtom } from '#app/workbench/inputs/carried-values.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { t } from '#contract/language/t.ts';
import { mostFileBytes, openClientFile } from '../meeting/client-file.ts';
import { clientFileTexts } from '../meeting/client-file-texts.ts';
import { isEmptyMeeting } from '../meeting/is-empty-meeting.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { useForgetWhenIdle } from '../meeting/use-forget-when-idle.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { Dialog } from '../ui/messages/dialog.tsx';
import { toastAtom } from '../ui/messages/toast-atom.ts';
import { meetingTexts as texts } from './meeting-texts.ts';
import { useIsClosed } from './use-is-closed.ts';

interface OpenFileDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** Asks for the passphrase of a client file and puts its content in place of the meeting. */
export function OpenFileDialog({ file, onClose }: OpenFileDialogProps) {
  const [meeting, change] = useAtom(meetingAtom);
  const setCarried = useSetAtom(carriedAtom);
  const setToast = useSetAtom(toastAtom);
  const [passphrase, setPassphrase] = useState('');
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const isClosed = useIsClosed();
  useForgetWhenIdle(onClose);
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
    const { meeting: saved, engine } = opening.opened;
    setCarried(undefined);
    change(() => saved);
    setToast({ title: texts.opened, ...(engine === engineVersion ? {} : { description: texts.otherFormulas }) });
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
        {isEmptyMeeting(meeting) ? null : <p>{texts.replaces}</p>}
      </form>
    </Dialog>
  );
}

/** The bytes of a file. Undefined if it was moved or deleted since it was chosen. */
async function contentOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
