import { useAtom, useAtomValue } from 'jotai';
import { outdatedAtom } from '#app/local/local-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { t } from '#contract/language/t.ts';
import { keepEntriesOverUpdate } from './entries-over-update.ts';
import { updateAtom } from './update-atoms.ts';

function reload(): void {
  keepEntriesOverUpdate();
  window.location.reload();
}

/** A line at the bottom that offers the new version and can be dismissed. */
export function UpdateOffer() {
  const [update, setUpdate] = useAtom(updateAtom);
  const isOutdated = useAtomValue(outdatedAtom);
  if (update === undefined && !isOutdated) return null;
  return (
    <aside className="update__root" aria-label={t('Update')}>
      <span>
        {isOutdated
          ? t('This version is too old for the server. Changes are kept here until it is updated.')
          : t('A new version is ready.')}{' '}
        {t('What is entered in this meeting stays; scenarios pinned in the open calculator go.')}
      </span>
      <Button size="small" variant="primary" onClick={() => (update === undefined ? reload() : update.apply())}>
        {t('Update now')}
      </Button>
      {isOutdated ? null : (
        <Button size="small" variant="quiet" onClick={() => setUpdate(undefined)}>
          {t('Later')}
        </Button>
      )}
    </aside>
  );
}
