import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { engineVersion } from '#calculators/kit/version.ts';
import { clientFile } from '#contract/client-file.ts';
import { sealMeeting, shortestPassphrase } from '../meeting/client-file.ts';
import { clientFileTexts } from '../meeting/client-file-texts.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { TextField } from '../ui/field.tsx';
import { toastAtom } from '../ui/toast-atom.ts';
import { meetingTexts as texts } from './meeting-texts.ts';

/** Asks for a passphrase and saves the meeting. The name of the file says nothing about the client. */
export function SaveFileDialog({ onClose }: { readonly onClose: () => void }) {
  const meeting = useAtomValue(meetingAtom);
  const setToast = useSetAtom(toastAtom);
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [error, setError] = useState<'tooShort' | 'different'>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const problem = passphrase.length < shortestPassphrase ? 'tooShort' : passphrase === again ? undefined : 'different';
    setError(problem);
    if (problem !== undefined) return;
    setIsBusy(true);
    const file = await sealMeeting(meeting, engineVersion, passphrase);
    downloadFile(`meeting-${new Date().toLocaleDateString('en-CA')}${clientFile.ending}`, clientFile.type, file);
    setToast({ title: texts.saved });
    onClose();
  };
  return (
    <Dialog
      title="Save client file"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)}>
        <TextField
          label="Passphrase"
          type="password"
          autoComplete="new-password"
          hint={clientFileTexts.tooShort}
          value={passphrase}
          {...(error === 'tooShort' ? { error: clientFileTexts.tooShort } : {})}
          onChange={({ target }) => setPassphrase(target.value)}
        />
        <TextField
          label="Passphrase again"
          type="password"
          autoComplete="new-password"
          value={again}
          {...(error === 'different' ? { error: clientFileTexts.different } : {})}
          onChange={({ target }) => setAgain(target.value)}
        />
        <p className="page__note">{clientFileTexts.noRecovery}</p>
      </form>
    </Dialog>
  );
}
