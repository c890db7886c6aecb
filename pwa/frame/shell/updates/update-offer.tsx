import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { outdatedAtom } from '#app/device/local/shown/local-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { t } from '#contract/language/t.ts';
import { preserveEntriesOverUpdate } from './entries-over-update.ts';
import { updateAtom } from './update-atoms.ts';

/** A browser may hold the new version back for minutes while the old one has work in another tab. */
const patienceMs = 10_000;
/** A browser that looked at the old version in the moment of its work looks again only when it is asked again. */
const askAgainMs = 2000;

type Progress = 'offered' | 'started' | 'heldBack';

function reload(): void {
  preserveEntriesOverUpdate();
  window.location.reload();
}

/** A line at the bottom that offers the new version and can be dismissed. */
export function UpdateOffer() {
  const [update, setUpdate] = useAtom(updateAtom);
  const isOutdated = useAtomValue(outdatedAtom);
  const [progress, setProgress] = useState<Progress>('offered');
  useEffect(() => {
    if (progress !== 'started') return;
    const timer = setTimeout(() => setProgress('heldBack'), patienceMs);
    const asking = setInterval(() => update?.apply(), askAgainMs);
    return () => {
      clearTimeout(timer);
      clearInterval(asking);
    };
  }, [progress, update]);
  if (update === undefined && !isOutdated) return null;
  const start = () => {
    setProgress('started');
    if (update === undefined) reload();
    else update.apply();
  };
  return (
    <aside className="update__root" aria-label={t('Update')}>
      <span role="status">
        {progress === 'heldBack'
          ? t('The browser holds the new version back. It starts when all tabs of this app are closed and one is opened again.')
          : `${offer(isOutdated)} ${t('What you entered and pinned stays.')}`}
      </span>
      <Button size="small" variant="primary" disabled={progress === 'started'} onClick={start}>
        {progress === 'started' ? t('Updating…') : t('Update now')}
      </Button>
      {isOutdated ? null : (
        <Button size="small" variant="quiet" onClick={() => setUpdate(undefined)}>
          {t('Later')}
        </Button>
      )}
    </aside>
  );
}

function offer(isOutdated: boolean): string {
  return isOutdated
    ? t('This version is too old for the server. Changes are kept here until it is updated.')
    : t('A new version is ready.');
}
