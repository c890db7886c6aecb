import { useSetAtom } from 'jotai';
import { engineVersion } from '#calculators/kit/version.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { toastAtom } from '../ui/toast-atom.ts';
import { currentYear, lawInUse, lawNotes } from './law-in-use.ts';
import { shareFragment } from './share-link.ts';
import type { Calculation } from './use-calculation.ts';

/** A link that holds the inputs behind the #. Browsers never send that part. */
export function ShareDialog({ calculation, onClose }: { readonly calculation: Calculation; readonly onClose: () => void }) {
  const setToast = useSetAtom(toastAtom);
  const { calculator, inputs, form } = calculation;
  const url = new URL(`/calculators/${calculator.id}#${shareFragment(inputs, form.values, engineVersion)}`, window.location.href).href;
  const lines = lawNotes(lawInUse(calculator, inputs, form.values, currentYear()));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setToast({ title: 'Link copied', description: 'It opens this calculator with these inputs.' });
      onClose();
    } catch {
      setToast({
        title: 'The link could not be copied',
        description: 'Select it in the field and copy it by hand.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Dialog
      title="Share these inputs"
      onClose={onClose}
      actions={
        <>
          {'share' in navigator ? (
            <Button onClick={() => void navigator.share({ url, title: calculator.title, text: lines.join('\n') }).catch(() => undefined)}>
              Send…
            </Button>
          ) : null}
          <Button variant="primary" onClick={() => void copy()}>
            Copy link
          </Button>
        </>
      }
    >
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="page__note">
        The inputs are in the part of the link behind the #. It is not sent to any server: whoever has the link has the figures.
      </p>
    </Dialog>
  );
}
