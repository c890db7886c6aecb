import { Link } from '@tanstack/react-router';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type DragEvent, useState } from 'react';
import { HouseholdSection } from '#app/calculate/meeting/facts/household-section.tsx';
import { isEmptyMeeting } from '#app/calculate/meeting/is-empty-meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { newClientAskedAtom } from '#app/calculate/meeting/new-client-asked-atom.ts';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { t } from '#contract/language/t.ts';
import { ClientSection } from './client-section.tsx';
import { FileSection } from './file-section.tsx';
import { OpenFileDialog } from './open-file-dialog.tsx';
import { ReportSection } from './report-section.tsx';
import { meetingTexts as texts } from './sheet/meeting-texts.ts';
import { useLaunchedFile } from './use-launched-file.ts';
import { UsedCalculators } from './used-calculators.tsx';

// A key in one section renders only that section.
const isEmptyAtom = atom((get) => isEmptyMeeting(get(meetingAtom)));

/** Everything of the present client: names and notes, the calculators used, the report, and the client file. */
export function MeetingPage() {
  const isEmpty = useAtomValue(isEmptyAtom);
  const askForNewClient = useSetAtom(newClientAskedAtom);
  const [file, setFile] = useState<File>();
  useTitle(texts.title);
  useLaunchedFile(setFile);
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
          <div className="meeting__bar">
            <Link className={buttonClass()} to="/calculators/plan">
              {t('Household plan')}
            </Link>
            <Button disabled={isEmpty} onClick={() => askForNewClient(true)}>
              {t('New client')}
            </Button>
          </div>
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
    </>
  );
}
