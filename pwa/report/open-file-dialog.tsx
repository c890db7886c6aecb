import { useAtom, useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { carriedAtom } from '#app/workbench/carried-values.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { openClientFile } from '../meeting/client-file.ts';
import { clientFileTexts } from '../meeting/client-file-texts.ts';
import { isEmptyMeeting } from '../meeting/is-empty-meeting.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { toastAtom } from '../ui/toast-atom.ts';
import { meetingTexts as texts } from './meeting-texts.ts';

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
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const bytes = await contentOf(file);
    const opening = bytes === undefined ? undefined : await openClientFile(bytes, passphrase);
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
      title={`Open ${file.name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={isBusy}>
            {isBusy ? 'Opening…' : 'Open'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void open(event)}>
        <TextField
          label="Passphrase"
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
