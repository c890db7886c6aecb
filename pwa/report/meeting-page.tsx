import { useAtom, useSetAtom } from 'jotai';
import { type DragEvent, useState } from 'react';
import { carriedAtom } from '#app/workbench/inputs/carried-values.ts';
import { t } from '#contract/language/t.ts';
import { isEmptyMeeting } from '../meeting/is-empty-meeting.ts';
import { emptyMeeting } from '../meeting/meeting.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { AppHeader } from '../shell/header/app-header.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/messages/dialog.tsx';
import { ClientSection } from './client-section.tsx';
import { FileSection } from './file-section.tsx';
import { HouseholdSection } from './household-section.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';
import { OpenFileDialog } from './open-file-dialog.tsx';
import { ReportSection } from './report-section.tsx';
import { useLaunchedFile } from './use-launched-file.ts';
import { UsedCalculators } from './used-calculators.tsx';

/** Everything of the present client: names and notes, the calculators used, the report, and the client file. */
export function MeetingPage() {
  const [meeting, change] = useAtom(meetingAtom);
  const setCarried = useSetAtom(carriedAtom);
  const [file, setFile] = useState<File>();
  const [isAsked, setIsAsked] = useState(false);
  useTitle(texts.title);
  useLaunchedFile(setFile);
  const forget = () => {
    setIsAsked(false);
    setCarried(undefined);
    change(() => emptyMeeting);
  };
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    event.preventDefault();
    setFile(dropped);
  };
  return (
    <>
      <AppHeader crumbs={[{ label: t('Calculators'), to: '/customer-portal' }, { label: texts.title }]} />
      <main className="page__root" id="main" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div className="page__head">
          <div>
            <h1 className="page__title">{texts.title}</h1>
            <p className="page__lead">{texts.lead}</p>
          </div>
          <Button disabled={isEmptyMeeting(meeting)} onClick={() => setIsAsked(true)}>
            {t('New client')}
          </Button>
        </div>
        <ClientSection />
        <HouseholdSection />
        <UsedCalculators />
        <ReportSection />
        <FileSection onOpen={setFile} />
      </main>
      {file === undefined ? null : (
        <OpenFileDialog key={`${file.name} ${file.lastModified}`} file={file} onClose={() => setFile(undefined)} />
      )}
      {isAsked ? (
        <Dialog
          title={texts.newClient}
          onClose={() => setIsAsked(false)}
          actions={
            <>
              <Button onClick={() => setIsAsked(false)}>{t('Cancel')}</Button>
              <Button variant="destructive" onClick={forget}>
                {t('New client')}
              </Button>
            </>
          }
        >
          <p>{texts.newClientLoss}</p>
        </Dialog>
      ) : null}
    </>
  );
}
