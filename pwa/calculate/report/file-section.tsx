import { atom, useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { isEmptyMeeting } from '#app/calculate/meeting/is-empty-meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { Button } from '#app/ui/button.tsx';
import { t } from '#contract/language/t.ts';
import { fileEndings } from './file-endings.ts';
import { SaveFileDialog } from './save-file-dialog.tsx';
import { meetingTexts as texts } from './sheet/meeting-texts.ts';

const isEmptyAtom = atom((get) => isEmptyMeeting(get(meetingAtom)));

/** Saving the meeting as a file, and opening one. A file may also be dropped on the page or double-clicked. */
export function FileSection({ onOpen }: { readonly onOpen: (file: File) => void }) {
  const isEmpty = useAtomValue(isEmptyAtom);
  const [isSaving, setIsSaving] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <section className="browser__panel" aria-label={t('Client file')}>
      <h2>{t('Client file')}</h2>
      <p className="page__note">{texts.fileHint}</p>
      <div className="meeting__bar">
        <Button variant="primary" disabled={isEmpty} onClick={() => setIsSaving(true)}>
          {t('Save client file')}
        </Button>
        <Button onClick={() => picker.current?.click()}>{t('Open client file')}</Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t('Client file to open')}
          accept={fileEndings().join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Cleared, so that choosing the same file again is a change.
            target.value = '';
            if (file !== undefined) onOpen(file);
          }}
        />
      </div>
      {isSaving ? <SaveFileDialog onClose={() => setIsSaving(false)} /> : null}
    </section>
  );
}
