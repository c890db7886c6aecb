import { useAtom } from 'jotai';
import { Button } from '../ui/button.tsx';
import { updateAtom } from './update-atoms.ts';

/** A line at the bottom that offers the new version and can be put off. */
export function UpdateOffer() {
  const [update, setUpdate] = useAtom(updateAtom);
  if (update === undefined) return null;
  return (
    <aside className="update__root" aria-label="Update">
      <span>A new version is ready. Entries on this page are lost when it loads.</span>
      <Button size="small" variant="primary" onClick={update.apply}>
        Update now
      </Button>
      <Button size="small" variant="quiet" onClick={() => setUpdate(undefined)}>
        Later
      </Button>
    </aside>
  );
}
