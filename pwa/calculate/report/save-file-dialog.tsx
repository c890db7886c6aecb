import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { isTooShort, sealMeeting } from '#app/calculate/meeting/client-file.ts';
import { clientFileTexts } from '#app/calculate/meeting/client-file-texts.ts';
import { useWhenIdle } from '#app/calculate/meeting/idle/use-when-idle.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { Button } from '#app/ui/button.tsx';
import { downloadFile } from '#app/ui/download-file.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { clientFile } from '#contract/calculators/client-file.ts';
import { t } from '#contract/language/t.ts';
import { fileEndings } from './file-endings.ts';
import { meetingTexts as texts } from './sheet/meeting-texts.ts';
import { useIsClosed } from './use-is-closed.ts';

/** Asks for a passphrase and saves the meeting. The name of the file says nothing about the client. */
export function SaveFileDialog({ onClose }: { readonly onClose: () => void }) {
  const meeting = useAtomValue(meetingAtom);
  const setToast = useSetAtom(toastAtom);
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [error, setError] = useState<'tooShort' | 'different'>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const isClosed = useIsClosed();
  useWhenIdle(onClose);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const problem = isTooShort(passphrase) ? 'tooShort' : passphrase === again ? undefined : 'different';
    setError(problem);
    if (problem !== undefined) return;
    setIsBusy(true);
    const file = await sealMeeting(meeting, engineVersion, passphrase);
    if (isClosed.current) return;
    const [ending] = fileEndings();
    downloadFile(`meeting-${new Date().toLocaleDateString('en-CA')}${ending}`, clientFile.type, file);
    setToast({ title: texts.saved });
    onClose();
  };
  return (
    <Dialog
      title={t('Save client file')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={form} disabled={isBusy}>
            {isBusy ? t('Saving…') : t('Save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void save(event)}>
        <TextField
          label={t('Passphrase')}
          type="password"
          autoComplete="new-password"
          hint={clientFileTexts.tooShort}
          value={passphrase}
          {...(error === 'tooShort' ? { error: clientFileTexts.tooShort } : {})}
          onChange={({ target }) => setPassphrase(target.value)}
        />
        <TextField
          label={t('Passphrase again')}
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
